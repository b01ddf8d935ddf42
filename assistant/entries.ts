/**
 * What the records say, entry by entry: each sentence of law has an id, and each id opens as a
 * resource. A reply may say no sentence of law that does not stand here.
 */
import { isOfficial } from '#law/checks/official-pages.ts';
import { LAWS, lawOf } from '#law/corpus.server.ts';
import { EARLIER } from '#law/earlier.server.ts';
import { readingsOf } from '#law/readings.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { bookSentences, rankOf } from './book-entries.ts';
import { earlierNoteId, withEarlierTests } from '#law/earlier-law.server.ts';
import type { LawSentence } from './sentence.ts';

interface Part {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  readonly cite: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** All entries of a law, in the order of its record. */
const sentencesOf = (law: LawRecord): LawSentence[] => partsOf(law).map((part) => entry(law, part));

function entry(law: LawRecord, { kind, id, text, cite, from, until }: Part): LawSentence {
  const rank = rankOf(law.state, id);
  // words of the law that carry a part of an entry are its words all the same
  const wanted = rank === 'statute, in part' ? 'statute' : rank;
  const best = readingsOf(law.state, id).find((one) => one.text.rank === wanted);
  const read = best?.text.url ?? null;
  const url = best?.reading.official ?? (read !== null && isOfficial(read) ? read : law.law.url);
  return {
    id: `${law.state}/${kind}/${id}`,
    text,
    cite,
    url,
    readAt: read === url ? null : read,
    rank,
    checked: law.checkedTo,
    from: from ?? null,
    until: until ?? null,
  };
}

function partsOf(law: LawRecord): Part[] {
  const { applicability: tests, optOutSignal, sensitiveData, enforcement } = law;
  const single = (id: string, { text, cite }: { text: string; cite: string }): Part => ({
    kind: 'rule',
    id,
    text,
    cite,
  });
  return [
    { kind: 'law', id: 'name', text: law.law.name, cite: law.law.citation, from: law.effective },
    {
      kind: 'effective',
      id: 'effective',
      text: `In force from ${law.effective}`,
      cite: law.law.citation,
    },
    single('nexus', tests.nexus),
    ...tests.prongs.map((prong) => ({ kind: 'prong', ...prong, text: prong.label })),
    ...law.exemptions.map((exemption) => ({ kind: 'exemption', ...exemption })),
    ...law.rights.map((right) => ({ kind: 'right', ...right })),
    ...law.definitions.map(({ term, ...rest }) => ({ kind: 'definition', id: term, ...rest })),
    single('optOutSignal', optOutSignal),
    single('sensitiveData', sensitiveData),
    single('minors', law.minors),
    single('assessments', law.assessments),
    single('penalty', enforcement.penalty),
    single('cure', enforcement.cure),
    ...enforcing(law),
    // the sentence with its title, which alone names the work
    ...law.requirements.map(({ title, text, ...rest }) => ({
      kind: 'duty',
      ...rest,
      text: `${title}: ${text}`,
    })),
    ...eventsIn(law),
  ];
}

/** Who enforces, and the days of requests: figures of the record, said in a sentence. */
function enforcing({ enforcement, requests }: LawRecord): Part[] {
  const { enforcer, privateRightOfAction, penalty } = enforcement;
  const { respondDays, extensionDays } = requests;
  const more = extensionDays > 0 ? `, and ${extensionDays} more where needed` : '';
  const rule = (id: string, text: string, cite: string): Part => ({ kind: 'rule', id, text, cite });
  return [
    rule('enforcer', enforcer, penalty.cite),
    rule('suits', privateRightOfAction, penalty.cite),
    rule('requests', `Answer a request within ${respondDays} days${more}`, requests.cite),
  ];
}

const eventsIn = ({ timeline }: LawRecord): Part[] =>
  timeline.map(({ what, cite, date }, at) => ({
    kind: 'event',
    id: `${date}-${at + 1}`,
    text: what,
    cite,
    from: date,
  }));

const EARLIER_RANKS = {
  statute: 'statute',
  legislature: 'official summary',
  regulator: 'official summary',
  'law firm': 'other',
  other: 'other',
} as const;

/** Tests and exemptions that are gone were read where the book of what was earlier says. */
function earlierSentences(entries: readonly LawSentence[]): LawSentence[] {
  const own = new Map(entries.map((each) => [each.id, each]));
  const gone = [
    ...EARLIER.tests.map(({ state, test, source }) => ({
      id: `${state}/prong/${test.id}`,
      source,
    })),
    ...EARLIER.exemptions.map(({ state, exemption, source }) => ({
      id: `${state}/exemption/${exemption.id}`,
      source,
    })),
  ].flatMap(({ id, source: { url, kind } }) => {
    const entry = own.get(id);
    return entry ? [{ ...entry, readAt: url, rank: EARLIER_RANKS[kind] }] : [];
  });
  const notes = EARLIER.notes.map(({ state, until, text, cite, source: { url, kind } }) => ({
    id: earlierNoteId(state, until),
    text,
    cite,
    url: lawOf(state)?.law.url ?? url,
    readAt: url,
    rank: EARLIER_RANKS[kind],
    checked: lawOf(state)?.checkedTo ?? until,
    from: null,
    until,
  }));
  return [...gone, ...notes];
}

const OF_RECORDS = LAWS.map(withEarlierTests).flatMap(sentencesOf);

const BY_ID: ReadonlyMap<string, LawSentence> = new Map(
  [...OF_RECORDS, ...earlierSentences(OF_RECORDS), ...bookSentences(LAWS)].map((each) => [
    each.id,
    each,
  ]),
);

/** The entry of an id such as `CT/prong/volume`, or undefined. */
export const entryOf = (id: string): LawSentence | undefined => BY_ID.get(id);

/** The entry of a law that an answer of ours names; a missing one is a fault of ours. */
export function knownEntry(id: string): LawSentence {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
}

/** Entries by the section that they cite, as part of their citation in any case. */
export function entriesCiting(words: string): LawSentence[] {
  const wanted = words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return [...BY_ID.values()].filter(({ cite }) => cite.toLowerCase().includes(wanted));
}

const BY_STATE: ReadonlyMap<string, readonly LawSentence[]> = Map.groupBy(
  BY_ID.values(),
  ({ id }) => id.slice(0, 2),
);

/** All entries of a state's law, or undefined where no law is on record. */
export function lawEntries(state: string): readonly LawSentence[] | undefined {
  const law = lawOf(state);
  return law && BY_STATE.get(law.state);
}
