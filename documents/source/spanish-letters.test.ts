/**
 * The Spanish letters say what the English ones say: sentence for sentence, with the same gaps,
 * choices and conditions.
 */
import { describe, expect, test } from 'vitest';
import { made } from '../../tests/documents/make-document.ts';
import { englishIn, refusedIn } from '../../tests/spanish-glossary.ts';
import { ANSWER_LETTERS } from '#engine/requests/steps/next-step.ts';
import { STATES } from '#law/codes.ts';
import { answerLetter } from '#documents/tree/answer-letter.ts';
import type { Template, TemplatePassage } from '#documents/template/template.ts';
import { numbered } from './sentences.ts';
import { SPANISH_DICTIONARY, SPANISH_LETTERS, SPANISH_WORDS } from './spanish-letters.server.ts';
import { DICTIONARY, TEMPLATES } from './templates.server.ts';

const ENGLISH = TEMPLATES.filter(({ id }) => id === SPANISH_LETTERS.id);
const NUMBERS: readonly number[] = Object.values(ANSWER_LETTERS);
const KEEP = /^Keep this paragraph only if [^.]+\./;

const names = (text: string) =>
  [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name);
const digits = (text: string) => [...text.matchAll(/\d+/g)].map(([found]) => found);

/** What a sentence stands on, without its words. */
function letterOf(template: Template, number: number) {
  const heading = new RegExp(`^(?:Letter|Carta) ${number}: `);
  return numbered(template)
    .sentences.filter(({ under, forOwner, part }) =>
      part === 'text' ? !forOwner && under.some((above) => heading.test(above)) : false,
    )
    .map((sentence) => ({
      ...sentence,
      names: names(sentence.text).toSorted((one, other) => one.localeCompare(other)),
      digits: digits(sentence.text),
      keep: KEEP.exec(sentence.text)?.[0],
    }));
}

/** The conditions of a template's passages, in their order, without notes for the owner. */
function conditions(passages: readonly TemplatePassage[]): unknown[] {
  return passages.flatMap((passage): unknown[] => {
    if (!('inner' in passage)) return passage.kind === 'signature' ? ['signature'] : [];
    const { kind, inner, ...rest } = passage;
    const within = conditions(inner);
    const says = inner.some((one) => one.kind !== 'paragraph' || !isForOwner(one));
    return says ? [{ kind, ...rest, within }] : [];
  });
}
/** The number of the letter that begins with this passage. */
const numberOf = (one: TemplatePassage): number | undefined => {
  if (one.kind !== 'heading' || typeof one.text[0] !== 'string') return undefined;
  const found = /^(?:Letter|Carta) (\d+): /.exec(one.text[0]);
  return found ? Number(found[1]) : undefined;
};
const isForOwner = ({ text: [first] }: Extract<TemplatePassage, { kind: 'paragraph' }>) =>
  typeof first === 'string' && first.startsWith('For you: ');

/** The passages of the letters that the desk writes. */
function passagesOfLetters({ passages }: Template): TemplatePassage[] {
  let number: number | undefined;
  return passages.filter((one) => {
    number = one.kind === 'annex' ? undefined : (numberOf(one) ?? number);
    return number !== undefined && NUMBERS.includes(number);
  });
}

test.each(NUMBERS)('letter %s: each sentence has its twin', (number) => {
  const [english] = ENGLISH.map((template) => letterOf(template, number));
  const spanish = letterOf(SPANISH_LETTERS, number);
  const shape = (letter = spanish) =>
    letter.map((one) => ({
      names: one.names,
      digits: one.digits,
      keep: one.keep,
      practice: one.practice,
      facts: one.facts,
      marked: one.marked,
    }));
  expect(spanish.length).toBeGreaterThan(4);
  expect(shape(spanish)).toEqual(shape(english));
});

test('each passage stands under the same conditions', () => {
  const [english] = ENGLISH.map((template) => conditions(passagesOfLetters(template)));
  expect(conditions(passagesOfLetters(SPANISH_LETTERS))).toEqual(english);
});

test('the words are Spanish, and those of the glossary', () => {
  const said = numbered(SPANISH_LETTERS).sentences.map(({ text }) =>
    text.replace(KEEP, '').replaceAll(/\{\{[\w.]+\}\}/g, ''),
  );
  expect(said.length).toBeGreaterThan(60);
  const found = [...said, ...Object.values(SPANISH_WORDS.offices)].flatMap((text) => [
    ...refusedIn(text),
    ...[englishIn(text) ?? []].flat().map((word) => `"${word}" in: ${text}`),
  ]);
  expect(found).toEqual([]);
});

test('labels, choices and offices are those of the English dictionary', () => {
  const { labels, choices, columns, offices } = SPANISH_WORDS;
  const used = new Set(SPANISH_LETTERS.variables);
  for (const name of Object.keys({ ...labels, ...choices, ...columns }))
    expect(used.has(name) && DICTIONARY.variables[name]?.perUse, name).toBe(true);
  for (const [name, said] of Object.entries(choices))
    expect(said, name).toHaveLength(DICTIONARY.variables[name]?.choices?.length ?? 0);
  const states = Object.keys(DICTIONARY.stateVariables['complaint']?.values ?? {});
  expect(Object.keys(offices).toSorted()).toEqual(states.toSorted());
  // whatever the owner types in English would be an English word in the Spanish text
  const free = SPANISH_LETTERS.variables.filter(
    (name) => DICTIONARY.variables[name]?.perUse && labels[name] === undefined,
  );
  expect(free).toEqual(['consumerName', 'consumerAddress', 'referenceNumber', 'answerTable']);
});

describe.each(STATES.map(({ code }) => code))('%s', (code) => {
  test('as many gaps and choices in both languages, and no English beside the marks', () => {
    const marks = {
      gap: (what: string) => `[fill in: ${what}]`,
      choice: (what: string) => `[choose: ${what}]`,
    };
    for (const facts of [
      {},
      { sellsPersonalData: true, targetedAdvertising: true, profiling: true },
    ])
      for (const number of NUMBERS) {
        const letters = [ENGLISH[0], SPANISH_LETTERS].map((template) => {
          if (!template) throw new Error('there are no letters');
          const dictionary = template === SPANISH_LETTERS ? SPANISH_DICTIONARY : {};
          const { tree } = made(template, [code], { facts, ...dictionary });
          return answerLetter(tree.blocks, number, marks)?.text;
        });
        const counts = letters.map((text) => [
          text?.match(/\[fill in: /g)?.length,
          text?.match(/\[choose: /g)?.length,
          text?.split('\n\n').length,
        ]);
        expect(counts[1], `letter ${number}`).toEqual(counts[0]);
        const plain = letters[1]
          ?.replaceAll(/\[choose: Keep only if true: ([^\]]+)\]/g, '$1')
          .replaceAll(/\[[^\]]+\]|\(en inglés: .*\)/g, '');
        expect(englishIn(plain ?? ''), plain).toBeUndefined();
      }
  });
});
