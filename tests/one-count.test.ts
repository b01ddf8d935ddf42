/**
 * Forty businesses that stopped somewhere: every page and file counts the same tasks, laws and
 * questions as the box that says where a business stands.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { ENFORCEMENT } from '#reference/data.server.ts';
import { PLAN_BOOK } from '#reference/plan.server.ts';
import { plain, type Block, type DocumentTree } from '#documents/tree/tree.ts';
import { lookAgainEntry } from '#documents/reports/look-again-entry.ts';
import { reportDocument } from '#documents/reports/report.ts';
import { standRecord } from '#documents/reports/stand-record.ts';
import { taskEntries } from '#documents/reports/task-dates.ts';
import { taskRows } from '#documents/reports/task-rows.ts';
import { workListDocument } from '#documents/reports/work-list.ts';
import { assess, type Assessment, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { planOf } from '#engine/assessment/plan.ts';
import {
  lookAgainWords,
  missingWords,
  standWords,
  workWords,
} from '#engine/assessment/stand-english.ts';
import { randomFacts } from './random-facts.ts';

const CODES = CORPUS.laws.map(({ state }) => state);

/** Some answers given, some unknown, some never asked, and the first tasks done. */
const stopped = fc.record({
  states: fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1, maxLength: 4 }),
  facts: randomFacts(CORPUS.facts.facts, CORPUS.laws),
  unknown: fc.array(fc.constantFrom(...CORPUS.facts.facts.map(({ key }) => key)), { maxLength: 8 }),
  done: fc.nat({ max: 12 }),
  hoursAWeek: fc.integer({ min: 1, max: 40 }),
});
type Stopped = typeof stopped extends fc.Arbitrary<infer Of> ? Of : never;

function assessed({ states, facts, unknown, done, hoursAWeek }: Stopped): Assessment {
  const given = Object.entries(facts).map(([fact, value]) => [fact, value] as const);
  const answers = [...given, ...unknown.map((fact) => [fact, null] as const)].flatMap(
    ([fact, value]) => {
      const perState = CORPUS.facts.facts.find(({ key }) => key === fact)?.perState === true;
      return (perState ? states : [null]).map((state) => ({ fact, state, value }));
    },
  ) as AssessmentInput['answers'];
  const business = {
    id: 'b1',
    businessName: 'Harbor Books',
    version: 1,
    industry: 'Retail',
    employeeCount: 12,
    annualRevenue: 2_400_000,
    statesOperating: states,
    dataTypesCollected: ['Email addresses'],
  };
  const subject = {
    business,
    answers,
    work: [],
    owedSince: {},
    asOf: '2026-11-21',
    savedAt: null,
    hoursAWeek,
  };
  const work = assess(CORPUS, subject)
    .tasks.slice(0, done)
    .flatMap(({ requirements }, at) =>
      requirements.map(({ id }) => ({
        requirementId: id,
        status: at % 3 === 2 ? ('not applicable' as const) : ('done' as const),
        note: at % 3 === 2 ? 'A partner does it.' : null,
        on: '2026-11-21',
        by: 'Robin Lee',
      })),
    );
  return assess(CORPUS, { ...subject, work });
}

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'table')
        return block.rows.map((row) => row.map(plain).join(' ')).join(' ');
      return 'text' in block
        ? typeof block.text === 'string'
          ? block.text
          : plain(block.text)
        : '';
    })
    .join(' ');
const wholeText = ({ subtitle, blocks }: DocumentTree) => `${subtitle} ${textOf(blocks)}`;

function expectPlan(assessment: Assessment, hoursAWeek: number): void {
  const { stand } = assessment;
  const plan = planOf({
    assessment,
    employees: 12,
    industry: 'Retail',
    annualRevenue: undefined,
    hoursAWeek,
    choices: PLAN_BOOK.choices,
    actions: ENFORCEMENT,
    repairs: PLAN_BOOK.repairs,
  });
  expect({ sure: plan.total, maybe: plan.maybe }).toEqual({
    sure: stand.work.sure,
    maybe: stand.work.maybe,
  });
  const handed = (['you', 'lawyer', 'website'] as const).map((who) =>
    plan.work.filter((task) => task.who === who && task.owed !== 'may be owed'),
  );
  expect(handed.flat()).toHaveLength(stand.work.sure.tasks);
  expect(handed.flat().reduce((sum, { hours }) => sum + hours, 0)).toBe(stand.work.sure.hours);
  expect(plan.byPriority.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(stand.work.sure.tasks);
  expect(plan.work.filter(({ weeks }) => weeks !== null)).toHaveLength(stand.work.sure.tasks);
  const days = plan.work.filter(({ weeks }) => weeks !== null).map(({ dueDate }) => dueDate);
  expect(days.toSorted()[0] ?? null).toBe(stand.nextDue);
  expect(plan.work.filter(({ weeks, dueByLaw }) => weeks?.afterDue && !dueByLaw)).toEqual([]);
}

function expectFiles(assessment: Assessment): void {
  const { stand } = assessment;
  const { sure, maybe, done, notApplicable } = stand.work;
  const report = wholeText(reportDocument(assessment, []));
  expect(report).toContain(`Where it stands ${standWords(stand)}`);
  expect(report).toContain(`Open tasks ${workWords(stand.work) || 'None'}`);
  const list = workListDocument(assessment);
  expect(list.subtitle).toBe(
    `As of November 21, 2026. ${workWords(stand.work) || 'No task is open.'} ${done + notApplicable} settled.`,
  );
  const record = wholeText(standRecord(assessment));
  expect(record).toContain(standWords(stand));
  expect(record).toContain(lookAgainWords(stand));
  expect(lookAgainEntry(assessment).lines.join(' ')).toContain(standWords(stand));
  const rows = taskRows(assessment).filter(({ Owed }) => Owed !== 'good practice');
  const open = rows.filter(({ Status }) => Status === 'open');
  expect({
    sure: open.filter(({ Owed }) => Owed !== 'may be owed').length,
    maybe: open.filter(({ Owed }) => Owed === 'may be owed').length,
    done: rows.filter(({ Status }) => Status === 'done').length,
    notApplicable: rows.filter(({ Status }) => Status === 'not applicable').length,
  }).toEqual({ sure: sure.tasks, maybe: maybe.tasks, done, notApplicable });
  const due = taskEntries(assessment).filter(({ title }) => title.startsWith('Task due: '));
  expect(due).toHaveLength(sure.tasks);
}

test('forty businesses: every count of a page or a file is that of where the business stands', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(stopped, (owner) => {
      const assessment = assessed(owner);
      const { stand } = assessment;
      seen.add(stand.at);
      expectPlan(assessment, owner.hoursAWeek);
      expectFiles(assessment);
      const { binding, open, coming, out } = stand.laws;
      expect(binding + open + coming + out).toBe(owner.states.length);
      expect(stand.task === null).toBe(stand.work.sure.tasks + stand.work.maybe.tasks === 0);
      if (stand.at === 'nothing owed')
        expect([binding, open, stand.keep.length]).toEqual([0, 0, 0]);
      if (stand.at === 'settle') expect(stand.settling).not.toBeNull();
      expect(standWords(stand)).toMatch(/^[A-Z0-9].*\.$/);
      expect(missingWords(stand)).toContain(
        stand.settling === null ? 'none needed' : String(stand.settling.answers),
      );
    }),
    { numRuns: 40, seed: 28 },
  );
  expect(seen.size).toBeGreaterThan(2);
});
