/** Which states each template serves, from the controls, and what it contains. */
import { CONTROL_BOOK, LAWS } from '#law/corpus.server.ts';
import { TEMPLATE_PARTS } from '#reference/data.server.ts';
import type { TemplatesView, TemplateView } from './view.ts';

function templateView({ id }: { id: string }): TemplateView {
  const serving = CONTROL_BOOK.controls.filter(({ templates }) => templates.includes(id));
  const codes = new Set(serving.flatMap(({ states }) => states));
  return {
    id,
    states: LAWS.map(({ state }) => state).filter((code) => codes.has(code)),
    parts: TEMPLATE_PARTS.parts
      .filter(({ template }) => template === id)
      .map(({ chapter, title, states }) => ({ chapter, title, states })),
  };
}

export function data(): TemplatesView {
  return {
    templates: CONTROL_BOOK.templates.map(templateView),
    urls: Object.fromEntries(LAWS.map(({ state, law }) => [state, law.url])),
    reviewed: TEMPLATE_PARTS.reviewed,
  };
}
