/**
 * The same calls on one PostgreSQL and on Citus, by turns of a few seconds, so that both meet the
 * same load of the machine: one owner after the other, one call after the other.
 */
import { Client, PROFILE } from '../endurance/client.ts';
import { forgetStatements, sentTo } from './citus-parts.ts';

const OWNERS = 5;
const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const ROUND_MS = 4_000;
const TASK = 'privacy-notice';

interface Owner {
  readonly client: Client;
  readonly id: string;
}

const KINDS = ['assessment', 'dashboard', 'write'] as const;
type Kind = (typeof KINDS)[number];
type Times = Record<Kind, number[]>;

/** What the page of each kind asks for; a dashboard is there with the last of its calls. */
const callsOf = (kind: Kind, id: string, turn: number): Parameters<Client['call']>[] => {
  if (kind === 'assessment') return [['GET', `/api/assessments/${id}`]];
  if (kind === 'dashboard')
    return [
      ['GET', '/api/auth/me'],
      ['GET', '/api/businesses'],
      ['GET', '/api/upcoming'],
      ['GET', `/api/businesses/${id}/plan`],
    ];
  const body = { status: turn % 2 === 0 ? 'open' : 'done', note: `turn ${turn}.` };
  return [['PUT', `/api/businesses/${id}/tasks/${TASK}`, body]];
};

async function ownersAt(origin: string, name: string): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let n = 0; n < OWNERS; n += 1) {
    const client = new Client(origin);
    await client.open(`${name}.${n}@example.com`);
    const { text } = await client.call('POST', '/api/businesses', PROFILE);
    owners.push({ client, id: (JSON.parse(text) as { id: string }).id });
  }
  return owners;
}

let turn = 0;
/** All kinds by turns, for some seconds. */
async function round(owners: readonly Owner[], times: Times, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    turn += 1;
    const owner = owners[turn % owners.length] as Owner;
    for (const kind of KINDS) {
      const since = performance.now();
      for (const call of callsOf(kind, owner.id, turn)) {
        const { status, text } = await owner.client.call(...call);
        if (status !== 200) throw new Error(`${call[1]} answered ${status}: ${text}`);
      }
      times[kind].push(performance.now() - since);
    }
  }
}

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const COUNTED = 40;

/** Statements of a call of each kind on the coordinator, by how many workers they touch. */
export async function statementsOfKinds(origin: string, url: string): Promise<string[]> {
  const owners = await ownersAt(origin, 'counted');
  const rows: string[] = [];
  for (const kind of KINDS) {
    await forgetStatements(url);
    for (let n = 0; n < COUNTED; n += 1) {
      const { client, id } = owners[n % owners.length] as Owner;
      for (const call of callsOf(kind, id, n)) await client.call(...call);
    }
    const { none, one, more } = await sentTo(url);
    const each = [none, one, more].map((count) => (count / COUNTED).toFixed(1));
    rows.push(`| ${kind} | ${each.join(' | ')} |`);
  }
  for (const { client } of owners) client.close();
  return rows;
}

/** Both addresses asked by turns; rows of a table. */
export async function compared(plain: string, citus: string): Promise<string[]> {
  const sides = await Promise.all(
    [plain, citus].map(async (origin) => ({
      owners: await ownersAt(origin, 'turns'),
      times: { assessment: [], dashboard: [], write: [] } as Times,
    })),
  );
  // caches and connections are warm before it counts
  for (const { owners } of sides)
    await round(owners, { assessment: [], dashboard: [], write: [] }, ROUND_MS);
  for (let n = 0; n < ROUNDS; n += 1)
    for (const { owners, times } of n % 2 === 0 ? sides : sides.toReversed())
      await round(owners, times, ROUND_MS);
  for (const { owners } of sides) for (const { client } of owners) client.close();
  const [one, other] = sides.map(({ times }) => times) as [Times, Times];
  return KINDS.map((kind) => {
    const shown = (times: Times) =>
      `${at(times[kind], 0.5).toFixed(1)} / ${at(times[kind], 0.99).toFixed(1)}`;
    const ratio = (share: number) => (at(other[kind], share) / at(one[kind], share)).toFixed(1);
    return `| ${kind} | ${one[kind].length}, ${other[kind].length} | ${shown(one)} | ${shown(other)} | ${ratio(0.5)}, ${ratio(0.99)} |`;
  });
}
