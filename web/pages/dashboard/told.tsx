import { STATES } from '#law/codes.ts';
import type { Profile } from '#contract/businesses.ts';
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { Answer } from '#engine/facts/known.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { list } from '#text/english.ts';
import type { CheckAnswers } from '#web/parts/assessment/check-answers.ts';

const nameOf = (code: string) => asShown(STATES.find((state) => state.code === code)?.name ?? code);
const figure = (value: number) => value.toLocaleString('en-US');

const valueOf = ({ answers }: CheckAnswers, wanted: Answer['fact']) =>
  answers.find(({ fact, state }) => fact === wanted && state === null)?.value;

const numberOf = (kept: CheckAnswers, wanted: Answer['fact']) => {
  const value = valueOf(kept, wanted);
  return typeof value === 'number' ? value : undefined;
};

/** What the check's answers say of a profile; what was not said stays empty. */
export function profileFrom(kept: CheckAnswers, businessName: string): Partial<Profile> {
  const types: Profile['dataTypesCollected'] = [];
  if (valueOf(kept, 'processesBiometricData') === true) types.push('Biometric data');
  if (valueOf(kept, 'controlsHealthData') === true) types.push('Health information');
  const annualRevenue = numberOf(kept, 'annualRevenueUSD');
  return {
    businessName,
    statesOperating: [...kept.states],
    dataTypesCollected: types,
    employeeCount: numberOf(kept, 'employees'),
    ...(annualRevenue === undefined ? {} : { annualRevenue }),
  } as Partial<Profile>;
}

/** "36,200 in Delaware", "fewer than 1,000 in Iowa"; nothing of a number that is not known. */
function peopleIn({ state, value }: Answer): string[] {
  if (state === null || value === null || typeof value === 'boolean') return [];
  const place = `in ${nameOf(state)}`;
  if (typeof value === 'number') return [`${figure(value)} ${place}`];
  if (value.most < NO_UPPER_BOUND) return [`at most ${figure(value.most)} ${place}`];
  return value.least > 0 ? [`${figure(value.least)} or more ${place}`] : [];
}

/** For more states the check asks for one total, and each has a range of its own. */
const MOST_COUNTED = 4;

/** Where the customers live, and how many of them, as the check was told. */
export function Told({ kept }: { kept: CheckAnswers }) {
  const people =
    kept.states.length > MOST_COUNTED
      ? []
      : kept.answers.filter(({ fact }) => fact === 'consumers').flatMap(peopleIn);
  const states = kept.states.length === STATES.length ? `all ${STATES.length}` : undefined;
  return (
    <div className="stack-sm">
      <p>
        <strong>States:</strong> {states ?? list(kept.states.map(nameOf))}.{' '}
        {people.length > 0 && (
          <>
            <strong>People:</strong> {list(people)}.{' '}
          </>
        )}
        {kept.sheet !== undefined && <a href={`/check#${kept.sheet}`}>Change an answer</a>}
      </p>
    </div>
  );
}
