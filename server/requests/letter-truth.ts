/** Sentences of the template that are true of some requests only: left out where they are not. */
import type { LetterKind } from '#contract/request-items.ts';
import { allowedOf } from '#engine/requests/allowed.ts';
import type { WorkedOut } from './worked-out.ts';

/** The paragraph about a check, with its mark: whether proof is asked for is the owner's choice, where the law leaves it. */
const CHECKS = /\[choose: [^\]\n]+\] Before we act, we have to confirm your identity[^\n]*\n+/;
const IN_TIME =
  /This letter comes inside the time we have to answer, which ends on [^.\n]+\.|We write to you before the first deadline, [^.\n]+, has passed\./;
const SPEAK_OF_TIME = new Set<LetterKind>(['refusal', 'not-genuine', 'more-time']);

interface About {
  readonly kind: LetterKind;
  readonly items: readonly WorkedOut[];
  readonly today: string;
}

/** The text of a letter with what is not true of this request taken out. */
export function onlyTrue(text: string, { kind, items, today }: About): string {
  if (kind === 'receipt') return withoutCheck(text, items, today);
  if (SPEAK_OF_TIME.has(kind)) return withoutTime(text, items, today);
  return text;
}

/** Nobody is asked for proof where the law wants none. */
function withoutCheck(text: string, items: readonly WorkedOut[], today: string): string {
  const may = items.map(({ state, item }) => allowedOf(state, item, today).verify.may);
  return may.includes(true) ? text : text.replace(CHECKS, '');
}

/** After the last day, a letter does not say that it is in time. */
function withoutTime(text: string, items: readonly WorkedOut[], today: string): string {
  const late = items.some(({ state }) =>
    state.dates.some(({ due, lastDay }) => due === 'answer' && today > lastDay),
  );
  return late ? text.replace(IN_TIME, '').replaceAll(/ {2,}/g, ' ').trimEnd() : text;
}
