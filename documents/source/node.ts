/** What of a parsed Markdown tree is read, and what is said where it cannot be. */

export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly name?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly url?: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** Names the line of a template's file at which it cannot be read. */
export class TemplateFault extends Error {
  constructor(node: Node | undefined, words: string) {
    super(`${node?.position?.start.line ?? 1}: ${words}`);
  }
}
