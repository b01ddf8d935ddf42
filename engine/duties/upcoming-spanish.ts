/** What changes next, in Spanish. */
import { capital, lowerFirst } from '#text/case.ts';
import { list, longDate } from '#text/english.es.ts';
import type { VerdictKind } from '#engine/rules/applicability.ts';
import type { UPCOMING_EN } from './upcoming-english.ts';

type Words = typeof UPCOMING_EN;

const STANDING: Record<VerdictKind, string> = {
  applies: 'la ley se aplica a su empresa',
  'applies in part': 'una parte de la ley se aplica a su empresa',
  'does not apply': 'la ley no se aplica a su empresa',
  exempt: 'su empresa está exenta',
  'cannot tell': 'no podemos saber si la ley se aplica a su empresa',
  'not in force yet': 'la ley no está en vigor',
};

const STAYING: Record<VerdictKind, string> = {
  applies: 'La ley se aplica a su empresa antes y después.',
  'applies in part': 'Una parte de la ley se aplica a su empresa antes y después.',
  'does not apply': 'La ley no se aplica a su empresa, ni antes ni después.',
  exempt: 'Su empresa está exenta antes y después.',
  'cannot tell': 'Aún no se puede saber. Lo deciden sus respuestas pendientes.',
  'not in force yet': 'La ley todavía no está en vigor.',
};

const meaningText: Words['meaningText'] = (before, after) => {
  if (before === after) return STAYING[after];
  if (before !== 'not in force yet')
    return `Hasta entonces ${STANDING[before]}. Desde este día ${STANDING[after]}.`;
  return after === 'cannot tell' ? STAYING[after] : `Desde este día ${STANDING[after]}.`;
};

const begin = (count: number, one: string, many: string) =>
  count === 1 ? `1 obligación ${one}` : `${count} obligaciones ${many}`;

function dutiesText(sure: number, maybe: number, advice: readonly string[] = []): string {
  if (sure === 0 && maybe === 0 && advice.length === 0)
    return 'No se añade ninguna obligación para usted.';
  if (sure === 0 && maybe === 0)
    return `Pueden cambiar obligaciones que ya tiene. Vea la buena práctica: ${list(advice.map((title) => `“${title}”`))}.`;
  const parts = [
    ...(sure > 0 ? [begin(sure, 'empieza para usted', 'empiezan para usted')] : []),
    ...(maybe > 0 ? [begin(maybe, 'puede empezar', 'pueden empezar')] : []),
  ];
  return `${capital(parts.join(', '))}.`;
}

/** A label without the date that is shown next to it, and without its full stop. */
const bare = (label: string) =>
  label.replace(/\.$/, '').replace(/ \((?:desde|hasta) el [^()]*\)$/, '');

const newTestText: Words['newTestText'] = ({ label, reach }) => {
  const about = reach === 'full' ? 'quién debe cumplir' : 'una parte de la ley';
  return `Nueva condición sobre ${about}: ${lowerFirst(bare(label))}.`;
};

const cureText: Words['cureText'] = ({ enforcement: { cure } }) => {
  const days = cure.days === null ? 'tiempo' : `${cure.days} días`;
  const gives = cure.mandatory ? 'debe darle' : 'puede darle';
  return `Termina el tiempo para corregir una infracción. El ${longDate(cure.until ?? '')} es el último día en que el estado ${gives} ${days}.`;
};

/** The same sentences as those of upcoming-english.ts. */
export const UPCOMING_ES: Words = {
  meaningText,
  dutiesText,
  startText: (law) => `Empieza la ley de ${law.name}.`,
  exemptionText: (text) => `Nueva exención: ${bare(text)}.`,
  exemptionEndsText: (text) => `Termina la exención: ${bare(text)}.`,
  endedText: (text) => `Deja de contar: ${bare(text)}.`,
  newTestText,
  cureText,
};
