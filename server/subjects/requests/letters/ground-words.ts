/**
 * The ground of a refusal in the words of its letter: chosen once, it is the reason in the text,
 * keeps the paragraphs that fit, and is found again when the letter leaves.
 */
import type { GroundId } from '#law/schema.ts';
import { letterParts } from '#contract/requests/letter-texts.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

/** What is special of the case, such as which exception, the owner says as its facts. */
const GROUND_WORDS: Readonly<Record<GroundId, Readonly<Record<LetterLanguage, string>>>> = {
  'not-verified': {
    en: 'we could not confirm who you are',
    es: 'no pudimos confirmar quién es usted',
  },
  'trade-secret': {
    en: 'the answer would give away a trade secret',
    es: 'la respuesta revelaría un secreto comercial',
  },
  exemption: {
    en: 'an exception in the law applies',
    es: 'se aplica una excepción de la ley',
  },
  deidentified: {
    en: 'this data is kept in a form that we cannot tie to you',
    es: 'estos datos se guardan de una forma que no podemos relacionar con usted',
  },
  unfounded: {
    en: 'the request is plainly unfounded, excessive or repetitive',
    es: 'la solicitud es claramente infundada, excesiva o repetida',
  },
  'not-feasible': {
    en: 'what you ask for is not technically possible',
    es: 'lo que pide no es técnicamente posible',
  },
  'other-purpose': {
    en: 'what you ask for is not technically possible, or its main purpose is not to use a right',
    es: 'lo que pide no es técnicamente posible, o su fin principal no es usar un derecho',
  },
  'self-service': {
    en: 'you can make this change yourself in your account',
    es: 'usted mismo puede hacer este cambio en su cuenta',
  },
  'kept-by-law': {
    en: 'a law makes us keep this data',
    es: 'una ley nos obliga a guardar estos datos',
  },
  fraud: {
    en: 'in good faith, we believe that the request is fraud',
    es: 'creemos de buena fe que la solicitud es un fraude',
  },
  'human-appeal': {
    en: 'you can have a person decide again in place of this',
    es: 'en lugar de esto, puede pedir que una persona decida otra vez',
  },
  'data-is-right': {
    en: 'on all that we know, the data is more likely right than wrong',
    es: 'según todo lo que sabemos, es más probable que los datos sean correctos',
  },
  cap: {
    en: 'we have answered as many requests of this kind as the law asks for in this time',
    es: 'ya respondimos tantas solicitudes de este tipo como pide la ley en este tiempo',
  },
  'tax-records': {
    en: 'we have to keep records of what you bought or paid, for taxes and accounting',
    es: 'tenemos que guardar los registros de lo que usted compró o pagó, para impuestos y contabilidad',
  },
  'legal-duty': {
    en: 'another law stands against it',
    es: 'otra ley no lo permite',
  },
  'legal-claim': {
    en: 'we need this data for a legal claim',
    es: 'necesitamos estos datos para un reclamo legal',
  },
  security: {
    en: 'we need this data against fraud, or to keep our systems safe',
    es: 'necesitamos estos datos contra el fraude, o para mantener seguros nuestros sistemas',
  },
  'asked-for': {
    en: 'we need this data for what you ordered, for its warranty, or for our contract with you',
    es: 'necesitamos estos datos para lo que usted pidió, para su garantía o para nuestro contrato con usted',
  },
  'internal-use': {
    en: 'we use this data only inside our business, in ways that you would expect from us',
    es: 'usamos estos datos solo dentro de nuestro negocio, de formas que usted esperaría de nosotros',
  },
  'free-speech': {
    en: 'this data is part of what somebody says or writes, which free speech protects',
    es: 'estos datos son parte de lo que alguien dice o escribe, que la libertad de expresión protege',
  },
};

/** How a refusal begins: while it is open how much is refused, then of all or of a part. */
export const REFUSES: Readonly<
  Record<LetterLanguage, Readonly<Record<'open' | 'all' | 'part', string>>>
> = {
  en: {
    open: 'We are not able to act on your request, or on one part of it.',
    all: 'We are not able to act on your request.',
    part: 'We are not able to act on one part of your request.',
  },
  es: {
    open: 'No podemos cumplir su solicitud, o una parte de ella.',
    all: 'No podemos cumplir su solicitud.',
    part: 'No podemos cumplir una parte de su solicitud.',
  },
};

/** How much of an appeal is denied, after “your appeal is denied”. */
export const DENIED: Readonly<Record<LetterLanguage, Readonly<Record<'all' | 'part', string>>>> = {
  en: { all: 'in whole', part: 'in part' },
  es: { all: 'por completo', part: 'en parte' },
};

const isGround = (id: string): id is GroundId => id in GROUND_WORDS;

/** The words of a ground; undefined where none is chosen. */
export const groundInLetter = (ground: string | undefined, language: LetterLanguage) =>
  ground !== undefined && isGround(ground) ? GROUND_WORDS[ground][language] : undefined;

/** The ground that the English text of a refusal names; null: none of those that we word. */
export function groundIn(text: string): GroundId | null {
  const english = letterParts(text).at(-1)?.text ?? '';
  const { reason } = LETTER_WORDS.en;
  const named = Object.keys(GROUND_WORDS)
    .filter(isGround)
    .find((id) => english.includes(`${reason}${GROUND_WORDS[id].en}.`));
  return named ?? null;
}

/** Whether the English text of a refusal is about a part only; null: it does not tell. */
export function partlyIn(text: string): boolean | null {
  const english = letterParts(text).at(-1)?.text ?? '';
  if (english.includes(REFUSES.en.part)) return true;
  return english.includes(REFUSES.en.all) ? false : null;
}

/** Why more time is needed, as the English text says it; null: it does not, or not yet. */
export function reasonIn(text: string): string | null {
  const english = letterParts(text).at(-1)?.text ?? '';
  const found = LETTER_WORDS.en.delay.exec(english)?.[1]?.trim();
  return found === undefined || found.includes('[fill in: ') ? null : found;
}
