/** The template of an agreement or assessment as it is made for one company or activity. */
import { COPY_DESCRIPTIONS } from './copy-descriptions.ts';
import { copyKey } from './copy-kinds.ts';
import type { Copy, Template, TemplatePassage } from './template.ts';
import { reworded } from './word-swap.ts';

const OWN_TERMS: ReadonlySet<string> = new Set(['own-terms', 'own-terms-third-party']);

/** The template with the passages and the title of the copy. */
export function copied(template: Template, copy: Copy): Template {
  const { id, title, passages } = template;
  const one = {
    ...template,
    id: copyKey(id, copy.id),
    title: titleOf(title, copy),
    description: COPY_DESCRIPTIONS[copy.kind] ?? template.description,
    copy,
  };
  // a third party is never called a processor: the law asks other terms of it
  if (copy.kind === 'third-party') return { ...one, passages: agreementOf(passages) };
  return OWN_TERMS.has(copy.kind) ? { ...one, passages: passages.filter(isForCopies) } : one;
}

/** The law calls neither the company a processor, nor what it does processing for the business. */
const agreementOf = (passages: readonly TemplatePassage[]) =>
  reworded(
    reworded(passages, /\bProcessor\b/g, 'Third Party'),
    /\b([Dd])ata processing agreement\b/g,
    '$1ata agreement',
  );

/** Nothing of an agreement stands where a company deals on terms of its own. */
const isForCopies = ({ kind }: TemplatePassage) => kind === 'copy' || kind === 'annex';

function titleOf(title: string, { kind, name }: Copy): string {
  if (kind === 'third-party') return `Data agreement: ${name}`;
  if (kind === 'client') return `${title} for clients`;
  return OWN_TERMS.has(kind) ? `Accept the data terms: ${name}` : `${title}: ${name}`;
}
