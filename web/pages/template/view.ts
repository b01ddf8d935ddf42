/** A template as a page to read: the document with neutral gaps. */
export interface TemplateDocumentView {
  readonly title: string;
  readonly description: string;
  /** The files of the same document. */
  readonly files: readonly { readonly label: string; readonly href: string }[];
  /** How many things are left to fill in. */
  readonly gaps: number;
  /** The document as HTML, every word of it escaped. */
  readonly html: string;
  /** The day from which it reads so. */
  readonly asOf: string;
  /** The day from which it will read in another way; null: none is known. */
  readonly next: string | null;
}
