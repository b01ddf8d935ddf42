/** The parts of the templates with their sections, by state. */
import type { Line } from '#documents/tree/beginning.ts';
import type { StateCode } from '#law/codes.ts';
import type { TemplateFigures } from '#web/words/templates.ts';

export interface SectionView {
  /** Index in `cites`, because hundreds of parts share a section. */
  readonly cite: number;
  /** Required only if the business does such a thing. */
  readonly onlyIf?: true | undefined;
  /** Good practice there, not a duty. */
  readonly advised?: true | undefined;
  /** Its first day, if that was in the future when the sections were checked. */
  readonly from?: string | undefined;
}

export interface PartView {
  readonly chapter: string;
  readonly title: string;
  /** By state; a missing state has no rule about it. */
  readonly states: Readonly<Partial<Record<string, SectionView>>>;
}

export interface TemplateView {
  readonly id: string;
  /** States whose law requires work that this document helps with. */
  readonly states: readonly StateCode[];
  readonly parts: readonly PartView[];
  /** The number of gaps. */
  readonly gaps: number;
  /** The beginning of the document. */
  readonly beginning: readonly Line[];
}

export interface TemplatesView {
  readonly templates: readonly TemplateView[];
  /** Every section once. */
  readonly cites: readonly string[];
  /**
   * Downloads and ratings by template. The build has none; the server inserts them when it serves
   * the page.
   */
  readonly figures: Readonly<Record<string, TemplateFigures>>;
  /** Official page of each law. */
  readonly urls: Readonly<Record<string, string>>;
  /** The day on which the parts were last checked. */
  readonly reviewed: string;
}
