/** How a paper stands, in its owner's words: one of five states, and what is left. */
import type { Detail } from '#contract/documents/details.ts';
import type { ListedDocument } from '#contract/documents/documents.ts';
import { plural } from '#text/figures.ts';
import { minutesWords } from './minutes.ts';

export const STATES = {
  'needs you': { label: 'Needs you', badge: 'badge badge--ask' },
  // what is missing decides whether a law asks for it
  'may need you': { label: 'May need you', badge: 'badge badge--coming' },
  ready: { label: 'Ready', badge: 'badge badge--applies' },
  published: { label: 'Published', badge: 'badge badge--applies' },
  'not asked for': { label: 'Not asked for', badge: 'badge badge--not' },
} as const;

export interface PaperState {
  readonly at: keyof typeof STATES;
  /** "12 things to fill in, about 6 minutes". */
  readonly words: string;
}

type Listed = Pick<
  ListedDocument,
  'id' | 'need' | 'gaps' | 'asks' | 'choices' | 'mismatches' | 'newEdition'
>;

interface Known {
  readonly details: readonly Detail[];
  /** Whether its page is shown to everybody, and whether the text changed since. */
  readonly published?: { readonly changed: boolean } | undefined;
}

/** What is left to do in it; empty: nothing. */
export function leftWords(paper: Listed, { details }: Known): string {
  const { id, gaps, asks, choices, mismatches } = paper;
  const things = (gaps ?? 0) + asks;
  const open = [
    ...(things > 0 ? [plural(things, 'thing left', 'things left')] : []),
    // most of them follow from the questions
    ...(choices > 0 && asks === 0 ? [`${plural(choices, 'part')} to keep or drop`] : []),
    ...(mismatches > 0
      ? [plural(mismatches, 'thing that does not fit', 'things that do not fit')]
      : []),
  ];
  if (open.length === 0) return '';
  const missing = details.filter(({ missingIn }) => missingIn.includes(id));
  return [...open, minutesWords(missing, questionsIn(paper))].join(', ');
}

/** Yes or no: the questions; without them the parts, each by itself. */
export const questionsIn = ({
  asks,
  choices,
  mismatches,
}: Omit<Listed, 'id' | 'need' | 'gaps' | 'newEdition'>) => (asks > 0 ? asks : choices) + mismatches;

/** How it stands. What no law asks for waits for nobody. */
export function stateOfPaper(paper: Listed, known: Known): PaperState {
  const left = leftWords(paper, known);
  if (paper.newEdition !== null)
    return { at: 'needs you', words: left || 'Read the new edition, and switch it on' };
  if (known.published?.changed === true)
    return { at: 'needs you', words: left || 'Published, and changed since: publish it again' };
  if (known.published) return { at: 'published', words: left };
  if (paper.gaps === null || paper.need === 'not asked for')
    return { at: 'not asked for', words: left };
  if (left === '') return { at: 'ready', words: 'Nothing left to fill in' };
  return { at: paper.need === 'needed' ? 'needs you' : 'may need you', words: left };
}
