/** What changed for a business, in Spanish: the same sentences as those of news-english.ts. */
import { longDate } from '#text/english.es.ts';
import type { NewsVerdict } from './business-news.ts';
import type { NewsClass } from './causes.ts';
import type { LAW_NEWS_EN } from './news-english.ts';

type Words = typeof LAW_NEWS_EN;

const STANDING: Record<NewsVerdict, string> = {
  applies: 'la ley se aplica a su empresa',
  'applies in part': 'una parte de la ley se aplica a su empresa',
  'does not apply': 'la ley no se aplica a su empresa',
  exempt: 'su empresa está exenta',
  'cannot tell': 'no podemos saber si la ley se aplica a su empresa',
  'not in force yet': 'la ley todavía no está en vigor',
  'no law on record': 'no hay tal ley',
};

const wrongText: Words['wrongText'] = ({ from, until }, before, after, later) => {
  const when =
    from === until
      ? `el ${longDate(from)}`
      : `desde el ${longDate(from)} hasta el ${longDate(until)}`;
  return before === after
    ? `Nos equivocamos ${when} sobre lo que esta ley le pide.`
    : `Nos equivocamos ${when}: dijimos que ${STANDING[before]}${later === null ? '' : ` desde el ${longDate(later)}`}. En realidad, ${STANDING[after]}${later === null ? '' : ' entonces'}.`;
};

const verdictText: Words['verdictText'] = (before, after, from) => {
  if (before === after) return `Como antes, ${STANDING[after]}. Cambió lo que le pide.`;
  return from === null
    ? `Antes: ${STANDING[before]}. Ahora: ${STANDING[after]}.`
    : `Antes: ${STANDING[before]}. Desde el ${longDate(from)}: ${STANDING[after]}.`;
};

const WHY: Record<NewsClass, string> = {
  'law enacted': 'Se aprobó una ley nueva.',
  'law changed': 'La ley cambió.',
  'we were wrong': 'Habíamos leído mal la ley.',
};

const dutyText: Words['dutyText'] = (before, after) => {
  if (after === null) return 'Ya no se le pide.';
  if (before?.owed === after.owed && before.from !== null && after.from !== null)
    return `Empieza el ${longDate(after.from)}, antes: el ${longDate(before.from)}.`;
  const day = after.from === null ? 'ahora' : `el ${longDate(after.from)}`;
  return after.owed === 'may be owed'
    ? `Puede empezar ${day}: lo decide una respuesta suya.`
    : `Empieza ${day}.`;
};

const day = (date: string | null) => (date === null ? 'ninguno' : `el ${longDate(date)}`);

const SMALL: Readonly<Record<Parameters<Words['smallText']>[1], (from: string | null) => string>> =
  {
    binds: () => 'Esta ley le obliga.',
    asks: () => 'Lo que esta ley le pide cambió.',
    'may bind': () => 'Esta ley puede obligarle: lo decide una respuesta suya.',
    'starts later': (from) =>
      from === null
        ? 'Esta ley le obligará más adelante.'
        : `Esta ley le obliga desde el ${longDate(from)}.`,
    'does not bind': () => 'Esta ley ya no le obliga.',
  };

export const LAW_NEWS_ES: Words = {
  wrongText,
  verdictText,
  whyText: (kind) => WHY[kind],
  dutyText,
  requestText: (reference, before, after) =>
    `Solicitud ${reference}: el último día para responder es ${day(after)}, antes: ${day(before)}.`,
  smallText: (name, standing, from) => `${name}: ${SMALL[standing](from)}`,
  comeText: (title) => `Tarea nueva: ${title}.`,
  goText: (title) => `Tarea que se va: ${title}.`,
  paperText: (title, number, isPublished) =>
    `${title}, versión ${number}${isPublished ? ', en su página' : ''}: nombra una sección que cambió. Vuelva a leer ese documento.`,
};
