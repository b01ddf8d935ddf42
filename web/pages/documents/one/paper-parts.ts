/** The places of a document that wait for an owner's answers: its marks name what fills them in. */
import type { DetailValue } from '#contract/documents/details.ts';
import { inLine } from './detail-words.ts';

/** A part of the paper, with the details that it has gaps for. */
export interface PaperPart {
  readonly title: string;
  readonly names: readonly string[];
}

/** The title of a part, as a page shows the document: one level below the document's own. */
const PART = 'h3';
const BEFORE = 'The beginning';

const gapOf = (mark: Element) => mark.getAttribute('data-gap') ?? '';

/** The document as the browser reads it. */
export const readPaper = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** In the order of the text. */
export function partsIn(paper: Document): PaperPart[] {
  const parts: { title: string; names: string[] }[] = [{ title: BEFORE, names: [] }];
  for (const element of paper.querySelectorAll(`${PART}, mark[data-gap]`)) {
    const last = parts.at(-1);
    if (element.matches(PART)) parts.push({ title: element.textContent, names: [] });
    else if (last && !last.names.includes(gapOf(element))) last.names.push(gapOf(element));
  }
  return parts.filter(({ names }) => names.length > 0);
}

/** What stands by itself in the text. */
const BLOCK = 'p, li, .paper__wide, table';
/** So often the same answer is shown in its place. */
const TIMES = 2;

/** The words of a mark, once something was typed: a choice that was declined is struck out. */
function told(mark: Element, value: DetailValue): void {
  const words = inLine(value).trim();
  const kept = /^\[Keep only if true: (.*)\]$/s.exec(mark.textContent)?.[1];
  if (words === '') return;
  mark.setAttribute('data-told', kept === undefined || words === 'Yes' ? 'in' : 'out');
  mark.textContent = kept ?? words;
}

/**
 * The passages that these answers go into, each under the title of its part, with what is typed
 * already in its place; and how many more there are.
 */
export function placesOf(
  paper: Document,
  names: readonly string[],
  typed: Readonly<Record<string, DetailValue>>,
): { html: string; more: number } {
  const times = new Map<string, number>();
  const blocks = new Set<Element>();
  let title: Element | null = null;
  let more = 0;
  const shown = paper.createElement('div');
  for (const element of paper.querySelectorAll(`${PART}, mark[data-gap]`)) {
    if (element.matches(PART)) title = element;
    const block = element.closest('.paper__wide, table') ?? element.closest(BLOCK);
    if (element.matches(PART) || !block || !names.includes(gapOf(element)) || blocks.has(block))
      continue;
    const seen = (times.get(gapOf(element)) ?? 0) + 1;
    times.set(gapOf(element), seen);
    if (seen > TIMES) {
      more += 1;
      continue;
    }
    blocks.add(block);
    shown.append(...titled(shown, title), copyOf(block, typed));
  }
  return { html: shown.innerHTML, more };
}

/** So many of the parts that stay or go are shown. */
const KEPT = 4;

/** The parts that the answers to open questions keep or drop, each with its condition. */
export function keptIn(paper: Document): { html: string; more: number } {
  const kept = [...paper.querySelectorAll('.paper__kept')];
  const shown = paper.createElement('div');
  shown.append(...kept.slice(0, KEPT).map((each) => copyOf(each, {})));
  return { html: shown.innerHTML, more: Math.max(0, kept.length - KEPT) };
}

/** The title, unless the passage before has it. */
function titled(shown: Element, title: Element | null): Element[] {
  const last = [...shown.querySelectorAll('.paper__for')].at(-1);
  if (title === null || last?.textContent === title.textContent) return [];
  const line = shown.ownerDocument.createElement('p');
  line.className = 'paper__for';
  line.textContent = title.textContent;
  return [line];
}

/** Without ids: the whole paper on the same page has them. */
function copyOf(block: Element, typed: Readonly<Record<string, DetailValue>>): Element {
  const copy = block.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[id]')) each.removeAttribute('id');
  for (const why of copy.querySelectorAll('.paper__why')) why.remove();
  for (const heading of copy.querySelectorAll('h3, h4, h5, h6')) {
    const line = block.ownerDocument.createElement('p');
    line.className = 'paper__for';
    line.append(...heading.childNodes);
    heading.replaceWith(line);
  }
  for (const mark of copy.querySelectorAll('mark[data-gap]')) {
    const value = typed[gapOf(mark)];
    if (value !== undefined && copy.querySelector('td') === null) told(mark, value);
  }
  if (!copy.matches('li')) return copy;
  const list = block.ownerDocument.createElement('ul');
  list.append(copy);
  return list;
}
