/** Business profiles and answers. */
import * as calls from '#contract/businesses.ts';
import { nameOf } from '../accounts/sessions.ts';
import { readAnswers, saveAnswers } from './answers.ts';
import { found } from '../assessments/service.ts';
import { businessReply } from './reply.ts';
import type { House } from '../services.ts';
import { problem } from '../http/problem.ts';
import { changeProfile, setUp } from './service.ts';
import type { Serve } from '../http/serve.ts';
import { deleteBusiness, listBusinesses } from './store.ts';

export function businessRoutes(serve: Serve, house: House): void {
  const { db } = house;

  serve(calls.listBusinesses, async ({ owner: { userId } }) => {
    const replies = [];
    for (const business of await listBusinesses(userId, db))
      replies.push(await businessReply(userId, db, house, business));
    return replies;
  });

  serve(calls.createBusiness, ({ owner, body, submissionKey }) =>
    setUp(owner.userId, house, body, nameOf(owner), submissionKey),
  );

  serve(calls.readBusiness, async ({ owner: { userId }, params }) =>
    businessReply(userId, db, house, await found(userId, db, params.businessId)),
  );

  serve(calls.changeBusiness, ({ owner, params, body }) =>
    changeProfile(owner.userId, house, params.businessId, body, nameOf(owner)),
  );

  serve(calls.deleteBusiness, async ({ owner, params }) => {
    if (!(await deleteBusiness(owner.userId, db, params.businessId))) throw problem('not-found');
    return undefined;
  });

  serve(calls.readAnswers, ({ owner, params }) => readAnswers(owner.userId, db, params.businessId));

  serve(calls.saveAnswers, ({ owner, params, body }) =>
    saveAnswers(owner.userId, house, params.businessId, body, nameOf(owner)),
  );
}
