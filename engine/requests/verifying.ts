/** Whether the person may be asked to show who they are. */
import type { RequestRule, RequestSource } from '#law/schema.ts';
import type { ItemEvent } from './request.ts';
import { told } from './told.ts';

/** `advised` false: even where the law lets, the product says don't. */
export interface Verifying {
  readonly may: boolean;
  readonly advised: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
}

type Verification = RequestRule['verification']['is'];

/** "Not required" is read as "do not": an act that says so leaves no ground to wait for proof. */
export const lets = (is: Verification): boolean => is !== 'forbidden' && is !== 'not required';

const WHY: Readonly<Record<Verification, string>> = {
  forbidden: 'This law forbids a check of identity here. Do what was asked without it.',
  'not required': 'This law wants no check of identity here. Do what was asked without it.',
  allowed: 'This law lets you check with reasonable effort. For an opt-out, our advice is: don’t.',
  'commercially reasonable':
    'Check with reasonable effort. Ask for no more than you need. The clock runs on.',
  required: 'Check who is asking, as the rule says. Ask for no more than you need.',
};

export function mayVerify(
  rule: RequestRule | null,
  events: readonly ItemEvent[],
  asOf: string,
): Verifying {
  const shown = told(events, ['identity-confirmed'], asOf) !== null;
  if (!rule) return { ...NO_CLOCK, may: !shown, why: shown ? SHOWN : NO_CLOCK.why };
  const { is, cite = null, source = 'record' } = rule.verification;
  const may = lets(is) && !shown;
  const why = shown ? SHOWN : WHY[is];
  return { may, advised: may && is !== 'allowed', why, cite: cite ?? rule.cite, source };
}

const SHOWN = 'The person has shown who they are. Do not ask again.';
const NO_CLOCK = {
  advised: false,
  why: 'No law of this kind binds you here. Ask for no more than you need.',
  cite: null,
  source: 'memory',
} as const;
