/** The official pages behind the answers, by state. */
export interface FaqView {
  readonly pages: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
}
