/** The template of an agreement or assessment as it is made for one company or activity. */
import { copyKey } from './copy-kinds.ts';
import type { Copy, Template, TemplatePassage } from './template.ts';
import { reworded } from './word-swap.ts';

const OWN_TERMS: ReadonlySet<string> = new Set(['own-terms', 'own-terms-third-party']);

/** The template with the passages and the title of the copy. */
export function copied(template: Template, copy: Copy): Template {
  const { id, title, passages } = template;
  const one = { ...template, id: copyKey(id, copy.id), title: titleOf(title, copy), copy };
  // a third party is never called a processor: the law asks other terms of it
  if (copy.kind === 'third-party')
    return { ...one, passages: reworded(passages, /\bProcessor\b/g, 'Third Party') };
  return OWN_TERMS.has(copy.kind) ? { ...one, passages: passages.filter(isForCopies) } : one;
}

/** Nothing of an agreement stands where a company deals on terms of its own. */
const isForCopies = ({ kind }: TemplatePassage) => kind === 'copy' || kind === 'annex';

function titleOf(title: string, { kind, name }: Copy): string {
  if (kind === 'client') return `${title} for clients`;
  return OWN_TERMS.has(kind) ? `Accept the data terms: ${name}` : `${title}: ${name}`;
}
