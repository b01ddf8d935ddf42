/**
 * PGlite answers without waiting for anything, so statements that wait for each other would run in one go while nothing else
 * is served. This lets the event loop turn before each of them.
 */
import type { PGlite } from '@electric-sql/pglite';
import { setImmediate as turn } from 'node:timers/promises';

/** Every statement goes through this function of PGlite, one at a time. */
const GATE = '_runExclusiveQuery';

/** Statements of this database leave room for other work between them. */
export function leaveRoom(lite: PGlite): void {
  const plain = lite[GATE].bind(lite);
  lite[GATE] = (statement) =>
    plain(async () => {
      await turn();
      return statement();
    });
}
