/** Accounts that may test sites, and tests that are over, for the fuzz test. */
import { randomUUID } from 'node:crypto';
import { businesses, sitePictures, siteTests } from '#server/base/database/schema.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import type { LightMyRequestResponse } from 'fastify';
import { PROFILE } from './stage.ts';

interface Calls {
  readonly account: () => Promise<{ readonly email: string; readonly cookie: string }>;
  readonly token: (email: string, purpose: 'verify') => Promise<string>;
  readonly call: (
    method: string,
    url: string,
    cookie?: string,
    body?: unknown,
  ) => Promise<LightMyRequestResponse>;
}

/** An account with a confirmed address and a business, where no other test waits. */
export async function ofVerified(calls: Calls) {
  const { email, cookie } = await calls.account();
  const token = await calls.token(email, 'verify');
  await calls.call('POST', '/api/auth/verify', undefined, { token });
  const made = await calls.call('POST', '/api/businesses', cookie, PROFILE);
  return { cookie, ids: { businessId: made.json<{ id: string }>().id } };
}

/** A test of a site of a business that is over, with a record and a picture. */
export async function addTestThatIsOver({ db }: OpenDatabase, businessId: string) {
  const rows = await db.select().from(businesses);
  const ownerId = rows.find(({ id }) => id === businessId)?.ownerId ?? '';
  const testId = randomUUID();
  const at = new Date('2026-11-20T10:00:00Z');
  await db.insert(siteTests).values({
    ownerId,
    businessId,
    id: testId,
    url: 'https://shop.example/',
    host: 'shop.example',
    kind: 'look',
    trigger: 'owner',
    state: 'done',
    askedAt: at,
    askedBy: 'Robin Lee',
    startedAt: at,
    endedAt: at,
    visitsDone: 0,
    stillSending: 1,
    findings: [
      {
        finding: 'tool still sends',
        tool: 'meta-pixel',
        situation: 'gpc',
        verdict: 'still sends',
        evidence: ['GET www.facebook.com/tr (ev, id)'],
      },
    ],
    record: '{"url":"https://shop.example/","visits":[]}',
    recordHash: 'f'.repeat(64),
  });
  const jpeg = Buffer.from('a picture').toString('base64');
  const shown = { situation: 'plain', moment: 'first', jpeg } as const;
  await db.insert(sitePictures).values({ ownerId, businessId, testId, number: 1, ...shown });
  return { testId, picture: '1' };
}
