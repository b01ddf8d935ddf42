/** Routes of assessments, receipts, tasks and history. */
import * as calls from '#contract/assessments.ts';
import { markSmallTask as calledMark, readSmallTasks } from '#contract/small-tasks.ts';
import { beforeIn } from '#contract/paging.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { problem } from '#server/base/problem.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { openAssessment, saveReceipt } from './service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { markRequirement, markTask } from './tasks.ts';
import { listSmallTasks, markSmallTask } from './small-tasks.ts';
import { receiptReply } from './receipt-reply.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import { type Serve, StreamReply } from '#server/base/http/serve.ts';
import { businessHistory } from '#server/identity/accounts/account-history.ts';
import { findReceipt, listReceipts, listReceiptsBefore } from './receipt-store.ts';

export function assessmentRoutes(serve: Serve, services: BusinessServices): void {
  serve(calls.readAssessment, ({ owner, params, language }) =>
    openAssessment(owner.userId, inLanguageOf(services, language), params.businessId),
  );

  receiptRoutes(serve, services);

  serve(calls.markTask, ({ owner, params, body, language }) =>
    markTask(owner.userId, inLanguageOf(services, language), {
      ...params,
      mark: body,
      by: actorOf(owner),
    }),
  );

  serve(calls.markRequirement, ({ owner, params, body, language }) =>
    markRequirement(owner.userId, inLanguageOf(services, language), {
      ...params,
      mark: body,
      by: actorOf(owner),
    }),
  );

  smallTaskRoutes(serve, services);
  historyRoutes(serve, services);
}

function smallTaskRoutes(serve: Serve, services: BusinessServices): void {
  serve(readSmallTasks, async ({ owner, params, language }) => ({
    tasks: await listSmallTasks(owner.userId, inLanguageOf(services, language), params.businessId),
  }));
  serve(calledMark, async ({ owner, params, body, language }) => ({
    tasks: await markSmallTask(owner.userId, inLanguageOf(services, language), {
      ...params,
      mark: body,
      by: actorOf(owner),
    }),
  }));
}

function historyRoutes(serve: Serve, { db }: BusinessServices): void {
  serve(calls.listHistory, async ({ owner: { userId }, params: { businessId }, query }) => {
    await findBusinessOrThrow(userId, db, businessId);
    const rows = businessHistory(userId, db, businessId, beforeIn(query));
    return new StreamReply(calls.listHistory, rows);
  });
}

function receiptRoutes(serve: Serve, services: BusinessServices): void {
  const { db } = services;

  serve(calls.saveAssessment, async ({ owner, params }) => {
    await findBusinessOrThrow(owner.userId, db, params.businessId);
    await countTryOrThrow(services, 'receipts', owner.userId);
    return receiptReply(
      await saveReceipt(owner.userId, services, params.businessId, actorOf(owner)),
    );
  });

  serve(calls.listReceipts, async ({ owner: { userId }, params: { businessId }, query }) => {
    await findBusinessOrThrow(userId, db, businessId);
    const before = beforeIn(query);
    const found =
      before === undefined
        ? await listReceipts(userId, db, businessId)
        : await listReceiptsBefore(userId, db, businessId, before);
    return found.map(receiptReply);
  });

  serve(calls.readReceipt, async ({ owner: { userId }, params: { businessId, number } }) => {
    await findBusinessOrThrow(userId, db, businessId);
    const found = await findReceipt(userId, db, businessId, Number(number));
    if (!found) throw problem('not-found');
    return receiptReply(found);
  });
}
