/** Finds the phrases of a text, each searched once. */
import type { Hits, ReadySigns } from './ready-signs.ts';
import type { Sentence } from '#engine/notice/text/units.ts';

/** The phrase hits of every clause and heading of a text; computed once for a text. */
export class Hitlist {
  readonly #signs: ReadySigns;
  readonly #bySentence = new Map<Sentence, readonly Hits[]>();
  readonly #byText = new Map<string, Hits>();

  constructor(signs: ReadySigns) {
    this.#signs = signs;
  }

  clauses(sentence: Sentence): readonly Hits[] {
    const known = this.#bySentence.get(sentence);
    if (known) return known;
    const hits = sentence.clauses.map(({ text }) => this.#signs.in(text));
    this.#bySentence.set(sentence, hits);
    return hits;
  }

  text(text: string): Hits {
    const known = this.#byText.get(text);
    if (known) return known;
    const hits = this.#signs.in(text);
    this.#byText.set(text, hits);
    return hits;
  }
}
