/** Finds the signs in a text. Each phrase is searched once; signs then compare sets of numbers. */
import type { Hitlist } from './phrase-hits.ts';
import type { Compiled, ReadySigns } from './ready-signs.ts';
import type { Sign, SignOrPhrases } from './signs.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import { type Above, anyOf, carriesSign, NONE, type Stretch, union } from './sign-fits.ts';
import { tidied } from '#engine/notice/text/words.ts';

type Size = 'clause' | 'sentence' | 'block' | 'section';

/** The stretches with a phrase of each group, by its number. */
type Places = readonly (readonly Stretch[] | undefined)[];

/** At most this many positions of a sign are compared with its usual place. */
const ENOUGH = 12;

const asList = (sentence: Sentence | undefined) => (sentence ? [sentence] : []);

/** What people of one state read: the sentences meant for them. */
export class SignMatcher {
  readonly #signs: ReadySigns;
  readonly #hits: Hitlist;
  readonly #sentences: readonly Sentence[];
  readonly #covers: (scope: Sentence['scope']) => boolean;
  readonly #stretches = new Map<Size, readonly Stretch[]>();
  readonly #places = new Map<Size, Places>();
  readonly #found = new Map<Sign, readonly Sentence[]>();

  constructor(
    signs: ReadySigns,
    hits: Hitlist,
    sentences: readonly Sentence[],
    covers: (scope: Sentence['scope']) => boolean,
  ) {
    this.#signs = signs;
    this.#hits = hits;
    this.#covers = covers;
    this.#sentences = sentences.filter(
      ({ scope, clauses }) => covers(scope) || clauses.some((clause) => covers(clause.scope)),
    );
  }

  /** A sentence with one of these signs: in its usual place if possible, else the first. */
  first(signs: readonly SignOrPhrases[], home?: string): Sentence | undefined {
    let other: Sentence | undefined;
    for (const each of signs) {
      const found = this.#find(this.#signs.sign(each));
      const atHome =
        home === undefined ? found[0] : found.find((sentence) => this.isUnder(sentence, home));
      if (atHome) return atHome;
      other ??= found[0];
    }
    return other;
  }

  /** All sentences with one of these signs, in the order of the signs. */
  all(signs: readonly SignOrPhrases[]): readonly Sentence[] {
    return signs.flatMap((each) => this.#find(this.#signs.sign(each)));
  }

  /** The sentences of the same part. */
  beside({ section }: Sentence): readonly Sentence[] {
    return this.#sentences.filter((each) => each.section === section && this.#covers(each.scope));
  }

  says(sentence: Sentence, words: string): boolean {
    const group = this.#signs.group(words);
    return this.#hits.clauses(sentence).some((hits) => hits.has(group));
  }

  isUnder(sentence: Sentence, words: string): boolean {
    return this.#contextOf([sentence]).has(this.#signs.group(words));
  }

  #find(sign: Sign): readonly Sentence[] {
    const known = this.#found.get(sign);
    if (known) return known;
    const found = this.#look(sign);
    this.#found.set(sign, found);
    return found;
  }

  #look(sign: Sign): Sentence[] {
    if (sign.exact !== undefined) return asList(this.#exact(sign.exact));
    const compiled = this.#signs.compiled(sign);
    if (compiled.columns.length > 0) return asList(this.#table(compiled));
    const size = sign.near === undefined ? (sign.in ?? 'sentence') : 'clause';
    const times = new Map<number, number>();
    const found: Sentence[] = [];
    for (const stretch of this.#candidates(compiled, size)) {
      if (!carriesSign(stretch, compiled, sign)) continue;
      const count = (times.get(stretch.section) ?? 0) + 1;
      times.set(stretch.section, count);
      if (count >= (sign.times ?? 1)) found.push(...asList(this.#spokenBy(stretch, compiled)));
      if (found.length >= ENOUGH) break;
    }
    return found;
  }

  /** The positions of the first group; or of any group, if some of them are enough. */
  #candidates({ all, of }: Compiled, size: Size): readonly Stretch[] {
    const places = this.#placesOf(size);
    const [first] = all;
    if (first !== undefined) return places[first] ?? [];
    const found = new Set<Stretch>();
    for (const group of of) for (const stretch of places[group] ?? []) found.add(stretch);
    return [...found];
  }

  /** The sentence of a stretch that contains most of the sign. */
  #spokenBy({ sentences }: Stretch, { all, of }: Compiled): Sentence | undefined {
    const wanted = [...all, ...of];
    let best: Sentence | undefined;
    let most = -1;
    for (const sentence of sentences) {
      const carried = wanted.filter((group) =>
        this.#hits.clauses(sentence).some((hits) => hits.has(group)),
      ).length;
      if (carried > most) [best, most] = [sentence, carried];
    }
    return best;
  }

  #exact(letters: string): Sentence | undefined {
    const wanted = tidied(letters).toLowerCase();
    return (
      this.#sentences.find(({ text }) => text.toLowerCase().includes(wanted)) ??
      this.#acrossSentences(wanted)
    );
  }

  /** The literal text may have been split into two sentences. */
  #acrossSentences(wanted: string): Sentence | undefined {
    return this.#sentences.find(
      ({ text, at, block }, place) =>
        this.#sentences[place + 1]?.block === block &&
        `${text} ${this.#sentences[place + 1]?.text}`.toLowerCase().includes(wanted) &&
        at >= 0,
    );
  }

  /** A table whose head has these columns, with a value below each. */
  #table({ columns: wanted, unless, notUnder }: Compiled): Sentence | undefined {
    const tables = new Map<readonly string[], Sentence[]>();
    for (const sentence of this.#sentences) {
      if (sentence.columns === undefined) continue;
      tables.set(
        sentence.columns,
        [...(tables.get(sentence.columns) ?? []), sentence].slice(0, 200),
      );
    }
    for (const [columns, cells] of tables) {
      const heads = columns.map((text) => this.#hits.text(text));
      if (notUnder !== undefined && heads.some((hits) => hits.has(notUnder))) continue;
      const below = (column: number) =>
        cells.find((cell) => cell.column === column && cell.text !== columns[column]);
      const found = wanted.map((group) =>
        heads.findIndex(
          (hits, at) => hits.has(group) && (unless === undefined || !hits.has(unless)) && below(at),
        ),
      );
      if (found.every((at) => at >= 0) && new Set(found).size === wanted.length)
        return below(found[0] ?? 0);
    }
    return undefined;
  }

  #placesOf(size: Size): Places {
    const known = this.#places.get(size);
    if (known) return known;
    const places: Stretch[][] = [];
    for (const stretch of this.#stretchesOf(size))
      for (const group of stretch.hits.keys()) (places[group] ??= []).push(stretch);
    this.#places.set(size, places);
    return places;
  }

  #stretchesOf(size: Size): readonly Stretch[] {
    const known = this.#stretches.get(size);
    if (known) return known;
    const made =
      size === 'clause'
        ? this.#sentences.flatMap((each) => this.#clausesOf(each))
        : this.#grouped((sentence) => sentence[size === 'sentence' ? 'at' : size]);
    this.#stretches.set(size, made);
    return made;
  }

  #clausesOf(sentence: Sentence): Stretch[] {
    const hits = this.#hits.clauses(sentence);
    return sentence.clauses.flatMap(({ scope }, at) =>
      this.#covers(scope)
        ? [
            {
              hits: hits[at] ?? NONE,
              context: this.#contextOf([sentence]),
              headings: NONE,
              sentences: [sentence],
              section: sentence.section,
            },
          ]
        : [],
    );
  }

  #grouped(by: (sentence: Sentence) => number): Stretch[] {
    const groups = new Map<number, Sentence[]>();
    for (const sentence of this.#sentences) {
      const group = groups.get(by(sentence));
      if (group) group.push(sentence);
      else groups.set(by(sentence), [sentence]);
    }
    return [...groups.values()].map((sentences) => ({
      hits: union(
        sentences.flatMap((each) =>
          this.#hits.clauses(each).filter((_, at) => this.#covers(each.clauses[at]?.scope)),
        ),
      ),
      context: this.#contextOf(sentences),
      headings: this.#headingsOf(sentences),
      sentences,
      section: sentences[0]?.section ?? 0,
    }));
  }

  #headingsOf(sentences: readonly Sentence[]): Above {
    return this.#hitsOf(new Set(sentences.flatMap(({ headings }) => headings)));
  }

  #contextOf(sentences: readonly Sentence[]): Above {
    return this.#hitsOf(new Set(sentences.flatMap(({ context }) => context)));
  }

  #hitsOf(texts: ReadonlySet<string>): Above {
    return texts.size === 0 ? NONE : anyOf([...texts].map((text) => this.#hits.text(text)));
  }
}
