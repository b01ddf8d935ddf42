/**
 * The sentences in plain Spanish, for owners in the United States. Law names and citations stay
 * English.
 */
import { capital, lowerFirst } from '#text/case.ts';
import { segun } from './counted-es.ts';
import { FACTS_ES } from './facts-es.ts';
import { joinedSentences } from './sentences.ts';
import type { Counts, Sentences } from './sentences.ts';
import { MONTHS_ES } from '#text/months.ts';

/** 1 de enero de 2027. */
export function fecha(date: string): string {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} de ${MONTHS_ES[month - 1]} de ${year}`;
}

/** "a", "a y b", "a, b y c"; "y" becomes "e" before the sound of i, except for Iowa. */
export function lista(items: readonly string[], last: 'y' | 'o' = 'y'): string {
  if (items.length < 2) return items.join('');
  const end = items.at(-1) ?? '';
  const and = last === 'y' && /^h?i(?!e|owa)/i.test(end) ? 'e' : last;
  // Items that contain commas are separated by semicolons.
  const mark = items.some((item) => item.includes(',')) ? ';' : ',';
  const before = mark === ';' ? '; ' : ' ';
  return `${items.slice(0, -1).join(`${mark} `)}${before}${and} ${end}`;
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

/** Small numbers as words: "tres leyes". */
const counted = (n: number, one: string, many: string) =>
  `${NUMBERS[n] ?? String(n)} ${segun(String(n), one, many)}`;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Titles within a sentence: without the words on size, which the verdict already says. */
const duties = (titles: readonly string[]) =>
  titles.map((title) =>
    lowerFirst(title.replace(/^(Con cualquier tamaño|Pequeña o grande|Pequeña empresa): /, '')),
  );

export const SPANISH: Sentences = {
  facts: FACTS_ES,
  list: (items) => lista(items),
  date: fecha,
  test: (label) => lowerFirst(sentence(label)),
  starts: (date) => `La ley empieza el ${date}.`,
  leavesOutOfRest: (test) => `El resto de la ley no cubre este caso: ${test}`,
  leavesOut: (test) => `La ley no cubre este caso: ${test}`,
  mayLeaveOut: (test) => `Puede que la ley no cubra este caso: ${test}`,
  meets: (test) => `Esto cumple la condición: ${test}`,
  fails: (test) => `Esto no cumple la condición: ${test}`,
  open: (test) => `La condición: ${test}`,
  stillMissing: (missing) => `Falta saber: ${missing}.`,
  verdict: {
    applies: (name) => `La ley de ${name} se aplica a su empresa.`,
    'applies in part': (name) => `Solo una parte de la ley de ${name} se aplica a su empresa.`,
    exempt: (name) => `Su empresa está exenta de la ley de ${name}.`,
    'does not apply': (name) => `La ley de ${name} no se aplica a su empresa.`,
    'cannot tell': () => 'Aún no se puede saber.',
  },
  startsOn: (name, date) => `La ley de ${name} empieza el ${date}.`,
  later: {
    applies: 'Según sus respuestas, se aplicará a su empresa.',
    'applies in part': 'Según sus respuestas, una parte se aplicará a su empresa.',
    exempt: 'Según sus respuestas, su empresa estará exenta.',
    'does not apply': 'Según sus respuestas, no se aplicará a su empresa.',
    'cannot tell': 'Aún no se puede saber si se aplicará.',
  },
  stays: (titles) =>
    titles.length === 1
      ? `Queda una obligación: ${duties(titles)[0]}.`
      : `Quedan estas obligaciones: ${lista(duties(titles))}.`,
  partly: (titles) => {
    const brings = `Trae ${counted(titles.length, 'obligación', 'obligaciones')}`;
    return titles.length > MOST_NAMED ? `${brings}.` : `${brings}: ${lista(duties(titles))}.`;
  },
  settles: (missing) =>
    missing.length === 1
      ? `Una respuesta lo decide: ${missing[0]}.`
      : `${capital(counted(missing.length, 'respuesta lo decide', 'respuestas lo deciden'))}: ${lista(missing)}.`,
  overall,
};

/** A headline lists at most this many. */
const MOST_NAMED = 3;

function overall({ bound, open, out, later, staying }: Counts, day?: string): string {
  const on = day === undefined ? 'hoy' : `el ${day}`;
  const first =
    bound === 0 && open === 0
      ? `Según sus respuestas, ${on} no se aplica ninguna ley que dependa del tamaño${staying === 0 ? '' : ' por completo'}.`
      : `${capital(on)} no es seguro que se aplique alguna ley que dependa del tamaño.`;
  return joinedSentences(
    bound > 0
      ? `${capital(on)} ${segun(String(bound), 'se aplica', 'se aplican')} ${counted(bound, 'ley', 'leyes')} a su empresa.`
      : first,
    openText(open, bound > 0),
    out === 0 ? '' : outText(out, staying, bound + open > 0),
    later > 0 ? `${capital(counted(later, 'ley empieza', 'leyes empiezan'))} más tarde.` : '',
  );
}

function openText(open: number, more: boolean): string {
  if (open === 0) return '';
  const what = more
    ? counted(open, 'más depende', 'más dependen')
    : counted(open, 'ley depende', 'leyes dependen');
  return `${capital(what)} de lo que falta responder.`;
}

/** "Tres no cubren a su empresa, pero una de ellas le deja algo por cumplir." */
function outText(out: number, staying: number, others: boolean): string {
  const left = others
    ? counted(out, 'no cubre a su empresa', 'no cubren a su empresa')
    : counted(out, 'ley no cubre a su empresa', 'leyes no cubren a su empresa');
  if (staying === 0) return others ? `${capital(left)}.` : '';
  return `${capital(left)}, pero ${stayingText(out, staying)} algo por cumplir.`;
}

function stayingText(out: number, staying: number): string {
  if (out === 1) return 'le deja';
  if (staying === out) return 'cada una le deja';
  return counted(staying, 'de ellas le deja', 'de ellas le dejan');
}
