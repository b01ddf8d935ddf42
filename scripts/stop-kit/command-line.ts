/** What the command of the stop kit was given, checked. */
import { readFileSync, statSync } from 'node:fs';
import { oneFile, Unusable } from '../command/one-file.ts';
import { STATES } from '#law/codes.ts';
import { type TestResult, readTestResult } from '#stop-kit/maker/test-result.ts';
import { KIT_BOOK } from '#stop-kit/kit-book.server.ts';
import type { KitBuilder } from '#stop-kit/maker/kit-steps.ts';

const HOW =
  'Name the file: npm run --silent stop-kit -- RESULT.json [--states CA,CO] [--builder wordpress] [--tools meta-pixel,hotjar] [--file] [--json]';

const MOST_BYTES = 20_000_000;

export interface KitAsked {
  readonly result: TestResult;
  readonly states: readonly string[];
  readonly builder: KitBuilder | undefined;
  /** Tools of the data map that the test may not have met. */
  readonly tools: readonly string[];
  readonly file: boolean;
  readonly json: boolean;
}

const OPTIONS = {
  json: { type: 'boolean' },
  file: { type: 'boolean' },
  states: { type: 'string' },
  builder: { type: 'string' },
  tools: { type: 'string' },
} as const;

const words = (written: string | undefined): string[] =>
  (written ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Refuses a word that is none of the known. */
function among(what: string, named: readonly string[], known: readonly string[]): void {
  const unknown = named.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Unusable(`Unknown ${what} "${unknown}". Known are: ${known.join(', ')}.`);
}

function resultIn(file: string): TestResult {
  let text: string;
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new Error(`it is larger than ${MOST_BYTES / 1_000_000} MB, and no result of a test is`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`);
  }
  const read = readTestResult(text);
  if ('problem' in read) throw new Unusable(`${file}: ${read.problem}`);
  return read.result;
}

/** Reads the command's words; throws Unusable where they cannot be used. */
export function kitAsked(args: readonly string[]): KitAsked {
  const { file, values } = oneFile(args, OPTIONS, HOW);
  const states = words(values.states).map((state) => state.toUpperCase());
  among(
    'state',
    states,
    STATES.map(({ code }) => code),
  );
  const { builders, tools: known } = KIT_BOOK;
  among(
    'builder',
    words(values.builder),
    builders.map(({ id }) => id),
  );
  const tools = words(values.tools);
  const stranger = tools.find((id) => known.every((tool) => tool.id !== id));
  if (stranger !== undefined)
    throw new Unusable(`Unknown tool "${stranger}". reference/tools.json has the names.`);
  return {
    result: resultIn(file),
    states,
    builder: builders.find(({ id }) => id === values.builder?.trim()),
    tools,
    file: values.file === true,
    json: values.json === true,
  };
}
