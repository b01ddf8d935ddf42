/** What the command of the site test was given, checked. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { STATES } from '#law/codes.ts';
import { type HostTable, hostTable } from '#site-test/guard/host-table.ts';

const HOW =
  'Name the site: npm run --silent site-test -- https://shop.example.com [--json] [--hosts FILE] [--states CA,CO] [--record FILE]';

/** Wrong use of the command; it ends with 2. */
export class Unusable extends Error {}

export interface Given {
  readonly url: string;
  readonly json: boolean;
  readonly hosts: HostTable | undefined;
  readonly states: readonly string[];
  readonly record: string | undefined;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        hosts: { type: 'string' },
        states: { type: 'string' },
        record: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Unusable(`${(error as Error).message}\n${HOW}`);
  }
}

function addressOf(written: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(written) ? written : `https://${written}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new Unusable(`"${written}" is no address of a site.\n${HOW}`);
  if (url.username !== '' || url.password !== '')
    throw new Unusable('The address holds a name or password. Leave them out.');
  url.hash = '';
  return url.href;
}

function tableIn(file: string | undefined): HostTable | undefined {
  if (file === undefined) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
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

/** Reads the command's words; throws Unusable where they cannot be used. */
export function given(args: readonly string[]): Given {
  const { values, positionals } = parsed(args);
  const [site, ...more] = positionals;
  if (site === undefined || more.length > 0) throw new Unusable(HOW);
  return {
    url: addressOf(site),
    json: values.json === true,
    hosts: tableIn(values.hosts),
    states: statesIn(values.states),
    record: values.record,
  };
}
