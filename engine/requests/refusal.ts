/** On which grounds an item may be refused. */
import type { GroundId, RefusalGround, RequestRule, RequestType } from '#law/schema.ts';
import { lets } from './verifying.ts';

/** A ground that is about some types only. */
const ONLY: Readonly<Partial<Record<GroundId, readonly RequestType[]>>> = {
  'trade-secret': ['confirm', 'access', 'portability', 'third-party-list', 'question-profiling'],
  'self-service': ['correct'],
  'kept-by-law': ['delete'],
};
/** Consent that is taken back, and a browser's signal, leave no choice but the exemptions. */
const NO_CHOICE: ReadonlySet<RequestType> = new Set(['withdraw-consent', 'signal']);

/** The grounds of this law for this type. "Not verified" falls away where nobody may be asked for proof. */
export function refusalGrounds({ type, refuse, verification }: RequestRule): RefusalGround[] {
  return refuse.filter(({ id }) => {
    if (NO_CHOICE.has(type)) return id === 'exemption';
    if (id === 'not-verified') return lets(verification.is);
    return ONLY[id]?.includes(type) ?? true;
  });
}
