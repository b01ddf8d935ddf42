/** Whether the person may be asked to show who they are. */
import type { RequestRule, RequestSource } from '#law/schema.ts';
import type { AskedBy, RequestItem } from '#engine/requests/request.ts';
import { firstDayOf } from '#engine/requests/first-day.ts';

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
const lets = (is: Verification): boolean => is !== 'forbidden' && is !== 'not required';

/**
 * An agent's request to stop may be checked under its own section, also where the person's may not.
 */
const ofAgent = ({ agent }: RequestRule, by: AskedBy) =>
  by === 'agent' ? (agent?.verification ?? null) : null;

/** Whether the law lets the business wait for proof of whoever asks. */
export const letsCheck = (rule: RequestRule, by: AskedBy): boolean =>
  lets(rule.verification.is) || ofAgent(rule, by) !== null;

const WHY: Readonly<Record<Verification, string>> = {
  forbidden:
    'This law does not let you wait for proof of identity here. You may ask what you need to find the record.',
  'not required':
    'This law asks for no proof of identity here: do without. You may ask what you need to find the record.',
  allowed: 'This law lets you check with reasonable effort. For an opt-out, our advice is: don’t.',
  'commercially reasonable':
    'Check with reasonable effort. Ask for no more than you need. The clock runs on.',
  required: 'Check who is asking, as the rule says. Ask for no more than you need.',
};

export function mayVerify(
  rule: RequestRule | null,
  { events, by }: Pick<RequestItem, 'events' | 'by'>,
  asOf: string,
): Verifying {
  const shown = firstDayOf(events, ['identity-confirmed'], asOf) !== null;
  if (!rule) return { ...NO_CLOCK, may: !shown, why: shown ? SHOWN : NO_CLOCK.why };
  const agents = lets(rule.verification.is) ? null : ofAgent(rule, by);
  if (agents && !shown)
    return { may: true, advised: true, why: AGENT, cite: agents.cite, source: agents.source };
  const { is, cite = null, source = 'record' } = rule.verification;
  const may = lets(is) && !shown;
  const why = shown ? SHOWN : WHY[is];
  return { may, advised: may && is !== 'allowed', why, cite: cite ?? rule.cite, source };
}

const AGENT =
  'Somebody acts for the person. Check with reasonable effort who the person is, and that they let this agent act. The clock runs on.';
const SHOWN = 'The person has shown who they are. Do not ask again.';
const NO_CLOCK = {
  advised: false,
  why: 'We know of no rule on proof here. Ask for no more than you need.',
  cite: null,
  source: 'memory',
} as const;
