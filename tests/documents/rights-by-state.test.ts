/**
 * Of any states, a policy tells each right to the people whose state gives it, and to nobody else:
 * sentence by sentence, against the records of the law.
 */
import { describe, expect, test } from 'vitest';
import { blocksText } from './rights-sentences.ts';
import { DOES_ALL, DOES_NOTHING, lawsOf, made, templateNamed } from './make-document.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { LawRecord } from '#law/schema.ts';
import { FULL } from '../full.ts';

const POLICY = templateNamed('privacy-policy');
const LAWS = lawsOf([]);
/** A day on which each of the laws counts, and one of today. */
const LATER = '2028-02-01';
const TODAY = '2026-11-26';

/** Words that give a right, and the right in the record of a state. */
const RIGHTS: readonly (readonly [RegExp, string])[] = [
  [/right to confirm whether we handle data about you/, 'confirm'],
  [/\bto access it\b/, 'access'],
  [/right to correct data|can have it corrected/, 'correct'],
  [/right to have (?:it deleted|personal data deleted that you gave us)/, 'delete'],
  [/a copy of your data in a form|get a copy that you can move/, 'portability'],
  [/right to opt out of (?:the sale of your data|its sale)/, 'opt-out-sale'],
  [/right to opt out of [^.]*targeted advertising/, 'opt-out-ads'],
  [
    /right (?:by law )?to opt out of (?:this )?profiling|,? and to opt out of profiling|opt out of automated decisions/,
    'opt-out-profiling',
  ],
  [/ask for a list of (?:the )?(?:categories of )?third parties/, 'third-party-list'],
  [/question the result of such a decision/, 'question-profiling'],
  [/limit the use of sensitive personal information/, 'limit-sensitive'],
  [/forbids us to refuse service/, 'non-discrimination'],
  [/you can appeal if|the right to an answer in writing/i, 'appeal'],
];

const gives = ({ rights, requests }: LawRecord, right: string) => {
  if (right === 'appeal') return requests.appealRespondDays !== null;
  // its record tells it as a duty of the business
  if (right === 'non-discrimination') return true;
  return rights.some(({ id }) => id === right);
};

/** The states whose people a sentence speaks to: by its own words, else all of the document. */
function toldTo(sentence: string, laws: readonly LawRecord[]): readonly LawRecord[] {
  const named = laws.filter(({ name }) => new RegExp(`\\b${name}(?:ns?)?\\b`).test(sentence));
  if (named.length === 0) return laws;
  return /\bUnless you live in\b/.test(sentence)
    ? laws.filter((law) => !named.includes(law))
    : named;
}

interface About {
  readonly facts?: Facts;
  readonly asOf?: string;
  readonly values?: Record<string, string>;
}

function wrong(codes: readonly string[], { facts = DOES_ALL, asOf = LATER, values = {} }: About) {
  const laws = lawsOf(codes);
  const { tree } = made(POLICY, codes, { facts, asOf, values });
  return blocksText(tree.blocks).flatMap(({ sentence, within }) =>
    RIGHTS.flatMap(([words, right]) => {
      if (!words.test(sentence) || /gives no right/.test(sentence)) return [];
      const people = toldTo(sentence, toldTo(within, laws));
      return people
        .filter((law) => !gives(law, right))
        .map(({ state }) => `${state} gives no ${right}: ${sentence}`);
    }),
  );
}

/** Rights of a state that no sentence tells its people. */
function untold(codes: readonly string[]) {
  const laws = lawsOf(codes);
  const { tree } = made(POLICY, codes, { facts: DOES_ALL, asOf: LATER });
  const all = blocksText(tree.blocks);
  return laws.flatMap((law) =>
    RIGHTS.filter(([, right]) => right !== 'non-discrimination' && gives(law, right))
      .filter(
        ([words]) =>
          !all.some(
            ({ sentence, within }) =>
              words.test(sentence) && toldTo(sentence, toldTo(within, laws)).includes(law),
          ),
      )
      .map(([, right]) => `${law.state}: ${right}`),
  );
}

const codes = LAWS.map(({ state }) => state);
const pairs = codes.flatMap((one, at) => codes.slice(at + 1).map((other) => [one, other] as const));
/** Each state beside one that gives least, and beside one that gives most. */
const LEAST_AND_MOST = new Set(['IA', 'UT', 'CA', 'MN']);
const some = pairs.filter((pair) => FULL || pair.some((code) => LEAST_AND_MOST.has(code)));

describe('each right is told to whom it belongs', () => {
  test.each(codes)('%s', (code) => {
    expect(wrong([code], {})).toEqual([]);
    expect(wrong([code], { facts: DOES_NOTHING })).toEqual([]);
  });

  test(`${some.length} pairs of states`, () => {
    expect(some.flatMap((pair) => wrong(pair, {}))).toEqual([]);
  });

  test('all states together', () => {
    expect(wrong(codes, {})).toEqual([]);
  });

  test('and each right of a state is told to its people', () => {
    expect(codes.flatMap((code) => untold([code]))).toEqual([]);
    expect(untold(codes)).toEqual([]);
  });

  test('California’s automated decisions are told from their first day on', () => {
    const told = (asOf: string) =>
      blocksText(made(POLICY, ['CA', 'TX'], { facts: DOES_ALL, asOf }).tree.blocks).some(
        ({ sentence }) => /opt out of automated decisions/.test(sentence),
      );
    expect(told(TODAY)).toBe(false);
    expect(told('2027-01-01')).toBe(true);
  });
});

describe('all rights to everybody, where the owner chose so', () => {
  const values = { rightsScope: 'All rights to everybody' };
  const text = (more: Record<string, string>, pair = ['CA', 'TX']) =>
    blocksText(made(POLICY, pair, { facts: DOES_ALL, values: more }).tree.blocks)
      .map(({ sentence }) => sentence)
      .join(' ');

  test('each is told without a state, and said to be given to everyone', () => {
    expect(text(values)).toContain('We give the rights below to everyone');
    expect(text(values)).toContain('You can appeal if you disagree');
    expect(text(values)).not.toContain('The rights below belong to residents');
    expect(text({})).toContain('If you live in Texas, you can appeal if you disagree');
    expect(text({})).not.toContain('to everyone');
  });

  test('what the law says keeps its states', () => {
    expect(text(values)).toContain(
      'If you live in Texas, the law gives you the right to an answer',
    );
    expect(text(values)).toContain('If you live in Texas, you have a right by law to opt out');
  });

  test('is no open point of anybody', () => {
    const { gaps } = made(POLICY, ['CA', 'TX'], { facts: DOES_ALL });
    expect(gaps.map(({ name }) => name)).not.toContain('rightsScope');
  });
});

describe('the test can fail', () => {
  const sentence = 'You have the right to correct data about you that is wrong.';
  test('a right that not all states give, told to all', () => {
    expect(toldTo(sentence, lawsOf(['IA', 'TX'])).map(({ state }) => state)).toEqual(['IA', 'TX']);
    expect(lawsOf(['IA']).every((law) => gives(law, 'correct'))).toBe(false);
    expect(toldTo(`If you live in Texas, ${sentence}`, lawsOf(['IA', 'TX']))).toHaveLength(1);
    expect(toldTo(`Unless you live in Iowa, ${sentence}`, lawsOf(['IA', 'TX']))).toHaveLength(1);
  });
});

test('other documents tell a right, or a duty, to those whose state has it', () => {
  const all = (id: string, pair: readonly string[]) =>
    blocksText(made(templateNamed(id), pair, { facts: DOES_ALL }).tree.blocks)
      .map(({ sentence }) => sentence)
      .join(' ');
  const kit = all('consumer-request-kit', ['CA', 'TX']);
  expect(kit).toContain('For people in Texas: say in each letter of refusal how to appeal.');
  expect(kit).toContain('For people in Texas: an authorized agent may opt out');
  expect(kit).toContain('For people in Texas: this is caution');
  expect(all('sensitive-data-consent', ['CT', 'MD'])).toContain(
    'If you live in Connecticut, the law asks for your consent before',
  );
  expect(all('sensitive-data-consent', ['CT'])).toContain('The law asks for your consent before');
});
