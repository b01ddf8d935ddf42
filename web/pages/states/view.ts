import type { LawMap } from '#web/parts/law/law-map.ts';

/** The map of laws with a size test, and those without one by place. */
export interface StatesView extends LawMap {
  readonly smallLaws: readonly {
    readonly place: string;
    /** null: all states. */
    readonly code: string | null;
    readonly laws: readonly { readonly id: string; readonly name: string }[];
    readonly everywhere: boolean;
  }[];
}
