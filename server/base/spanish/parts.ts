/** Parts of texts that no catalog can hold: dates, names of states, and lists of other parts. */
import { stateNameIn, STATES } from '#law/codes.ts';
import { list, longDate } from '#text/english.es.ts';
import { MONTHS_EN, monthNumber } from '#text/months.ts';

type Look = (english: string) => string | undefined;

const DATE = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/;

function dateIn(part: string): string | undefined {
  const [, month = '', day = '', year = ''] = DATE.exec(part) ?? [];
  const number = monthNumber(MONTHS_EN, month);
  if (number === 0) return undefined;
  return longDate([year, String(number).padStart(2, '0'), day].join('-'));
}

/** The names of the states with a law. */
export const STATE_NAMES: ReadonlyMap<string, string> = new Map(
  STATES.map(({ code, name }) => [name, stateNameIn('es', code)]),
);

/** With a quote in it, too. */
const QUOTE = /“(?:[^“”]|“[^“”]{0,200}”){0,300}”/g;

/** "“a”, “b” or “c”", "“a” or “b” or “c”": quotes stay as they are. */
export function quotesIn(part: string): string | undefined {
  const quotes = part.match(QUOTE) ?? [];
  const between = part.replaceAll(QUOTE, '');
  const [last] = / (?:and|or) /.exec(between) ?? [];
  if (quotes.length < 2 || !/^(?:, | and | or )+$/.test(between)) return undefined;
  return last === undefined ? quotes.join(', ') : list(quotes, last.trim());
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hour: ['hora', 'horas'],
  day: ['día', 'días'],
  task: ['tarea', 'tareas'],
  duty: ['obligación', 'obligaciones'],
  duties: ['obligación', 'obligaciones'],
};

/** "$5 to $10", "35,000 or more". */
function boundsIn(part: string): string | undefined {
  const [, least = '', most = ''] =
    /^(\$?\d[\d,.]*%?) (?:to (\$?\d[\d,.]*%?)|or more)$/.exec(part) ?? [];
  if (least === '') return undefined;
  return most === '' ? `${least} o más` : `de ${least} a ${most}`;
}

/** "1 hour", "12 hours". */
function countIn(part: string): string | undefined {
  const [, figure = '', one = ''] = /^(\d[\d,.]*) ([a-z]+?)s?$/.exec(part) ?? [];
  const unit = UNITS[one] ?? UNITS[`${one}s`];
  return unit && `${figure} ${figure === '1' ? unit[0] : unit[1]}`;
}

/** A name of a company, a section, or a number. */
const NAME = /^[\p{Lu}\d“§]/u;

/** "a, b and c", each with a text of its own. */
function listIn(part: string, look: Look): string | undefined {
  const [, last] = / (and|or) (?!.* (?:and|or) )/.exec(part) ?? [];
  const items = last === undefined ? part.split(', ') : part.split(/, | (?:and|or) /);
  if (items.length < 2) return undefined;
  const found = items.map((item) => look(item) ?? partInSpanish(item, look));
  const known = found.filter((text) => text !== undefined).length;
  const areNames = items.every((item) => NAME.test(item));
  if (last === undefined ? known < items.length : known === 0 && !areNames) return undefined;
  const texts = found.map((text, at) => text ?? items[at] ?? '');
  return last === undefined ? texts.join(', ') : list(texts, last);
}

/** The Spanish of a part; `look` finds texts that are written. */
export const partInSpanish = (part: string, look: Look): string | undefined =>
  dateIn(part) ??
  countIn(part) ??
  boundsIn(part) ??
  quotesIn(part) ??
  STATE_NAMES.get(part) ??
  listIn(part, look);
