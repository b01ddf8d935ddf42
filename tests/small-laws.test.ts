/** Laws without a size test: each test and each way out decides, and ten small firms. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ContradictingFacts,
  smallIndex,
  smallVerdicts,
  type SmallFacts,
} from '#engine/small-laws/small-verdict.ts';
import { closeFacts } from '#engine/facts/facts.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import type { SmallRule } from '#law/small-laws-book.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';

const DAY = '2026-11-26';
const index = smallIndex(FACT_BOOK, SMALL_LAWS);
const verdictsOn = (facts: SmallFacts, day = DAY) => smallVerdicts(SMALL_LAWS, index, facts, day);

/** Facts that meet a rule. */
function meeting(rule: SmallRule): SmallFacts {
  if ('all' in rule) return Object.assign({}, ...rule.all.map(meeting)) as SmallFacts;
  if ('any' in rule) return meeting(rule.any[0] as SmallRule);
  const { fact, op, value } = rule;
  return { [fact]: typeof value === 'number' && op === '>' ? value + 1 : value };
}

/** With all that follows from them. */
function implied(facts: SmallFacts): SmallFacts {
  const closed = closeFacts(facts, index);
  return 'facts' in closed ? { ...facts, ...closed.facts } : facts;
}

const factsIn = (rule: SmallRule): string[] => {
  if ('fact' in rule) return [rule.fact];
  return ('all' in rule ? rule.all : rule.any).flatMap(factsIn);
};

const after = '2028-01-01';

describe.each(SMALL_LAWS.laws)('$name', (law) => {
  const no = Object.fromEntries(
    law.tests.flatMap(({ if: rule }) =>
      factsIn(rule).map((key) => [
        key,
        index.byKey.get(key as FactKey)?.type === 'boolean' ? false : 0,
      ]),
    ),
  );
  const verdict = (facts: SmallFacts, day = after) =>
    verdictsOn(facts, day).find(({ id }) => id === law.id)?.verdict;

  test.each(law.tests)('applies by the test $id', ({ if: rule, reach, until, unclear }) => {
    const facts = { ...no, nonprofit: false, ...implied(meeting(rule)) };
    const met = reach === 'full' ? 'applies' : 'applies in part';
    expect(verdict(facts, until ?? after)).toBe(unclear ? 'cannot tell' : met);
    if (law.from !== undefined && law.from > DAY)
      expect(verdict(facts, DAY)).toBe('not in force yet');
  });

  test('does not apply where no test is met, and nothing is certain where nothing is known', () => {
    // nobody but the trade commission has everybody before it
    expect(verdict(no)).toBe(law.id === 'ftc-act' ? 'applies' : 'does not apply');
    expect(verdict({})).toBe(law.id === 'ftc-act' ? 'applies' : 'cannot tell');
  });

  const told = law.outs.filter(({ if: rule }) => rule !== undefined);
  test.each(told)('$label: outside, in part, or not known', ({ if: rule, ...out }) => {
    const [first] = law.tests;
    const facts = {
      nonprofit: false,
      ...(first ? meeting(first.if) : {}),
      ...(rule ? meeting(rule) : {}),
    };
    const freed = out.leavesPart ? 'applies in part' : 'does not apply';
    const open = out.unclear || first?.unclear;
    expect(verdict(facts, out.until ?? after)).toBe(open ? 'cannot tell' : freed);
  });

  test('names its sections, how it was read, and a doubt where the words were not read', () => {
    expect(law.cite).toMatch(/\d/);
    if (law.read !== 'text') expect(law.doubts).not.toEqual([]);
    const known = new Set<string>(index.byKey.keys());
    const facts = [...law.tests, ...law.outs].flatMap((one) => (one.if ? factsIn(one.if) : []));
    expect(facts.filter((fact) => !known.has(fact))).toEqual([]);
  });
});

test('at most five questions more, and each new fact is read by a law', () => {
  expect(SMALL_LAWS.questions.length).toBeLessThanOrEqual(5);
  const read = new Set(
    SMALL_LAWS.laws.flatMap(({ tests, outs }) =>
      [...tests, ...outs].flatMap((one) => (one.if ? factsIn(one.if) : [])),
    ),
  );
  const own = SMALL_LAWS.questions.flatMap(({ facts }) => facts.map(({ key }) => key));
  expect(own.filter((key) => !read.has(key))).toEqual([]);
});

const NO = {
  sellsPersonalData: false,
  targetedAdvertising: false,
  processesBiometricData: false,
  controlsHealthData: false,
  profiling: false,
  servicesForMinors: false,
  knowsChildren: false,
  nonprofit: false,
  sendsMarketingEmail: false,
  callsOrTextsToSell: false,
  callsOrTextsByMachine: false,
  recordsVisits: false,
  deliversVideo: false,
  pricesByPersonalData: false,
  makesApp: false,
  sharesForMarketing: false,
  holdsAccountData: false,
  holdsLogIns: false,
  madeForChildren: false,
  madeForMinors: false,
  minorAudience: false,
  childrenGiveData: false,
  mostlyOnlineRevenue: false,
  collectsOnline: false,
  employees: 4,
} as const;
const people = (...codes: string[]): SmallFacts =>
  Object.fromEntries(
    [...index.byKey.keys()].flatMap((key) => {
      const code = /^peopleIn([A-Z]{2})$/.exec(key)?.[1];
      return code === undefined ? [] : [[key, codes.includes(code)]];
    }),
  );

/** Ten firms, with all that applies to each on the day, decided by hand. */
const FIRMS: readonly (readonly [string, SmallFacts, readonly string[]])[] = [
  ['a barber in Ohio who takes cash', people(), ['ftc-act']],
  [
    'a shop in California with a camera, a mailing list and a pixel',
    { ...people('CA'), collectsOnline: true, sendsMarketingEmail: true, targetedAdvertising: true },
    ['caloppa', 'cipa', 'can-spam', 'ftc-act'],
  ],
  [
    'a therapist in Washington outside HIPAA',
    { ...people('WA'), controlsHealthData: true },
    ['washington-health', 'ftc-act', 'breach'],
  ],
  [
    'a tutor in New York with an own site for pupils',
    { ...people('NY'), madeForMinors: true, servicesForMinors: true },
    ['ny-child-data', 'ftc-act'],
  ],
  [
    'a food truck in Texas with a loyalty app and texts',
    { ...people('TX'), makesApp: true, callsOrTextsToSell: true },
    ['tcpa', 'ftc-act'],
  ],
  [
    'a blogger in Delaware with ads and a newsletter',
    { ...people('DE'), collectsOnline: true, sendsMarketingEmail: true, targetedAdvertising: true },
    ['doppa', 'can-spam', 'ftc-act'],
  ],
  [
    'a nonprofit in Massachusetts that keeps card numbers',
    { ...people('MA'), nonprofit: true, holdsAccountData: true },
    ['breach', 'massachusetts-security'],
  ],
  [
    'a maker of apps for children in Nevada',
    {
      ...people('NV'),
      makesApp: true,
      madeForChildren: true,
      madeForMinors: true,
      collectsOnline: true,
    },
    ['nevada-sale', 'coppa', 'ftc-act'],
  ],
  [
    'a cleaner in Illinois with a fingerprint clock',
    { ...people('IL'), processesBiometricData: true },
    ['illinois-bipa', 'ftc-act', 'breach'],
  ],
  [
    'a landlord in Colorado who screens by a tool and keeps Social Security numbers',
    { ...people('CO'), profiling: true, holdsAccountData: true },
    ['ftc-act', 'breach'],
  ],
];

test.each(FIRMS)('%s', (_, facts, expected) => {
  const { childrenGiveData: __, knowsChildren: ___, ...no } = NO;
  const own = facts['madeForChildren'] === true ? no : NO;
  const found = verdictsOn({ ...own, ...facts });
  const bound = found.filter(({ verdict }) => verdict.startsWith('applies')).map(({ id }) => id);
  expect(bound.toSorted()).toEqual(expected.toSorted());
});

test('the landlord in Colorado and the app in California have a day to come', () => {
  const coming = (facts: SmallFacts) =>
    verdictsOn({ ...NO, ...facts }).flatMap(({ id, verdict, from, then }) =>
      verdict === 'not in force yet' ? [[id, from, then]] : [],
    );
  expect(coming({ ...people('CO'), profiling: true })).toEqual([
    ['colorado-admt', '2027-01-01', 'applies'],
  ]);
  expect(coming({ ...people('CA'), makesApp: true })).toEqual([
    ['california-age-signals', '2027-01-01', 'applies'],
  ]);
});

test('two facts that contradict each other are refused by name', () => {
  expect(() => verdictsOn({ childrenGiveData: true, knowsChildren: false })).toThrow(
    ContradictingFacts,
  );
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-laws-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/small-laws.ts', ...args],
      { cwd: new URL('../', import.meta.url), encoding: 'utf8' },
    );
  const file = (content: unknown) => {
    const path = join(folder, 'facts.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  test('reads a row of `verdict`, facts alone, and lists the facts', () => {
    const rows = [{ id: 1, state: 'IL', asOf: DAY, facts: { processesBiometricData: true } }];
    const { status, stdout } = run(file(rows), '--json');
    expect(status).toBe(0);
    const { laws } = JSON.parse(stdout) as { laws: { id: string; verdict: string }[] };
    expect(laws.find(({ id }) => id === 'illinois-bipa')?.verdict).toBe('applies');
    const alone = run(file({ peopleIn: ['MA'], holdsAccountData: true }), '--json').stdout;
    expect(alone).toContain('"massachusetts-security"');
    const named = JSON.parse(run('--facts', '--json').stdout) as { facts: { name: string }[] };
    expect(named.facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['peopleIn', 'recordsVisits', 'nonprofit']),
    );
  });

  test.each([
    [{ peopleIn: 'everywhere' }, 'peopleIn must be a list'],
    [{ recordsVisitz: true }, 'unknown fact "recordsVisitz"'],
    [{ peopleIn: ['IL', 'ZZ'] }, '"ZZ" in peopleIn'],
    [[{ facts: {}, employees: 5, staff: 2 }], '"employees", "staff" beside "facts"'],
    [Array.from({ length: 5001 }, () => ({})), 'at most 5000'],
    [{ recordsVisits: 3 }, 'must be true or false'],
    [{ childrenGiveData: true, knowsChildren: false }, 'contradict each other'],
    ['{', 'cannot be read as JSON'],
  ])('input %# is refused with what to mend', (content, words) => {
    const { status, stdout, stderr } = run(file(content));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(words);
  });
});
