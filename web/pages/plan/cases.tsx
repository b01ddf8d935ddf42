import type { Plan } from '#contract/plan.ts';
import { CaseRow } from '#web/parts/law/public-case.tsx';
import { stateName } from '#law/codes.ts';
import { plural } from '#text/figures.ts';
import { list, longDate } from '#text/english.ts';

/** The nearest ones; the rest is behind a link. */
const SHOWN_FIRST = 3;

/** Reports on how first contacts ended. */
function Repairs({ repairs }: { repairs: Plan['repairs'] }) {
  if (repairs.length === 0) return null;
  const states = [...new Set(repairs.map(({ state }) => stateName(state)))].toSorted();
  return (
    <details className="folded">
      <summary>{`In ${list(states)} most first contacts ended in a repair`}</summary>
      <div className="stack-sm">
        <p>
          A letter came first, the business fixed what was wrong, and the case was closed. That was
          while the law gave time to fix. Each report says whether it still does. In California a
          repair closed no case.
        </p>
        <CaseList cases={repairs} />
      </div>
    </details>
  );
}

const CaseList = ({ cases }: { cases: Plan['cases'] }) => (
  <ul className="plain hairs cases">
    {cases.map((item) => (
      <CaseRow key={item.id} item={item} />
    ))}
  </ul>
);

/** Regulators' actions about work that is the owner's; the nearest first. */
export function Cases({ plan, collectedTo }: { plan: Plan; collectedTo: string }) {
  const { cases, repairs } = plan;
  const more = cases.slice(SHOWN_FIRST);
  return (
    <div className="stack-sm">
      <p className="small soft narrow">
        {cases.length === 0
          ? 'We know of no public case against a business of your trade and size over work that you owe.'
          : 'Only cases of your trade and about your size, over work that you owe; your states first. A size is our rough guess. Most settlements admit nothing.'}
        {` Public cases up to ${longDate(collectedTo)}, as far as we found them.`}
      </p>
      <CaseList cases={cases.slice(0, SHOWN_FIRST)} />
      <div className="noprint">
        {more.length > 0 && (
          <details className="folded">
            <summary>{`View ${plural(more.length, 'more case')}`}</summary>
            <CaseList cases={more} />
          </details>
        )}
        <Repairs repairs={repairs} />
      </div>
    </div>
  );
}
