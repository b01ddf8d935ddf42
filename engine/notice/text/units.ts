/**
 * A notice as clauses, each with its sentence, headings, lead-in, and the states that it is meant
 * for.
 */
import { isFooter } from './footer.ts';
import { entriesIn, headedItems } from './contents-list.ts';
import { wordsBefore } from './lead-sense.ts';
import { clausesIn, type Clause } from './clauses.ts';
import { sentencesIn } from './sentences.ts';
import { narrowed, scopeOf } from './scope.ts';
import type { Scope, StateNames } from './scope.ts';
import { isPart, noticeTitle, saysForWhom } from './title.ts';
import type { NoticeBlock, NoticeText, Quote } from '#engine/notice/notice.ts';

export interface Sentence {
  readonly text: string;
  readonly at: number;
  /** The number of the block; rows and items of a list are blocks of their own. */
  readonly block: number;
  readonly section: number;
  /** Headings, the head of the column, and the lead-in of the list. */
  readonly context: readonly string[];
  /** Headings and the head of the column only. */
  readonly headings: readonly string[];
  readonly heading: string;
  readonly scope: Scope;
  /** The scope that its own words give it. */
  readonly own: Scope;
  readonly clauses: readonly Clause[];
  /** For a cell of a table: its column, and the heads of all columns. */
  readonly column?: number;
  readonly columns?: readonly string[];
}

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly scope: Scope;
}

/** "To use these rights": the rights of the sentence or list before it. */
const BACK =
  /\b(?:these|this|such|those)\b.{0,24}\b(?:rights?|requests?|opt-?outs?)\b|^To appeal\b/i;

interface Lead {
  readonly depth: number;
  readonly text: string;
  readonly scope: Scope;
  /**
   * It names states and ends in a colon: paragraphs that read like entries of its list belong to
   * it.
   */
  readonly carries: boolean;
}

/** "Right to delete. You may …", "Access: …", "(b) the right to …". */
const ENTRY =
  /^(?:\(?[a-z\d]{1,2}[).]\s)?["'(]?(?:(?:the\s)?rights?\b|[A-Z][\w'/-]{1,20}(?:\s[\w'/-]{1,20}){0,5}[.:]\s)/i;

interface State {
  readonly names: StateNames;
  readonly all: readonly string[];
  readonly sentences: Sentence[];
  headings: Heading[];
  leads: Lead[];
  columns: readonly string[];
  section: number;
  block: number;
  /**
   * The states that the last sentence or lead-in spoke of, until a block that is neither theirs nor
   * in their list.
   */
  spokenOf: Scope;
  /** Whose list stands right above. */
  listOf: Scope;
  /** The states that the whole text is meant for, by its title. */
  titled: Scope;
  /** The level of the heading whose part is skipped; undefined: nothing is skipped. */
  skipping: number | undefined;
  readonly leftOut: string[];
}

export interface Units {
  readonly sentences: readonly Sentence[];
  readonly leftOut: readonly string[];
}

/** `skip`: headings of parts that do not belong to a notice. */
export function unitsOf(
  { blocks }: NoticeText,
  names: StateNames,
  all: readonly string[],
  skip: readonly RegExp[],
): Units {
  const state: State = {
    names,
    all,
    sentences: [],
    headings: [],
    leads: [],
    columns: [],
    section: 0,
    block: 0,
    spokenOf: undefined,
    listOf: undefined,
    titled: undefined,
    skipping: undefined,
    leftOut: [],
  };
  const title = noticeTitle(blocks);
  const listed = headedItems(blocks);
  const entries = entriesIn(listed);
  for (const block of listed) {
    state.block += 1;
    if (entries.has(block)) continue;
    if (block.kind === 'heading') addHeading(block, state, skip, block === title);
    else if (state.skipping === undefined) addBlock(block, state);
  }
  return { sentences: state.sentences, leftOut: state.leftOut };
}

function addHeading(
  { level, text }: Extract<NoticeBlock, { kind: 'heading' }>,
  state: State,
  skip: readonly RegExp[],
  isTitle: boolean,
): void {
  if (state.skipping !== undefined && level > state.skipping) return;
  state.skipping = undefined;
  if (skip.some((pattern) => pattern.test(text))) {
    state.skipping = level;
    state.leftOut.push(text);
    return;
  }
  state.section += 1;
  state.leads = [];
  state.columns = [];
  // the title names the business and its place, so it limits the text to states only if it says so
  if (isTitle) {
    state.titled = saysForWhom(text, state.names)
      ? scopeOf(text, state.names, state.all, true)
      : undefined;
    return;
  }
  const above = state.headings.findLast((each) => each.level === level && each.scope !== undefined);
  const own = scopeOf(text, state.names, state.all, true);
  const scope = own ?? (level > 2 && isPart(text) ? above?.scope : undefined);
  state.headings = [...state.headings.filter((each) => each.level < level), { level, text, scope }];
  // words in bold that are a whole sentence are text
  if (/[.!]$/.test(text) && text.split(' ').length > 3) addText(text, state);
}

function addBlock(block: Exclude<NoticeBlock, { kind: 'heading' }>, state: State): void {
  if (block.kind === 'row') return addRow(block, state);
  state.columns = [];
  const depth = block.kind === 'item' ? block.depth + 1 : 0;
  const goesOn = depth === 0 && ENTRY.test(block.text);
  // a paragraph right after a list may still speak of its people
  const afterList = state.listOf;
  state.listOf = undefined;
  state.spokenOf = depth > 0 || afterList === undefined ? undefined : afterList;
  state.leads = state.leads.filter((lead) => lead.depth < depth || (goesOn && lead.carries));
  if (depth > 0) state.listOf = state.leads.at(-1)?.scope;
  addText(block.text, state, undefined, block.kind === 'item');
  const last = state.sentences.at(-1);
  if (last?.block !== state.block) return;
  // a list that follows may complete this sentence; if it names states, what it lists is for their
  // people
  const whole = /[.!?]$/.test(last.text);
  if ((whole && last.own === undefined) || goesOn) return;
  const carries = depth === 0 && last.own !== undefined && last.text.endsWith(':');
  const text = whole ? '' : last.text;
  state.leads = [...state.leads, { depth, text, scope: last.scope, carries }];
}

function addRow(block: Extract<NoticeBlock, { kind: 'row' }>, state: State): void {
  if (block.head || state.columns.length === 0) state.columns = block.cells;
  if (block.head) return;
  const [first = ''] = block.cells;
  const row = scopeOf(first, state.names, state.all, true);
  block.cells.forEach((cell, column) => {
    const head = state.columns === block.cells ? [] : [state.columns[column] ?? ''];
    const beside = column > 0 && state.columns !== block.cells ? [first] : [];
    addText(cell, state, {
      context: [...head, ...beside],
      column,
      row: state.columns === block.cells ? undefined : row,
    });
  });
}

interface Cell {
  readonly context: readonly string[];
  readonly column: number;
  readonly row: Scope;
}

function addText(text: string, state: State, cell?: Cell, inList = false): void {
  const outer = [...state.headings, ...state.leads].reduce<Scope>(
    (scope, each) => narrowed(scope, each.scope),
    narrowed(state.titled, cell?.row),
  );
  const above = [...state.headings.map((each) => each.text), ...(cell?.context ?? [])];
  const leads = state.leads.flatMap((each) => (each.text === '' ? [] : [each.text]));
  const context = [...above, ...leads];
  let run: Scope;
  if (isFooter(text)) return;
  const before = inList
    ? wordsBefore(state.leads.at(-1)?.text ?? '', state.headings.at(-1)?.text ?? '')
    : '';
  for (const sentence of sentencesIn(text)) {
    const at = state.sentences.length;
    const own = scopeOf(sentence, state.names, state.all, false);
    const scope = narrowed(outer, own ?? (BACK.test(sentence) ? state.spokenOf : undefined));
    run = scope;
    if (own !== undefined) state.spokenOf = own;
    state.sentences.push({
      text: sentence,
      at,
      block: state.block,
      section: state.section,
      context,
      headings: above,
      heading: state.headings.at(-1)?.text ?? '',
      scope: run,
      own,
      clauses: clausesIn(`${before}${sentence}`, at, outer, run, state),
      ...(cell ? { column: cell.column, columns: state.columns } : {}),
    });
  }
}

export const quoteOf = ({ text, heading }: Pick<Sentence, 'text' | 'heading'>): Quote => ({
  sentence: text.length > 400 ? `${text.slice(0, 397).trimEnd()}...` : text,
  heading,
});
