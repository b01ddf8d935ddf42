/**
 * Laws outside the records that ask for no count of people; each says whom it binds: pointers, in
 * no verdict and no score (docs/requirements-decisions.md 12).
 */
import type { StateCode } from './codes.ts';
import type { FactKey } from './rules.ts';
import data from './everywhere.json' with { type: 'json' };

interface BothLanguages {
  readonly en: string;
  readonly es: string;
}

/** One such law: whom it binds, what it requires, its sections, and how it was confirmed. */
export interface LawEverywhere {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The states with a record that made this law. */
  readonly states: readonly StateCode[];
  readonly who: BothLanguages;
  readonly what: BothLanguages;
  readonly cite: string;
  readonly url: string;
  readonly sources: readonly { readonly text: string; readonly kind: string }[];
  readonly doubts: readonly BothLanguages[];
  /** What must be so for it to ask anything; after a no it is left out. */
  readonly trigger?: FactKey;
  /** Elements of a privacy notice that it asks for, by id. */
  readonly notice?: readonly string[];
}

/** The same in one language, as a page shows it. */
export interface PointerToLaw extends Pick<
  LawEverywhere,
  'id' | 'name' | 'place' | 'states' | 'cite' | 'url' | 'trigger'
> {
  readonly doubts: readonly string[];
  readonly who: string;
  readonly what: string;
}

/** The laws in one language, with the fields that pages show. */
export const pointersIn = (
  language: keyof BothLanguages,
  laws: readonly LawEverywhere[] = LAWS_EVERYWHERE,
): PointerToLaw[] =>
  laws.map(({ id, name, place, states, who, what, cite, url, doubts, trigger }) => ({
    id,
    name,
    place,
    states,
    cite,
    url,
    doubts: doubts.map((doubt) => doubt[language]),
    who: who[language],
    what: what[language],
    ...(trigger === undefined ? {} : { trigger }),
  }));

// A check of the law data validates the file (checks/everywhere-sound.ts).
export const LAWS_EVERYWHERE = data.laws as readonly LawEverywhere[];

/** The laws that ask nearly every site for a privacy notice. */
export const NOTICE_LAWS = LAWS_EVERYWHERE.filter(({ notice }) => notice !== undefined);
