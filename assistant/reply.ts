/** The form of every reply: the day, the citations, what was assumed, the doubts, the law data. */
import { z } from 'zod';
import { isOfficial } from '#law/checks/official-pages.ts';
import { CORPUS_HASH, LAWS, lawOf } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { WATCH } from '#law/watch.server.ts';
import { knownEntry } from './entries.ts';
import { countsSince } from './since.ts';
import { RANKS, type LawSentence } from './sentence.ts';

const NOTICE =
  'General guidance, not legal advice. Show the section and the day beside each statement of law.';

const citation = z.strictObject({
  id: z.string().describe('opens as statewise://law/<STATE>#<rest>'),
  text: z.string(),
  cite: z.string(),
  url: z.string(),
  official: z.boolean().describe('url is a page of a public body'),
  read_at: z.string().nullable().describe('where we read it, if not there'),
  rank: z.enum(RANKS).describe('in which words we read it'),
  checked: z.string().describe('ISO day up to which we followed this law'),
});

/** Stands in the reply of each tool. */
export const COMMON = {
  as_of: z.string(),
  citations: z.array(citation),
  assumed: z.array(z.string()),
  doubts: z.array(z.string()),
  law_data: z.strictObject({
    version: z.string().describe('the first twelve digits of the hash'),
    hash: z.string(),
    checked_to: z.string().describe('the earliest day among the laws of this reply'),
    review_by: z.string().describe('the next day on which one of them is looked at again'),
    stale: z.boolean().describe('that day has passed'),
  }),
  notice: z.string(),
};

/** What a tool answers, before the common part is added. */
export interface ToolAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  /** Ids of all entries that `data` and `lines` name. */
  readonly cites: readonly string[];
  /** Facts that count as no until told. */
  readonly assumed?: readonly string[];
  /** What else was taken as given, in words. */
  readonly given?: readonly string[];
  /** Besides those about the entries cited. */
  readonly doubts?: readonly string[];
  readonly laws: readonly LawRecord[];
}

/** A wrong argument, said to the assistant as the result of the call. */
export class WrongArgument extends Error {}

const cited = ({ id, text, cite, url, readAt, rank, checked }: LawSentence) => ({
  id,
  text,
  cite,
  url,
  official: url.startsWith('https:') && isOfficial(url),
  read_at: readAt,
  rank,
  checked,
});

/** All that a record calls unconfirmed. */
export const doubtsOf = ({ state, doubts }: LawRecord): string[] =>
  doubts.map(({ text }) => `${state}: ${text}`);

/** What a record calls unconfirmed about one of its entries. */
function doubtsAbout(id: string): string[] {
  const law = lawOf(id.slice(0, 2));
  const own = id.split('/').at(-1) ?? '';
  return law
    ? doubtsOf({ ...law, doubts: law.doubts.filter(({ about = [] }) => about.includes(own)) })
    : [];
}

function lawData(laws: readonly LawRecord[], today: string) {
  const about = laws.length > 0 ? laws : LAWS;
  const least = (days: string[]) => days.toSorted()[0] ?? today;
  const reviewBy = least(about.flatMap(({ state }) => WATCH.records[state]?.by ?? []));
  return {
    version: CORPUS_HASH.slice(0, 12),
    hash: CORPUS_HASH,
    checked_to: least(about.map(({ checkedTo }) => checkedTo)),
    review_by: reviewBy,
    stale: reviewBy < today,
  };
}

/** Tests have their days; all else has first and last days only where the record knows of them. */
const IN_THE_PAST =
  'This day is in the past. Tests of whom a law binds, and exemptions, are those of that day where we have them; duties, rights and days are those of now, and may have been others then.';

/** Of words that count only from a later day than the one asked about. */
function onlySince(id: string, day: string): string[] {
  const since = countsSince(knownEntry(id).text, day);
  return since === undefined ? [] : [`${id} counts in whole or in part only from ${since} on.`];
}

/** The reply in full, and the text of at most 4,000 bytes that says it in short. */
export function replyTo(answer: ToolAnswer, day: string, today: string) {
  const ids = [...new Set(answer.cites)];
  const data = lawData(answer.laws, today);
  const structured = {
    ...answer.data,
    as_of: day,
    citations: ids.map((id) => cited(knownEntry(id))),
    assumed: [...(answer.assumed ?? []), ...(answer.given ?? [])],
    doubts: [
      ...(day < today && answer.laws.length > 0 ? [IN_THE_PAST] : []),
      ...new Set([
        ...ids.flatMap((id) => onlySince(id, day)),
        ...ids.flatMap(doubtsAbout),
        ...(answer.doubts ?? []),
      ]),
    ],
    law_data: data,
    notice: NOTICE,
  };
  const none = (answer.data['not_on_record'] ?? []) as readonly string[];
  const foot = [
    // it may not be cut: who reads the text alone would miss the state
    ...(none.length > 0 ? [`No consumer privacy law on record here: ${none.join(', ')}.`] : []),
    `As of ${day}. Law data ${data.version}, checked to ${data.checked_to}${data.stale ? ', overdue for review' : ''}. ${NOTICE}`,
  ];
  const doubts = structured.doubts.map((doubt) => `Doubt: ${doubt}`);
  const assumed = [
    ...(answer.assumed?.length
      ? [`Assumed to be no until told: ${answer.assumed.join(', ')}.`]
      : []),
    ...(answer.given ?? []).map((words) => `Assumed: ${words}.`),
  ];
  return { structured, text: fitting([...answer.lines, ...assumed, ...doubts], foot) };
}

const MOST_BYTES = 4_000;
const bytes = (lines: readonly string[]) => Buffer.byteLength(lines.join('\n'));

/** As many whole lines as fit, and how many more there are. */
function fitting(lines: readonly string[], foot: readonly string[]): string {
  if (bytes([...lines, ...foot]) <= MOST_BYTES) return [...lines, ...foot].join('\n');
  const kept: string[] = [];
  for (const line of lines) {
    const more = `${lines.length - kept.length} more lines: see structuredContent.`;
    if (bytes([...kept, line, more, ...foot]) > MOST_BYTES)
      return [...kept, more, ...foot].join('\n');
    kept.push(line);
  }
  return [...kept, ...foot].join('\n');
}
