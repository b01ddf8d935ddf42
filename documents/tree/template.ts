/**
 * A template as it was read: text with variables, and passages that depend on states and facts
 * (docs/decisions/0030-templates.md).
 */
import type { TemplateEntry } from '#law/templates.ts';

/** A piece of running text of a template. */
export type Piece =
  | string
  | { readonly strong: string }
  | { readonly link: string; readonly to: string }
  | { readonly variable: string; readonly strong?: true };

export type Pieces = readonly Piece[];

export type TemplatePassage =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: Pieces }
  | { readonly kind: 'paragraph'; readonly text: Pieces }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Pieces[] }
  | { readonly kind: 'ticks'; readonly items: readonly Pieces[] }
  /** Lines to write on, each with its label. */
  | { readonly kind: 'form'; readonly lines: readonly Pieces[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Pieces[];
      readonly rows: readonly (readonly Pieces[])[];
    }
  | { readonly kind: 'signature'; readonly who: string }
  | { readonly kind: 'page' }
  /** Serves required elements; shown where a state of the document asks for one of them. */
  | {
      readonly kind: 'element';
      readonly ids: readonly string[];
      readonly always: boolean;
      /** Only for these states; empty: for all. */
      readonly only: readonly string[];
      readonly inner: readonly TemplatePassage[];
    }
  | {
      readonly kind: 'when';
      readonly fact: string;
      readonly is: boolean;
      readonly inner: readonly TemplatePassage[];
    }
  /** For some states alone, apart from any element. */
  | {
      readonly kind: 'only';
      readonly only: readonly string[];
      readonly inner: readonly TemplatePassage[];
    }
  /** Once for each state of the document. */
  | { readonly kind: 'state-each'; readonly inner: readonly TemplatePassage[] }
  /** For the owner's eyes: among the notes of a document that is filled for a business. */
  | { readonly kind: 'notes'; readonly inner: readonly TemplatePassage[] }
  | { readonly kind: 'annex'; readonly inner: readonly TemplatePassage[] };

/** What the file of a template holds. */
export interface TemplateText {
  readonly id: string;
  /** Empty: for every state with a law. */
  readonly states: readonly string[];
  /** A handout of a few pages: it needs no list of contents. */
  readonly contents?: false | undefined;
  readonly variables: readonly string[];
  readonly passages: readonly TemplatePassage[];
}

/** The same with its entry in the list of templates, and the controls of law/controls.json that it serves. */
export interface Template extends TemplateText, Omit<TemplateEntry, 'id'> {
  readonly controls: readonly string[];
}

/** A variable: what stands in its gap, and where its value comes from. */
export interface Variable {
  /** Words in the marked gap. */
  readonly label: string;
  /** profile.x, computed:x; null: only the owner knows. */
  readonly from: string | null;
  readonly kind: 'text' | 'list' | 'date' | 'number' | 'table';
  readonly example: string | null;
  /** Words in the list of what is left to fill in, where the label is clear only in its sentence. */
  readonly listed?: string | undefined;
  /** Filled in anew each time the paper is used, such as the name in a letter. */
  readonly perUse?: true | undefined;
  /** The wordings to choose from. */
  readonly choices?: readonly string[] | undefined;
  /** A table: its head, and the rows that stand in it before it is filled in. */
  readonly columns?: readonly string[] | undefined;
  readonly rows?: readonly (readonly string[])[] | undefined;
  /** A table of one row for each thing that the owner named; the first cell is sure, the others are proposals. */
  readonly rowsFor?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The rows of such a table where nothing is known of the owner. */
  readonly rowsWithoutProfile?: readonly string[] | undefined;
}

/** A value that comes from the record of a state. */
export interface StateVariable {
  readonly label: string;
  /** The path in the record, or computed:words about it. */
  readonly from: string;
  readonly kind: 'text' | 'number' | 'date';
  /** What stands where the law has no such thing. */
  readonly ifNull?: string | undefined;
  /** How the value is said; a {name} stands for a figure of the law. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Values of single states, written by hand. */
  readonly values?: Readonly<Record<string, string | Office>> | undefined;
}

/** An office that takes complaints, with its page. */
interface Office {
  readonly office: string;
  readonly url: string | null;
}

function passagesWithin(passage: TemplatePassage): readonly TemplatePassage[] {
  return 'inner' in passage ? passage.inner : [];
}

/** Every passage, outer ones before those within them. */
export function allPassages(passages: readonly TemplatePassage[]): TemplatePassage[] {
  return passages.flatMap((one) => [one, ...allPassages(passagesWithin(one))]);
}

/** The texts that stand in a passage itself. */
export function textsOf(passage: TemplatePassage): readonly Pieces[] {
  switch (passage.kind) {
    case 'heading':
    case 'paragraph':
      return [passage.text];
    case 'list':
    case 'ticks':
      return passage.items;
    case 'form':
      return passage.lines;
    case 'table':
      return [...passage.head, ...passage.rows.flat()];
    default:
      return [];
  }
}
