/**
 * Owners at work through the balancer. Each writer has an account of its own and numbers its writes
 * in the note of a task; a write that fails is sent again under the same number. Each request that
 * fails counts, also when the next try succeeds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client as DatabaseClient } from 'pg';
import { Client, PROFILE } from '../endurance/client.ts';

const THINK_MS = 25;
const AFTER_A_FAILURE_MS = 100;
const TASK = 'privacy-notice';

export interface Request {
  readonly kind: 'write' | 'read';
  readonly sentAt: number;
  readonly endedAt: number;
  /** 0: no reply. */
  readonly status: number;
  readonly text: string;
}

export const failed = ({ status }: Request) => status < 200 || status >= 300;

interface Owner {
  readonly client: Client;
  readonly businessId: string;
  readonly acknowledged: number[];
}

export class Load {
  readonly requests: Request[] = [];
  readonly #owners: Owner[];
  readonly #databaseUrl: string;
  readonly #running: Promise<void>[] = [];
  #over = false;

  constructor(owners: Owner[], databaseUrl: string) {
    this.#owners = owners;
    this.#databaseUrl = databaseUrl;
  }

  static async begin(origin: string, databaseUrl: string, owners: number): Promise<Load> {
    const made: Owner[] = [];
    for (let number = 0; number < owners; number += 1) {
      const client = new Client(origin);
      await client.open(`owner.${number}@example.com`);
      const { text, status } = await client.call('POST', '/api/businesses', PROFILE);
      if (status !== 201) throw new Error(`a business could not be made: ${status} ${text}`);
      const { id } = JSON.parse(text) as { id: string };
      made.push({ client, businessId: id, acknowledged: [] });
    }
    const load = new Load(made, databaseUrl);
    for (const owner of made) {
      load.#running.push(load.#write(owner), load.#read(owner, origin));
    }
    return load;
  }

  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#running);
  }

  /** How many writes were acknowledged so far, and how many of them are not in the histories. */
  async compare(): Promise<{ acknowledged: number; lost: number }> {
    const sent = this.#owners.map(({ businessId, acknowledged }) => ({
      businessId,
      notes: acknowledged.map(noteOf),
    }));
    let acknowledged = 0;
    let lost = 0;
    const client = new DatabaseClient({ connectionString: this.#databaseUrl });
    await client.connect();
    for (const { businessId, notes } of sent) {
      const { rows } = await client.query<{ body: string }>(
        'select body from events where chain = $1',
        [businessId],
      );
      const stored = new Set(rows.flatMap(({ body }) => body.match(/write \d+\./g) ?? []));
      acknowledged += notes.length;
      lost += notes.filter((note) => !stored.has(note)).length;
    }
    await client.end();
    return { acknowledged, lost };
  }

  close(): void {
    for (const { client } of this.#owners) client.close();
  }

  async #write(owner: Owner): Promise<void> {
    const path = `/api/businesses/${owner.businessId}/tasks/${TASK}`;
    for (let number = 1; !this.#over;) {
      const body = { status: number % 2 === 0 ? 'open' : 'done', note: noteOf(number) };
      const request = await this.#send('write', owner.client, 'PUT', path, body);
      if (failed(request)) await pause(AFTER_A_FAILURE_MS);
      else {
        owner.acknowledged.push(number);
        number += 1;
      }
      await pause(THINK_MS);
    }
  }

  async #read(owner: Owner, origin: string): Promise<void> {
    const client = new Client(origin);
    client.cookie = owner.client.cookie;
    while (!this.#over) {
      const path = `/api/businesses/${owner.businessId}`;
      const request = await this.#send('read', client, 'GET', path);
      await pause(failed(request) ? AFTER_A_FAILURE_MS : THINK_MS);
    }
    client.close();
  }

  async #send(kind: Request['kind'], client: Client, ...call: Parameters<Client['call']>) {
    const sentAt = performance.now();
    const { status, text } = await client
      .call(...call)
      .catch((fault: unknown) => ({ status: 0, text: String(fault) }));
    const request = { kind, sentAt, endedAt: performance.now(), status, text };
    this.requests.push(request);
    return request;
  }
}

const noteOf = (number: number) => `write ${number}.`;
