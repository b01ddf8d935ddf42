/** Addresses of the templates, and their figures in words. */
import { TEMPLATE_LIST } from '#law/templates.ts';
import type { TemplateEntry } from '#law/templates.ts';
import { plural } from '#text/figures.ts';

/** Real counts from the server (docs/requirements-decisions.md 7). */
export interface TemplateFigures {
  readonly downloads: number;
  /** The mean of all ratings to one decimal; null: none yet. */
  readonly rating: number | null;
  readonly ratings: number;
}

/** Downloads and rating; "New" if there are none. */
export function figuresText(figures: TemplateFigures | undefined): string {
  if (!figures || figures.downloads + figures.ratings === 0) return 'New';
  const { downloads, rating, ratings } = figures;
  return [
    ...(downloads === 0 ? [] : [plural(downloads, 'download')]),
    ...(rating === null ? [] : [`rated ${rating} of 5 by ${plural(ratings, 'owner')}`]),
  ].join(', ');
}

/** The page of a template. */
export const onlinePath = (id: string) => `/templates/${id}`;

/** The pages of the templates that can be read online. */
export const ONLINE = TEMPLATE_LIST.filter(({ formats }) => formats.includes('Online')).map(
  ({ id, title, description }) => ({
    path: onlinePath(id),
    title: `${title} template`,
    description,
  }),
);

/** Each format of a template, and its address. */
export function fileLinks({ id, formats }: Pick<TemplateEntry, 'id' | 'formats'>) {
  const links = {
    Word: { label: 'Download Word', href: `/templates/${id}.docx` },
    PDF: { label: 'Download PDF', href: `/templates/${id}.pdf` },
    Online: { label: 'Read online', href: onlinePath(id) },
  } as const;
  return formats.map((each) => ({ format: each, ...links[each] }));
}
