/** What the server says to owners, in Spanish: each text by its English. */
import { messageInSpanish } from '#contract/in-spanish.ts';
import { byEnglish } from '#text/by-english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import dataMap from './data-map.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import lawTerms from './law-terms.json' with { type: 'json' };
import letters from './letters.json' with { type: 'json' };
import { inBothLanguages } from './pairs.ts';
import { partInSpanish, quotesIn, STATE_NAMES } from './parts.ts';
import requests from './requests.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import siteBuilders from './site-builders.json' with { type: 'json' };
import siteTest from './site-test.json' with { type: 'json' };

/** Parts of these texts can be whole sentences. */
const MOST_OF_A_PART = 1200;

/** `{name}` and `{why}` as `{0}` and `{1}`, in both texts alike. */
function numbered([english, spanish]: [string, string]): [string, string] {
  const names = [...new Set(english.match(/\{[a-z]+\}/gi))];
  const all = (text: string) =>
    names.reduce((left, name, at) => left.replaceAll(name, `{${at}}`), text);
  return names.length === 0 ? [english, spanish] : [all(english), all(spanish)];
}

const WRITTEN: Readonly<Record<string, string>> = {
  ...inBothLanguages(),
  ...requests,
  ...documents,
  ...dataMap,
  ...siteTest,
  ...siteBuilders,
  ...lawTerms,
  ...letters,
  ...reports,
};
const found = byEnglish(
  Object.fromEntries(Object.entries(WRITTEN).map(numbered)),
  partInSpanish,
  MOST_OF_A_PART,
);

const message = (english: string) => {
  const text = messageInSpanish(english);
  return text === english ? undefined : text;
};

/** Whether it is a text of ours, letter by letter but for the first. */
export const isOurs = (english: string): boolean =>
  english !== '' && (Object.hasOwn(WRITTEN, english) || Object.hasOwn(WRITTEN, capital(english)));

/** What documents have in brackets, as a gap, with words of their own in it. */
const ofGap = (english: string) =>
  /^(?:Keep only if true|To confirm): /i.test(english)
    ? found(`[${english.replace('To', 'to')}]`)?.slice(1, -1)
    : undefined;

/** A choice of a letter: the sentence of its template without the stop, and what is ticked. */
function ofChoice(english: string): string | undefined {
  const [, choice = '', tail] =
    /^(Keep this paragraph only if [^:]{1,200})(?:: (.{1,200}))?$/.exec(english) ?? [];
  const spanish = choice === '' ? undefined : found(`${choice}.`)?.replace(/\.$/, '');
  if (tail === undefined || spanish === undefined) return spanish;
  const ticked = whole(tail);
  return ticked === undefined ? undefined : `${spanish}: ${ticked}`;
}

/** A text as it is written, or with another first letter. */
function whole(english: string): string | undefined {
  const text = found(english) ?? message(english);
  if (text !== undefined) return text;
  const lower = found(lowerFirst(english));
  if (lower !== undefined) return capital(lower);
  const upper = found(capital(english));
  return upper === undefined ? undefined : lowerFirst(upper);
}

/** "Change this answer, or change that one.": both ways to mend what does not fit. */
function eitherWay(english: string): string | undefined {
  const [, one = '', other = ''] = /^(.{1,300}), or (.{1,300})\.$/.exec(english) ?? [];
  const both = [one, other].map((way) => (way === '' ? undefined : whole(way)));
  return both.includes(undefined) ? undefined : `${both.join(', o ')}.`;
}

/** "Only precise location (6 Del. C. § 12D-102)": a text with its section behind it. */
function withSection(english: string): string | undefined {
  const [, text = '', section = ''] =
    /^(.{1,600}) (\([^()]{0,80}§[^]{0,200}\))$/.exec(english) ?? [];
  const spanish = text === '' ? undefined : whole(text);
  return spanish === undefined ? undefined : `${spanish} ${section}`;
}

/** "Meta Pixel: still sends, with the browser signal": what stands behind a name. */
function behindName(english: string): string | undefined {
  const [, head = '', mark = '', tail = ''] =
    /^(.{1,300}?)(: )(.{1,400})$/.exec(english) ??
    /^(.{1,200}?)(, )(.{1,300})$/.exec(english) ??
    [];
  const spanish = tail === '' ? undefined : (quotesIn(tail) ?? whole(tail) ?? behindName(tail));
  const before = head === '' ? undefined : whole(head);
  if (spanish === undefined && (before === undefined || mark !== ': ')) return undefined;
  return `${before ?? head}${mark}${spanish ?? tail}`;
}

/** "Delaware: 45 days to answer a request." */
function ofState(sentence: string): string | undefined {
  const [, name = '', text = ''] = /^([A-Z][A-Za-z ]{1,30}): (.{1,600})\.$/.exec(sentence) ?? [];
  const state = STATE_NAMES.get(name);
  const spanish = state === undefined ? undefined : whole(text);
  return spanish === undefined ? undefined : `${state}: ${spanish}.`;
}

/** Sentence by sentence, where each has its Spanish. */
function bySentences(english: string): string | undefined {
  const sentences = english.split(/(?<=[.?!”]) (?=[“\p{Lu}\d])/u);
  if (sentences.length < 2) return undefined;
  const texts = sentences.map(
    (sentence) =>
      ofState(sentence) ?? eitherWay(sentence) ?? whole(sentence) ?? withSection(sentence),
  );
  return texts.includes(undefined) ? undefined : texts.join(' ');
}

/** The Spanish of a text; undefined where it has none. */
export const textInSpanish = (english: string): string | undefined =>
  ofGap(english) ??
  ofChoice(english) ??
  (english.includes('”: ') ? behindName(english) : undefined) ??
  bySentences(english) ??
  ofState(english) ??
  whole(english) ??
  withSection(english) ??
  behindName(english);
