/** Routes of assessments, receipts, tasks and history. */
import * as calls from '#contract/assessments.ts';
import { countTryOrThrow } from '../limits/limits.ts';
import { actorOf } from '../history/actor.ts';
import { openAssessment, saveReceipt } from './service.ts';
import { findBusinessOrThrow } from '../businesses/find.ts';
import type { Services } from '../services.ts';
import { markRequirement, markTask } from './tasks.ts';
import { receiptReply } from './receipt-reply.ts';
import type { Serve } from '../http/serve.ts';
import { listEvents } from '../history/store.ts';
import { listReceipts } from './receipt-store.ts';

export function assessmentRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(calls.readAssessment, ({ owner, params }) =>
    openAssessment(owner.userId, services, params.businessId),
  );

  serve(calls.saveAssessment, async ({ owner, params }) => {
    await findBusinessOrThrow(owner.userId, db, params.businessId);
    await countTryOrThrow(services, 'receipts', owner.userId);
    return receiptReply(
      await saveReceipt(owner.userId, services, params.businessId, actorOf(owner)),
    );
  });

  serve(calls.listReceipts, async ({ owner: { userId }, params }) => {
    await findBusinessOrThrow(userId, db, params.businessId);
    return (await listReceipts(userId, db, params.businessId)).map(receiptReply);
  });

  serve(calls.markTask, ({ owner, params, body }) =>
    markTask(owner.userId, services, { ...params, mark: body, by: actorOf(owner) }),
  );

  serve(calls.markRequirement, ({ owner, params, body }) =>
    markRequirement(owner.userId, services, { ...params, mark: body, by: actorOf(owner) }),
  );

  serve(calls.listHistory, async ({ owner: { userId }, params }) => {
    await findBusinessOrThrow(userId, db, params.businessId);
    return (await listEvents(userId, db, params.businessId)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
    }));
  });
}
