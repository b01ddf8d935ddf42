/** Routes of business profiles and answers. */
import * as answers from '#contract/answers.ts';
import * as calls from '#contract/businesses.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { readAnswers, saveAnswers } from './answers.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { readBusinessReply } from './reply.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { changeProfile, createBusiness } from './service.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { listShared } from './of-others.ts';
import { listBusinesses } from '#server/business/stored/store.ts';

export function businessRoutes(serve: Serve, services: BusinessServices): void {
  const { db } = services;

  serve(calls.listBusinesses, async ({ owner: { userId, advises }, language }) => {
    const replies = [];
    const spoken = inLanguageOf(services, language);
    for (const business of await listBusinesses(userId, db)) {
      await yieldToOthers();
      replies.push(await readBusinessReply(userId, spoken, business));
    }
    return advises ? [...replies, ...(await listShared(userId, spoken))] : replies;
  });

  serve(calls.createBusiness, ({ owner, body, submissionKey, language }) =>
    createBusiness(
      owner.userId,
      inLanguageOf(services, language),
      body,
      actorOf(owner),
      submissionKey,
    ),
  );

  serve(calls.readBusiness, async ({ owner: { userId }, params, language }) =>
    readBusinessReply(
      userId,
      inLanguageOf(services, language),
      await findBusinessOrThrow(userId, db, params.businessId),
    ),
  );

  serve(calls.changeBusiness, ({ owner, params, body, language }) =>
    changeProfile(
      owner.userId,
      inLanguageOf(services, language),
      params.businessId,
      body,
      actorOf(owner),
    ),
  );

  answerRoutes(serve, services);
}

function answerRoutes(serve: Serve, services: BusinessServices): void {
  const { db } = services;

  serve(answers.readAnswers, ({ owner, params }) =>
    readAnswers(owner.userId, db, params.businessId),
  );

  serve(answers.saveAnswers, ({ owner, params, body, language }) =>
    saveAnswers(
      owner.userId,
      inLanguageOf(services, language),
      params.businessId,
      body,
      actorOf(owner),
    ),
  );
}
