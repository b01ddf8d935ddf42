/** The input of a document, and what is recorded while it is made. */
import type { Facts, Truth } from '#engine/rules/truth.ts';
import type { BreachNotice, FactKey, LawRecord } from '#law/schema.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import type { GivenIn } from '#documents/template/states-with-right.ts';
import type { StateVariables } from './state-values.ts';
import type { DocumentForm, Template, Variable } from '#documents/template/template.ts';
import type { Ground } from '#documents/tree/tree.ts';

/** The value of a variable: text, a list of texts, or a table that begins with its head. */
export type Value = string | readonly string[] | readonly (readonly string[])[];

/** Two things that the owner said and that do not fit together. */
export interface Mismatch {
  /** The answer, or the first of two details. */
  readonly about: string;
  /** The detail that speaks against it; the same for an answer that no law allows. */
  readonly name: string;
  readonly text: string;
}

/** How the law of one state reaches the business. */
export interface StateReach {
  /** What is known of the business in this state. */
  readonly facts: Facts;
  /**
   * Of a law that applies in part: the sections of the duties that it brings. Undefined: it brings
   * all.
   */
  readonly onlyOwes?: readonly string[] | undefined;
}

/** A law without a size test, and whether it binds the business. */
export interface SmallLawHere {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly cite: string;
  readonly binds: Truth;
}

export interface Filling {
  readonly template: Template;
  /**
   * The laws of the document, in the order of the states' names; all laws if there is no business.
   */
  readonly laws: readonly LawRecord[];
  /** Whether there is no business: passages for single states then name their states. */
  readonly neutral: boolean;
  readonly asOf: string;
  /** What is known of the business in all these states together. */
  readonly facts: Facts;
  /** By code; a state that is not named has the facts above, and its whole law applies. */
  readonly reach?: Readonly<Record<string, StateReach>> | undefined;
  /**
   * Whether people of states without a law in it read it: what only the law says names its states.
   */
  readonly othersRead?: boolean | undefined;
  /** Laws without a size test; none are known of where it is left out. */
  readonly smallLaws?: readonly SmallLawHere[] | undefined;
  readonly values: Readonly<Record<string, Value>>;
  /** Variable → rows or items that wait for the owner; of a row the first cell is certain. */
  readonly proposals?: Readonly<Record<string, readonly (readonly string[])[]>> | undefined;
  /** Tasks that the owner marked as done, by the id of their control. */
  readonly doneTasks?: readonly { readonly id: string; readonly title: string }[] | undefined;
  /**
   * Names of states of which an answer is missing: whether their law binds the business is not
   * known.
   */
  readonly unsure?: readonly string[] | undefined;
  /** What the data map leaves in doubt, each with both ways to settle it. */
  readonly mismatches?: readonly Mismatch[] | undefined;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly stateVariables: StateVariables;
  readonly elements: readonly RequiredElement[];
  /** Of all 50 states and DC: breach laws also bind a business that no privacy act binds. */
  readonly breachNotices: readonly BreachNotice[];
  /**
   * A letter to one person: it says what the business does for them, also where a law asks for it
   * later only.
   */
  readonly toOnePerson?: boolean | undefined;
  /** The version of the law data. */
  readonly lawDataHash: string;
}

export interface FillingNotes extends Filling {
  readonly form: DocumentForm;
  /** Whether no privacy act binds the business wholly. */
  readonly unbound: boolean;
  readonly byId: ReadonlyMap<string, RequiredElement>;
  /** Variable → how many gaps it left. */
  readonly gaps: Map<string, number>;
  /** A gap of the text → its variable. */
  readonly gapNames: Map<object, string>;
  readonly grounds: Map<string, Ground>;
  /** Facts on which it depends whether a part stays, and that are not known. */
  readonly openFacts: Set<FactKey>;
  /** What holds wherever the passages around this one are kept. */
  readonly supposed: Facts;
  /** The current state within a `state-each`; `laws` then contains only its law. */
  readonly state?: LawRecord;
  /**
   * Which states give what the passage around tells; undefined: all of them, or nothing depends on
   * it.
   */
  readonly givenIn?: GivenIn | undefined;
  /** Its breach law; within an every-state there is no more of a state than that. */
  readonly breach?: BreachNotice | undefined;
}
