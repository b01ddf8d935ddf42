/** The owner's answers about a business. Writers lock the business first (businesses/store.ts). */
import { and, asc, eq } from 'drizzle-orm';
import type { Answers } from '#contract/answers.ts';
import type { Database } from '#server/base/database/database.ts';
import { answers } from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

type Fact = Answers['answers'][number]['fact'];
type State = Answers['answers'][number]['state'];

export interface AnswerPlace {
  readonly fact: Fact;
  /** null for a fact that is not asked per state. */
  readonly state: State;
}
export interface AnswerToStore extends AnswerPlace {
  /** null: "I don't know". */
  readonly value: Answers['answers'][number]['value'];
}
export interface StoredAnswer extends AnswerToStore {
  readonly answeredAt: Date;
}

/** All answers about a business, in a fixed order. */
export async function listAnswers(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredAnswer[]> {
  const rows = await db
    .select()
    .from(answers)
    .where(ofBusiness(answers, owner, businessId))
    .orderBy(asc(answers.fact), asc(answers.state));
  return rows.map((row) => ({
    // The contract's schema admits these places only.
    fact: row.fact as Fact,
    state: row.state === '' ? null : (row.state as State),
    value: row.booleanValue ?? numberOf(row),
    answeredAt: row.answeredAt,
  }));
}

function numberOf({ numberValue, numberMost }: typeof answers.$inferSelect) {
  if (numberValue === null || numberMost === null) return numberValue;
  return { least: numberValue, most: numberMost };
}

/** Stores or replaces one answer. */
export async function putAnswer(
  owner: string,
  db: Database,
  businessId: string,
  answer: AnswerToStore,
  at: Date,
): Promise<void> {
  await withdrawAnswer(owner, db, businessId, answer);
  const { value } = answer;
  const bounds = typeof value === 'object' ? value : null;
  await db.insert(answers).values({
    ownerId: owner,
    businessId,
    fact: answer.fact,
    state: answer.state ?? '',
    numberValue: typeof value === 'number' ? value : (bounds?.least ?? null),
    numberMost: bounds?.most ?? null,
    booleanValue: typeof value === 'boolean' ? value : null,
    answeredAt: at,
  });
}

/** Deletes one answer: the question counts as never asked. */
export async function withdrawAnswer(
  owner: string,
  db: Database,
  businessId: string,
  place: AnswerPlace,
): Promise<void> {
  await db
    .delete(answers)
    .where(
      and(
        ofBusiness(answers, owner, businessId),
        eq(answers.fact, place.fact),
        eq(answers.state, place.state ?? ''),
      ),
    );
}
