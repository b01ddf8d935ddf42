/**
 * The questions of the check, on the real laws: few, decisive, and never more than was promised.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES, type StateCode } from '#law/codes.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { indexFacts } from '../facts/facts.ts';
import { STEPS } from './steps.ts';
import type { Step } from './steps.ts';
import { questionsLeft } from './length.ts';
import { dutyConditions } from './open-duties.ts';
import { answersTo, openSteps, reachOf } from './interview.ts';
import { assumedFacts, weigh } from '../rules/applicability.ts';
import { weighedAhead, weighedLaws } from './waiting.ts';
import { factsIn } from './check-answers.ts';
import type { Given } from './check-answers.ts';

const index = indexFacts(FACT_BOOK);
const on = '2026-11-21';
const ALL = STATES.map(({ code }) => code);

/** Answers a step: yes to the facts named, no to the others; people in all states together. */
function answered(
  given: Given,
  step: Step,
  yes: (fact: FactKey) => boolean,
  total: number | null,
): Given {
  if (step.id === 'total') return { ...given, total };
  if (step.id === 'counts') {
    const here = step.asked.flatMap(({ states }) => states);
    const each = here.map((state) => ({ fact: 'consumers' as const, state, value: total }));
    return { ...given, answers: [...given.answers, ...each] };
  }
  const answers = step.asked.flatMap((asked) => answersTo(asked, yes(asked.fact)));
  return { ...given, answers: [...given.answers, ...answers] };
}

function interview(
  states: readonly StateCode[],
  yes: (fact: FactKey) => boolean,
  total: number | null,
  start: Partial<Given> = {},
) {
  let given: Given = { states, answers: [], ...start };
  const asked: { id: string; left: number }[] = [];
  for (;;) {
    const [step] = openSteps(given, LAWS, on, index);
    if (!step) break;
    asked.push({ id: step.id, left: questionsLeft(given, LAWS, on, index) });
    if (asked.length > 30) throw new Error(`asks for ever: ${asked.map(({ id }) => id).join()}`);
    given = answered(given, step, yes, total);
  }
  const words = weighedLaws(given, LAWS, on, index).map(({ verdict: word }) => word);
  return { asked, given, words };
}

const is =
  (...facts: FactKey[]) =>
  (fact: FactKey) =>
    facts.includes(fact);

describe('owners', () => {
  test('first the states', () => {
    expect(openSteps({ states: [], answers: [] }, LAWS, on, index)).toMatchObject([
      { id: 'states' },
    ]);
  });

  test('a small business in all states: all laws within seven questions, the first one included', () => {
    const { asked, words } = interview(ALL, is('sbaSmallBusiness'), 8_000);
    expect(asked.length + 1).toBeLessThanOrEqual(7);
    expect(words).not.toContain('cannot tell');
  });

  test('one state is settled within five questions, mostly by the first number (U25)', () => {
    for (const state of ALL) {
      const { asked, words } = interview([state], is('sbaSmallBusiness'), 900);
      expect(asked.length + 1, state).toBeLessThanOrEqual(5);
      expect(words).not.toContain('cannot tell');
    }
    expect(interview(['IA'], is(), 900).asked.map(({ id }) => id)).toEqual(['counts']);
  });

  test('few states are counted one by one, many by their total and the figures it leaves open', () => {
    expect(interview(['DE', 'IA', 'NE', 'NJ'], is(), 50_000).asked[0]?.id).toBe('counts');
    const ids = interview(ALL, is(), 60_000).asked.map(({ id }) => id);
    expect(ids[0]).toBe('total');
    expect(ids).toContain('reach');
    // Selling is asked about before the figures: without a sale, fewer figures remain.
    expect(ids.indexOf('uses')).toBeLessThan(ids.indexOf('reach'));
  });

  test('"I don\'t know" is not asked again', () => {
    let given: Given = { states: ['TX'], answers: [] };
    const [step] = openSteps(given, LAWS, on, index);
    expect(step?.id).toBe('size');
    given = { ...given, answers: [{ fact: 'sbaSmallBusiness', state: null, value: null }] };
    expect(openSteps(given, LAWS, on, index).map(({ id }) => id)).not.toContain('size');
    expect(weighedLaws(given, LAWS, on, index)[0]?.verdict).toBe('cannot tell');
  });

  test('kinds of organization come last, once, and only where a verdict rests on them', () => {
    const { asked, given } = interview(['NJ'], is(), 150_000);
    expect(asked.at(-1)?.id).toBe('kinds');
    expect(given.answers.filter(({ fact }) => fact === 'government')).toHaveLength(1);
    expect(interview(['NJ'], is(), 900).asked.map(({ id }) => id)).not.toContain('kinds');
  });

  test('nor where a small firm is left out already, and only a duty stays', () => {
    const { asked, words } = interview(['MN'], is('sbaSmallBusiness'), 3_400);
    expect(words).toEqual(['exempt']);
    expect(asked.map(({ id }) => id)).toEqual(['size', 'uses']);
  });
});

describe('a number that counts from a coming day is asked for with those of today', () => {
  const figuresOf = (given: Given) =>
    openSteps(given, LAWS, on, index)
      .flatMap(({ asked }) => asked)
      .filter(({ fact }) => fact === 'consumers')
      .flatMap(({ figures }) => figures)
      .filter(({ state }) => state === 'DE')
      .map(({ value }) => value);
  const nine: StateCode[] = ['CA', 'CT', 'DE', 'MD', 'MN', 'NJ', 'OR', 'TX', 'VA'];
  const nothingSold: Given['answers'] = [
    { fact: 'sellsPersonalData', state: null, value: false },
    { fact: 'acquiresPersonalData', state: null, value: false },
  ];

  test('Delaware’s 10,000, where nothing is sold, also where 35,000 are out of reach', () => {
    const given: Given = { states: nine, total: 60_000, answers: nothingSold };
    expect(figuresOf(given)).toEqual([10_000, 35_000]);
    expect(figuresOf({ ...given, total: 20_000 })).toEqual([10_000]);
    expect(figuresOf({ ...given, total: 9_000 })).toEqual([]);
  });

  test('and whether data is taken in from others, which binds at any number from 2027', () => {
    expect(interview(['DE'], is(), 900).asked.map(({ id }) => id)).toEqual(['counts', 'uses']);
  });

  test('a tax preparer between both numbers is asked what it is', () => {
    const { asked } = interview(['DE'], is(), 14_000);
    expect(asked.map(({ id }) => id)).toContain('kinds');
  });

  test('one list of kinds asks for those of today and of the coming day', () => {
    const { asked, given } = interview(['DE'], is('glbaInstitution'), 40_000);
    expect(asked.filter(({ id }) => id === 'kinds')).toHaveLength(1);
    const kinds = new Set(given.answers.map(({ fact }) => fact));
    for (const fact of ['glbaInstitution', 'bank', 'insurer'] as const)
      expect(kinds.has(fact), fact).toBe(true);
  });

  test('nothing of it where the day is past, more than a year away, or the law applies already', () => {
    const given: Given = { states: ['DE'], answers: [] };
    const asks = (day: string, answers: Given['answers']) =>
      openSteps({ ...given, answers }, LAWS, day, index).map(({ id }) => id);
    const people = (value: number) => [{ fact: 'consumers', state: 'DE', value }] as const;
    expect(asks('2025-06-01', people(900))).toEqual([]);
    expect(asks(on, people(40_000))).toEqual(asks('2025-06-01', people(40_000)));
  });
});

test('California’s owners are asked about a firm of the same brand and control, and a yes binds at any size', () => {
  const no = interview(['CA'], is('sbaSmallBusiness'), 900);
  expect(no.given.answers).toContainEqual({
    fact: 'sharesBrandAndControl',
    state: null,
    value: false,
  });
  expect(no.words).toEqual(['does not apply']);
  expect(interview(['CA'], is('sharesBrandAndControl'), 900).words).toEqual(['applies']);
  expect(interview(['TX'], is(), 900).given.answers).not.toContainEqual(
    expect.objectContaining({ fact: 'sharesBrandAndControl' }),
  );
});

test('a step says what a yes to one of its facts brings', () => {
  const steps = openSteps({ states: ['CT'], answers: [], total: 500 }, LAWS, on, index);
  const sale = steps.flatMap(({ asked }) => asked);
  expect(sale.find(({ fact }) => fact === 'sellsPersonalData')?.brings).toContain(
    'offersDataForSale',
  );
});

/** The page refuses answers that contradict one another: what a yes implies is a yes too. */
function consistent(yes: readonly FactKey[]): FactKey[] {
  const all = new Set(yes);
  for (const { if: cause, then: effect } of index.implications) {
    if (cause.value === true && effect.value === true && all.has(cause.fact)) all.add(effect.fact);
  }
  return all.size === yes.length ? [...all] : consistent([...all]);
}

test('"at most N questions left" is never exceeded, whatever is answered', () => {
  const facts = FACT_BOOK.facts.map(({ key }) => key);
  fc.assert(
    fc.property(
      fc.subarray(ALL, { minLength: 1 }),
      fc.subarray(facts),
      fc.constantFrom(null, 500, 12_000, 40_000, 150_000, 2_000_000),
      (states, yes, total) => {
        const { asked } = interview(states, is(...consistent(yes)), total);
        asked.forEach(({ left }, at) => expect(asked.length - at).toBeLessThanOrEqual(left));
        expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
      },
    ),
    { numRuns: process.env['FULL'] === '1' ? 1000 : 25 },
  );
});

test('an owner with an account is asked for the duties too, and never for what the profile told', () => {
  const facts = FACT_BOOK.facts.map(({ key }) => key);
  fc.assert(
    fc.property(
      fc.subarray(ALL, { minLength: 1 }),
      fc.subarray(facts),
      fc.constantFrom(null, 500, 12_000, 40_000, 150_000, 2_000_000),
      fc.constantFrom(undefined, 400_000, 30_000_000),
      (states, yes, total, revenue) => {
        const told = [
          { fact: 'employees' as const, state: null, value: 12 },
          ...(revenue === undefined
            ? []
            : [{ fact: 'annualRevenueUSD' as const, state: null, value: revenue }]),
        ];
        const { asked, given } = interview(states, is(...consistent(yes)), total, {
          answers: told,
          asksDuties: true,
        });
        asked.forEach(({ left }, at) => expect(asked.length - at).toBeLessThanOrEqual(left));
        const ids = asked.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain('staff');
        if (revenue !== undefined) expect(ids).not.toContain('revenue');
        // nothing is left that an owner who answers everything could still be asked
        const open = dutyConditions(given, weighedLaws(given, LAWS, on, index));
        expect(open).toEqual([]);
      },
    ),
    { numRuns: process.env['FULL'] === '1' ? 1000 : 25 },
  );
});

describe('who is not asked what kind of organization it is', () => {
  const isOut = (verdict: string) => verdict === 'exempt' || verdict === 'does not apply';
  /** Laws of which a duty stays on some who are exempt, and one that has none. */
  const SOME_STAYS: StateCode[] = ['CT', 'DE', 'MN', 'NE', 'TX', 'VA'];
  const sold = ['sbaSmallBusiness', 'sellsPersonalData', 'sellsSensitiveData'] as const;

  test('is left out as any kind, today and on the days ahead: no law or duty hangs on it', () => {
    const facts = FACT_BOOK.facts.map(({ key }) => key);
    const work = new Set(STEPS.flatMap(({ facts: of }) => of));
    let tried = 0;
    fc.assert(
      fc.property(
        fc.subarray(SOME_STAYS, { minLength: 1, maxLength: 2 }),
        fc.subarray(facts, { maxLength: 2 }),
        fc.constantFrom(500, 12_000, 40_000, 150_000, 2_000_000),
        (states, some, total) => {
          const yes: FactKey[] = ['sbaSmallBusiness', ...some];
          const { given } = interview(states, is(...consistent(yes)), total);
          const answered = new Set(given.answers.map(({ fact }) => fact));
          const all = [
            ...weighedLaws(given, LAWS, on, index),
            ...weighedAhead(given, LAWS, on, index),
          ];
          for (const weighed of all) {
            // what kind of work it does is asked in a list of its own
            const kinds = assumedFacts(weighed).filter(
              (fact) => !answered.has(fact) && !work.has(fact),
            );
            if (kinds.length > 0) tried += 1;
            for (const kind of kinds) {
              const as = weigh(weighed.law, { ...weighed.facts, [kind]: true }, weighed.day, index);
              expect(isOut(as.verdict), `${weighed.law.state}, ${weighed.day}: ${kind}`).toBe(true);
            }
          }
        },
      ),
      { numRuns: process.env['FULL'] === '1' ? 2000 : 150 },
    );
    expect(tried).toBeGreaterThan(10);
  });

  test.each([
    ['MN', 'bank'],
    ['NE', 'glbaInstitution'],
    ['TX', 'glbaInstitution'],
  ] as const)(
    'a small firm in %s that sells sensitive data is asked: its duty falls away for some (%s)',
    (state, kind) => {
      const { asked, given, words } = interview([state], is(...sold), 3_400);
      expect(words).toEqual(['applies in part']);
      expect(asked.at(-1)?.id).toBe('kinds');
      const [weighed] = weighedLaws(given, LAWS, on, index);
      if (!weighed) throw new Error('no law');
      expect(weigh(weighed.law, { ...weighed.facts, [kind]: true }, on, index).verdict).toBe(
        'exempt',
      );
    },
  );

  test('nor is one left unasked that does not know whether it sells such data', () => {
    const answers = [
      { fact: 'sbaSmallBusiness', state: null, value: true },
      { fact: 'sellsPersonalData', state: null, value: null },
      { fact: 'sellsSensitiveData', state: null, value: null },
    ] as const;
    const steps = openSteps({ states: ['MN'], answers }, LAWS, on, index);
    expect(steps.map(({ id }) => id)).toContain('kinds');
  });
});

test('every fact that a verdict can wait for belongs to a step', () => {
  const steps = new Set(STEPS.flatMap(({ facts: of }) => of));
  const silent = index.silent;
  for (const law of LAWS) {
    const rules = [
      ...law.applicability.prongs.map((prong) => prong.if),
      ...law.exemptions.flatMap((x) => (x.if && x.level === 'entity' ? [x.if] : [])),
    ];
    for (const fact of JSON.stringify(rules).matchAll(/"fact":"(\w+)"/g)) {
      const key = fact[1] as FactKey;
      expect(steps.has(key) || silent.has(key), `${law.state} ${key}`).toBe(true);
    }
  }
});

describe('what an answer makes known', () => {
  test.each([
    ['>=', 100],
    ['>', 101],
    ['<', 100],
    ['<=', 101],
  ] as const)('%s 100 is reached at %i', (op, from) => {
    expect(reachOf({ op, value: 100 })).toBe(from);
  });

  test('the sides of several figures', () => {
    const figures = [
      { state: 'AL', op: '<', value: 500 },
      { state: 'AL', op: '<', value: 100 },
    ] as const;
    const asked = { fact: 'employees', states: [], figures } as const;
    expect(answersTo(asked, true)[0]?.value).toEqual({ least: 500, most: Number.MAX_SAFE_INTEGER });
    expect(answersTo(asked, false)[0]?.value).toEqual({ least: 0, most: 99 });
  });

  test('a total bounds the people of each state, and an answer for a state is kept', () => {
    const given: Given = { states: ['DE', 'IA'], total: 500, answers: [] };
    expect(factsIn(given, 'DE', index).consumers).toEqual({ least: 0, most: 500 });
    const counted = { fact: 'consumers', state: 'DE', value: 200 } as const;
    expect(factsIn({ ...given, answers: [counted] }, 'DE', index).consumers).toBe(200);
    expect(factsIn({ ...given, answers: [counted] }, 'IA', index).consumers).toEqual({
      least: 0,
      most: 500,
    });
    const wide = { ...counted, value: { least: 100, most: 9_999 } };
    expect(factsIn({ ...given, answers: [wide] }, 'DE', index).consumers).toEqual({
      least: 100,
      most: 500,
    });
    const over = { ...counted, value: { least: 600, most: 9_999 } };
    expect(factsIn({ ...given, answers: [over] }, 'DE', index).consumers).toEqual(over.value);
  });
});
