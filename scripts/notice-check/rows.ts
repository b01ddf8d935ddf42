/**
 * The checker's result as rows: one for each element and result, with all states of that result.
 */
import { checkNotice, readySigns } from '#engine/notice/findings/check.ts';
import type { NoticeKind } from '#engine/notice/notice.ts';
import type { ElementFinding, NoticeText, NoticeQuestion } from '#engine/notice/notice.ts';
import { VIEW } from './question.ts';

export type RowResult = 'found' | 'missing' | 'unclear' | 'look yourself';

export interface Row {
  readonly element: string;
  readonly title: string;
  readonly states: readonly string[];
  readonly result: RowResult;
  /** The quoted sentence. */
  readonly quote: string | null;
  /** For "unclear": what is missing. */
  readonly lacks: readonly string[];
  /** "must", "if" (owed where the business does what it is about) or "advised". */
  readonly need: ElementFinding['need'];
}

export interface Answer {
  readonly kind: NoticeKind;
  readonly language?: string;
  readonly rows: readonly Row[];
  /** Statements of the text that contradict the given facts. */
  readonly contradictions: readonly { fact: string; says: boolean; quote: string }[];
  readonly blanks: readonly string[];
}

const RESULTS: Readonly<Record<Exclude<ElementFinding['status'], 'not asked'>, RowResult>> = {
  found: 'found',
  missing: 'missing',
  unclear: 'unclear',
  yourself: 'look yourself',
};

const signs = readySigns(VIEW.signs);

function rowsOf(findings: readonly ElementFinding[]): Row[] {
  const titles = new Map(VIEW.elements.map(({ id, title }) => [id, title]));
  const rows = new Map<string, Row>();
  for (const { id, state, status, quote, lacks, need } of findings) {
    if (status === 'not asked') continue;
    const sentence = status === 'missing' ? null : (quote?.sentence ?? null);
    const key = JSON.stringify([id, status, sentence, lacks, need]);
    const row = rows.get(key);
    rows.set(key, {
      element: id,
      title: titles.get(id) ?? id,
      states: [...(row?.states ?? []), state],
      result: RESULTS[status],
      quote: sentence,
      lacks,
      need,
    });
  }
  const order = VIEW.elements.map(({ id }) => id);
  return [...rows.values()].toSorted(
    (one, other) => order.indexOf(one.element) - order.indexOf(other.element),
  );
}

/** Checks a text as the page does. */
export function answerOf(text: NoticeText, question: NoticeQuestion): Answer {
  const { kind, language, findings, atOdds, gaps } = checkNotice(text, question, signs);
  return {
    kind,
    ...(language === undefined ? {} : { language }),
    rows: rowsOf(findings),
    contradictions: atOdds.map(({ fact, says, quote }) => ({ fact, says, quote: quote.sentence })),
    blanks: [...new Set(gaps.map(({ found }) => found))],
  };
}
