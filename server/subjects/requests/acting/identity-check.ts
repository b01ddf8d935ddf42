/**
 * Before data goes out, or is changed or deleted, the owner says once how it is known who asks.
 * Only where a check is allowed: an opt-out never waits for it.
 */
import type { LetterKind } from '#contract/requests/request-items.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { proofShort, showsWho } from '#engine/requests/steps/proof-shown.ts';
import type { IdentityWay } from '#engine/words/requests.ts';
import { invalidInput } from '#server/base/problem.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

/** The ways by which the owner saw it; null: nothing was to be said. */
export type WhoAsked = readonly IdentityWay[] | 'not checked' | null;

/** By what it was seen, and what a law that counts facts still names. */
export function howFields(
  items: readonly WorkedOut[],
  how: readonly IdentityWay[],
  today: string,
): Record<string, unknown> {
  const open = items.map(({ state, item }) => allowedOf(state, item, today).verify);
  const short = proofShort(
    open.filter(({ may }) => may),
    how,
  );
  return { how: [...new Set(how)], ...(short && { short }) };
}

/** What the history says of it. */
export const seenAs = (who: WhoAsked, items: readonly WorkedOut[], on: string) =>
  who === null || who === 'not checked'
    ? []
    : [{ what: 'identity-confirmed', on, fields: howFields(items, who, on) }];

const NEEDS: ReadonlySet<LetterKind> = new Set([
  'data',
  'corrected',
  'deleted',
  'decision-reasons',
]);

const BY_WHAT =
  'Tick by what you know who they are. If you did not check, say so when you send the answer';
const ASK = 'Say how you know who they are, or that you did not check';

/**
 * The ways by which the owner saw it; "not checked"; null: nothing is to be said, since it was
 * noted before or may not be asked. Throws `invalid-input` where nothing was said.
 */
export function checkWho(
  kind: LetterKind,
  items: readonly WorkedOut[],
  identity: readonly IdentityWay[] | undefined,
  today: string,
): WhoAsked {
  const isOpen = items.some(({ state, item }) => allowedOf(state, item, today).verify.may);
  if (!NEEDS.has(kind) || !isOpen) return null;
  if (identity === undefined) throw invalidInput({ identity: ASK });
  return identity.length === 0 ? 'not checked' : seenWho(identity, 'identity');
}

/** Ways that show somebody. Throws `invalid-input`: "I know who they are" alone is no way. */
export function seenWho(
  ways: readonly IdentityWay[],
  field: 'how' | 'identity',
): readonly IdentityWay[] {
  if (!showsWho(ways)) throw invalidInput({ [field]: BY_WHAT });
  // the same fact twice is one fact
  return [...new Set(ways)];
}
