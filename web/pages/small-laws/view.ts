/** The data of the page of all laws without a size test, from the build. */
export interface SmallLawLine {
  readonly id: string;
  readonly name: string;
  readonly who: string;
}

export interface SmallLawsView {
  readonly language: 'en' | 'es';
  /** By place: all states first, then each state. */
  readonly places: readonly { readonly name: string; readonly laws: readonly SmallLawLine[] }[];
  /** Examples, with what the engine says of them. */
  readonly firms: readonly {
    readonly id: string;
    readonly what: string;
    readonly bound: readonly SmallLawLine[];
    readonly coming: readonly (SmallLawLine & { readonly from: string })[];
    readonly first: string;
  }[];
  readonly asOf: string;
}
