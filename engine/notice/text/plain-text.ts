/** Blocks from pasted text: Markdown, mails, copies of web pages, PDF text with broken lines. */
import { withoutTrailing } from '#text/trailing.ts';
import type { NoticeBlock, NoticeLink, NoticeText } from '#engine/notice/notice.ts';
import { leadIn } from './lead-in.ts';
import { tidied } from './words.ts';

/** Lines that site builders put above a page's text. */
const FRONT_MATTER = /^\s*---\n(?:[\w-]{1,40}:.{0,500}\n|\s.{0,500}\n){1,60}---\n/;
/** Signs of a heading may stand behind it too. */
const unmarked = (text: string) => withoutTrailing(text.trimEnd(), '#');
const HEADING_MARK = /^(#{1,6})\s(.+)$/;
const ITEM = /^(\s*)(?:[-*•·▪◦–]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,2}\.)\s+(\S.*)$/;
const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^\s*(?:[-=_*]\s?){3,}$|^[\s:-]*\|[\s|:-]*$/;
const CLAUSE =
  /^(?:(?:article|section|part)\s+[\divx]+\b|[IVX]{1,5}\.|[A-Z]\.|\d{1,2}(?:\.\d{1,2})*\.?)(?:\s*[-–:.])?\s+(?=\S)/;
const LINK = /!?\[([^[\]\n]{0,200})\]\(([^)\s]{0,500})\)/g;
/** A character that a backslash escapes in Markdown. */
const ESCAPED = /\\([[\]().#*_+!&'-])/g;
/** Prefixes that keep their hyphen when a line breaks after it. */
const KEPT = /\b(?:opt|third|non|cross|toll|long|self|follow|high|well|co|on|in|e)-$/i;

/** The blocks of a text. Never fails; text without structure is one paragraph. */
export function blocksOfText(text: string): NoticeText {
  const links: NoticeLink[] = [];
  const unlinked = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(FRONT_MATTER, '')
    .replaceAll(/<br\s?\/?>/gi, ' ')
    .replaceAll(ESCAPED, '$1')
    .replaceAll(LINK, (_, words: string, to: string) => {
      links.push({ text: words, to });
      return words;
    });
  const lines = mended(withoutFurniture(tidied(unlinked).split('\n')));
  const blocks = groupsOf(lines).flatMap((group, at) => blocksOfGroup(group, at === 0));
  return { blocks, links };
}

/** Lines that repeat on every page, apart from their numbers, and page numbers. */
function withoutFurniture(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  const bare = (line: string) => line.replaceAll(/\d+/g, '#').trim();
  for (const line of lines) times.set(bare(line), (times.get(bare(line)) ?? 0) + 1);
  return lines.filter(
    (line) =>
      !/^\s*(?:page )?\d{1,3}(?: (?:of|\/) \d{1,3})?\s*$/i.test(line) &&
      !(/\bpage \d/i.test(line) && line.length < 120 && (times.get(bare(line)) ?? 0) > 1),
  );
}

/** Words hyphenated at the end of a line are joined on the line where they begin. */
function mended(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const cut = last !== undefined && /[a-z]-$/.test(last) && /^\s*[a-z]/.test(line);
    if (!cut) {
      whole.push(line);
      continue;
    }
    const [, word = '', rest = ''] = /^\s*(\S+)(?:\s(.*))?$/.exec(line) ?? [];
    whole[whole.length - 1] = (KEPT.test(last) ? last : last.slice(0, -1)) + word;
    whole.push(rest.trim() === '' ? '' : rest);
    if (rest.trim() === '') whole.pop();
  }
  return whole;
}

/** Groups of lines, separated by empty ones. */
function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '' || RULE.test(line)) {
      if (RULE.test(line) && ROW.test(line)) groups.at(-1)?.push(line);
      else if (groups.at(-1)?.length) groups.push([]);
    } else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

function blocksOfGroup(lines: readonly string[], first: boolean): NoticeBlock[] {
  const blocks: NoticeBlock[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(...leadIn({ kind: 'paragraph', text: open.join(' ') }));
    open = [];
  };
  lines.forEach((line, at) => {
    const own = ownBlock(line, {
      alone: lines.length === 1,
      top: open.length === 0,
      next: lines[at + 1],
      first,
    });
    if (own) {
      close();
      blocks.push(...own);
    } else if (open.length === 0 && goesOn(blocks.at(-1), line)) {
      const last = blocks.pop() as Extract<NoticeBlock, { kind: 'item' | 'paragraph' }>;
      blocks.push({ ...last, text: `${last.text} ${line.trim()}` });
    } else open.push(line.trim());
  });
  close();
  return blocks;
}

/** An item, or a numbered clause, that was broken over several lines. */
function goesOn(last: NoticeBlock | undefined, line: string): boolean {
  if (last?.kind === 'item') return /^\s*[a-z(]|^\s{2,}/.test(line);
  return last?.kind === 'paragraph' && /^\s*[a-z(]/.test(line) && !/[.!?:;]$/.test(last.text);
}

interface Place {
  readonly alone: boolean;
  readonly top: boolean;
  readonly next: string | undefined;
  /** Whether the group is the first of the text. */
  readonly first: boolean;
}

/** The block that a line is on its own; undefined if it belongs to a paragraph. */
function ownBlock(line: string, place: Place): NoticeBlock[] | undefined {
  const marked = HEADING_MARK.exec(line);
  if (marked)
    return [
      { kind: 'heading', level: marked[1]?.length ?? 1, text: bold(unmarked(marked[2] ?? '')) },
    ];
  const row = ROW.exec(line)?.[1];
  if (row !== undefined) {
    if (/^[\s:|-]+$/.test(row)) return [];
    const head = place.next !== undefined && /^[\s|:-]+$/.test(place.next);
    return [{ kind: 'row', head, cells: row.split('|').map((cell) => cell.trim()) }];
  }
  if (isHeading(line, place))
    return [{ kind: 'heading', level: levelOf(line, place), text: bold(line.trim()) }];
  const item = ITEM.exec(line);
  if (item)
    return leadIn({
      kind: 'item',
      depth: Math.floor((item[1] ?? '').length / 2),
      text: item[2] ?? '',
    });
  // a numbered clause is a paragraph of its own
  if (CLAUSE.test(line)) return place.top && place.alone ? undefined : clause(line);
  return undefined;
}

const clause = (line: string): NoticeBlock[] => [{ kind: 'paragraph', text: line.trim() }];
const bold = (text: string) => text.replaceAll(/\*\*|(?<!_)__(?!_)/g, '').trim();
const wordsIn = (line: string) => line.trim().split(/\s+/).length;
const isInCapitals = (text: string) => /[A-Z]{3}/.test(text) && !/[a-z]/.test(text);

function isHeading(line: string, { alone, top, next }: Place): boolean {
  const text = line.trim();
  if (!top || text.length > 90 || wordsIn(text) > 12 || /^[a-z("]/.test(text)) return false;
  if (/^[-*•|]/.test(text) || text.includes('@') || /[;,]$/.test(text)) return false;
  if (isInCapitals(text) && !/[.!]$/.test(text)) return true;
  if (/^(?:article|part|chapter)\s+[\divx]+\b/i.test(text)) return true;
  if (/[.:!_]["')]{0,2}$/.test(text.replace(CLAUSE, ''))) return false;
  if (/\b(?:19|20)\d\d\b/.test(text) || /^\d{1,2}\.\d/.test(text)) return false;
  if (alone) return true;
  if (/^\d{1,2}\.?\s/.test(text))
    return CLAUSE.test(text) && wordsIn(text) < 7 && !/^\d{1,2}\.?\s[a-z]/.test(text);
  // a short line above a long one, in a text without empty lines
  return (
    wordsIn(text) < 9 &&
    next !== undefined &&
    /^\s*["(]?[A-Z\d]/.test(next) &&
    next.length > text.length * 1.3 &&
    !ITEM.test(line)
  );
}

const levelOf = (line: string, { first }: Place) =>
  first ? 1 : isInCapitals(line.trim()) || /^(?:article|part)\s/i.test(line.trim()) ? 2 : 3;
