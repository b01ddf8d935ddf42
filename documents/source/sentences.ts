/**
 * The sentences of a template, each with what it stands on; and the template with each sentence
 * numbered, so that it is found again in a printed document.
 */
import type { Piece, Pieces, Template, TemplatePassage } from '#documents/template/template.ts';

export interface TemplateSentence {
  /** Its number within its template. */
  readonly id: number;
  /** As in the template, with {{names}}. */
  readonly text: string;
  /** The practice that it stands on. */
  readonly practice: string | null;
  /** The facts that have to be so for it to be printed. */
  readonly facts: readonly string[];
  readonly part: 'text' | 'list' | 'ticks' | 'form' | 'table' | 'heading';
  /** Within the notes or the annex, or under a heading or in a paragraph "For you". */
  readonly forOwner: boolean;
  /** In a paragraph that begins "Keep this paragraph only if". */
  readonly marked: boolean;
  /** The headings above it, outermost first. */
  readonly under: readonly string[];
}

export interface Numbered {
  readonly sentences: readonly TemplateSentence[];
  readonly template: Template;
}

/** Around the number of a sentence, at its end: signs that no text has. */
const [BEFORE, AFTER] = ['\uE000', '\uE001'];
const NUMBER = new RegExp(`${BEFORE}(\\d+)${AFTER}`, 'g');

/** The numbers of the sentences in a printed text. */
export const numbersIn = (text: string) => [...text.matchAll(NUMBER)].map(([, id]) => Number(id));
export const withoutNumbers = (text: string) => text.replaceAll(NUMBER, '');

/** Finds every sentence of a template, and numbers it. */
export function numbered(template: Template): Numbered {
  const scan = new SentenceScan();
  return {
    template: { ...template, passages: scan.passages(template.passages, START) },
    sentences: scan.found,
  };
}

interface Place {
  readonly facts: readonly string[];
  readonly forOwner: boolean;
}
const START: Place = { facts: [], forOwner: false };

/** One walk through a template, in the order of its text. */
class SentenceScan {
  readonly found: TemplateSentence[] = [];
  private above: { level: number; text: string }[] = [];

  passages(all: readonly TemplatePassage[], place: Place): TemplatePassage[] {
    return all.map((one) => this.passage(one, place));
  }

  private passage(one: TemplatePassage, place: Place): TemplatePassage {
    switch (one.kind) {
      case 'heading':
        return this.heading(one, place);
      case 'paragraph':
        return { ...one, text: this.text(one.text, 'text', place) };
      case 'list':
        return { ...one, items: one.items.map((item) => this.text(item, 'list', place)) };
      case 'ticks':
        return { ...one, items: one.items.map((item) => this.text(item, 'ticks', place)) };
      case 'form':
        return { ...one, lines: one.lines.map((line) => this.text(line, 'form', place)) };
      case 'table': {
        const cells = (row: readonly Pieces[]) =>
          row.map((cell) => this.text(cell, 'table', place));
        return { ...one, head: cells(one.head), rows: one.rows.map(cells) };
      }
      case 'signature':
      case 'page':
        return one;
      default:
        return { ...one, inner: this.passages(one.inner, within(one, place)) };
    }
  }

  private heading(one: Extract<TemplatePassage, { kind: 'heading' }>, place: Place) {
    const words = one.text.map(wordsOf).join('');
    this.above = [
      ...this.above.filter(({ level }) => level < one.level),
      { level: one.level, text: words },
    ];
    return { ...one, text: this.text(one.text, 'heading', place) };
  }

  private text(pieces: Pieces, part: TemplateSentence['part'], place: Place): Pieces {
    const [first, ...more] = pieces;
    // It becomes a table or a list of the owner's words.
    if (part === 'text' && more.length === 0 && typeof first === 'object' && 'variable' in first)
      return pieces;
    const start = typeof first === 'string' ? first : '';
    const under = this.above.map(({ text }) => text);
    const forOwner =
      place.forOwner || [...under, start].some((words) => words.startsWith('For you'));
    const marked = start.startsWith('Keep this paragraph only if');
    const about = { facts: place.facts, part, forOwner, marked, under, practice: null };
    return runsOf(pieces).flatMap((run): Piece[] => {
      const [first] = run;
      return typeof first === 'object' && 'practice' in first
        ? [{ ...first, text: this.sentences(first.text, { ...about, practice: first.practice }) }]
        : this.sentences(run, about);
    });
  }

  /** Puts its number behind each sentence of a run of pieces. */
  private sentences(pieces: Pieces, about: Omit<TemplateSentence, 'id' | 'text'>): Piece[] {
    const words = pieces.map(wordsOf);
    const ends = endsOf(words.join(''));
    let [from, at] = [0, 0];
    const result: Piece[] = [];
    const all = words.join('');
    for (const [index, piece] of pieces.entries()) {
      const [start, length] = [at, words[index]?.length ?? 0];
      at += length;
      const inside = ends.filter((end) => end > start && end <= at);
      const numbers = inside.map((end) => {
        const text = all.slice(from, end).trim();
        from = end;
        this.found.push({ id: this.found.length, text, ...about });
        return { end: end - start, number: `${BEFORE}${this.found.length - 1}${AFTER}` };
      });
      if (typeof piece === 'string') result.push(spliced(piece, numbers));
      else result.push(piece, ...numbers.map(({ number }) => number));
    }
    return result;
  }
}

function within(one: TemplatePassage, { facts, forOwner }: Place): Place {
  if (one.kind === 'when') return { facts: [...facts, `${one.fact} ${one.is}`], forOwner };
  if (one.kind === 'detail' && one.is.length > 0)
    return { facts: [...facts, `${one.name} ${one.is.join(' or ')}`], forOwner };
  return { facts, forOwner: forOwner || one.kind === 'notes' || one.kind === 'annex' };
}

const wordsOf = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('variable' in piece) return `{{${piece.variable}}}`;
  if ('strong' in piece) return piece.strong;
  return 'link' in piece ? piece.link : piece.text.map(wordsOf).join('');
};

/** A practice is a run of its own. */
function runsOf(pieces: Pieces): Pieces[] {
  const runs: Piece[][] = [];
  let last: Piece[] | undefined;
  for (const piece of pieces) {
    const single = typeof piece === 'object' && 'practice' in piece;
    if (single || !last) runs.push((last = [piece]));
    else last.push(piece);
    if (single) last = undefined;
  }
  return runs;
}

const ABBREVIATED = /(?:\b(?:Bus|C|Cal|Civ|Code|Com|Del|Fla|Prof|R|S|Stat|Tex|U|vs)|§)\.$/;

/**
 * Where sentences end: after their stop and what closes a quotation; and at the end of the text.
 */
function endsOf(text: string): number[] {
  const ends = [...text.matchAll(/[.!?][”"’)]*(?=\s+\S)/g)]
    .map((found) => ({ end: found.index + found[0].length, stop: found.index + 1 }))
    .filter(({ end, stop }) => {
      const next = text.slice(end).trimStart();
      return !ABBREVIATED.test(text.slice(0, stop)) && !/^[a-z§&]/.test(next);
    })
    .map(({ end }) => end);
  const last = text.trimEnd().length;
  return last === 0 || ends.at(-1) === last ? ends : [...ends, last];
}

const spliced = (text: string, numbers: readonly { end: number; number: string }[]) =>
  numbers
    .toReversed()
    .reduce((words, { end, number }) => words.slice(0, end) + number + words.slice(end), text);
