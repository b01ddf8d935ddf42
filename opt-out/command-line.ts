/** What the command of the opt-out test was given, checked. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_SITUATIONS } from '#engine/words/site.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';
import { STATES } from '#law/codes.ts';
import { type HostTable, hostTable } from '#site-test/guard/host-table.ts';
import { type Baseline, readBaseline } from './baseline.ts';
import type { FailRule } from './rows.ts';

/** Wrong use of the command; it ends with 2. */
export class Unusable extends Error {}

/** The files that a report can be written to, each with what it holds. */
const REPORT_FILES = ['record', 'sarif', 'junit', 'markdown', 'badge', 'write-baseline'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** A HAR file in place of a visit. */
export interface GivenHar {
  readonly text: string;
  readonly file: string;
  readonly situation: VisitSituation;
}

export interface CommandWords {
  /** What is looked at: the address of a site, or a file of requests. */
  readonly source: { readonly url: string } | { readonly har: GivenHar };
  readonly json: boolean;
  /** Whether what is found fails the command. */
  readonly check: boolean;
  /** What fails it. */
  readonly rule: FailRule;
  readonly hosts: HostTable | undefined;
  readonly browser: string | undefined;
  readonly states: readonly string[];
  readonly baseline: Baseline | undefined;
  readonly files: Readonly<Partial<Record<ReportFile, string>>>;
}

const OPTIONS = {
  json: { type: 'boolean' },
  check: { type: 'boolean' },
  'fail-on': { type: 'string' },
  'cannot-tell': { type: 'string' },
  hosts: { type: 'string' },
  browser: { type: 'string' },
  states: { type: 'string' },
  baseline: { type: 'string' },
  har: { type: 'string' },
  situation: { type: 'string' },
  record: { type: 'string' },
  sarif: { type: 'string' },
  junit: { type: 'string' },
  markdown: { type: 'string' },
  badge: { type: 'string' },
  'write-baseline': { type: 'string' },
} as const;

function parsed(args: readonly string[], how: string) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Unusable(`${(error as Error).message}\n${how}`);
  }
}
type Values = ReturnType<typeof parsed>['values'];

function addressOf(written: string, how: string): string {
  const text = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new Unusable(`"${written}" is no address of a site.\n${how}`);
  if (url.username !== '' || url.password !== '')
    throw new Unusable('The address holds a name or password. Leave them out.');
  url.hash = '';
  return url.href;
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function tableIn(file: string | undefined): HostTable | undefined {
  if (file === undefined) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(textIn(file));
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const table = hostTable.safeParse(read);
  if (table.success) return table.data;
  const [problem] = table.error.issues;
  throw new Unusable(`${file}: ${problem?.path.join('.') ?? ''} ${problem?.message ?? ''}`);
}

function statesIn(written: string | undefined): string[] {
  const known: readonly string[] = STATES.map(({ code }) => code);
  const states = (written ?? '')
    .split(',')
    .map((state) => state.trim().toUpperCase())
    .filter((state) => state !== '');
  const unknown = states.find((state) => !known.includes(state));
  if (unknown === undefined) return states;
  throw new Unusable(`No law on record for state "${unknown}". Known are: ${known.join(', ')}.`);
}

function browserIn(file: string | undefined): string | undefined {
  if (file !== undefined && !existsSync(file))
    throw new Unusable(`--browser: there is no ${file}.`);
  return file;
}

function baselineIn(file: string | undefined): Baseline | undefined {
  if (file === undefined) return undefined;
  const baseline = readBaseline(textIn(file));
  if (typeof baseline === 'string') throw new Unusable(`${file} ${baseline}`);
  return baseline;
}

const oneOf = <Word extends string>(
  option: string,
  written: string | undefined,
  words: readonly Word[],
): Word | undefined => {
  if (written === undefined) return undefined;
  const found = words.find((word) => word === written);
  if (found === undefined)
    throw new Unusable(`--${option} is "${written}"; it can be: ${words.join(', ')}.`);
  return found;
};

/** Files that cannot be written are said before a test of minutes, not after it. */
function filesIn(values: Values): CommandWords['files'] {
  const files = REPORT_FILES.flatMap((name) => {
    const file = values[name];
    return file === undefined ? [] : [[name, file] as const];
  });
  for (const [name, file] of files)
    try {
      accessSync(dirname(resolve(file)), constants.W_OK);
    } catch {
      throw new Unusable(`--${name}: ${file} cannot be written. Make its folder first.`);
    }
  return Object.fromEntries(files);
}

function sourceOf(
  values: Values,
  positionals: readonly string[],
  how: string,
): CommandWords['source'] {
  const [site, ...more] = positionals;
  const { har: file } = values;
  if (more.length > 0 || (site === undefined) === (file === undefined)) throw new Unusable(how);
  if (site !== undefined) {
    if (values.situation !== undefined) throw new Unusable('--situation belongs to --har.');
    return { url: addressOf(site, how) };
  }
  const situation = oneOf('situation', values.situation, SITE_SITUATIONS) ?? 'gpc';
  return { har: { text: textIn(file ?? ''), file: file ?? '', situation } };
}

/** Reads the command's words; throws Unusable where they cannot be used. `how`: its use. */
export function given(args: readonly string[], how: string): CommandWords {
  const { values, positionals } = parsed(args, how);
  return {
    source: sourceOf(values, positionals, how),
    json: values.json === true,
    check: values.check === true,
    rule: {
      failOn: oneOf('fail-on', values['fail-on'], ['error', 'warning']) ?? 'error',
      cannotTell: oneOf('cannot-tell', values['cannot-tell'], ['pass', 'fail']) ?? 'pass',
    },
    hosts: tableIn(values.hosts),
    browser: browserIn(values.browser),
    states: statesIn(values.states),
    baseline: baselineIn(values.baseline),
    files: filesIn(values),
  };
}
