import { useState } from 'react';
import type { Plan } from '#contract/plan.ts';
import { CaseRow } from '#web/parts/law/public-case.tsx';
import { stateName } from '#law/codes.ts';
import { plural } from '#web/words/figures.ts';
import { list, longDate } from '#text/english.ts';

const SHOWN_FIRST = 3;

const SIZES: Record<Plan['size'], string> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  giant: 'very large',
};

/** The number of cases, in the owner's states and elsewhere. */
function howMany(cases: Plan['cases']): string {
  if (cases.length === 0) return 'We found no public case against a business of your size.';
  const own = cases.filter((item) => item.inYourStates).length;
  if (own === 0)
    return `We found no public case against a business of your size in your states, and ${cases.length} elsewhere.`;
  const where = own === cases.length ? 'all in your states' : `${own} of them in your states`;
  return `We found ${plural(cases.length, 'public case')} against businesses of your size, ${where}.`;
}

/** The most common subject. */
function aboutWhat({ cases, brokerCases }: Plan): string {
  if (brokerCases === 0) return '';
  const all = brokerCases === cases.length;
  const share = all ? 'All of them' : `${brokerCases} of them`;
  const about = ` ${share} ${brokerCases === 1 ? 'is' : 'are'} about firms that trade in people’s data and did not register as data brokers.`;
  return all ? `${about} If you do not trade in data, none is a case like yours.` : about;
}

/** Reports on how first contacts ended. */
function Repairs({ repairs }: { repairs: Plan['repairs'] }) {
  if (repairs.length === 0) return null;
  const states = [...new Set(repairs.map(({ state }) => stateName(state)))].toSorted();
  return (
    <>
      <p>
        <strong>{`In ${list(states)} most first contacts ended in a repair.`}</strong> A letter came
        first, the business fixed what was wrong, and the case was closed. That was while the law
        gave time to fix. Each report says whether it still does. In California a repair closed no
        case.
      </p>
      <ul className="plain hairs cases">
        {repairs.map((item) => (
          <CaseRow key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

/** Regulators' actions against businesses of this size; the reassuring part first. */
export function Cases({ plan, collectedTo }: { plan: Plan; collectedTo: string }) {
  const [all, setAll] = useState(false);
  const { cases } = plan;
  const shown = all ? cases : cases.slice(0, SHOWN_FIRST);
  return (
    <div className="stack-sm">
      <h3>What regulators did to businesses of your size</h3>
      <Repairs repairs={plan.repairs} />
      <p>{howMany(cases) + aboutWhat(plan)}</p>
      <p className="small soft narrow">
        {`You have ${plan.sizeRule}, so we looked for ${SIZES[plan.size]} businesses. Public cases up to ${longDate(collectedTo)}, as far as we found them. Their size is our rough guess. Most settlements admit nothing.`}
      </p>
      {cases.length > 0 && (
        <ul className="plain hairs cases">
          {shown.map((item) => (
            <CaseRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {cases.length > SHOWN_FIRST && (
        <p className="noprint">
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => setAll(!all)}>
            {all ? `Show ${SHOWN_FIRST} cases` : `View All ${cases.length} cases`}
          </button>
        </p>
      )}
    </div>
  );
}
