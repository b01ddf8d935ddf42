/** A client that calls the API and records every reply. */
import type { Recording } from './recording.ts';
import type { Served } from './server.ts';
import { withoutBuild, withoutChance } from './without-chance.ts';

export interface Asked {
  readonly body?: unknown;
  /** The name in the recording; by default the address. */
  readonly name?: string;
}

export class Visitor {
  readonly served: Served;
  readonly #recording: Recording;
  readonly #folder: string;
  /** Ids and secrets with a fixed name in the recording. */
  readonly names: Map<string, string>;
  #cookie = '';

  constructor(
    served: Served,
    recording: Recording,
    folder: string,
    names: Map<string, string> = new Map(),
  ) {
    this.served = served;
    this.#recording = recording;
    this.#folder = folder;
    this.names = names;
  }

  readonly settle = (text: string): string => withoutChance(withoutBuild(text), this.names);

  /** Calls, records, and returns the body if it is JSON. */
  async call<T>(method: string, path: string, { body, name }: Asked = {}): Promise<T> {
    const reply = await fetch(`${this.served.at}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // other cookies, such as the one that tells pages of a session, prove nothing
    const set = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((line) => line.startsWith('session='));
    if (set !== undefined) this.#cookie = set.endsWith('=') ? '' : set;
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const called = this.settle(name ?? path);
    await this.#recording.reply(`${this.#folder}${called} ${method}`, reply, bytes, this.settle);
    if (reply.status === 429) throw new Error(`${method} ${path} was refused: too many tries`);
    const json = reply.headers.get('content-type')?.includes('json') && bytes.length > 0;
    return (json ? JSON.parse(new TextDecoder().decode(bytes)) : undefined) as T;
  }

  /** The same client, recording under another heading. */
  as(folder: string): Visitor {
    const other = new Visitor(this.served, this.#recording, folder, this.names);
    other.#cookie = this.#cookie;
    return other;
  }

  get = <T>(path: string): Promise<T> => this.call<T>('GET', path);
}
