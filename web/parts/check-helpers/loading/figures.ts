/** Formats counts, amounts, dates and lists in a language. */
import { type StateCode, stateNameIn } from '#law/codes.ts';
import { readNumber } from '#web/words/figures.ts';
import type { Language } from './found.ts';

const MILLION = 1_000_000;

export function figuresIn(language: Language) {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const millions = (value: number) => {
    const many = language === 'es' ? 'millones' : 'million';
    return `$${exact.format(value)} ${language === 'es' && value === 1 ? 'millón' : many}`;
  };
  return {
    language,
    count: (value: number) => counts.format(value),
    /** With up to two decimals: an average of people may have some. */
    average: (value: number) => exact.format(value),
    /** US dollars; amounts from a million on in millions, with two decimals. */
    money: (value: number) =>
      value >= MILLION ? millions(value / MILLION) : `$${counts.format(value)}`,
    /** A calendar date, as "October 7, 2026". */
    date: (iso: string) => days.format(Date.parse(`${iso}T00:00:00Z`)),
    list: (items: readonly string[]) => lists.format(items),
    state: (code: StateCode) => stateNameIn(language, code),
    percent: (share: number) => percents.format(share),
  };
}
export type Figures = ReturnType<typeof figuresIn>;

/** A number as typed: undefined if there is none, or if it is below zero. */
export function typedNumber(typed: string): number | undefined {
  const number = readNumber(typed);
  return number === undefined || Number.isNaN(number) || number < 0 ? undefined : number;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word is the beginning of a word in the texts. */
export function finder(typed: string, whole = false): (...texts: readonly string[]) => boolean {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (...texts) => {
    const text = ` ${plain(texts.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    return words.every((word) => text.includes(whole ? ` ${word} ` : ` ${word}`));
  };
}
