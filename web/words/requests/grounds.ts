/** Grounds of a refusal in a few words, to choose from; the whole stands below the one chosen. */
import type { GroundId } from '#law/schema.ts';

const GROUND_LABELS: Readonly<Record<GroundId, string>> = {
  'not-verified': 'We could not confirm who they are',
  'trade-secret': 'A trade secret',
  exemption: 'Another exception of the law',
  deidentified: 'Data that we cannot tie to them',
  unfounded: 'Unfounded, excessive or repeated',
  'not-feasible': 'Not possible by technical means',
  'other-purpose': 'Not possible, or not about a right',
  'self-service': 'They can do it in their account',
  'kept-by-law': 'A law makes us keep it',
  fraud: 'Fraud',
  'human-appeal': 'A person decides again instead',
  'data-is-right': 'The data is right',
  cap: 'Asked too often',
  'tax-records': 'Tax or accounting records',
  'legal-duty': 'Another law',
  'legal-claim': 'A legal claim',
  security: 'Fraud or security',
  'asked-for': 'What they ordered, or a contract',
  'internal-use': 'Use inside the business',
  'free-speech': 'Free speech',
};

const isKnown = (id: string): id is GroundId => Object.hasOwn(GROUND_LABELS, id);

/** The short label; undefined: of a ground that is not one of the law data. */
export const groundLabel = (id: string): string | undefined =>
  isKnown(id) ? GROUND_LABELS[id] : undefined;
