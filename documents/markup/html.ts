/** A document tree as HTML, with all text escaped. */
import { escapeHtml } from '#text/escape.ts';
import { ANNEX, doubtsText, sectionsText } from '#documents/filling/grounds.ts';
import { addressOfRule } from '#law/rule-address.server.ts';
import { textHtml, wordsHtml } from './html-text.ts';
import { hasContents, headingsOf, openingLength, signatureLabels } from '#documents/tree/tree.ts';
import type { Block, Ground, Inline, Passage, DocumentTree, Text } from '#documents/tree/tree.ts';

interface Place {
  /** The level of the title; the headings of its parts are below that. */
  readonly top?: 1 | 2 | 3;
  /** Begins the anchors, so that two documents can stand on one page. */
  readonly prefix?: string;
  /** The anchor of the annex, where it stands outside this document. */
  readonly annex?: string | undefined;
  /** Names the variable of a gap, so that a page finds the place that an answer goes to. */
  readonly gapNames?: ReadonlyMap<object, string>;
}

/** The document as an article. */
export function htmlOf(tree: DocumentTree, place: Place = {}): string {
  const { top = 1, prefix = 'p', annex, gapNames } = place;
  const headings = headingsOf(tree.blocks);
  const ids = anchors(
    headings.map(({ text }) => text),
    prefix,
  );
  const next = ids.values();
  const own = ids[headings.findLastIndex(({ text }) => text === ANNEX)];
  const print: Print = {
    top,
    annex: own ?? annex,
    anchor: () => next.next().value ?? '',
    inline: (text) => textHtml(text, { cite: 'paper__cite', gapNames }),
  };
  const opening = openingLength(tree);
  return [
    '<article class="paper">',
    `<h${top} class="paper__title">${wordsHtml(tree.title)}</h${top}>`,
    `<p class="paper__for">${wordsHtml(tree.subtitle)}</p>`,
    ...tree.blocks.slice(0, opening).map((block) => blockHtml(block, print)),
    hasContents(tree) ? contentsHtml(headings, ids) : '',
    ...tree.blocks.slice(opening).map((block) => blockHtml(block, print)),
    `<p class="paper__foot">${wordsHtml(tree.footer)}</p>`,
    '</article>',
  ].join('\n');
}

interface Print {
  readonly top: 1 | 2 | 3;
  /** The anchor of the annex. */
  readonly annex: string | undefined;
  /** Returns the anchor of the next heading. */
  readonly anchor: () => string;
  readonly inline: (text: Text) => string;
}

/** An id for each heading, of letters and digits; a repeated one gets a number. */
function anchors(texts: readonly string[], prefix = 'p'): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const name = `${prefix}-${words.slice(0, 6).join('-')}`;
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    return free;
  });
}

/**
 * The anchor of the annex in a document that is shown with this prefix; undefined if it has none.
 */
export function anchorOfAnnex({ blocks }: DocumentTree, prefix: string): string | undefined {
  const texts = headingsOf(blocks).map(({ text }) => text);
  return anchors(texts, prefix)[texts.lastIndexOf(ANNEX)];
}

function contentsHtml(headings: ReturnType<typeof headingsOf>, ids: readonly string[]): string {
  const items = headings
    .map(({ level, text }, at) => ({ level, line: `<li>${jump(ids[at], text)}</li>` }))
    .filter(({ level }) => level === 1)
    .map(({ line }) => line);
  return `<nav class="paper__contents" aria-label="Contents"><ol>${items.join('')}</ol></nav>`;
}

const jump = (id: string | undefined, text: string) => `<a href="#${id}">${wordsHtml(text)}</a>`;

function blockHtml(block: Block, print: Print): string {
  const { inline } = print;
  switch (block.kind) {
    case 'heading': {
      const tag = `h${Math.min(6, block.level + print.top)}`;
      return `<${tag} id="${print.anchor()}">${wordsHtml(block.text)}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
    }
    case 'checklist':
      return ticksHtml(block, print);
    case 'table':
      return tableHtml(block, print);
    case 'note':
      return `<p class="paper__note">${inline(block.text)}</p>`;
    case 'page':
      return '<hr class="paper__page">';
    case 'form':
      return `<ul class="paper__form">${block.lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`;
    case 'signature':
      return `<p class="paper__sign">${signatureLabels(block)
        .map((label) => `<span>${wordsHtml(label)}</span>`)
        .join(' ')}</p>`;
    case 'passage':
      return passageHtml(block, print);
  }
}

function ticksHtml({ items }: Extract<Block, { kind: 'checklist' }>, { inline }: Print): string {
  const lines = items.map(
    ({ text, note }) =>
      `<li>${inline(text)}${note.length > 0 ? `<br><small>${inline(note)}</small>` : ''}</li>`,
  );
  return `<ul class="paper__ticks">${lines.join('')}</ul>`;
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>, { inline }: Print): string {
  const top = head.map((text) => `<th scope="col">${wordsHtml(text)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${inline(text)}</td>`).join('')}</tr>`,
  );
  const table = `<table><thead><tr>${top}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  // content that may be wider than a phone is focusable, so that the keyboard can scroll it
  return head.length > 3
    ? `<div class="paper__wide" role="region" aria-label="Table: ${escapeHtml(head.join(', '))}" tabindex="0">${table}</div>`
    : table;
}

function passageHtml({ note, grounds, blocks }: Passage, print: Print): string {
  const inner = blocks.map((block) => blockHtml(block, print)).join('\n');
  const keep = note === null ? '' : `<p class="paper__keep"><mark>${escapeHtml(note)}</mark></p>`;
  const kept = note === null ? inner : `<div class="paper__kept">${keep}\n${inner}</div>`;
  return `${kept}${grounds.length > 0 ? whyHtml(grounds, print) : ''}`;
}

/** At most this many sections are shown next to a passage; the annex lists the rest. */
const FEW = 6;

/** A section with the way to how we read it: the rule on the page of its record. */
const toRule = ({ state, cite }: Ground['cites'][number]): Inline => {
  const to = addressOfRule(state, cite);
  return to === undefined ? { cite } : { link: cite, to };
};

/** The sections that require the passage above, in a disclosure. */
function whyHtml(grounds: readonly Ground[], { annex, inline }: Print): string {
  const items = grounds.map(({ title, cites }) => {
    const more = annex !== undefined && cites.length > FEW;
    const where = more
      ? `${cites.length} states, ${jump(annex, `named under “${ANNEX}”`)}`
      : inline([...sectionsText(cites, toRule), ...doubtsText(cites)]);
    return `<li>${escapeHtml(title)}: ${where}</li>`;
  });
  return `<details class="paper__why noprint"><summary>Why this part is here</summary><ul>${items.join('')}</ul></details>`;
}
