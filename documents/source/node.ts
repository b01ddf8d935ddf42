/**
 * The parts of a parsed Markdown tree that are used, and the error for a template that cannot be
 * read.
 */

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

/** Creates an error that names the line of the template's file. */
export class TemplateFault extends Error {
  constructor(node: Node | undefined, words: string) {
    super(`${node?.position?.start.line ?? 1}: ${words}`);
  }
}
