/** The signs with their phrases compiled; built once for many notices. */
import { Phrases } from './phrases.ts';
import { asSign } from './signs.ts';
import type { Sign, SignBook, SignOrPhrases } from './signs.ts';
import { wordTokens } from '#engine/notice/text/words.ts';

/** The numbers of the phrase groups found in a stretch of text, with the positions of each. */
export type Hits = ReadonlyMap<number, readonly number[]>;

export interface Compiled {
  readonly all: readonly number[];
  readonly of: readonly number[];
  readonly under: number | undefined;
  readonly notUnder: number | undefined;
  readonly unless: number | undefined;
  readonly columns: readonly number[];
}

/** The compiled phrases of a set of signs. */
export class ReadySigns {
  readonly book: SignBook;
  /** Names of well-known companies that are not the firm. */
  readonly brands: ReadonlySet<string>;
  readonly #phrases: Phrases;
  readonly #compiled = new Map<Sign, Compiled>();
  readonly #signs = new Map<SignOrPhrases, Sign>();

  constructor(book: SignBook) {
    this.book = book;
    const { brand = [], siteOfOthers = [] } = book.lists;
    this.brands = new Set([...brand, ...siteOfOthers]);
    this.#phrases = new Phrases(book.lists);
    for (const each of allSigns(book)) this.compiled(this.sign(each));
    for (const { home, quoted, notQuoted } of Object.values(book.elements))
      for (const words of [home, quoted, notQuoted]) if (words !== undefined) this.group(words);
  }

  sign(each: SignOrPhrases): Sign {
    const known = this.#signs.get(each);
    if (known) return known;
    const sign = asSign(each);
    this.#signs.set(each, sign);
    return sign;
  }

  group(text: string): number {
    return this.#phrases.group(text);
  }

  compiled(sign: Sign): Compiled {
    const known = this.#compiled.get(sign);
    if (known) return known;
    const group = (text: string) => this.#phrases.group(text);
    const maybe = (text: string | undefined) => (text === undefined ? undefined : group(text));
    const compiled: Compiled = {
      all: (sign.all ?? []).map(group),
      of: (sign.of ?? []).map(group),
      under: maybe(sign.under),
      notUnder: maybe(sign.notUnder),
      unless: maybe(sign.unless),
      columns: (sign.columns ?? []).map(group),
    };
    this.#compiled.set(sign, compiled);
    return compiled;
  }

  in(text: string): Hits {
    return this.#phrases.in(wordTokens(text));
  }
}

function allSigns({ elements, claims }: SignBook): SignOrPhrases[] {
  return [
    ...Object.values(elements).flatMap(({ found = [], unclear = [], parts = {} }) => [
      ...found,
      ...unclear,
      ...Object.values(parts).flatMap((part) => part.found),
    ]),
    ...claims.flatMap(({ found }) => found),
  ];
}
