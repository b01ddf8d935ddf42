/**
 * Passes the answers of the check to an account. They are stored in this tab until they are saved
 * or dropped.
 */
import type { StateCode } from '#law/codes.ts';
import type { Answer } from '#engine/facts/known.ts';

export interface CheckAnswers {
  readonly states: readonly StateCode[];
  readonly answers: readonly Answer[];
  /** The answers as the check's address has them, to go back there. */
  readonly sheet?: string;
}

/** Where they wait for the business that they are about. */
export const FROM_CHECK = '/dashboard#from-check';

const PLACE = 'statewise-check';

export function keepForAccount(answers: CheckAnswers): void {
  window.sessionStorage.setItem(PLACE, JSON.stringify(answers));
}

/** The stored answers of the check, if there are any. */
export function storedCheckAnswers(): CheckAnswers | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(PLACE) ?? 'null') as CheckAnswers | null;
    return kept && Array.isArray(kept.states) && Array.isArray(kept.answers) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dropCheckAnswers(): void {
  window.sessionStorage.removeItem(PLACE);
}
