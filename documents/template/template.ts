/**
 * A template as it was read: text with variables, and passages that depend on states and facts
 * (docs/decisions/0030-templates.md).
 */
import type { TemplateEntry } from '#law/templates.ts';
import type { AddressForm } from '#documents/tree/links.ts';

/** A piece of running text of a template. */
export type Piece =
  | string
  | { readonly strong: string }
  | { readonly link: string; readonly to: string }
  | { readonly variable: string; readonly strong?: true }
  /** Words that state a practice of the business: they stand once the owner has confirmed it. */
  | { readonly practice: string; readonly text: Pieces };

export type Pieces = readonly Piece[];

/** The form of a document that has two. */
export type DocumentForm = 'short' | 'full';

export type TemplatePassage =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3;
      readonly text: Pieces;
      readonly anchor?: string;
    }
  | { readonly kind: 'paragraph'; readonly text: Pieces; readonly anchor?: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Pieces[] }
  | { readonly kind: 'ticks'; readonly items: readonly Pieces[] }
  /** Lines to write on, each with its label. */
  | { readonly kind: 'form'; readonly lines: readonly Pieces[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Pieces[];
      readonly rows: readonly (readonly Pieces[])[];
    }
  | { readonly kind: 'signature'; readonly who: string; readonly person?: true }
  | { readonly kind: 'page' }
  /** Required elements; included if a state of the document requires one of them. */
  | {
      readonly kind: 'element';
      readonly ids: readonly string[];
      readonly always: boolean;
      /** For these states only; empty: for all. */
      readonly only: readonly string[];
      readonly inner: readonly TemplatePassage[];
    }
  | {
      readonly kind: 'when';
      readonly fact: string;
      readonly is: boolean;
      readonly inner: readonly TemplatePassage[];
    }
  /** Stands or is left out by what a detail says. */
  | {
      readonly kind: 'detail';
      readonly name: string;
      /** Left out where the detail says these words; or null, where `is` decides. */
      readonly says: string | null;
      /** Stands only where the detail begins with one of these. */
      readonly is: readonly string[];
      /** Before it is told, the question stands here, marked. */
      readonly asks: boolean;
      /**
       * When it stays, for the note while the detail is not told: "you use it for more"; null: no
       * note.
       */
      readonly keep: string | null;
      readonly inner: readonly TemplatePassage[];
    }
  /** For some states only, whatever elements they require. */
  | {
      readonly kind: 'only';
      readonly only: readonly string[];
      readonly inner: readonly TemplatePassage[];
    }
  /** For copies of these kinds; `none`: for the document that is made for no vendor or activity. */
  | {
      readonly kind: 'copy';
      readonly kinds: readonly string[];
      readonly inner: readonly TemplatePassage[];
    }
  /**
   * For one form of the document only: the short one, or the full one, which is that of every
   * template without a choice.
   */
  | {
      readonly kind: 'form-only';
      readonly form: DocumentForm;
      readonly inner: readonly TemplatePassage[];
    }
  /**
   * For laws without a size test: `applies`, only where one of them binds the business; `open`,
   * only where that is not known of one, or there is no business; `either`, where one binds, and in
   * a blank template with a note.
   */
  | {
      readonly kind: 'law';
      readonly ids: readonly string[];
      readonly is: 'applies' | 'open' | 'either';
      readonly inner: readonly TemplatePassage[];
    }
  /** Only if a privacy act binds the business wholly; or only if none does. */
  | { readonly kind: 'act'; readonly binds: boolean; readonly inner: readonly TemplatePassage[] }
  /** Repeated for each state of the document. */
  | { readonly kind: 'state-each'; readonly inner: readonly TemplatePassage[] }
  /** Repeated for each of the 50 states and DC, with its breach law. */
  | {
      readonly kind: 'every-state';
      /** Only the states with a doubt. */
      readonly doubtful: boolean;
      readonly inner: readonly TemplatePassage[];
    }
  /** For the owner only: becomes part of the notes of a filled document. */
  | { readonly kind: 'notes'; readonly inner: readonly TemplatePassage[] }
  | { readonly kind: 'annex'; readonly inner: readonly TemplatePassage[] };

/** The content of a template's file. */
export interface TemplateText {
  readonly id: string;
  /** Empty: for every state with a law. */
  readonly states: readonly string[];
  /** false for a handout of a few pages, or where the first page has to stand alone. */
  readonly contents?: false | undefined;
  /** What a business's own copy is called, where its notes hold more than the document itself. */
  readonly ownTitle?: string | undefined;
  /** Made for every business, also one that no privacy act binds. */
  readonly everybody?: true | undefined;
  /** Empty cells of its tables are marked as gaps: whoever signs it sees what is left open. */
  readonly blanks?: 'marked' | undefined;
  readonly variables: readonly string[];
  readonly passages: readonly TemplatePassage[];
}

/** What a document is made for, if it is made once for each vendor or activity. */
export interface Copy {
  readonly id: string;
  /** A role of a company, or a kind of activity; templates name it. */
  readonly kind: string;
  readonly name: string;
}

/**
 * The same with its entry in the list of templates, and the controls of law/controls.json that it
 * serves.
 */
export interface Template extends TemplateText, Omit<TemplateEntry, 'id'> {
  readonly controls: readonly string[];
  readonly copy?: Copy | undefined;
}

/** A variable: the text of its gap, and the source of its value. */
export interface Variable {
  /** Text in the marked gap. */
  readonly label: string;
  /** The source: profile.x, computed:x; null: only the owner knows. */
  readonly from: string | null;
  readonly kind: 'text' | 'list' | 'date' | 'number' | 'table';
  readonly example: string | null;
  /** Text in the list of things to fill in, if the label is clear only within its sentence. */
  readonly listed?: string | undefined;
  /** “none” is an answer too. */
  readonly orNone?: true | undefined;
  /** “none” leaves out the sentences that name it. */
  readonly noneLeavesOut?: true | undefined;
  /** What to look at before a proposed value is taken over. */
  readonly confirm?: string | undefined;
  /** Worked out from another detail, which is the one to fill in. */
  readonly derivedFrom?: string | undefined;
  /** “none” here answers the question of this fact with no, where it was not answered. */
  readonly settles?: string | undefined;
  /** Text that is an address: it is checked, and becomes a link. */
  readonly form?: AddressForm | undefined;
  /** Filled in each time the document is used, such as the name in a letter. */
  readonly perUse?: true | undefined;
  /**
   * Whether the business does what some words of a document state; answered with one of PRACTISED.
   */
  readonly practice?: true | undefined;
  /** The control of law/controls.json whose task the practice belongs to. */
  readonly control?: string | undefined;
  /** The wordings to choose from. */
  readonly choices?: readonly string[] | undefined;
  /** A table: its head, and the rows that it has before it is filled in. */
  readonly columns?: readonly string[] | undefined;
  readonly rows?: readonly (readonly string[])[] | undefined;
  /**
   * A table with one row for each thing that the owner named; the first cell is certain, the others
   * are proposals.
   */
  readonly rowsFor?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The rows of such a table if nothing is known of the owner. */
  readonly rowsWithoutProfile?: readonly string[] | undefined;
}

/** A value from the record of a state. */
export interface StateVariable {
  readonly label: string;
  /** The path in the record, or `computed:` and what is computed. */
  readonly from: string;
  readonly kind: 'text' | 'number' | 'date';
  /** The text if the law has no such thing. */
  readonly ifNull?: string | undefined;
  /** The wording of the value; {name} is replaced by a figure of the law. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Values for single states, written by hand. */
  readonly values?: Readonly<Record<string, string | Office>> | undefined;
}

/** An authority that takes complaints, with its page. */
interface Office {
  readonly office: string;
  readonly url: string | null;
}

function passagesWithin(passage: TemplatePassage): readonly TemplatePassage[] {
  return 'inner' in passage ? passage.inner : [];
}

/** Every passage, outer ones before inner ones. */
export function allPassages(passages: readonly TemplatePassage[]): TemplatePassage[] {
  return passages.flatMap((one) => [one, ...allPassages(passagesWithin(one))]);
}

/** The texts directly in a passage. */
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
