/** What a document is made from, and what is noted down while it is made. */
import type { Facts } from '#engine/rules/truth.ts';
import type { LawRecord } from '#law/schema.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import type { StateVariables } from './state-values.ts';
import type { Template, Variable } from './template.ts';
import type { Ground } from './tree.ts';

/** A value of a variable: words, a list of words, or a table with its head first. */
export type Value = string | readonly string[] | readonly (readonly string[])[];

export interface Filling {
  readonly template: Template;
  /** The laws of the document, in the order of states' names; all where no business is chosen. */
  readonly laws: readonly LawRecord[];
  /** No business is chosen: passages of single states say for which states they are. */
  readonly neutral: boolean;
  readonly asOf: string;
  readonly facts: Facts;
  readonly values: Readonly<Record<string, Value>>;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly stateVariables: StateVariables;
  readonly elements: readonly RequiredElement[];
  /** Names the law data that the document rests on. */
  readonly lawDataHash: string;
}

export interface FillingNotes extends Filling {
  readonly byId: ReadonlyMap<string, RequiredElement>;
  /** How often each unknown variable left a gap. */
  readonly gaps: Map<string, number>;
  readonly grounds: Map<string, Ground>;
  /** The state whose turn it is within a state-each; `laws` holds it alone then. */
  readonly state?: LawRecord;
}
