/** Which changed entries of a law account for another answer, with their class and sections. */
import type { LawRecord } from '#law/schema.ts';
import type { ChangeClass, NamedChange } from '#law/change-book.ts';
import type { ChangedEntry } from './entries.ts';
import { keyOfEntry } from './written.ts';

/** Classes that may change what a business is told. */
export type NewsClass = Exclude<ChangeClass, 'better source' | 'wording'>;

export const isNewsClass = (kind: ChangeClass): kind is NewsClass =>
  kind !== 'better source' && kind !== 'wording';

interface Asked {
  readonly state: string;
  /** The record before and after. */
  readonly laws: readonly (LawRecord | undefined)[];
  /** Whether the verdict is another. */
  readonly flips: boolean;
  /** Ids of the requirements that are owed otherwise. */
  readonly duties: ReadonlySet<string>;
  /** What the files of law/changes/ say of the entries. */
  readonly changes: readonly NamedChange[];
}

/** Parts of a record from which a verdict follows. */
const OF_VERDICTS = new Set(['prongs', 'exemptions']);
const OF_THE_WHOLE = new Set(['effective', 'applicability']);

const turnsVerdict = ({ part, id, state }: ChangedEntry) =>
  OF_VERDICTS.has(part) || (part === 'record' && (OF_THE_WHOLE.has(id) || id === state));

/** An error of ours counts first: it is told first. */
const ORDER: readonly NewsClass[] = ['we were wrong', 'law enacted', 'law changed'];

/** The class and the sections of what accounts for it; class null where no entry does. */
export function causeOf(
  entries: readonly ChangedEntry[],
  { state, laws, flips, duties, changes }: Asked,
): { class: NewsClass | null; cites: string[]; changes: string[] } {
  const own = entries.filter((entry) => entry.state === state && isNewsClass(entry.class));
  const ofTests = own.filter(turnsVerdict);
  const ofDuties = own.filter(({ part, id }) => part === 'requirements' && duties.has(id));
  const [first, second] = flips ? [ofTests, ofDuties] : [ofDuties, ofTests];
  const cause = first.length > 0 ? first : second;
  const classes = new Set(cause.map((entry) => entry.class));
  const cites = cause.flatMap((entry) =>
    laws.flatMap((law) => (law ? sectionsOfEntry(law, entry) : [])),
  );
  return {
    class: ORDER.find((each) => classes.has(each)) ?? null,
    cites: [...new Set(cites)].slice(0, MOST_CITES),
    changes: namesOf(cause, changes),
  };
}

const MOST_CITES = 4;

/** Which changes tell some entries. */
function namesOf(entries: readonly ChangedEntry[], changes: readonly NamedChange[]): string[] {
  const keys = new Set(entries.map(keyOfEntry));
  return changes
    .filter((change) => isNewsClass(change.class) && change.entries.some((key) => keys.has(key)))
    .map(({ name }) => name);
}

/** The sections of an entry of a record; none for a part that has no section of its own. */
export function sectionsOfEntry(law: LawRecord, { part, id, state }: ChangedEntry): string[] {
  if (part === 'record') return OF_THE_WHOLE.has(id) || id === state ? [law.law.citation] : [];
  const { applicability, exemptions, requirements, rights } = law;
  const lists = { prongs: applicability.prongs, exemptions, requirements, rights };
  const list: readonly { readonly id: string; readonly cite: string }[] =
    lists[part as keyof typeof lists] ?? [];
  return list.filter((each) => each.id === id).map(({ cite }) => cite);
}
