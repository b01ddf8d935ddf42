/**
 * A consumer's request as the engine reads it: one item for each thing asked, and what happened to
 * it.
 */
import type { GroundId, RequestType } from '#law/schema.ts';
import type { IdentityWay } from '#engine/words/requests.ts';

/** Who asks: the person, an agent of the person's choice, or the parent of a child. */
export type AskedBy = 'self' | 'agent' | 'parent';

/**
 * What the engine says on the law of the person's state; `no law`: the state has none of its own.
 */
export type Binds =
  | 'applies'
  | 'cannot tell'
  | 'applies in part'
  | 'does not apply'
  | 'exempt'
  | 'not in force yet'
  | 'no law';

/** What ends an item besides an answer. */
type SideExit = 'withdrawn' | 'duplicate' | 'not-a-request';

/** A fact about an item. `on` is a calendar date in the time zone of the business. */
export type ItemEvent = { readonly on: string } & (
  | {
      readonly what:
        | 'acknowledged'
        | 'identity-asked'
        | 'identity-given'
        | 'identity-failed'
        /** The opt-out works, or the use that rested on consent has stopped. */
        | 'effect'
        | 'completion-notice'
        | 'appeal'
        | 'closed'
        | 'erased'
        | SideExit;
    }
  /** `how`: by what it was seen; left out: it is taken as said. Empty: nobody said by what. */
  | { readonly what: 'identity-confirmed'; readonly how?: readonly IdentityWay[] | undefined }
  /** More time is taken; `reason` false: the notice gave none. */
  | {
      readonly what: 'extension-notice' | 'appeal-extension-notice';
      readonly reason?: string | boolean | undefined;
    }
  | { readonly what: 'passed-on'; readonly to?: string | undefined }
  /** `partly`: a part was refused. */
  | { readonly what: 'answered'; readonly partly?: boolean | undefined }
  /** `partly`: only a part was refused. */
  | {
      readonly what: 'denied';
      readonly ground?: GroundId | undefined;
      readonly partly?: boolean | undefined;
    }
  | { readonly what: 'appeal-answered'; readonly granted?: boolean | undefined }
);
export type EventName = ItemEvent['what'];

/** Another request of the same person; `answered` null: it was not answered. */
export interface EarlierRequest {
  readonly type: RequestType;
  readonly received: string;
  readonly answered?: string | null | undefined;
}

export interface RequestItem {
  readonly type: RequestType;
  /** Day 0: the day of receipt in the time zone of the business (dayOfReceipt). */
  readonly received: string;
  readonly events: readonly ItemEvent[];
  readonly binds: Binds;
  readonly by: AskedBy;
  readonly earlier: readonly EarlierRequest[];
}
