/** Where a business stands, in Spanish: the same sentences, for pages and mails. */
import { list, longDate } from '#text/english.es.ts';
import { plural } from '#text/figures.es.ts';
import type * as english from './stand-english.ts';
import type { Stand } from './stand.ts';

/** At most this many states are named. */
const NAMED = 3;

const namesOf = (names: readonly string[]) =>
  names.length > NAMED
    ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} estados más`]
    : names;

export const missingWords: typeof english.missingWords = ({ settling }) => {
  if (settling === null) return 'no falta ninguna';
  return settling.answers === 1
    ? '1 pregunta abierta'
    : `hasta ${settling.answers} preguntas abiertas`;
};

/** " Desde el 1 de enero de 2027, la ley de Delaware obliga a su empresa." */
export const bindsWords: typeof english.bindsWords = ({ binds }) => {
  if (binds === null) return '';
  const one = binds.stateNames.length === 1;
  return ` Desde el ${longDate(binds.on)}, ${one ? 'la ley' : 'las leyes'} de ${list(namesOf(binds.stateNames))} ${one ? 'obliga' : 'obligan'} a su empresa.`;
};

function settleWords(stand: Stand): string {
  const { laws, settling } = stand;
  const bound =
    laws.binding === 0
      ? `Todavía ninguna ley que dependa del tamaño obliga con seguridad a su empresa.${bindsWords(stand)}`
      : `${plural(laws.binding, 'ley obliga', 'leyes obligan')} a su empresa.`;
  if (settling === null) return bound;
  const { answers, minutes, stateNames, tasks } = settling;
  const decided = [...namesOf(stateNames), ...(tasks > 0 ? [plural(tasks, 'tarea')] : [])];
  const asked = answers === 1 ? 'Una pregunta' : `Hasta ${answers} preguntas`;
  return `${bound} ${asked}, unos ${plural(minutes, 'minuto')}: con eso se ${decided.length === 1 ? 'decide' : 'deciden'} ${list(decided)}.`;
}

/** "6 tareas, unas 48 horas de trabajo. Es posible que deba 3 más." */
export const workWords: typeof english.workWords = ({ sure, maybe }) => {
  const hours = (each: number) => `unas ${plural(Math.round(each), 'hora')}`;
  const first =
    sure.tasks > 0 ? `${plural(sure.tasks, 'tarea')}, ${hours(sure.hours)} de trabajo.` : '';
  if (maybe.tasks === 0) return first;
  if (first === '')
    return `Es posible que deba ${plural(maybe.tasks, 'tarea')}, ${hours(maybe.hours)}.`;
  return `${first} Es posible que deba ${maybe.tasks} más.`;
};

function doneWords({ done, notApplicable }: Stand['work']): string {
  const apart = notApplicable === 1 ? 'una no se aplica' : `${notApplicable} no se aplican`;
  if (done === 0)
    return notApplicable === 1
      ? 'Usted marcó su única tarea como no aplicable.'
      : `Usted marcó las ${notApplicable} tareas como no aplicables.`;
  if (notApplicable > 0)
    return `${plural(done, 'tarea está hecha', 'tareas están hechas')}, y ${apart}.`;
  return done === 1 ? 'Su única tarea está hecha.' : `Las ${done} tareas están hechas.`;
}

export const lookAgainWords: typeof english.lookAgainWords = ({ lookAgain: { on, stateName } }) => {
  const why =
    stateName === null
      ? 'porque entonces sus números cumplen un año'
      : `cuando cambia la ley de ${stateName}`;
  return `Vuelva a mirar el ${longDate(on)}, ${why}, o antes si trabaja en otro estado, atiende a muchas más personas, o vende o comparte datos personales.`;
};

/** The sentence of the box. */
export const standWords: typeof english.standWords = (stand) => {
  const { at, laws, work, keep } = stand;
  if (at === 'settle') return settleWords(stand);
  if (at === 'work') return workWords(work);
  if (at === 'unclear')
    return `No podemos saber si ${plural(laws.open, 'ley obliga', 'leyes obligan')} a su empresa: lo decide un punto de la ley, no una respuesta suya. Lea abajo de qué depende.`;
  if (at === 'done') return `${doneWords(work)}${bindsWords(stand)}`;
  if (at === 'keep')
    return `${keep.length === 1 ? 'Queda una obligación' : `Quedan ${keep.length} obligaciones`}. No hay nada que hacer, salvo ${keep.length === 1 ? 'cumplirla' : 'cumplirlas'}.${bindsWords(stand)}`;
  return `Hoy su empresa no debe nada bajo las leyes que dependen del tamaño.${bindsWords(stand)}`;
};
