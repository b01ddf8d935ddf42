import { answers, businesses } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { profileReply } from './reply.ts';

export const ownedBusinesses: Owned = {
  tables: [businesses, answers],
  exported: async ({ owner, businessId }, db) => ({
    profile: profileReply(await findBusinessOrThrow(owner, db, businessId)),
    answers: (await listAnswers(owner, db, businessId)).map((answer) => ({
      ...answer,
      answeredAt: answer.answeredAt.toISOString(),
    })),
  }),
};
