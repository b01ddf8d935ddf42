/** Entries as their owner reads them: what we proposed, in the language of the page. */
import type { DataMap, MapLine, MapRecipient } from '#contract/documents/data-map.ts';

type Words = Pick<DataMap, 'shown'>;

const wordsIn = ({ shown }: Words) => {
  const one = (text: string) => shown[text] ?? text;
  return { one, all: (texts: readonly string[]) => texts.map(one) };
};

/** A kind of data. */
export function lineShown<L extends MapLine>(line: L, map: Words): L {
  const { one, all } = wordsIn(map);
  const { kind, kept, keptBecause, sources, purposes, systems } = line;
  return {
    ...line,
    kind: one(kind),
    kept: one(kept),
    keptBecause: one(keptBecause),
    sources: all(sources),
    purposes: all(purposes),
    systems: all(systems),
  };
}

/** A company. */
export function companyShown<C extends MapRecipient>(company: C, map: Words): C {
  const { one } = wordsIn(map);
  const { kind, business, does } = company;
  return { ...company, kind: one(kind), business: one(business), does: one(does) };
}

/** The whole map, where it is only read. */
export const mapShown = (map: DataMap): DataMap => ({
  ...map,
  lines: map.lines.map((line) => lineShown(line, map)),
  recipients: map.recipients.map((company) => companyShown(company, map)),
});
