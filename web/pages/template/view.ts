/** The data of a template's page: the document with unfilled gaps. */
export interface TemplateDocumentView {
  readonly title: string;
  readonly description: string;
  /** The files of the same document. */
  readonly files: readonly { readonly label: string; readonly href: string }[];
  /** The number of gaps. */
  readonly gaps: number;
  /** The document as HTML with all text escaped. */
  readonly html: string;
  /** First day of this version. */
  readonly asOf: string;
  /** First day of the next version; null if none is known. */
  readonly next: string | null;
}
