/** On which grounds an item may be refused. */
import type { GroundId, RefusalGround, RequestRule, RequestType } from '#law/schema.ts';
import type { AskedBy } from '#engine/requests/request.ts';
import { letsCheck } from './verifying.ts';

/** Grounds on which data stays that somebody asked to delete. */
const KEEPING = [
  'tax-records',
  'legal-claim',
  'security',
  'asked-for',
  'internal-use',
  'free-speech',
] as const;
export const KEEPS: ReadonlySet<string> = new Set<GroundId>([
  ...KEEPING,
  'legal-duty',
  'kept-by-law',
  'exemption',
]);

/** Their words tell the person why: no facts need be added. */
export const TELLS_ITSELF: ReadonlySet<string> = new Set<GroundId>([
  ...KEEPING,
  'not-verified',
  'cap',
]);

/** A ground that is about some types only. */
const ONLY: Readonly<Partial<Record<GroundId, readonly RequestType[]>>> = {
  'trade-secret': ['confirm', 'access', 'portability', 'third-party-list', 'question-profiling'],
  'self-service': ['correct'],
  'kept-by-law': ['delete'],
  'data-is-right': ['correct'],
  ...Object.fromEntries(KEEPING.map((id) => [id, ['delete']])),
};
/** Consent that is taken back, and a browser's signal, leave no choice but the exemptions. */
const NO_CHOICE: ReadonlySet<RequestType> = new Set(['withdraw-consent', 'signal']);

/**
 * The grounds of this law for this type. "Not verified" falls away where nobody may be asked for
 * proof.
 */
export function refusalGrounds(
  rule: RequestRule,
  by: AskedBy,
  capReached: boolean | null,
): RefusalGround[] {
  const { type, cap, agent } = rule;
  const named = rule.refuse.filter(({ id }) => {
    if (NO_CHOICE.has(type)) return id === 'exemption';
    if (id === 'not-verified') return letsCheck(rule, by);
    return ONLY[id]?.includes(type) ?? true;
  });
  return [
    ...named,
    ...(by === 'agent' && agent?.verification && named.every(({ id }) => id !== 'not-verified')
      ? [{ id: 'not-verified' as const, text: UNPROVEN, ...agent.verification }]
      : []),
    ...(cap && capReached === true
      ? [{ id: 'cap' as const, text: cap.text, cite: cap.cite, source: cap.source }]
      : []),
  ];
}

const UNPROVEN =
  'with reasonable effort you could not check who the person is, or that the agent may act';
