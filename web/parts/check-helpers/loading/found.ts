/** The input and output of the check's helpers. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';

export type Language = 'en' | 'es';

/** Least and most, both inclusive; people, US dollars or percent, as the fact requires. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A helper's result for one fact. It is shown as inferred, and the owner can overrule it. */
export interface Found {
  readonly fact: FactKey;
  /** null: for the business as a whole. */
  readonly state: StateCode | null;
  /** null: cannot tell; the fact stays unknown. */
  readonly value: number | boolean | Bounds | null;
  /** The reason, in one plain sentence for the owner, in the page's language. */
  readonly how: string;
}

/** A tool that a test saw on a site of the business. */
export interface SeenTool {
  readonly tool: string;
  readonly name: string;
  readonly host: string;
}

export const NOTHING_SEEN: readonly SeenTool[] = [];

export interface HelperProps {
  /** Tools that a test saw: offered first, and ticked by the owner alone. */
  readonly seen: readonly SeenTool[];
  readonly language: Language;
  /** The states that the owner chose. */
  readonly states: readonly StateCode[];
  /** Uses the results as answers and returns to the question. */
  readonly onFound: (found: readonly Found[]) => void;
  /** Returns to the question without changes. */
  readonly onBack: () => void;
}
