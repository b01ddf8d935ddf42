/** What may and may not be done with an item now, each with its reason. */
import type { RefusalGround, RequestRule, RequestSource } from '#law/schema.ts';
import { mayCharge, type Charging } from './charge.ts';
import type { ItemClock } from '#engine/requests/clock/clock.ts';
import { mayExtend, mayExtendAppeal, type MoreTime } from './more-time.ts';
import { refusalGrounds } from './refusal.ts';
import type { RequestItem } from '#engine/requests/request.ts';
import { mayVerify, type Verifying } from './verifying.ts';

/** `why`: one sentence. `cite` null: no section says it. */
interface Allowance {
  readonly may: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
}

export interface Allowed {
  readonly verify: Verifying;
  readonly extend: MoreTime;
  /** null: nobody appealed. */
  readonly extendAppeal: MoreTime | null;
  readonly charge: Charging;
  /**
   * The grounds that this law and type allow; empty where no clock runs: a courtesy may simply end.
   */
  readonly refuse: readonly RefusalGround[];
  readonly denialMustSay: readonly string[];
  /** What a denied appeal says of the office; null: the law has no appeal step. */
  readonly whenAppealDenied: string | null;
  /** The office is named with a granted appeal, too. */
  readonly officeAlways: boolean;
  /** Who may ask for a child, and below which age; null where no parent asks, or no clock runs. */
  readonly parent: RequestRule['child'] | null;
  /** null where nobody acts for the person. */
  readonly agent: (Allowance & { readonly proof: string | null }) | null;
}

/** Works it out from a clock (clockOf). */
export function allowedOf(clock: ItemClock, item: RequestItem, asOf: string): Allowed {
  const { rule } = clock;
  return {
    verify: mayVerify(rule, item, asOf),
    extend: mayExtend(clock, asOf),
    extendAppeal: mayExtendAppeal(clock, item, asOf),
    charge: mayCharge(clock),
    refuse: rule ? refusalGrounds(rule, item.by, clock.capReached) : [],
    denialMustSay: rule ? mustSay(rule.denialMustSay, rule.appeal !== null) : ['the reason'],
    whenAppealDenied: rule?.appeal?.whenDenied ?? null,
    officeAlways: rule?.appeal?.officeAlways === true,
    parent: item.by === 'parent' ? (rule?.child ?? null) : null,
    agent: item.by === 'agent' ? mayAsAgent(clock) : null,
  };
}

const mustSay = (all: readonly string[], appeal: boolean) =>
  appeal ? all : all.filter((each) => each !== 'how to appeal');

function mayAsAgent({ rule }: ItemClock): Allowed['agent'] {
  if (!rule) return { may: true, why: COURTESY, cite: null, source: 'memory', proof: null };
  const { agent } = rule;
  if (!agent)
    return {
      may: false,
      why: 'This law names no agent for this kind of request. Ask the person to write to you.',
      cite: rule.cite,
      source: rule.source,
      proof: null,
    };
  return {
    may: true,
    why: 'This law lets a person choose an agent for this.',
    cite: agent.cite ?? rule.cite,
    source: agent.source,
    proof: agent.proof,
  };
}

const COURTESY = 'We know of no rule on agents here. Whom you answer is your choice.';
