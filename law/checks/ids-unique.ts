import type { Check, CheckedCorpus, DataFault } from './check.ts';

function repeated(where: string, ids: readonly string[]): DataFault[] {
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({
      where,
      expected: `"${id}" once`,
      actual: `"${id}" ${ids.filter((each) => each === id).length} times`,
      tip: 'Give the newer one an id of its own; ids are kept for good.',
    }));
}

function lists(corpus: CheckedCorpus): [string, string[]][] {
  return [
    ['exemptions of all states', corpus.laws.flatMap((law) => law.exemptions.map((x) => x.id))],
    ['requirements of all states', corpus.laws.flatMap((law) => law.requirements.map((r) => r.id))],
    ['cases of all states', corpus.cases.flatMap(({ cases }) => cases.map((one) => one.id))],
    ['facts.json', corpus.facts.facts.map((fact) => fact.key)],
    ['controls.json', corpus.controls.controls.map((control) => control.key)],
    ['controls.json templates', corpus.controls.templates.map((template) => template.id)],
    ['guide-figures.json', corpus.guides.map((figure) => figure.id)],
    ['recommendations.json', corpus.recommendations.map((item) => item.id)],
    ...corpus.laws.map((law): [string, string[]] => [
      `${law.state} prongs`,
      law.applicability.prongs.map((prong) => prong.id),
    ]),
  ];
}

export const check: Check = {
  name: 'ids-unique',
  description: 'Prongs are unique in their state; exemptions, requirements and cases everywhere.',
  run: (corpus) => lists(corpus).flatMap(([where, ids]) => repeated(where, ids)),
};
