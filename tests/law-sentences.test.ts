/**
 * Every sentence of the FAQ and of the guides that names a state and a figure, a day or a list,
 * against the records, on every day on which they change. A sentence that no rule here can read
 * fails: teach the rule, or write it from the records.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONDITIONAL, comparedState } from '#engine/compare/compare.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { MONEY_ONLY } from '#engine/facts/pairs.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { guideDocument } from '#documents/reports/guide.ts';
import { markdownOf } from '#documents/markup/markdown.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { FAQ_TEXTS } from '#web/words/faq/faq.ts';
import type { FaqEntry } from '#web/words/faq/faq-entry.ts';
import { GUIDE_WORDS } from '#web/words/articles/guides.ts';
import { lists, namedIn } from './law-sentences/faq-claims.ts';
import { figuresIn, figuresOf } from './law-sentences/figures.ts';
import { FAQ_CLAIMS, wrongIn as wrongClaim, wrongInGuide } from './law-sentences/typed-claims.ts';

const daysOf = (laws: readonly LawRecord[]) => {
  const dates = [...new Set(laws.flatMap((law) => changeDates(law, GUIDE_FIGURES.figures)))];
  return intervals(dates.toSorted(), FACT_BOOK.reviewed).map(({ from }) => from);
};
const RECORDS = new Map(LAWS.map((law) => [law.state as string, figuresIn(law)]));

/** What does not stand in the record of the state: where it does stand. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/In California one firm repaired all/, 'reference/enforcement.json'],
  [/a pixel, chat or recording/, 'Cal. Penal Code § 637.2, which is no part of the record'],
];

/** A day or figure that follows from the record: the year counted, an extended deadline. */
const derived = ({ requests }: LawRecord, day: string): string[] => [
  String(requests.respondDays + requests.extensionDays),
  String(Number(day.slice(0, 4))),
];

/** The figures of a sentence that stand in the record of no state that it names. */
function strange(sentence: string, day: string): string[] {
  if (ELSEWHERE.some(([pattern]) => pattern.test(sentence))) return [];
  const states = namedIn(sentence);
  const known = new Set(
    LAWS.filter(({ state }) => states.includes(state)).flatMap((law) => [
      ...(RECORDS.get(law.state) ?? []),
      ...derived(law, day),
    ]),
  );
  return states.length === 0 ? [] : figuresOf(sentence).filter((figure) => !known.has(figure));
}

const sentencesIn = (faq: readonly FaqEntry[]) =>
  faq.flatMap(({ answer }) => answer.flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z])/)));

/** What is wrong with the FAQ on a day. */
const wrongIn = (faq: readonly FaqEntry[], day: string): string[] => [
  ...sentencesIn(faq).flatMap((sentence) =>
    strange(sentence, day).map((figure) => `${figure} in: ${sentence}`),
  ),
  ...lists(faq, day)
    .filter(([, told, true_]) => told.join() !== true_.join())
    .map(([what, told, true_]) => `${what}: ${told.join(' ')} for ${true_.join(' ')}`),
];

describe('the FAQ', () => {
  test.each(daysOf(LAWS))('says what the records say, as of %s', (day) => {
    expect(wrongIn(faqOn(LAWS, day), day)).toEqual([]);
  });

  const today = FACT_BOOK.reviewed;
  const replaced = (id: string, at: number, text: string) =>
    faqOn(LAWS, today).map((entry) =>
      entry.id === id
        ? { ...entry, answer: entry.answer.map((each, place) => (place === at ? text : each)) }
        : entry,
    );

  test.each([
    ['sba-small', 2, 'In the other states small size alone does not free you.', /small size frees/],
    [
      'gpc',
      1,
      'Delaware asks you to obey it since January 1, 2026. So do California, Colorado, Connecticut, Maryland, Minnesota, Montana, New Hampshire, New Jersey and Oregon. Nebraska and Texas ask for it with conditions.',
      /with conditions: NE TX for MD NE TX/,
    ],
    [
      'which-laws',
      2,
      'Two laws have a way in of their own. California binds by revenue alone, above $26,625,000 a year. Connecticut binds by any sensitive data since July 1, 2026.',
      /figures of the ways without a count: CA 26625000 for CA 26625000 CA 50/,
    ],
    ['which-laws', 1, 'Iowa starts at 100,001 people in a year.', /100001 in/],
  ])('an old or false sentence is found: %s', (id, at, text, fault) => {
    expect(wrongIn(replaced(id, at, text), today).join('\n')).toMatch(fault);
  });

  /** Typed sentences that name a state, or say what holds in most. */
  const typed = sentencesIn(FAQ_TEXTS)
    .concat(FAQ_TEXTS.map(({ todo }) => todo))
    .filter((text) => !text.includes('{{'))
    .filter((text) => namedIn(text).length > 0 || /^In most states \d|^You may take \d/.test(text));
  const wrongTyped = (sentence: string) =>
    wrongClaim(
      sentence,
      LAWS.filter(({ state }) => namedIn(sentence).includes(state)),
      FAQ_CLAIMS,
    );

  test('every typed sentence is read, and the records say so', () => {
    expect(typed.length).toBeGreaterThan(20);
    expect(typed.flatMap(wrongTyped)).toEqual([]);
  });

  test.each([
    'Iowa gives 45 days, and 90 more.',
    'Delaware covers ages 13 to 16: no targeted ads and no sale of their data without their own consent.',
    'In Delaware, Iowa, Minnesota and most others you need a clear yes before you use it.',
    'Delaware and Iowa do.',
    'In Connecticut any sensitive data brings in the whole law since January 1, 2026, even with few people.',
    'Iowa gives 30 days and Nebraska 90, with no end date.',
    'In Texas complaints go first to the Division of Consumer Protection.',
    'Fines are counted for each violation: up to $7,500 in Iowa, Delaware and Minnesota.',
    'Delaware asks you to register.',
    'In most states 30 days from the day the request came in.',
  ])('a false or unread sentence is found: %s', (sentence) => {
    expect(wrongTyped(sentence)).toHaveLength(1);
  });
});

test.each(['MONEY_ONLY of engine/facts/pairs.ts', 'law/README.md, "Sale."'])(
  '%s names the laws whose tests read sales for money',
  (where) => {
    const readme = readFileSync(new URL('../law/README.md', import.meta.url), 'utf8');
    const [, sale = ''] =
      /\*\*Sale\.\*\* .*? money only\. (.+) use the second\./.exec(readme) ?? [];
    const told = where.startsWith('law/') ? sale.split(/, | and /) : [...MONEY_ONLY];
    const read = LAWS.filter(({ applicability: { prongs } }) =>
      prongs
        .flatMap((prong) => conditionsOf(prong.if))
        .some(({ fact }) => fact === 'sellsForMoney'),
    );
    expect(told.toSorted()).toEqual(read.map(({ state }) => state).toSorted());
  },
);

describe.each(LAWS)('the guide of $name', (law) => {
  const outside = new Set([...figuresIn(SMALL_LAWS.laws), ...figuresIn(GUIDE_FIGURES)]);
  const record = RECORDS.get(law.state) ?? new Set();

  test('what its own words say of duties is so', () => {
    const { obligations = [], violations = [], plan } = GUIDE_WORDS[law.state] ?? {};
    const texts = [...obligations, ...violations, ...(plan?.steps ?? []).map(({ text }) => text)];
    const found = texts.flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z])/));
    expect(found.flatMap((sentence) => wrongInGuide(sentence, law))).toEqual([]);
  });

  test.each(daysOf([law]))('as of %s, its figures stand in the record', (day) => {
    const differing = differingPoints(GUIDE_FIGURES.figures, law, day);
    const text = markdownOf(guideDocument(law, day, null, differing)).replaceAll('\\', '');
    const typed = JSON.stringify(GUIDE_WORDS[law.state] ?? {}).replaceAll(/"when":"[^"]*"/g, '');
    const known = new Set([...derived(law, day), String(Number(day.slice(0, 4)) - 1)]);
    const found = figuresOf(`${text} ${typed.replaceAll(/Weeks? [\d-]+|Step \d|Month \d/g, '')}`);
    const loose = found.filter(
      (figure) => !record.has(figure) && !outside.has(figure) && !known.has(figure),
    );
    // the last day before a change is in no record
    expect([...new Set(loose.filter((figure) => !figure.includes('-')))]).toEqual([]);
  });

  test.each(daysOf([law]))(
    'as of %s, assessments are unconditional only if all owe them',
    (day) => {
      const on = day < law.effective ? law.effective : day;
      const duties = law.requirements.filter(
        (each) => each.control === 'assessment' && counts(each, on) && each.when !== undefined,
      );
      const sized = duties.some(
        ({ when }) => when && conditionsOf(when).some(({ value }) => typeof value === 'number'),
      );
      const { value } = comparedState(law, day).points.assessments;
      if (value.startsWith('Required')) expect(value === CONDITIONAL).toBe(sized);
      const text = markdownOf(guideDocument(law, day, null, []));
      if (sized) expect(text).toMatch(/Written assessments.*with conditions: .+\d/);
    },
  );

  test.each(daysOf([law]))('as of %s, what ends or limits an exemption is told', (day) => {
    const on = day < law.effective ? law.effective : day;
    const { notes, below } = shortAnswer(law, day);
    const text = markdownOf(guideDocument(law, day, null, [])).replaceAll(/[\\*]/g, '');
    for (const { note, until, if: rule, level, ...each } of law.exemptions) {
      if (!counts({ ...each, until }, on)) continue;
      if (note) expect(text).toContain(note.replaceAll(/[\\*]/g, ''));
      const told = rule && conditionsOf(rule).some(({ fact }) => fact === 'glbaInstitution');
      if (until && told && level === 'entity') expect(notes.join(' ')).toContain(longDate(until));
    }
    const { everySite } = law.applicability;
    expect(below.includes('nothing of you')).toBe(everySite === undefined);
  });
});

test.each([
  ['IA', 'Set up a way to ask, a log, and answers within 45 days.'],
  ['IA', 'Add the opt-out link and obey browser signals.'],
  ['NJ', 'Make the data inventory that the law asks for.'],
  ['MN', 'Answers to requests within 45 days, extendable to 60'],
  ['DE', 'Sensitive data used without consent, or sold at all'],
  ['NE', 'Register with the state before the law starts.'],
])('a false or unread sentence of a guide is found: %s, %s', (code, sentence) => {
  const law = LAWS.find(({ state }) => state === code);
  expect(law && wrongInGuide(sentence, law)).toHaveLength(1);
});
