/** What may and may not be done with an item now, each with its reason. */
import type { RefusalGround, RequestSource } from '#law/schema.ts';
import type { NoticeFault } from './extension.ts';

/** `why`: one sentence. `cite` null: no section says it. */
export interface Allowance {
  readonly may: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
}

export interface Allowed {
  /** Never where the law forbids it or does not want it; `advised` false: it lets, and the product says don't. */
  readonly verify: Allowance & { readonly advised: boolean };
  /** `newLastDay` null: no more time, and `fault` says why. */
  readonly extend: Allowance & {
    readonly newLastDay: string | null;
    readonly noticeBy: string | null;
    readonly fault: NoticeFault | 'already extended' | 'already answered' | null;
    readonly mustSay: readonly string[];
  };
  readonly extendAppeal: Allowance & {
    readonly newLastDay: string | null;
    readonly noticeBy: string | null;
    readonly mustSay: readonly string[];
  };
  readonly charge: Allowance;
  /** The grounds that this law and type allow; empty: none. */
  readonly refuse: readonly RefusalGround[];
  readonly denialMustSay: readonly string[];
  /** What a denied appeal has to say of the office; null: no appeal step. */
  readonly whenAppealDenied: string | null;
  /** null where nobody acts for the person. */
  readonly agent: (Allowance & { readonly proof: string | null }) | null;
}
