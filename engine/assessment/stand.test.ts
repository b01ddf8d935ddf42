import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { PLAN_BOOK } from '#reference/plan.server.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { assess } from './assessment.ts';
import type { AssessmentInput } from './assessment.ts';
import { planOf } from './plan.ts';
import { standWords } from './stand-english.ts';

const CODES = CORPUS.laws.map(({ state }) => state);
const NO_SALE = [
  { fact: 'sellsPersonalData', state: null, value: false },
  { fact: 'targetedAdvertising', state: null, value: false },
] as const;
const BUSINESS: AssessmentInput['business'] = {
  id: 'b1',
  businessName: 'Harbor Books',
  version: 1,
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating: ['DE', 'CT'],
  dataTypesCollected: ['Email addresses'],
};
const at = (answers: AssessmentInput['answers'], change: Partial<AssessmentInput> = {}) =>
  assess(CORPUS, {
    business: BUSINESS,
    answers,
    work: [],
    owedSince: {},
    asOf: '2026-11-21',
    savedAt: null,
    ...change,
  });
const bound = [...NO_SALE, { fact: 'consumers', state: 'DE', value: 60_000 }] as const;

const done = (ids: readonly string[]) =>
  ids.map((requirementId) => ({
    requirementId,
    status: 'done' as const,
    note: null,
    on: '2026-11-21',
    by: 'Robin Lee',
  }));
const DELAWARE = { ...BUSINESS, statesOperating: ['DE' as const] };
/** Everything that the interview may ask in Delaware, and the law binds. */
const idsOf = ({ tasks }: ReturnType<typeof at>) =>
  tasks.flatMap(({ requirements }) => requirements.map(({ id }) => id));

test('while nothing is sure, the questions come first, and each answer brings fewer of them', () => {
  const none = at([]).stand;
  expect(none).toMatchObject({ at: 'settle', laws: { binding: 0, open: 2 } });
  expect(none.settling?.stateNames).toEqual(['Connecticut', 'Delaware']);
  expect(none.settling?.answers).toBeGreaterThan(1);
  const fewer = at([...NO_SALE]).stand.settling?.answers ?? 0;
  expect(fewer).toBeLessThan(none.settling?.answers ?? 0);
});

test('questions that decide another law come first where one surely applies, and the owed task is named', () => {
  const { stand, tasks } = at(bound);
  expect(stand).toMatchObject({ at: 'settle', laws: { binding: 1, open: 1 } });
  expect(stand.settling?.stateNames).toEqual(['Connecticut']);
  expect(stand.settling?.tasks).toBe(stand.work.maybe.tasks);
  expect(stand.task).toMatchObject({ id: tasks[0]?.id, owed: 'owed' });
  expect(standWords(stand)).toMatch(
    /^1 law binds you\. Up to \d+ questions, about \d+ minutes?, decide Connecticut/,
  );
});

test('who does not know the deciding answer goes on with work that is owed', () => {
  const unknown = at(bound).questions.map(({ fact, state }) => ({ fact, state, value: null }));
  const { stand, tasks } = at([...bound, ...unknown]);
  expect(stand).toMatchObject({ at: 'work', task: { id: tasks[0]?.id, owed: 'owed' } });
});

test('a task that is done gives way to the next; with all done, it says so and when to look again', () => {
  const settled = at(bound, { business: DELAWARE }).questions.map(({ fact, state }) => ({
    fact,
    state,
    value: null,
  }));
  const before = at([...bound, ...settled], { business: DELAWARE });
  const first = before.tasks[0];
  expect(before.stand.task).toMatchObject({
    id: first?.id,
    firstStep: first?.steps[0],
    minutes: first?.firstStepMinutes,
  });
  const work = done(first?.requirements.map(({ id }) => id) ?? []);
  const after = at([...bound, ...settled], { business: DELAWARE, work });
  expect(after.stand.task?.id).toBe(after.tasks[0]?.id);
  expect(after.stand.task?.id).not.toBe(first?.id);
  expect(after.stand.work.done).toBe(1);
  const all = at([...bound, ...settled], { business: DELAWARE, work: done(idsOf(before)) }).stand;
  expect(all).toMatchObject({ at: 'done', task: null, work: { sure: { tasks: 0, hours: 0 } } });
  expect(standWords(all)).toBe(`All ${all.work.done} tasks are done.`);
  expect(all.lookAgain.on > '2026-11-21').toBe(true);
});

test('a barber in Iowa owes nothing, and is told when to look again', () => {
  const { stand } = at([{ fact: 'consumers', state: 'IA', value: 900 }, ...NO_SALE], {
    business: { ...BUSINESS, statesOperating: ['IA'], annualRevenue: 180_000, employeeCount: 2 },
  });
  expect(stand).toMatchObject({
    at: 'nothing owed',
    laws: { binding: 0, open: 0, out: 1 },
    keep: [],
  });
  expect(standWords(stand)).toBe('You owe nothing under these laws today.');
});

test('a small firm in Minnesota keeps to the duty that stays', () => {
  const { stand } = at([{ fact: 'sbaSmallBusiness', state: null, value: true }, ...NO_SALE], {
    business: { ...BUSINESS, statesOperating: ['MN'], employeeCount: 9, annualRevenue: 900_000 },
  });
  expect(stand.at).toBe('keep');
  expect(stand.keep).toHaveLength(1);
  expect(standWords(stand)).toBe('One duty stays. There is nothing to do but keep to it.');
});

/** Answers of an owner who stopped somewhere: some given, some unknown, some never asked. */
const stopped = fc.record({
  states: fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1, maxLength: 4 }),
  facts: randomFacts(CORPUS.facts.facts, CORPUS.laws),
  unknown: fc.array(fc.constantFrom(...CORPUS.facts.facts.map(({ key }) => key)), { maxLength: 8 }),
});

test('forty businesses: every count of a page is that of where the business stands', () => {
  fc.assert(
    fc.property(stopped, ({ states, facts, unknown }) => {
      const given = Object.entries(facts).map(([fact, value]) => [fact, value] as const);
      const answers = [...given, ...unknown.map((fact) => [fact, null] as const)].flatMap(
        ([fact, value]) => {
          const perState = CORPUS.facts.facts.find(({ key }) => key === fact)?.perState === true;
          const places = perState ? states : [null];
          return places.map((state) => ({ fact, state, value }));
        },
      );
      const business = { ...BUSINESS, statesOperating: states };
      const assessment = at(answers as AssessmentInput['answers'], { business });
      const { stand } = assessment;
      const plan = planOf({
        assessment,
        employees: 12,
        annualRevenue: undefined,
        hoursAWeek: 4,
        choices: PLAN_BOOK.choices,
        actions: [],
        repairs: [],
      });
      expect({ sure: plan.total, maybe: plan.maybe }).toEqual({
        sure: stand.work.sure,
        maybe: stand.work.maybe,
      });
      const { binding, open, coming, out } = stand.laws;
      expect(binding + open + coming + out).toBe(states.length);
      expect(stand.task === null).toBe(stand.work.sure.tasks + stand.work.maybe.tasks === 0);
      if (stand.at === 'nothing owed')
        expect([binding, open, stand.keep.length]).toEqual([0, 0, 0]);
      if (stand.at === 'settle') expect(stand.settling).not.toBeNull();
      expect(standWords(stand)).toMatch(/^[A-Z0-9].*\.$/);
    }),
    { numRuns: 40, seed: 28 },
  );
});
