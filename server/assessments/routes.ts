/** Assessments, receipts, tasks and history. */
import * as calls from '#contract/assessments.ts';
import { allowTry } from '../limits/limits.ts';
import { nameOf } from '../accounts/sessions.ts';
import { found, openAssessment, saveReceipt } from './service.ts';
import type { House } from '../services.ts';
import { markRequirement, markTask } from './tasks.ts';
import { receiptReply } from './receipt-reply.ts';
import type { Serve } from '../http/serve.ts';
import { listEvents } from '../businesses/event-store.ts';
import { listReceipts } from './receipt-store.ts';

export function assessmentRoutes(serve: Serve, house: House): void {
  const { db } = house;

  serve(calls.readAssessment, ({ owner, params }) =>
    openAssessment(owner.userId, house, params.businessId),
  );

  serve(calls.saveAssessment, async ({ owner, params }) => {
    await found(owner.userId, db, params.businessId);
    await allowTry(house, 'receipts', owner.userId);
    return receiptReply(await saveReceipt(owner.userId, house, params.businessId, nameOf(owner)));
  });

  serve(calls.listReceipts, async ({ owner: { userId }, params }) => {
    await found(userId, db, params.businessId);
    return (await listReceipts(userId, db, params.businessId)).map(receiptReply);
  });

  serve(calls.markTask, ({ owner, params, body }) =>
    markTask(owner.userId, house, params.businessId, params.taskId, body, nameOf(owner)),
  );

  serve(calls.markRequirement, ({ owner, params, body }) =>
    markRequirement(
      owner.userId,
      house,
      params.businessId,
      params.requirementId,
      body,
      nameOf(owner),
    ),
  );

  serve(calls.listHistory, async ({ owner: { userId }, params }) => {
    await found(userId, db, params.businessId);
    return (await listEvents(userId, db, params.businessId)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
    }));
  });
}
