/**
 * How many points a document takes from its owner at most: the same number whatever is told, so
 * that progress is shown on one scale.
 */
import { EMPTY_MAP } from '#contract/documents/data-map.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { FORM_CHOICE, FORMS } from '#documents/filling/document-form.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Filling } from '#documents/values/filling.ts';
import type { Template } from '#documents/template/template.ts';
import type { Services } from '#server/subjects/services.ts';
import type { DraftCache } from './draft-cache.ts';
import { fillingOf } from './filling.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

const NO_MAP = mergedMap(EMPTY_MAP, { lines: [], recipients: [] });

type Needed = Pick<Services, 'corpus'> & { readonly drafts: Pick<DraftCache, 'summary'> };

/** Things to fill in and questions of the document before anything was told, and those of today. */
export function pointsOf(
  template: Template,
  subject: DocumentInput,
  services: Needed,
  now: Pick<Filled, 'gaps'> & { readonly asks: readonly { readonly fact: string }[] },
): number {
  const untold = fillingOf(template, { ...subject, told: new Map(), map: NO_MAP }, services);
  const before = untold ? bothForms(untold).map((each) => services.drafts.summary(each)) : [];
  const names = [
    ...before.flatMap(({ missing }) => missing),
    ...now.gaps.filter(({ perUse }) => !perUse).map(({ name }) => name),
  ].filter((name) => !(template.copy && OF_A_COPY.has(name)));
  const facts = [
    ...before.flatMap(({ openFacts }) => openFacts),
    ...now.asks.map((each) => each.fact),
  ];
  return new Set(names).size + new Set(facts.filter((fact) => isAsked(fact, services))).size;
}

const isAsked = (fact: string, { corpus }: Needed) =>
  corpus.facts.facts.some(({ key, type }) => key === fact && type === 'boolean');

/** Without answers, in each form that the document has. */
function bothForms(filling: Filling): Filling[] {
  const reach = Object.fromEntries(
    Object.entries(filling.reach ?? {}).map(([state, own]) => [state, { ...own, facts: {} }]),
  );
  const bare = { ...filling, facts: {}, reach };
  if (!filling.template.variables.includes(FORM_CHOICE)) return [bare];
  return Object.values(FORMS).map((form) => ({
    ...bare,
    values: { ...bare.values, [FORM_CHOICE]: form },
  }));
}
