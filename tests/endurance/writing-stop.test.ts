/**
 * docs/quality.md R4 while eight owners write without pause, on both databases: a request that
 * arrived is answered.
 */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Client, PROFILE } from './client.ts';
import { hasPostgres, makeReadyPlace, newDatabase } from './places.ts';
import { pause, startServer } from './server-process.ts';
import { FULL } from '../full.ts';

const ROUNDS = FULL ? 8 : 1;
const WRITERS = 8;
const place = makeReadyPlace();
afterAll(() => rmSync(place.root, { recursive: true, force: true }));

/**
 * Writes until the server takes no connection any more. Returns what cut it off, if that was
 * anything else.
 */
async function untilClosed(
  client: Client,
  id: string,
  onAnswer: () => void,
): Promise<{ answered: number; cut: string }> {
  let answered = 0;
  for (;;) {
    try {
      const status = answered % 2 === 0 ? 'done' : 'open';
      const path = `/api/businesses/${id}/tasks/privacy-notice`;
      expect((await client.call('PUT', path, { status })).status).toBe(200);
      answered += 1;
      onAnswer();
    } catch (fault) {
      const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
      return { answered, cut: code === 'ECONNREFUSED' ? '' : code };
    }
  }
}

// on a busy machine the server's own seconds to stop run out, and a connection is reset
test.runIf(FULL).each(['embedded', 'PostgreSQL'])(
  'SIGTERM while %s is written: none is cut off',
  async (kind) => {
    if (kind === 'PostgreSQL' && !hasPostgres()) return;
    const environment: Record<string, string> =
      kind === 'PostgreSQL' ? { DATABASE_URL: await newDatabase('writing_stop') } : {};
    let answered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = startServer(place, environment);
      const origin = await server.ready;
      const clients = await Promise.all(
        Array.from({ length: WRITERS }, async (_, number) => {
          const client = new Client(origin, `127.0.11.${number + 10}`);
          await client.open(`stop.${kind}.${round}.${number}@example.com`);
          const made = await client.call('POST', '/api/businesses', PROFILE);
          return { client, id: (JSON.parse(made.text) as { id: string }).id };
        }),
      );
      // Every owner is in the middle of writing when the server is told to stop, however slow the
      // machine is.
      const writing: Promise<{ answered: number; cut: string }>[] = [];
      const underWay = clients.map(
        ({ client, id }) =>
          new Promise<void>((begun) => {
            let left = 3;
            writing.push(
              untilClosed(client, id, () => {
                left -= 1;
                if (left === 0) begun();
              }),
            );
          }),
      );
      await Promise.race([Promise.all(underWay), Promise.all(writing)]);
      await pause(Math.random() * 100);
      server.process.kill('SIGTERM');
      const ends = await Promise.all(writing);
      expect(await server.ended, server.printed()).toBe(0);
      expect(ends.map(({ cut }) => cut).filter(Boolean)).toEqual([]);
      answered += ends.reduce((sum, end) => sum + end.answered, 0);
      for (const { client } of clients) client.close();
    }
    console.log(
      `stopped ${ROUNDS} times while ${WRITERS} owners write (${kind}): ${answered} answered, 0 cut off`,
    );
    expect(answered).toBeGreaterThanOrEqual(3 * ROUNDS * WRITERS);
  },
);
