/** The parts of the templates with their sections, by state. */
import type { Line } from '#documents/tree/beginning.ts';
import type { StateCode } from '#law/codes.ts';
import type { Figures } from '#web/words/templates.ts';

export interface SectionView {
  /** Its place in `cites`: hundreds of parts share a section. */
  readonly cite: number;
  /** Asked for only where the business does such a thing. */
  readonly onlyIf?: true | undefined;
  /** Good practice there, and no duty. */
  readonly advised?: true | undefined;
  /** The day from which it counts, where that was still to come when the sections were checked. */
  readonly from?: string | undefined;
}

export interface PartView {
  readonly chapter: string;
  readonly title: string;
  /** By state; a state that is missing does not speak of it. */
  readonly states: Readonly<Partial<Record<string, SectionView>>>;
}

export interface TemplateView {
  readonly id: string;
  /** States whose law asks for work that this document serves. */
  readonly states: readonly StateCode[];
  readonly parts: readonly PartView[];
  /** How many things are left to fill in. */
  readonly gaps: number;
  /** How the document begins. */
  readonly beginning: readonly Line[];
}

export interface TemplatesView {
  readonly templates: readonly TemplateView[];
  /** Every section once. */
  readonly cites: readonly string[];
  /** Downloads and ratings by template. The build knows none; the server puts them in as it serves the page. */
  readonly figures: Readonly<Record<string, Figures>>;
  /** Official page of each law. */
  readonly urls: Readonly<Record<string, string>>;
  /** The day to which the parts were checked. */
  readonly reviewed: string;
}
