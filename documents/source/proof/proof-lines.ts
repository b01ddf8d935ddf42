/** A document as it is printed for a business, sentence by sentence, each with where it stands. */
import { fill } from '#documents/filling/fill.ts';
import type { Filled } from '#documents/filling/fill.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, Ground, Inline, Text } from '#documents/tree/tree.ts';
import type { Filling, Value } from '#documents/values/filling.ts';
import { numbered, numbersIn, withoutNumbers } from '../sentences.ts';
import type { TemplateSentence } from '../sentences.ts';

export interface ProofLine {
  /** Counts from 1 through the document. */
  readonly number: number;
  readonly words: string;
  /** The sentences of the template that it was made from: a row of a table may hold several. */
  readonly sentences: readonly TemplateSentence[];
  /** The detail of which it is a row or an item; null: of none. */
  readonly detail: string | null;
  /** What is to be filled in or decided in it, as it is printed. */
  readonly gaps: readonly string[];
  /** It is a choice under this condition; null: it stands anyway. */
  readonly note: string | null;
  /** The elements that it serves, of the nearest passage that names some. */
  readonly grounds: readonly Ground[];
}

/** The lines under one heading of the document. */
export interface ProofPart {
  readonly heading: string;
  readonly lines: readonly ProofLine[];
}

export interface ProofRead {
  readonly title: string;
  readonly parts: readonly ProofPart[];
  readonly filled: Filled;
}

/** Reads the document of a business. Pure: the same filling gives the same lines. */
export function proofLines(filling: Filling): ProofRead {
  const { template, sentences } = numbered(filling.template);
  const reader = new ProofReader(sentences, detailsByRow(filling.values));
  const { tree } = fill({ ...filling, template });
  reader.blocks(tree.blocks, { note: null, grounds: [] });
  const parts = reader.parts.filter(({ lines }) => lines.length > 0);
  return { title: withoutNumbers(tree.title), parts, filled: fill(filling) };
}

/** A row or an item as it is printed → the detail that it comes from. */
function detailsByRow(values: Readonly<Record<string, Value>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string'
        ? []
        : value.map((row): [string, string] => [
            typeof row === 'string' ? row : row.join(CELL),
            name,
          ]),
    ),
  );
}

/** Between the cells of a row. */
const CELL = ' | ';

interface Place {
  readonly note: string | null;
  readonly grounds: readonly Ground[];
}

interface Run {
  /** "To delete.", which leads to the sentence behind it and is none of its own. */
  readonly isLead?: boolean;
  readonly words: string;
  readonly ids: readonly number[];
  readonly gaps: readonly string[];
}

class ProofReader {
  readonly parts: { heading: string; lines: ProofLine[] }[] = [{ heading: '', lines: [] }];
  private number = 0;
  private readonly sentences: readonly TemplateSentence[];
  private readonly details: ReadonlyMap<string, string>;

  constructor(sentences: readonly TemplateSentence[], details: ReadonlyMap<string, string>) {
    this.sentences = sentences;
    this.details = details;
  }

  blocks(blocks: readonly Block[], place: Place): void {
    for (const block of blocks) this.block(block, place);
  }

  private block(block: Block, place: Place): void {
    switch (block.kind) {
      case 'heading':
        this.parts.push({ heading: withoutNumbers(block.text), lines: [] });
        return;
      case 'passage': {
        const grounds = block.grounds.length > 0 ? block.grounds : place.grounds;
        this.blocks(block.blocks, { note: block.note ?? place.note, grounds });
        return;
      }
      case 'table':
        for (const row of block.rows) this.row(row, place);
        return;
      case 'paragraph':
        this.add(runsOf(block.text), place);
        return;
      case 'list':
        for (const item of block.items) this.add(runsOf(item), place);
        return;
      case 'checklist':
        for (const { text } of block.items) this.add(runsOf(text), place);
        return;
      case 'form':
        for (const line of block.lines) this.add(runsOf(line), place);
        return;
      // what is to be filled in stands among the open points, and signatures state nothing
      case 'note':
      case 'page':
      case 'signature':
    }
  }

  private row(row: readonly Text[], place: Place): void {
    const cells = row.map(runsOf);
    const words = cells.map((runs) => runs.map((run) => run.words).join(' ')).join(CELL);
    const all = cells.flat();
    const run = {
      words,
      ids: all.flatMap(({ ids }) => ids),
      gaps: all.flatMap(({ gaps }) => gaps),
    };
    this.add([run], place);
  }

  private add(all: readonly Run[], { note, grounds }: Place): void {
    for (const { words, ids, gaps } of withLeads(all)) {
      if (words.replaceAll(CELL.trim(), '').trim() === '') continue;
      // before its first sentence a draft lists what is to be filled in; that is no part of it
      if (this.number === 0 && ids.length === 0) continue;
      this.number += 1;
      this.parts.at(-1)?.lines.push({
        number: this.number,
        words,
        sentences: ids.flatMap((id) => this.sentences[id] ?? []),
        detail: this.details.get(words) ?? null,
        gaps,
        note,
        grounds,
      });
    }
  }
}

/** Words that lead to a sentence stand before it, in its line. */
function withLeads(runs: readonly Run[]): Run[] {
  const lines: Run[] = [];
  let lead = '';
  for (const [at, run] of runs.entries()) {
    const words = `${lead}${run.words}`;
    lead = '';
    if (run.isLead === true && at < runs.length - 1) lead = `${words} `;
    else lines.push({ ...run, words });
  }
  return lines;
}

/** The sentences of a text: each ends with its number. */
function runsOf(text: Text): Run[] {
  const runs: Run[] = [];
  let open: { words: string; gaps: string[]; isLead: boolean } = START;
  const close = (ids: readonly number[]) => {
    runs.push({ ...open, words: open.words.trim(), ids });
    open = START;
  };
  for (const piece of text)
    for (const part of partsOf(piece)) {
      const ids = numbersIn(part.words);
      const words = withoutNumbers(part.words);
      open = {
        words: open.words + words,
        gaps: part.isGap ? [...open.gaps, words] : open.gaps,
        isLead: open.isLead && (part.isStrong || words.trim() === ''),
      };
      if (ids.length > 0) close(ids);
    }
  close([]);
  return runs.filter(({ words }) => words !== '');
}

const START = { words: '', gaps: [], isLead: true };

interface Part {
  readonly words: string;
  readonly isGap: boolean;
  readonly isStrong: boolean;
}

/** A string is cut behind each number; a gap is one piece. */
function partsOf(piece: Inline): Part[] {
  if (typeof piece !== 'string')
    return [{ words: plain([piece]), isGap: 'gap' in piece, isStrong: 'strong' in piece }];
  return piece.split(/(?<=\uE001)/).map((words) => ({ words, isGap: false, isStrong: false }));
}
