/** What of a law decides something, by the id that its page gives it. */
import type { LawRecord } from './schema.ts';

/** What a law says once, by its name in the record; `breach` stands in breach-notice.json. */
const SINGLE_ENTRIES = [
  'requests',
  'optOutSignal',
  'sensitiveData',
  'minors',
  'assessments',
  'penalty',
  'cure',
  'breach',
] as const;

/** Tests, exemptions, rights, duties and what is said once; advice decides nothing. */
export const decidingEntries = (law: LawRecord): string[] => [
  ...law.applicability.prongs.map(({ id }) => id),
  ...law.exemptions.map(({ id }) => id),
  ...law.rights.map(({ id }) => id),
  ...law.requirements.filter(({ advice }) => !advice).map(({ id }) => id),
  ...SINGLE_ENTRIES,
];

/** Those of the act itself: the law on breaches is another. */
export const entriesOfAct = (law: LawRecord): string[] =>
  decidingEntries(law).filter((id) => id !== 'breach');
