/**
 * What a law has outside of its own files, each piece with the file in which it stands
 * (docs/architecture.md, "A law").
 */
import { readFileSync } from 'node:fs';
import type { DataFault } from '#law/checks/check.ts';
import { STATES } from '#law/codes.ts';
import { MAIN_TIME_ZONE } from '#law/time-zones.ts';
import { usStateName } from '#text/us-states.ts';

interface Piece {
  readonly where: string;
  readonly expected: string;
  readonly tip: string;
  /** Whether the law of a state, by its code, has it. */
  readonly has: (code: string) => boolean;
}

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const CODES: readonly string[] = STATES.map(({ code }) => code);
type ByState = Readonly<Record<string, unknown>>;

/**
 * A law may lack so many of the elements that all others have: Iowa has no right to correct. More
 * were not read.
 */
const MAY_LACK = 2;

/** The elements that a law alone does not have, if they are too many. */
function elements(): Piece[] {
  const alone = ['consumer', 'business'].flatMap((kind) => {
    const where = `reference/contents-${kind}.json`;
    const book = json(where) as { elements: readonly { id: string; states: ByState }[] };
    return book.elements.flatMap(({ id, states }) => {
      const [code = '', ...more] = CODES.filter((each) => !(each in states));
      return code === '' || more.length > 0 ? [] : [{ where, id, code }];
    });
  });
  return Object.values(Object.groupBy(alone, ({ code }) => code))
    .filter((lacked = []) => lacked.length > MAY_LACK)
    .flatMap((lacked = []) =>
      lacked.map(({ where, id, code: lacking }) => ({
        where,
        expected: `an entry of ${id}, which all other laws have`,
        tip: 'Read the law for it: true, if practised or advised, with the section.',
        has: (code: string) => code !== lacking,
      })),
    );
}

/** Values by state that the documents print. */
function values(): Piece[] {
  return ['variables-consumer.json', 'variables-business.json'].flatMap((name) => {
    const file = `documents/templates/${name}`;
    const { state = {} } = json(file) as { state?: Record<string, { values?: ByState }> };
    return Object.entries(state)
      .filter(([, { values: all }]) => all && CODES.filter((code) => code in all).length > 12)
      .map(([variable, { values: all = {} }]) => ({
        where: file,
        expected: `state.${variable}`,
        tip: 'The documents print it for each state.',
        has: (code: string) => code in all,
      }));
  });
}

function secondTables(): Piece[] {
  const table = read('tests/second-table.test.ts');
  const day = /const DAY = '([\d-]+)'/.exec(table)?.[1] ?? '';
  const firstDay = new Map<string, string>(STATES.map(({ code, effective }) => [code, effective]));
  const clocks = json('tests/requests/every-clock.json') as ByState;
  const tip = 'Written a second time, by hand, read anew from the statute.';
  return [
    {
      where: 'tests/second-table.test.ts',
      expected: 'a row: the full tests of the law',
      tip,
      has: (code) => (firstDay.get(code) ?? '') > day || table.includes(`\n  ${code}: (b)`),
    },
    {
      where: 'tests/requests/every-clock.json',
      expected: 'a row of each type of request',
      tip,
      has: (code) => code in clocks,
    },
  ];
}

function single(): Piece[] {
  const { offices } = json('documents/templates/es/words.json') as { offices: ByState };
  const { called } = json('reference/notice-signs.json') as { called: ByState };
  const { cases } = json('law/requests/cases.json') as { cases: readonly { state: string }[] };
  return [
    {
      where: 'law/codes.ts',
      expected: 'a state of the United States (text/us-states.ts)',
      tip: 'Code and name as the Postal Service writes them.',
      has: (code) => usStateName(code) === STATES.find((state) => state.code === code)?.name,
    },
    {
      where: 'law/time-zones.ts',
      expected: 'the time zone in which most of its people live',
      tip: 'A name of the IANA list, such as America/Chicago.',
      has: (code) => code in MAIN_TIME_ZONE,
    },
    {
      where: 'law/requests/cases.json',
      expected: 'a case of its requests',
      tip: 'A request on a day, and the dates that must follow.',
      has: (code) => cases.some(({ state }) => state === code),
    },
    {
      where: 'reference/notice-signs.json',
      expected: 'what its people are called',
      tip: 'In `called`: a notice may speak of them instead of the state.',
      has: (code) => code in called,
    },
    {
      where: 'documents/templates/es/words.json',
      expected: 'the office of complaints in Spanish',
      tip: 'In `offices`.',
      has: (code) => code in offices,
    },
  ];
}

/** Every piece that a law lacks. */
export function missingPieces(): DataFault[] {
  const pieces = [...single(), ...elements(), ...values(), ...secondTables()];
  return pieces.flatMap(({ where, expected, tip, has }) =>
    CODES.filter((code) => !has(code)).map((code) => ({
      where: `${where} ${code}`,
      expected,
      actual: 'none',
      tip,
    })),
  );
}
