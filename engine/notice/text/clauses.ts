/** The clauses of a sentence, and the states that each is meant for. */
import { narrowed, scopeOf } from './scope.ts';
import type { Scope, StateNames } from './scope.ts';
import { splitClauses } from './sentences.ts';

export interface Clause {
  readonly text: string;
  readonly sentence: number;
  readonly scope: Scope;
}

/**
 * A clause with an exception of its own ("Iowa excepted") is meant for fewer states than its
 * sentence.
 */
export function clausesIn(
  sentence: string,
  at: number,
  outer: Scope,
  whole: Scope,
  { names, all }: { readonly names: StateNames; readonly all: readonly string[] },
): Clause[] {
  const parts = splitClauses(sentence);
  if (parts.length < 2) return [{ text: sentence, sentence: at, scope: whole }];
  const scopes = parts.map((part) => scopeOf(part, names, all, false));
  // states named at the beginning limit the whole sentence; states named later only their clause
  return parts.map((text, place) => ({
    text,
    sentence: at,
    scope: narrowed(narrowed(outer, scopes[0]), place === 0 ? undefined : scopes[place]),
  }));
}
