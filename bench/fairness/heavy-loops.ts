/**
 * What heavy owners ask for over and over: all they have, a binder, the list of their businesses, a
 * long history. Runs in a process of its own and reads no reply, so that it does not slow the
 * measuring.
 */
import { Caller } from './caller.ts';

export interface HeavyOwner {
  readonly cookie: string;
  readonly id: string;
}
interface Order {
  readonly origin: string;
  readonly owners: readonly HeavyOwner[];
}

const pathsOf = (id: string) => [
  '/api/account/data',
  `/api/businesses/${id}/binder.zip`,
  '/api/businesses',
  `/api/businesses/${id}/history`,
];

const BUSINESSES = 8;
const NOTES = 60;
const STATES = ['DE', 'CA', 'TX', 'VA', 'OR', 'CO', 'CT', 'NJ', 'MN', 'MD', 'NH', 'NE'];

/**
 * An owner with eight businesses in twelve states, and 60 notes of 3,900 characters on the last of
 * them.
 */
export async function heavyOwner(origin: string, name: string): Promise<HeavyOwner> {
  const caller = new Caller(origin, 1);
  await caller.signUp(`${name}@example.com`);
  let id = '';
  for (let at = 1; at <= BUSINESSES; at += 1)
    ({ id } = await caller.get<HeavyOwner>('POST', '/api/businesses', {
      businessName: `Many Books ${at}`,
      industry: 'Retail',
      employeeCount: 40,
      annualRevenue: 30_000_000,
      statesOperating: STATES,
      dataTypesCollected: ['Email addresses', 'Postal addresses', 'Purchase history'],
    }));
  await caller.get('POST', `/api/businesses/${id}/documents/privacy-policy`);
  for (let at = 0; at < NOTES; at += 1)
    await caller.get('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
      status: 'done',
      note: `${at} `.padEnd(3_900, 'x'),
    });
  caller.close();
  return { cookie: caller.cookie, id };
}

const PAUSE_MS = 20;

async function loop(caller: Caller, path: string, statuses: Map<string, number>): Promise<never> {
  for (;;) {
    const status = await caller.call('GET', path, { keep: false }).then(
      (reply) => String(reply.status),
      () => 'cut off',
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await new Promise((pass) => setTimeout(pass, PAUSE_MS));
  }
}

if (process.send) {
  const statuses = new Map<string, number>();
  process.once('message', ({ origin, owners }: Order) => {
    for (const { cookie, id } of owners)
      for (const path of pathsOf(id)) void loop(new Caller(origin, 1, cookie), path, statuses);
    process.once('message', () =>
      process.send?.(Object.fromEntries(statuses), () => process.exit(0)),
    );
  });
}
