/** A promise that a document prints, beside the owner’s “Not yet” to what would keep it. */
import { PRACTISED } from '#documents/values/values.ts';
import { templateOf } from '#documents/template/copy-kinds.ts';
import type { Filling, Mismatch } from '#documents/values/filling.ts';
import { PROMISES, type OtherWay } from './promised-words.ts';

const WAYS: Readonly<Record<OtherWay, string>> = {
  ads: 'the answer about targeted ads',
  sale: 'the answer about selling data',
  scores: 'the answer about software that scores people',
  both: 'the answers about selling data and targeted ads',
  loyalty: 'the answer about a loyalty program',
  rights: 'the choice “All rights to everybody”',
  sensitive: 'the answer about sensitive data',
  clause: 'that clause, before you sign',
  step: 'that step, before your team works by it',
};

type Known = Pick<Filling, 'template' | 'facts' | 'values' | 'variables'>;

/** Each promise that this document prints and that its owner does not keep yet. */
export function unkeptPromises(known: Known, printed: string): Mismatch[] {
  const { template, facts, values, variables } = known;
  const paper = [templateOf(template.id).template, template.copy?.kind].filter(Boolean).join(' ');
  return PROMISES.flatMap(({ practices, papers, fact, way }): Mismatch[] => {
    const words = papers[paper];
    if (words === undefined || !printed.includes(words)) return [];
    if (fact !== undefined && facts[fact] !== true) return [];
    const open = practices.filter((name) => values[name] === PRACTISED.notYet);
    const [first] = open;
    if (first === undefined) return [];
    const asked = open.map((name) => `“${variables[name]?.label ?? name}”`);
    const text = `You answered “Not yet” to ${asked.join(' and to ')}, but this paper says: “${sentenceWith(words, printed)}” Change your answer once it is so, or ${WAYS[way]}.`;
    return [{ about: fact ?? first, name: first, text }];
  });
}

/** The whole sentence, as it is printed; each block is a line. */
function sentenceWith(words: string, printed: string): string {
  const line = printed.split('\n').find((each) => each.includes(words)) ?? words;
  return (
    line
      .split(/(?<=[.!?])\s/)
      .find((each) => each.includes(words))
      ?.trim() ?? words
  );
}
