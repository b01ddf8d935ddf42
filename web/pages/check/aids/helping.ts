/** What the helpers of the check are given, and what they give back. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';

export type Language = 'en' | 'es';

/** At least and at most, both inclusive; people, US dollars or percent, as the fact counts. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What a helper found out about one fact. It is shown as inferred, and the owner can overrule it. */
export interface Found {
  readonly fact: FactKey;
  /** null: for the business as a whole. */
  readonly state: StateCode | null;
  /** null: it cannot be told from this; the fact stays unknown. */
  readonly value: number | boolean | Bounds | null;
  /** From what, in one plain sentence for the owner, in the page's language. */
  readonly how: string;
}

export interface HelperProps {
  readonly language: Language;
  /** The states that the owner chose. */
  readonly states: readonly StateCode[];
  /** Takes the findings over into the answers and goes back to the question. */
  readonly onFound: (found: readonly Found[]) => void;
  /** Goes back to the question and changes nothing. */
  readonly onBack: () => void;
}
