/** The words for how a consumer's request stands. */

/** What has a last day. In this order lists name them. */
export const DUTIES_WITH_A_DAY = [
  'acknowledge',
  'answer',
  'effect',
  'withdraw',
  'appeal',
  'completion-notice',
] as const;

/** How such a duty stands as of a day. */
export const STANDINGS = ['open', 'done', 'overdue', 'late', 'not owed any more'] as const;

/**
 * Why no clock runs.
 * - `verdict`: the law does not bind the business, or only a part of it that gives nobody this
 *   right.
 * - `no law`: the person's state has none. - `no right`: its law does not give this right.
 * - `before first day`: received before the right began.
 */
export const NOT_OWED = ['verdict', 'no law', 'no right', 'before first day'] as const;

/**
 * Where an item may stand.
 * - `waiting`: the person was asked to show who they are; the clock runs.
 * - `answered`: all was done. `partly`, `refused`: a part, or all, was refused; an appeal may come.
 * - `appealed`, `granted`, `upheld`: after an appeal. `closed`, `erased`, and the side exits:
 *   nothing is left to do.
 */
export const ITEM_STATES = [
  'open',
  'waiting',
  'answered',
  'partly',
  'refused',
  'appealed',
  'granted',
  'upheld',
  'withdrawn',
  'duplicate',
  'not-a-request',
  'closed',
  'erased',
] as const;

/** What comes next for an item. */
export const NEXT_STEPS = [
  'acknowledge',
  'stop-the-use',
  'wait-for-person',
  'search-and-answer',
  'tell-the-person',
  'send-completion-notice',
  'answer-appeal',
  'second-look',
  'answer-by-courtesy',
  'close',
  'nothing',
] as const;

/**
 * By what a business sees who asks: things that it has already. The answers themselves are never
 * stored.
 */
export const IDENTITY_WAYS = [
  'account',
  'order',
  'purchase',
  'contact',
  'known-address',
  'in-person',
  'declaration',
  'permission',
] as const;
export type IdentityWay = (typeof IDENTITY_WAYS)[number];

/** What a mail to the desk is. */
export const MAIL_KINDS = ['request', 'appeal', 'reply', 'none', 'unclear'] as const;
