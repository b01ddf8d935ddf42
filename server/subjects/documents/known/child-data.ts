/** Data that the age of its people alone makes sensitive, by the owner's answers. */
import { factsOfMap } from '#documents/map/map-facts.ts';
import { sensitiveBelow } from '#documents/map/sensitivity.ts';
import type { Value } from '#documents/values/filling.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import type { SensitiveBook } from '#law/schema.ts';
import type { Services } from '#server/subjects/services.ts';
import type { DocumentInput } from './subject.ts';

/** Whether the owner answered that data of children, or of people of 13 to 17, is held. */
export interface Young {
  readonly children: boolean;
  readonly teens: boolean;
}

interface Knowing {
  readonly states: readonly { readonly stateId: string }[];
  readonly sensitive: SensitiveBook;
  readonly young?: Young | undefined;
}

/**
 * All data of known children, where a law of the states calls it sensitive by their age alone;
 * nothing where the owner has none.
 */
export function childData({ states, sensitive, young }: Knowing): string[] {
  const age = sensitiveBelow({ states: states.map(({ stateId }) => stateId), sensitive });
  const held = (young?.children && age > 0) || (young?.teens && age > 13);
  return held ? [`personal data of known children under ${age}`] : [];
}

/** What was answered about young people, in these states together. */
export function youngOf(
  { engine, map }: DocumentInput,
  states: Knowing['states'],
  { corpus }: Pick<Services, 'corpus'>,
): Young {
  const { knowsChildren, knowsTeens } = {
    ...factsOfMap(map),
    ...jointFacts(
      corpus,
      engine,
      states.map(({ stateId }) => stateId),
    ),
  };
  return { children: knowsChildren === true, teens: knowsTeens === true };
}

/** What the owner listed as sensitive, with the data of children where the list leaves it out. */
export function withChildData(
  { sensitiveTypes: listed, ...told }: Readonly<Record<string, Value>>,
  about: Knowing,
): Readonly<Record<string, Value>> {
  if (listed === undefined) return told;
  const named = [listed].flat(2);
  const young = named.some((kind) => /\b(?:child|minor|teen)/i.test(kind)) ? [] : childData(about);
  return { ...told, sensitiveTypes: young.length === 0 ? listed : [...named, ...young] };
}
