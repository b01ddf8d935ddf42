/** What kind of text was read, in plain words. */
import type { ReadText } from '#law/reading-book.ts';

export const TEXT_WORDS: Readonly<
  Record<ReadText['kind'], { readonly in: string; readonly what: string }>
> = {
  official: {
    in: 'in the text of the office that publishes it',
    what: 'The text of the office that publishes it',
  },
  copy: {
    in: 'in a public copy of the code',
    what: 'A copy of the code that others made public',
  },
  quotation: {
    in: 'in words that others quote from it',
    what: 'Words that others quote from the law, each with its section',
  },
};
