/**
 * The plan after a regulator's letter, to print: the time, the steps with their days, what to keep.
 */
import { longDate } from '#text/english.ts';
import type { LetterKind } from '#engine/words/letters.ts';
import { cureTree, type CureSubject } from './cure-parts.ts';
import { KEEP } from './cure-words.ts';
import { DISCLAIMER } from '#documents/reports/guide.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';

/** Its sentences and steps, for the plan. */
export interface CurePlanWords {
  readonly sentences: readonly string[];
  readonly lawyer: readonly string[];
  readonly steps: readonly {
    readonly title: string;
    readonly notes: readonly string[];
    readonly text: string;
    readonly by: string | null;
    /** The orders that it carries out. */
    readonly items: readonly {
      readonly what: string;
      readonly by: string | null;
      readonly done: boolean;
    }[];
  }[];
}

/** The plan as a document. Pure: same input, same document. */
export function curePlanDocument(subject: CureSubject, words: CurePlanWords): DocumentTree {
  const { businessName, asOf, law, letter } = subject;
  const title = TITLES[letter.kind] ?? 'Plan after a regulator’s letter';
  const subtitle = `${businessName}: letter of ${longDate(letter.dated)}${law === null ? '' : `, ${law.law.name}`}`;
  return {
    ...cureTree(subject, { title, subtitle }, [
      ...timeBlocks(subject, words),
      ...stepBlocks(words, asOf),
      heading(1, 'What to keep'),
      bullets(...KEEP.map((item): Text => [item])),
    ]),
    footer: [
      longDate(asOf),
      ...(law === null ? [] : [`Law checked to ${longDate(law.checkedTo)}`]),
      DISCLAIMER,
    ].join('. '),
  };
}

const TITLES: Partial<Record<LetterKind, string>> = {
  'private demand': 'Plan after a demand of a person or a lawyer',
  unclear: 'Plan after a letter of an unknown kind',
  'invoice or scam': 'Plan after a bill or an advertisement',
};

const timeBlocks = ({ terms }: CureSubject, { lawyer, sentences }: CurePlanWords): Block[] => [
  ...(lawyer.length === 0
    ? []
    : [{ kind: 'note' as const, text: [{ strong: 'Call a lawyer at once. ' }, lawyer.join(' ')] }]),
  heading(1, 'How long you have'),
  ...sentences.map((sentence) => paragraph(sentence)),
  ...(terms === null || terms.doubts.length === 0
    ? []
    : [paragraph({ strong: 'Not certain: ' }, terms.doubts.join(' '))]),
];

const whenWords = (by: string | null, asOf: string) => {
  if (by === null) return '';
  return by === asOf ? ' today' : ` by ${longDate(by)}`;
};

const stepBlocks = ({ steps }: CurePlanWords, asOf: string): Block[] => [
  heading(1, 'What to do, in this order'),
  paragraph(
    'Days beside what the letter asks for are the letter’s own. The other days of the steps are our plan.',
  ),
  {
    kind: 'checklist',
    items: steps.flatMap(({ title, notes, text, by, items }) => [
      { text: [{ strong: title }, whenWords(by, asOf)], note: [[...notes, text].join(' ')] },
      ...items
        .filter(({ done }) => !done)
        .map(({ what, by: day }) => ({ text: [`– ${what}`, whenWords(day, asOf)], note: [] })),
    ]),
  },
];
