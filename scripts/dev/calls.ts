/**
 * The API from source: the application is rebuilt after its code changed; the database stays open.
 */
import type { RequestListener } from 'node:http';
import type { Assembled } from '#server/assemble.ts';
import type { Config } from '#server/base/settings/config.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import type { Source } from './source.ts';

type Assembling = typeof import('#server/assemble.ts');

const warn = (line: string) => console.error(line);

export class Calls {
  readonly #source: Source;
  readonly #config: Config;
  readonly #database: OpenDatabase;
  #assemble: Assembling['assemble'] | undefined;
  #running: Assembled | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(source: Source, config: Config, database: OpenDatabase) {
    this.#source = source;
    this.#config = config;
    this.#database = database;
  }

  /** Answers a request with the current code. */
  async answer(...[request, reply]: Parameters<RequestListener>): Promise<void> {
    const { app } = await this.current();
    app.server.emit('request', request, reply);
  }

  /**
   * The application with the current code. Requests wait for one another, so that it is built once.
   */
  current(): Promise<Assembled> {
    const next = this.#turn.then(() => this.#renewed());
    this.#turn = next.catch(() => {});
    return next;
  }

  async #renewed(): Promise<Assembled> {
    const { assemble } = await this.#source<Assembling>('/server/assemble.ts');
    if (this.#running && assemble === this.#assemble) return this.#running;
    await this.#running?.close();
    this.#running = undefined;
    const next = await assemble({ config: this.#config, db: this.#database.db, warn });
    await next.app.ready();
    await next.open();
    this.#assemble = assemble;
    this.#running = next;
    return next;
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#running?.close();
    await this.#database.close();
  }
}
