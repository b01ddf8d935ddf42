/** Gaps that are left to fill in: counted, and listed at the top of a document. */
import { capital } from '#text/case.ts';
import type { Block } from '#documents/tree/tree.ts';
import type { FillingNotes } from '#documents/values/filling.ts';

/** One gap, or several of the same variable. */
export interface Gap {
  readonly name: string;
  readonly label: string;
  readonly times: number;
  /** Filled in each time the document is used. */
  readonly perUse: boolean;
}

/** Every variable that left a gap, in the order of the text. */
export function gapsOf({ gaps, variables }: FillingNotes): Gap[] {
  return [...gaps].map(([name, times]) => ({
    name,
    label: variables[name]?.listed ?? variables[name]?.label ?? name,
    times,
    perUse: variables[name]?.perUse === true,
  }));
}

/** "1 thing to fill in", "6 things to fill in". */
const thingsToFillIn = (count: number) =>
  count === 1 ? '1 thing to fill in' : `${count} things to fill in`;

/** With this many lines the list fills the first page, so the document starts on a new one. */
const MANY = 8;

/** Puts the list of gaps at the top. */
export function openingBlocks(gaps: readonly Gap[]): Block[] {
  const once = gaps.filter(({ perUse }) => !perUse);
  const often = gaps.filter(({ perUse }) => perUse);
  return [
    ...(once.length > 0 ? listed(once) : []),
    ...(often.length > 0 ? [EACH_TIME] : []),
    ...(once.length > MANY ? [{ kind: 'page' } as const] : []),
  ];
}

function listed(gaps: readonly Gap[]): Block[] {
  const advice =
    gaps.length === 1
      ? 'It is marked in the text.'
      : 'Each is marked in the text. When all are filled in, take this list out.';
  return [
    { kind: 'note', text: [{ strong: `Note for you: ${thingsToFillIn(gaps.length)}. ` }, advice] },
    {
      kind: 'checklist',
      items: gaps.map(({ label }) => ({ text: [capital(label)], note: [] })),
    },
  ];
}

const EACH_TIME: Block = {
  kind: 'note',
  text: [
    { strong: 'Filled in anew each time you use this paper: ' },
    'the gaps of the letter or the form itself. They are marked where they stand.',
  ],
};
