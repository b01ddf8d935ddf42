/**
 * What reads a history in a transaction never waits for a turn: others would wait for it, on the
 * embedded database all of them.
 */
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { businesses } from '#server/base/database/schema.ts';
import { listEvents } from '#server/base/history/store.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, person, useStage } from './stage.ts';

// a turn that never comes
vi.mock('#server/base/pacing/long-work.ts', async (original) => ({
  ...(await original<object>()),
  turnOfLongWork: () => new Promise<void>(() => {}),
}));

onOneDatabase('a history in a transaction', (database) => {
  const stage = useStage(database);

  test('sixty events are read without a rest between them', async () => {
    const email = freshEmail();
    const registered = await stage().call('POST', '/api/auth/register', { body: person(email) });
    expect(registered.statusCode).toBe(201);
    const cookie = await stage().signIn(email);
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    for (let at = 0; at < 30; at += 1)
      for (const status of ['done', 'open']) {
        const marked = await stage().call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
          cookie,
          body: { status },
        });
        expect(marked.statusCode).toBe(200);
      }
    const { db } = stage().database;
    const [business] = await db.select().from(businesses).where(eq(businesses.id, id));
    const owner = business?.ownerId ?? '';
    const events = await db.transaction((tx) => listEvents(owner, tx, id));
    expect(events.length).toBeGreaterThanOrEqual(60);
  });
});
