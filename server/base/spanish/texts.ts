/** What the server says to owners, in Spanish: each text by its English. */
import { messageInSpanish } from '#contract/in-spanish.ts';
import { byEnglish } from '#text/by-english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import dataMap from './data-map.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import lawTerms from './law-terms.json' with { type: 'json' };
import letters from './letters.json' with { type: 'json' };
import { inBothLanguages } from './pairs.ts';
import { partInSpanish } from './parts.ts';
import requests from './requests.json' with { type: 'json' };
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

/** A text that documents have in brackets, as a gap. */
const inBrackets = (english: string) => found(`[${english}]`)?.slice(1, -1);

/** A text as it is written, or with another first letter. */
function whole(english: string): string | undefined {
  const text = found(english) ?? message(english) ?? inBrackets(english);
  if (text !== undefined) return text;
  const lower = found(lowerFirst(english));
  if (lower !== undefined) return capital(lower);
  const upper = found(capital(english));
  return upper === undefined ? undefined : lowerFirst(upper);
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
  const [, head = '', mark = '', tail = ''] = /^(.{1,200}?)(: |, )(.{1,300})$/.exec(english) ?? [];
  const spanish = tail === '' ? undefined : (whole(tail) ?? behindName(tail));
  if (spanish === undefined) return undefined;
  return `${whole(head) ?? head}${mark}${spanish}`;
}

/** Sentence by sentence, where each has its Spanish. */
function bySentences(english: string): string | undefined {
  const sentences = english.split(/(?<=[.?!”]) (?=[“\p{Lu}\d])/u);
  if (sentences.length < 2) return undefined;
  const texts = sentences.map((sentence) => whole(sentence) ?? withSection(sentence));
  return texts.includes(undefined) ? undefined : texts.join(' ');
}

/** The Spanish of a text; undefined where it has none. */
export const textInSpanish = (english: string): string | undefined =>
  bySentences(english) ?? whole(english) ?? withSection(english) ?? behindName(english);
