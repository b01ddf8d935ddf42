/**
 * docs/quality.md R1 and R2: whenever the process is killed, what was acknowledged remains
 * and the next start works.
 */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Client, PROFILE } from './client.ts';
import { hasPostgres, makeReadyPlace, newDatabase } from './places.ts';
import { makePlace, pause, startServer, type Place } from './server-process.ts';
import { holdWithin } from './within.ts';
import { FULL } from '../full.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? (FULL ? 2 : 1));
const FIRST_STARTS = Number(process.env['FIRST_STARTS'] ?? (FULL ? 20 : 1));
const CLIENTS = 8;
const roots: string[] = [];
/** A node on PostgreSQL keeps nothing itself, so fewer kills tell as much. */
const KINDS = [
  ['embedded', ROUNDS],
  ...(FULL ? [['PostgreSQL', Math.ceil(ROUNDS / 3)] as const] : []),
] as const;

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});
const kept = (place: Place): Place => {
  roots.push(place.root);
  return place;
};

/** The changes of one client. */
interface Ledger {
  readonly email: string;
  readonly client: number;
  cookie: string | undefined;
  businessId: string;
  /** Acknowledged: the version and number of the last change; accounts opened; the last mark. */
  version: number;
  employees: number;
  accounts: string[];
  marked: 'done' | 'open' | undefined;
  /** Sent, and not acknowledged: may be stored or not. */
  pending: { employees?: number; marked?: 'done' | 'open' };
}

const addressOf = (client: number, round: number) => `127.0.${round + 1}.${client + 1}`;

/** Writes until the process has ended. */
async function write(ledger: Ledger, origin: string, round: number): Promise<void> {
  const client = new Client(origin, addressOf(ledger.client, round));
  client.cookie = ledger.cookie;
  try {
    for (let step = 0; ; step += 1) {
      const employees = ledger.employees + 1;
      ledger.pending = { employees };
      const changed = await client.call('PUT', `/api/businesses/${ledger.businessId}`, {
        ...PROFILE,
        employeeCount: employees,
        version: ledger.version,
      });
      if (changed.status !== 200)
        throw new Error(`a change answered ${changed.status}: ${changed.text}`);
      Object.assign(ledger, { employees, version: ledger.version + 1, pending: {} });
      const marked = step % 2 === 0 ? 'done' : 'open';
      ledger.pending = { marked };
      const mark = await client.call(
        'PUT',
        `/api/businesses/${ledger.businessId}/tasks/privacy-notice`,
        { status: marked },
      );
      if (mark.status !== 200) throw new Error(`a mark answered ${mark.status}: ${mark.text}`);
      Object.assign(ledger, { marked, pending: {} });
      if (step % 8 !== 0) continue;
      const email = `new.${ledger.client}.${round}.${step}@example.com`;
      const opened = await client.call('POST', '/api/auth/register', {
        email,
        password: 'correct horse',
        firstName: 'Robin',
        lastName: 'Lee',
        businessName: 'Harbor Books',
      });
      if (opened.status === 201) ledger.accounts.push(email);
    }
  } catch (fault) {
    if (fault instanceof Error && fault.message.includes('answered')) throw fault;
  } finally {
    client.close();
  }
}

/** Compares what is stored with what was acknowledged. */
async function compare(ledger: Ledger, origin: string, round: number): Promise<void> {
  const client = new Client(origin, addressOf(ledger.client, round));
  client.cookie = ledger.cookie;
  const stored = JSON.parse(
    (await client.call('GET', `/api/businesses/${ledger.businessId}`)).text,
  ) as { version: number; employeeCount: number };
  const allowed = [{ version: ledger.version, employeeCount: ledger.employees }];
  if (ledger.pending.employees !== undefined)
    allowed.push({ version: ledger.version + 1, employeeCount: ledger.pending.employees });
  expect(allowed).toContainEqual({ version: stored.version, employeeCount: stored.employeeCount });
  Object.assign(ledger, { version: stored.version, employees: stored.employeeCount });
  const assessment = JSON.parse(
    (await client.call('GET', `/api/assessments/${ledger.businessId}`)).text,
  ) as { tasks: { id: string; requirements: { status: 'done' | 'open' }[] }[] };
  const statuses = new Set(
    assessment.tasks
      .find(({ id }) => id === 'privacy-notice')
      ?.requirements.map(({ status }) => status),
  );
  expect(statuses.size, 'a task is marked whole or not at all').toBe(1);
  const [status] = statuses;
  expect([ledger.marked ?? 'open', ledger.pending.marked]).toContain(status);
  ledger.marked = status;
  for (const email of ledger.accounts.splice(0)) {
    const again = await client.call('POST', '/api/auth/register', {
      email,
      password: 'correct horse',
      firstName: 'Robin',
      lastName: 'Lee',
      businessName: 'Harbor Books',
    });
    expect(again.status, `the account ${email} is stored`).toBe(409);
  }
  client.close();
}

test.each(KINDS)(
  `R1: kills while ${CLIENTS} clients write lose nothing that was acknowledged (%s, %i kills)`,
  async (kind, rounds) => {
    if (kind === 'PostgreSQL' && !hasPostgres()) return;
    const place = kept(makeReadyPlace());
    const settings: Record<string, string> =
      kind === 'PostgreSQL' ? { DATABASE_URL: await newDatabase('kill') } : {};
    let server = startServer(place, settings);
    let origin = await server.ready;
    const ledgers = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, number): Promise<Ledger> => {
        const client = new Client(origin, `127.0.0.${number + 10}`);
        const email = `owner.${number}@example.com`;
        await client.open(email);
        const { id } = JSON.parse((await client.call('POST', '/api/businesses', PROFILE)).text) as {
          id: string;
        };
        await client.call('GET', `/api/assessments/${id}`);
        client.close();
        return {
          email,
          client: number,
          cookie: client.cookie,
          businessId: id,
          version: 1,
          employees: PROFILE.employeeCount,
          accounts: [],
          marked: undefined,
          pending: {},
        };
      }),
    );
    const acknowledged = () => ledgers.reduce((sum, { version }) => sum + version, 0);
    const starts: number[] = [];
    let changes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged();
      const writing = Promise.all(ledgers.map((ledger) => write(ledger, origin, round)));
      // A kill before the first write would prove nothing, however busy the machine is.
      while (acknowledged() - before < CLIENTS) await pause(20);
      await pause(Math.random() * 900);
      server.process.kill('SIGKILL');
      await writing;
      await server.ended;
      const since = performance.now();
      server = startServer(place, settings);
      origin = await server.ready;
      starts.push(performance.now() - since);
      for (const ledger of ledgers) await compare(ledger, origin, round + rounds);
      changes += acknowledged() - before;
    }
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    starts.sort((one, other) => one - other);
    const middle = starts[Math.floor(starts.length / 2)] ?? 0;
    console.log(
      `R1 (${kind}): ${rounds} kills, ${changes} profile changes acknowledged, 0 lost, starts ${Math.round(middle)} ms in the middle, ${Math.round(starts.at(-1) ?? 0)} ms at most`,
    );
    expect(changes).toBeGreaterThan(rounds);
    holdWithin(starts.at(-1) ?? Infinity, 5000);
  },
);

test.runIf(FULL)(
  `R2: after ${FIRST_STARTS} first starts killed between 0 and 3 s, the next one works`,
  async () => {
    for (let round = 0; round < FIRST_STARTS; round += 1) {
      const place = kept(makePlace());
      const first = startServer(place);
      // with one alone: in the middle
      await pause(FIRST_STARTS === 1 ? 1500 : (3000 * round) / (FIRST_STARTS - 1));
      first.process.kill('SIGKILL');
      await first.ended;
      const second = startServer(place);
      const client = new Client(await second.ready);
      await client.open('owner@example.com');
      client.close();
      second.process.kill('SIGTERM');
      expect(await second.ended, second.printed()).toBe(0);
    }
  },
);
