/** The sentences in plain Spanish, for owners in the United States. Law names and citations stay English. */
import type { Rule } from '#law/schema.ts';
import { FACTS_ES } from './facts-es.ts';
import { joined } from './sentences.ts';
import type { Counts, Sentences } from './sentences.ts';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** 1 de enero de 2027. */
export function fecha(date: string): string {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} de ${MONTHS[month - 1]} de ${year}`;
}

/** "a", "a y b", "a, b y c"; "y" turns into "e" before the sound of i. */
export function lista(items: readonly string[], last: 'y' | 'o' = 'y'): string {
  if (items.length < 2) return items.join('');
  const end = items.at(-1) ?? '';
  const and = last === 'y' && /^h?i(?!e)/i.test(end) ? 'e' : last;
  return `${items.slice(0, -1).join(', ')} ${and} ${end}`;
}

const NUMBERS = [
  'ninguna',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

const counted = (n: number, one: string, many: string) =>
  `${NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A rule in words, from its conditions: "datos de 35,000 o más personas de Delaware". */
function ruleWords(rule: Rule, place: string): string {
  if ('fact' in rule) return FACTS_ES[rule.fact].test(rule, place);
  if ('not' in rule) return `no se da esto: ${ruleWords(rule.not, place)}`;
  const every = 'all' in rule;
  return lista(
    (every ? rule.all : rule.any).map((part) => ruleWords(part, place)),
    every ? 'y' : 'o',
  );
}

export const SPANISH: Sentences = {
  facts: FACTS_ES,
  list: (items) => lista(items),
  date: fecha,
  test: (reason, rule, place) => (rule ? `${ruleWords(rule, place)}.` : `“${reason.label}”.`),
  starts: (date) => `La ley empieza el ${date}.`,
  leavesOutOfRest: (test) =>
    `Lo demás de la ley no obliga a su empresa. La ley no cubre este caso: ${test}`,
  leavesOut: (test) => `La ley deja fuera este caso: ${test}`,
  mayLeaveOut: (test) => `La ley puede dejarlo fuera en este caso: ${test}`,
  meets: (test) => `Esto cumple la prueba: ${test}`,
  fails: (test) => `Esto no cumple la prueba: ${test}`,
  open: (test) => `La prueba: ${test}`,
  stillMissing: (missing) => `Falta saber: ${missing}.`,
  verdict: {
    applies: (name) => `La ley de ${name} se aplica a usted.`,
    'applies in part': (name) => `Solo una parte de la ley de ${name} se aplica a usted.`,
    exempt: (name) => `Usted está exento de la ley de ${name}.`,
    'does not apply': (name) => `La ley de ${name} no se aplica a usted.`,
    'cannot tell': () => 'Todavía no podemos decirlo.',
  },
  startsOn: (name, date) => `La ley de ${name} empieza el ${date}.`,
  later: {
    applies: 'Con lo que nos dijo, se aplicará a usted.',
    'applies in part': 'Con lo que nos dijo, una parte se aplicará a usted.',
    exempt: 'Con lo que nos dijo, usted estará exento.',
    'does not apply': 'Con lo que nos dijo, no se aplicará a usted.',
    'cannot tell': 'Todavía no podemos decir si se aplicará.',
  },
  stays: (titles) =>
    titles.length === 1
      ? `Queda una obligación: ${titles[0]}.`
      : `Quedan estas obligaciones: ${lista(titles)}.`,
  partly: (titles) =>
    titles.length === 1
      ? `Trae una obligación: ${titles[0]}.`
      : `Trae ${counted(titles.length, 'obligación', 'obligaciones')}.`,
  settles: (missing) =>
    missing.length === 1
      ? `Una respuesta lo decide: ${missing[0]}.`
      : `${capital(counted(missing.length, 'respuesta lo decide', 'respuestas lo deciden'))}: ${lista(missing)}.`,
  overall,
};

function overall({ bound, open, out, later, staying }: Counts, day?: string): string {
  const on = day === undefined ? 'Hoy' : `El ${day}`;
  const none = day === undefined ? '' : ` el ${day}`;
  const first =
    bound === 0 && open === 0
      ? `Con sus respuestas no se aplica ninguna de estas leyes${none}${staying === 0 ? '' : ' por completo'}.`
      : `${on} no es seguro que se aplique alguna de estas leyes.`;
  return joined(
    bound > 0 ? `${on} ${counted(bound, 'ley se aplica', 'leyes se aplican')} a usted.` : first,
    openText(open, bound > 0),
    out === 0 ? '' : outText(out, staying, bound + open > 0),
    later > 0 ? `${capital(counted(later, 'ley empieza', 'leyes empiezan'))} más tarde.` : '',
  );
}

function openText(open: number, more: boolean): string {
  if (open === 0) return '';
  const what = more ? ['más depende', 'más dependen'] : ['ley depende', 'leyes dependen'];
  return `${capital(counted(open, what[0] ?? '', what[1] ?? ''))} de sus respuestas.`;
}

function outText(out: number, staying: number, others: boolean): string {
  const left = others
    ? `${capital(counted(out, 'no se aplica', 'no se aplican'))} a su empresa`
    : `${capital(counted(out, 'ley no se aplica', 'leyes no se aplican'))} a su empresa`;
  if (staying === 0) return others ? `${left}.` : '';
  if (staying === out)
    return `${left}, pero queda una obligación ${out === 1 ? '' : 'de cada una'}`.trim() + '.';
  return `${left}, pero queda una obligación de ${counted(staying, 'de ellas', 'de ellas')}.`.replace(
    'una de ellas',
    'una',
  );
}
