/** The entries of a law that decide, with the words and days that its page shows of each. */
import type { LawRecord } from './schema.ts';

export interface ShownEntry {
  readonly id: string;
  readonly kind:
    | 'full'
    | 'limited'
    | 'exemption'
    | 'right'
    | 'duty'
    | 'requests'
    | 'minors'
    | 'assessments'
    | 'penalty'
    | 'cure'
    | 'other';
  readonly words: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Of a duty: the piece of work. */
  readonly control?: string;
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Those of a record in its order; the law on breaches is another. */
export const shownEntries = (law: LawRecord): ShownEntry[] => [
  ...law.applicability.prongs.map(({ id, reach, label, note, from, until }) => ({
    id,
    kind: reach,
    words: joined(label, note),
    from,
    until,
  })),
  ...law.exemptions.map(({ id, text, note, from, until }) => ({
    id,
    kind: 'exemption' as const,
    words: joined(text, note),
    from,
    until,
  })),
  ...law.rights.map(({ id, text }) => ({ id, kind: 'right' as const, words: text })),
  ...law.requirements
    .filter(({ advice }) => !advice)
    .map(({ id, title, text, from, until, control }) => ({
      id,
      kind: 'duty' as const,
      words: joined(title, text),
      from,
      until,
      control,
    })),
  ...singles(law),
];

function singles(law: LawRecord): ShownEntry[] {
  const { requests, optOutSignal, sensitiveData, minors, assessments, enforcement } = law;
  return [
    { id: 'requests', kind: 'requests', words: requests.authorizedAgent },
    {
      id: 'optOutSignal',
      kind: 'other',
      words: optOutSignal.text,
      from: optOutSignal.from ?? undefined,
    },
    { id: 'sensitiveData', kind: 'other', words: sensitiveData.text },
    { id: 'minors', kind: 'minors', words: minors.text },
    {
      id: 'assessments',
      kind: 'assessments',
      words: assessments.text,
      from: assessments.from ?? undefined,
    },
    { id: 'penalty', kind: 'penalty', words: enforcement.penalty.text },
    {
      id: 'cure',
      kind: 'cure',
      words: enforcement.cure.text,
      until: enforcement.cure.until ?? undefined,
    },
  ];
}
