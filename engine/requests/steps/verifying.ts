/** Whether the person may be asked to show who they are. */
import type { RequestRule, RequestSource } from '#law/schema.ts';
import type { AskedBy, RequestItem } from '#engine/requests/request.ts';
import { newestOf } from '#engine/requests/first-day.ts';
import { proofShort, showsWho, type ProofShort, type ProofWanted } from './proof-shown.ts';

/**
 * `must`: the law wants the business to be sure before it acts, and nobody has shown it yet.
 * `advised` false: even where the law lets, the product says don't. `facts`: how many facts that
 * match its records the law names; null: no number. `signed`: it names a signed declaration, too.
 * `shown`: they showed it, as far as the law wants; `short`: what was noted falls short of that.
 */
export interface Verifying {
  readonly may: boolean;
  readonly must: boolean;
  readonly facts: number | null;
  readonly signed: boolean;
  readonly advised: boolean;
  readonly shown: boolean;
  readonly short: ProofShort | null;
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
  required:
    'You must be reasonably sure who asks: they sign in to their account with you, or facts match your records. Ask for no more than you need. The clock runs on.',
};
/** Where the person gets the data itself (11 CCR § 7062(c)). */
const REASONABLY_HIGH =
  'They get the data itself, so you must be sure to a reasonably high degree: they sign in to their account with you, or three facts match your records and they sign that it is true. The clock runs on.';

/** Whether somebody has shown who they are, as far as this law wants it. */
interface Shown {
  readonly shown: boolean;
  readonly short: ProofShort | null;
}

/** The newest word counts: what was noted can be taken back, and be noted anew. */
function shownBy(events: RequestItem['events'], wanted: ProofWanted, asOf: string): Shown {
  const newest = newestOf(events, ['identity-confirmed', 'identity-failed'], asOf);
  if (newest?.what !== 'identity-confirmed') return { shown: false, short: null };
  const { how } = newest;
  if (how === undefined) return { shown: true, short: null };
  const short = showsWho(how) ? (proofShort([wanted], how) ?? null) : null;
  return { shown: showsWho(how) && short === null, short };
}

export function mayVerify(
  rule: RequestRule | null,
  { events, by }: Pick<RequestItem, 'events' | 'by'>,
  asOf: string,
): Verifying {
  const wanted = {
    facts: rule?.verification.facts ?? null,
    signed: rule?.verification.certainty === 'reasonably high',
  };
  const seen = shownBy(events, wanted, asOf);
  const { shown } = seen;
  if (!rule) return { ...NO_CLOCK, ...seen, may: !shown, why: shown ? SHOWN : NO_CLOCK.why };
  const agents = lets(rule.verification.is) ? null : ofAgent(rule, by);
  if (agents && !shown) return { ...OF_AGENT, ...seen, cite: agents.cite, source: agents.source };
  const { is, cite = null, source = 'record' } = rule.verification;
  const may = lets(is) && !shown;
  return {
    ...wanted,
    ...seen,
    may,
    must: may && is === 'required',
    advised: may && is !== 'allowed',
    why: shown ? SHOWN : wanted.signed ? REASONABLY_HIGH : WHY[is],
    cite: cite ?? rule.cite,
    source,
  };
}

const NO_NUMBER = { must: false, facts: null, signed: false } as const;
const AGENT =
  'Somebody acts for the person. Check with reasonable effort who the person is, and that they let this agent act. The clock runs on.';
const OF_AGENT = { may: true, ...NO_NUMBER, advised: true, why: AGENT } as const;
const SHOWN = 'The person has shown who they are. Do not ask again.';
const NO_CLOCK = {
  ...NO_NUMBER,
  advised: false,
  why: 'We know of no rule on proof here. Ask for no more than you need.',
  cite: null,
  source: 'memory',
} as const;
