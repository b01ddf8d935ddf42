/** What a privacy notice says and lacks, state by state: the engine's own checker. */
import { z } from 'zod';
import { checkNotice, readySigns } from '#engine/notice/findings/check.ts';
import type { ElementFinding, NoticeResult, NoticeText } from '#engine/notice/notice.ts';
import type { SignBook } from '#engine/notice/signs/signs.ts';
import { blocksOfText } from '#engine/notice/text/plain-text.ts';
import { sentencesIn } from '#engine/notice/text/sentences.ts';
import { noticeElements, noticeLaws } from '#reference/notice-contents.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import { noticeEntryId } from '../book-entries.ts';
import { asOf, closedFactsIn, factValues, lawsAsked, stateLetters } from '../facts.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import { toolOf } from '../tool.ts';

const MOST_NOTICE_BYTES = 200_000;
/**
 * Paragraphs, headings and items. The checker's time grows with them: 200 kB of short headings took
 * seconds, and no notice has so many.
 */
const MOST_NOTICE_BLOCKS = 4_000;
/**
 * Sentences: 49 kB of very short ones, some 3,300, took 0.8 s, in which the whole server waited;
 * notices of 50 kB have some 400.
 */
const MOST_NOTICE_SENTENCES = 1_500;
/** Longer sentences are cut where they are quoted. */
const MOST_QUOTED = 300;

const ELEMENTS = noticeElements();
const NOTICE_LAWS = noticeLaws();
const TITLES = new Map(ELEMENTS.map(({ id, title, what }) => [id, `${title}: ${what}`]));

let ready: ReturnType<typeof readySigns> | undefined;
/** Compiled on the first call: it takes longer than all other tools together. */
const signs = () => (ready ??= readySigns(NOTICE_SIGNS as SignBook));

const RESULTS = {
  found: 'found',
  missing: 'missing',
  unclear: 'unclear',
  yourself: 'look yourself',
} as const;

const cut = (text: string) =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 1)}…` : text;

function rowOf({ id, state, status, need, note, quote, lacks }: ElementFinding) {
  if (status === 'not asked') return [];
  const text = `${TITLES.get(id) ?? id}${note === undefined ? '' : ` ${note}`}`;
  return {
    state,
    element: id,
    result: RESULTS[status],
    need,
    text,
    citation: noticeEntryId(state, id),
    quote: status === 'missing' || !quote ? null : cut(quote.sentence),
    lacks: [...lacks],
  };
}

const rowsOf = ({ findings }: NoticeResult) => findings.flatMap(rowOf);
type NoticeRow = ReturnType<typeof rowsOf>[number];

const foundIn = ({ kind, atOdds, gaps, days }: NoticeResult, rows: readonly NoticeRow[]) => ({
  kind,
  rows,
  contradictions: atOdds.map(({ fact, says, quote }) => ({
    fact,
    says,
    quote: cut(quote.sentence),
  })),
  blanks: [...new Set(gaps.map((gap) => cut(gap.found)))],
  late_promises: days.map(({ state, said, law, quote }) => ({
    state,
    said,
    law,
    quote: cut(quote.sentence),
  })),
});

function linesOf(kind: string, rows: readonly NoticeRow[]): string[] {
  const counts = Object.values(RESULTS).map(
    (result) => `${rows.filter((row) => row.result === result).length} ${result}`,
  );
  const short = (result: string) =>
    rows.filter((row) => row.result === result && row.need === 'must');
  return [
    `This is: ${kind}. ${counts.join(', ')}.`,
    ...[...short('missing'), ...short('unclear')].map(
      (row) => `${row.state} ${row.result}: ${row.text} [${row.citation}]`,
    ),
  ];
}

/** Below the number of people from which a law asks for a yearly report of requests. */
const FEW = { consumers: { least: 0, most: 9_999_999 } };

function sentenceCount({ blocks }: NoticeText): number {
  const texts = blocks.flatMap((block) => (block.kind === 'row' ? block.cells : [block.text]));
  return texts.reduce((sum, text) => sum + sentencesIn(text).length, 0);
}

const isEmpty = ({ blocks }: NoticeText) => blocks.length === 0;

export const CHECK_NOTICE = toolOf({
  name: 'check_notice',
  title: 'Check a privacy notice',
  description:
    'Reads the text of a privacy notice (English, plain text or Markdown, at most 200 kB; where the server is reached over the network, a whole call may be limited to 50 kB) and says for each element that the laws of the states named ask for: found, missing, unclear (with what lacks) or look yourself, with the sentence of the notice. need: must; if (owed only where the business does it); advised. It reads words and proves nothing about what the business does.',
  input: z.strictObject({
    text: z
      .string()
      .min(1)
      .refine((text) => Buffer.byteLength(text) <= MOST_NOTICE_BYTES, {
        error: 'at most 200,000 bytes: leave out what is not the notice',
      }),
    states: z.array(stateLetters).min(1).max(51),
    facts: factValues.optional().describe('as for check_laws'),
    as_of: asOf,
  }),
  output: z.strictObject({
    kind: z.string(),
    rows: z.array(
      z.strictObject({
        state: z.string(),
        element: z.string(),
        result: z.enum(['found', 'missing', 'unclear', 'look yourself']),
        need: z.enum(['must', 'if', 'advised']),
        text: z.string(),
        citation: z.string(),
        quote: z.string().nullable(),
        lacks: z.array(z.string()),
      }),
    ),
    contradictions: z.array(
      z.strictObject({ fact: z.string(), says: z.boolean(), quote: z.string() }),
    ),
    blanks: z.array(z.string()),
    late_promises: z.array(
      z.strictObject({ state: z.string(), said: z.number(), law: z.number(), quote: z.string() }),
    ),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: ({ text, states, facts }, day) => {
    const { laws, none } = lawsAsked(states);
    const [first] = laws;
    if (!first) throw new WrongArgument('No law on record for these states; about lists them.');
    const notice = blocksOfText(text);
    if (isEmpty(notice))
      throw new WrongArgument('The text holds no words. Give the notice itself.');
    if (notice.blocks.length > MOST_NOTICE_BLOCKS)
      throw new WrongArgument(
        'The text has more than 4,000 paragraphs, headings and items: leave out what is not the notice.',
      );
    if (sentenceCount(notice) > MOST_NOTICE_SENTENCES)
      throw new WrongArgument(
        'The text has more than 1,500 sentences: leave out what is not the notice, or check it in parts.',
      );
    const known = closedFactsIn(first.state, { states, facts });
    const question = {
      states: laws.map(({ state }) => state),
      facts: { ...FEW, ...known },
      asOf: day,
      elements: ELEMENTS,
      laws: NOTICE_LAWS,
    };
    const found = checkNotice(notice, question, signs());
    const rows = rowsOf(found);
    return {
      data: { ...foundIn(found, rows), not_on_record: none },
      lines: linesOf(found.kind, rows),
      cites: rows.map(({ citation }) => citation),
      doubts:
        found.kind === 'privacy notice'
          ? []
          : [`The text reads as: ${found.kind}. What was found and missed in it is doubtful.`],
      laws,
    };
  },
});
