/** The parts of a guide: each with its name, for its heading and for the list of contents. */
import type { GuideView } from './view.ts';

export const GUIDE_PARTS = {
  short: 'Short answer',
  first: 'What you must do, and when',
  figures: 'Figures at a glance',
  apply: 'Does it apply to you?',
  rights: 'What people may ask of you',
  todo: 'What to do',
  enforce: 'Enforcement',
  differ: 'Where sources differ',
  beside: 'Beside other states',
  unique: 'What stands out',
  dates: 'Dates',
  doubts: 'What is in doubt',
  everywhere: 'Other laws that may bind you',
  links: 'Official sources',
} as const;

interface PartLink {
  readonly id: string;
  readonly label: string;
}

const named = (id: keyof typeof GUIDE_PARTS): PartLink => ({ id, label: GUIDE_PARTS[id] });

/** The parts of this guide, in order; empty ones are left out. */
export function partsOf({ figures, words, distinctive, doubts }: GuideView): readonly PartLink[] {
  const all: (PartLink | false | undefined)[] = [
    named('short'),
    named('first'),
    named('figures'),
    named('apply'),
    figures.some((figure) => !figure.agrees) && named('differ'),
    named('rights'),
    named('todo'),
    words.special && { id: 'special', label: words.special.title },
    words.plan && { id: 'plan', label: words.plan.title },
    named('enforce'),
    named('everywhere'),
    named('beside'),
    distinctive.length > 0 && named('unique'),
    named('dates'),
    doubts.length > 0 && named('doubts'),
    named('links'),
  ];
  return all.filter((part) => part !== false && part !== undefined);
}
