import { doubtKey, type Labels } from '../labels-book.ts';
import type { LawRecord } from '../schema.ts';
import { shownParts } from '#law/check-parts.ts';
import type { Check, DataFault } from './check.ts';
import { figuresIn } from './figures-in.ts';

type Pairs = readonly (readonly [id: string, text: string])[];

/** The English texts that owners are shown, by the sections of the Spanish file. */
function shownTexts(law: LawRecord): Record<keyof Labels, Pairs> {
  const { prongs, deciding, outside, requirements, doubts } = shownParts(law);
  return {
    prongs: prongs.map(({ id, label }) => [id, label]),
    exemptions: [...deciding, ...outside].map(({ id, text }) => [id, text]),
    requirements: requirements.map(({ id, title }) => [id, title]),
    doubts: doubts.map(({ about, text }) => [doubtKey(about), text]),
  };
}

const TIP = 'Mend labels-es.json beside the record.';

function findingsIn(where: string, texts: Pairs, labels: Labels[keyof Labels]): DataFault[] {
  const ids = new Set(texts.map(([id]) => id));
  const unknown = Object.keys(labels).filter((id) => !ids.has(id));
  return [
    ...(ids.size === texts.length
      ? []
      : [{ where, expected: 'one text for each id', actual: 'an id twice', tip: TIP }]),
    ...unknown.map((id) => ({ where, expected: 'an id that is shown', actual: id, tip: TIP })),
    ...texts.flatMap(([id, english]): DataFault[] => {
      const spanish = labels[id];
      const place = `${where} ${id}`;
      if (spanish === undefined)
        return [{ where: place, expected: 'a Spanish text', actual: 'none', tip: TIP }];
      const [expected, actual] = [figuresIn(english, 'en'), figuresIn(spanish, 'es')];
      return expected === actual ? [] : [{ where: place, expected, actual, tip: TIP }];
    }),
  ];
}

export const check: Check = {
  name: 'labels-translated',
  description:
    'Each text of a record that the check shows has its Spanish one, with the same figures, dates and bounds; no other id is in the book.',
  run: ({ laws, labels }) =>
    laws.flatMap((law): DataFault[] => {
      const where = `labels-es.json ${law.state}`;
      const own = labels[law.state];
      if (!own) return [{ where, expected: 'its labels', actual: 'none', tip: TIP }];
      const texts = shownTexts(law);
      return (Object.keys(texts) as (keyof Labels)[]).flatMap((part) =>
        findingsIn(`${where} ${part}`, texts[part], own[part]),
      );
    }),
};
