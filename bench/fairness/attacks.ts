/**
 * What one owner does at full speed, each in turn. Runs in a process of its own, so that it does
 * not slow the measuring.
 */
import type { Business } from '#contract/businesses.ts';
import { Caller } from './caller.ts';

export const ATTACKS = {
  list: '20 x the list of 50 businesses',
  assessments: '40 connections on assessments',
  documents: '40 on details and documents',
  prints: '96 prints',
  notes: 'a flood of notes of 4,000 characters',
  exports: 'six exports at once',
} as const;
export type Attack = keyof typeof ATTACKS;

export interface Order {
  readonly origin: string;
  readonly cookie: string;
  readonly ids: readonly string[];
  readonly attack: Attack;
  readonly seconds: number;
}

type Step = (caller: Caller, at: number) => Promise<{ readonly status: number }>;
const read = (caller: Caller, path: string) => caller.call('GET', path, { keep: false });

function stepOf({ ids, attack }: Order): { readonly width: number; readonly step: Step } {
  const id = (at: number) => ids[at % ids.length] ?? '';
  switch (attack) {
    case 'list':
      return { width: 20, step: (caller) => read(caller, '/api/businesses') };
    case 'assessments':
      return { width: 40, step: (caller, at) => read(caller, `/api/assessments/${id(at)}`) };
    case 'documents':
      return {
        width: 40,
        step: (caller, at) =>
          read(caller, `/api/businesses/${id(at)}/${at % 2 === 0 ? 'details' : 'documents'}`),
      };
    case 'prints':
      return {
        width: 96,
        step: (caller, at) =>
          read(
            caller,
            `/api/businesses/${id(at)}/reports/${at % 4 < 2 ? 'report' : 'checklist'}/${at % 2 === 0 ? 'pdf' : 'word'}`,
          ),
      };
    case 'notes':
      return { width: 20, step: note(id) };
    case 'exports':
      return { width: 6, step: (caller) => read(caller, '/api/account/data') };
  }
}

const note =
  (id: (at: number) => string): Step =>
  (caller, at) =>
    caller.call('PUT', `/api/businesses/${id(at)}/tasks/privacy-notice`, {
      keep: false,
      body: { status: at % 2 === 0 ? 'done' : 'open', note: `${at} `.padEnd(4000, 'x') },
    });

/** Returns how often each status came. */
async function attack(order: Order): Promise<Record<string, number>> {
  const { width, step } = stepOf(order);
  const caller = new Caller(order.origin, width, order.cookie);
  const end = performance.now() + order.seconds * 1000;
  const statuses: Record<string, number> = {};
  let at = 0;
  const line = async () => {
    while (performance.now() < end) {
      const status = await step(caller, (at += 1)).then(
        (reply) => String(reply.status),
        () => 'cut off',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      // a refused client that does not wait would measure its own speed
      if (Number(status) >= 400) await new Promise((pass) => setTimeout(pass, 20));
    }
  };
  await Promise.all(Array.from({ length: width }, line));
  caller.close();
  return statuses;
}

/** The ids of the owner's businesses: 50, in every state. */
export async function fiftyBusinesses(caller: Caller, states: readonly string[]) {
  const ids: string[] = [];
  for (let at = 1; at <= 50; at += 1) {
    const { id } = await caller.get<Business>('POST', '/api/businesses', {
      businessName: `Harbor Books ${at}`,
      industry: 'Retail',
      employeeCount: 120,
      annualRevenue: 60_000_000,
      statesOperating: states,
      dataTypesCollected: ['Email addresses', 'Purchase history', 'Location data'],
    });
    await caller.get('GET', `/api/assessments/${id}`);
    ids.push(id);
  }
  return ids;
}

if (process.send)
  process.once('message', (order: Order) => {
    attack(order).then(
      (statuses) => process.send?.(statuses, () => process.exit(0)),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  });
