/** Which states each template serves, from the controls, and what it contains. */
import { neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES as SOURCES } from '#documents/source/templates.server.ts';
import { beginningOf } from '#documents/tree/beginning.ts';
import { CONTROL_BOOK, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { TEMPLATE_PARTS } from '#reference/data.server.ts';
import type { TemplatesView, TemplateView } from './view.ts';

/** Letters of a document that its preview shows. */
const SHOWN = 700;

function documentView(id: string): Pick<TemplateView, 'gaps' | 'beginning'> {
  const source = SOURCES.find((each) => each.id === id);
  if (!source) throw new Error(`${id} has no document`);
  const { paper, gaps } = neutral(source, FACT_BOOK.reviewed);
  return {
    gaps: gaps.filter(({ perUse }) => !perUse).length,
    beginning: beginningOf(paper, SHOWN),
  };
}

function templateView({ id }: { id: string }): TemplateView {
  const serving = CONTROL_BOOK.controls.filter(({ templates }) => templates.includes(id));
  const codes = new Set(serving.flatMap(({ states }) => states));
  return {
    id,
    states: LAWS.map(({ state }) => state).filter((code) => codes.has(code)),
    parts: TEMPLATE_PARTS.parts
      .filter(({ template }) => template === id)
      .map(({ chapter, title, states }) => ({ chapter, title, states })),
    ...documentView(id),
  };
}

export function data(): TemplatesView {
  return {
    templates: CONTROL_BOOK.templates.map(templateView),
    urls: Object.fromEntries(LAWS.map(({ state, law }) => [state, law.url])),
    reviewed: TEMPLATE_PARTS.reviewed,
  };
}
