/** Who asked, and what they wrote: all of it goes when the request is erased. */
export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly post: string | null;
  readonly order: string | null;
  readonly text: string | null;
  /** For whom a parent or an agent asks. */
  readonly onBehalfOf: string | null;
  /** What the person added later, with its day, and why the person appealed. */
  readonly added: readonly { readonly on: string; readonly text: string }[];
}

export const NOBODY: Person = {
  name: null,
  email: null,
  post: null,
  order: null,
  text: null,
  onBehalfOf: null,
  added: [],
};
