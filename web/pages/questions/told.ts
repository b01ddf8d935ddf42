/**
 * What is known of a business before a question: the owner's answers, and what the profile tells.
 */
import { ofRecords } from '#engine/small-laws/small-facts.ts';
import { latest } from '#calendar/dates.ts';
import type { Answers } from '#contract/answers.ts';
import type { Business } from '#contract/businesses.ts';
import { inferFromProfile } from '#engine/facts/inference.ts';
import type { Answer } from '#engine/facts/known.ts';
import { givenOf } from '#engine/interview/check-answers.ts';
import type { Known } from '#engine/rules/truth.ts';
import type { StateCode } from '#law/codes.ts';
import { nameOf, type Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Place } from '#web/parts/interview/answers/place.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';
import type { QuestionsView } from './view.ts';

/** All of it as a sheet of the interview. An answer beats the profile. */
export function sheetOf(
  business: Business,
  stored: Answers['answers'],
  view: QuestionsView,
  { asOf, index }: Pick<Law, 'asOf' | 'index'>,
  at: Place,
): Sheet {
  const states = view.laws
    .map(({ state }) => state)
    .filter((state) => business.statesOperating.includes(state));
  const firstDays = new Map(view.laws.map(({ state, effective }) => [state, effective]));
  const profile = inferFromProfile(business, view.sensitive, (state) =>
    latest(asOf, firstDays.get(state)),
  );
  const { fromProfile, ...given } = givenOf(states, ofRecords(stored), profile, index);
  return {
    ...given,
    asksDuties: true,
    nowhere: false,
    inferred: Object.fromEntries(fromProfile.map((fact) => [nameOf(fact), 'profile' as const])),
    at,
  };
}

interface Taken {
  readonly answers: readonly Answer[];
  readonly total?: number | null;
}

/** What to store for one answered question. A total is stored as what each state has at most. */
export function toStore({ answers, total }: Taken, sheet: Sheet): Answer[] {
  if (total !== undefined) return sheet.states.map((state) => within(state, total, sheet));
  if (typeof sheet.total !== 'number') return [...answers];
  const most = sheet.total;
  return answers.map((answer) =>
    answer.fact === 'consumers' ? { ...answer, value: atMost(answer.value, most) } : answer,
  );
}

function atMost(value: Known | null, most: number): Known | null {
  if (typeof value !== 'object' || value === null) return value;
  return value.least > most ? value : { ...value, most: Math.min(value.most, most) };
}

/**
 * A state that was counted keeps its number; a range keeps its start, unless the new total is below
 * it.
 */
function within(state: StateCode, total: number | null, { answers }: Sheet): Answer {
  const had = answers.find((answer) => answer.fact === 'consumers' && answer.state === state);
  const value = had?.value ?? null;
  if (typeof value === 'number' && (total === null || value <= total))
    return { fact: 'consumers', state, value };
  if (total === null) return { fact: 'consumers', state, value: null };
  const least = typeof value === 'object' && value !== null ? value.least : 0;
  return {
    fact: 'consumers',
    state,
    value: { least: least <= total ? least : 0, most: total },
  };
}
