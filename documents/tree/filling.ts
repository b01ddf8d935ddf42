/** The input of a document, and what is recorded while it is made. */
import type { Facts } from '#engine/rules/truth.ts';
import type { BreachNotice, LawRecord } from '#law/schema.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import type { StateVariables } from './state-values.ts';
import type { Template, Variable } from './template.ts';
import type { Ground } from './tree.ts';

/** The value of a variable: text, a list of texts, or a table that begins with its head. */
export type Value = string | readonly string[] | readonly (readonly string[])[];

export interface Filling {
  readonly template: Template;
  /** The laws of the document, in the order of the states' names; all laws if there is no business. */
  readonly laws: readonly LawRecord[];
  /** Whether there is no business: passages for single states then name their states. */
  readonly neutral: boolean;
  readonly asOf: string;
  readonly facts: Facts;
  readonly values: Readonly<Record<string, Value>>;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly stateVariables: StateVariables;
  readonly elements: readonly RequiredElement[];
  /** Of all 50 states and DC: breach laws also bind a business that no privacy act binds. */
  readonly breachNotices: readonly BreachNotice[];
  /** The version of the law data. */
  readonly lawDataHash: string;
}

export interface FillingNotes extends Filling {
  readonly byId: ReadonlyMap<string, RequiredElement>;
  /** Variable → how many gaps it left. */
  readonly gaps: Map<string, number>;
  readonly grounds: Map<string, Ground>;
  /** The current state within a `state-each`; `laws` then contains only its law. */
  readonly state?: LawRecord;
  /** Its breach law; within an every-state there is no more of a state than that. */
  readonly breach?: BreachNotice | undefined;
}
