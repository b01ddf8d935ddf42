/** What an assessment says in the language of its corpus. */
import type { Language } from '#text/language.ts';
import { list } from '#text/english.ts';
import { ENGLISH } from './english.ts';
import type { RiskWords } from './risk-reason.ts';
import type { Sentences } from './sentences.ts';
import { lista, SPANISH } from './spanish.ts';

/** Two things that the owner said, and that do not fit together. */
interface ClashWords {
  readonly yourBusiness: string;
  readonly told: (yours: string, theirs: string, how: string) => string;
  readonly youUse: (names: readonly string[]) => string;
  readonly setAside: (title: string) => string;
  readonly thisState: string;
  readonly notBoth: (one: string, other: string, why: string) => string;
  readonly but: (one: string, other: string, why: string) => string;
}

export interface LanguageOfCorpus {
  readonly sentences: Sentences;
  readonly risk: RiskWords;
  readonly clash: ClashWords;
  /** A sentence of the engine in this language. */
  readonly phrase: (english: string) => string;
}

const RISK: Record<Language, RiskWords> = {
  en: {
    unbound: 'No law with a size test binds you today.',
    nothingOpen: 'No duty that is surely owed is open.',
    urgent: 'Urgent work is open.',
    notUrgent: 'Work is open, and none of it is urgent.',
    noWarning: (names) => `${list(names)} may act without a warning first.`,
  },
  es: {
    unbound: 'Ninguna ley que dependa del tamaño obliga hoy a su empresa.',
    nothingOpen: 'No queda abierta ninguna obligación segura.',
    urgent: 'Hay trabajo urgente abierto.',
    notUrgent: 'Hay trabajo abierto, y nada es urgente.',
    noWarning: (names) =>
      `${lista(names)} ${names.length === 1 ? 'puede' : 'pueden'} actuar sin avisar primero.`,
  },
};

const CLASH: Record<Language, ClashWords> = {
  en: {
    yourBusiness: 'your business',
    told: (yours, theirs, how) =>
      `You told us: ${yours} Your profile says: ${theirs} (${how}) We use your answer.`,
    youUse: (names) => `You use ${list(names)}.`,
    setAside: (title) => `You set “${title}” aside as not applicable.`,
    thisState: 'this state',
    notBoth: (one, other, why) =>
      `These two answers cannot both be right: “${one}” and “${other}”. ${why}`,
    but: (one, other, why) => `${one} But ${other} ${why}`,
  },
  es: {
    yourBusiness: 'su empresa',
    told: (yours, theirs, how) =>
      `Usted nos dijo: ${yours} Su perfil dice: ${theirs} (${how}) Usamos su respuesta.`,
    youUse: (names) => `Usa ${lista(names)}.`,
    setAside: (title) => `Apartó “${title}” como no aplicable.`,
    thisState: 'este estado',
    notBoth: (one, other, why) =>
      `Estas dos respuestas no pueden ser correctas a la vez: “${one}” y “${other}”. ${why}`,
    but: (one, other, why) => `${one} Pero ${other} ${why}`,
  },
};

/** "You collect Health information. Medical history counts. Del. C. § 1": two sentences first. */
function byParts(english: string, phrases: Readonly<Record<string, string>>): string {
  const [first = '', second = '', ...rest] = english.split(/(?<=\.) /);
  const said = phrases[first];
  return said === undefined ? english : [said, phrases[second] ?? second, ...rest].join(' ');
}

/** The sentences of a corpus: its own language, or English. */
export const spokenIn = ({
  language = 'en',
  phrases = {},
}: {
  readonly language?: Language;
  readonly phrases?: Readonly<Record<string, string>>;
}): LanguageOfCorpus => ({
  sentences: language === 'es' ? SPANISH : ENGLISH,
  risk: RISK[language],
  clash: CLASH[language],
  phrase: (english) => phrases[english] ?? byParts(english, phrases),
});
