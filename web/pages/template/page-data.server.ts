/** A template's document as a page, once for each interval in which it does not change. */
import { editionsOf, neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES as SOURCES } from '#documents/source/templates.server.ts';
import { htmlOf } from '#documents/markup/html.ts';
import type { Page } from '#web/words/page-row.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { fileLinks, onlinePath } from '#web/words/templates.ts';
import type { TemplateDocumentView } from './view.ts';

function sourceOf({ path }: Page) {
  const source = SOURCES.find(({ id }) => onlinePath(id) === path);
  const words = TEMPLATE_LIST.find(({ id }) => id === source?.id);
  if (!source || !words) throw new Error(`${path} is no template`);
  return { source, words };
}

export const versions = (page: Page): string[] =>
  editionsOf(sourceOf(page).source).map(({ from }) => from);

export function data(page: Page, from: string): TemplateDocumentView {
  const { source, words } = sourceOf(page);
  const { tree, gaps } = neutral(source, from);
  return {
    title: page.title,
    description: page.description,
    files: fileLinks(words).filter(({ href }) => href !== page.path),
    gaps: gaps.filter(({ perUse }) => !perUse).length,
    html: htmlOf(tree, { top: 2 }),
    asOf: from,
    next: versions(page).find((day) => day > from) ?? null,
  };
}
