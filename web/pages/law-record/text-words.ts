/** What kind of text was read, in plain words. */
import type { ReadText } from '#law/reading-book.ts';

export const TEXT_WORDS: Readonly<
  Record<ReadText['kind'], { readonly in: string; readonly short: string; readonly what: string }>
> = {
  official: {
    in: 'in the text of the office that publishes it',
    short: 'the office’s own text',
    what: 'The text of the office that publishes it',
  },
  copy: {
    in: 'in a public copy of the code',
    short: 'a public copy of the code',
    what: 'A copy of the code that others made public',
  },
  quotation: {
    in: 'as quoted by others; nobody compared it with the official text',
    short: 'quoted by others',
    what: 'Words that others quote from the law, each with its section',
  },
};
