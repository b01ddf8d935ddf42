import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useEffect } from 'react';
import type { Business } from '#contract/businesses.ts';
import { usePlan } from '#web/api/plan.ts';
import { keepInAddress, useAddressQuery } from '#web/parts/shell/address.ts';
import { Go } from '#web/parts/shell/go.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { Cases } from './cases.tsx';
import { Cost } from './cost.tsx';
import { Work } from './work.tsx';

/** The heading that `/dashboard#plan` links to. */
const PLAN_HEADING = 'plan-heading';

/** The section is loaded later, so the browser cannot scroll to it by itself. */
function useArrival(ready: boolean) {
  useEffect(() => {
    if (!ready || window.location.hash !== '#plan') return;
    const heading = document.getElementById(PLAN_HEADING);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [ready]);
}

function Picker({ among, chosen }: { among: readonly Business[]; chosen: string }) {
  return (
    <div className="row noprint">
      <label htmlFor="plan-business">Business</label>
      <select
        className="input pickbiz"
        id="plan-business"
        value={chosen}
        onChange={(event) => keepInAddress({ plan: event.target.value })}
      >
        {among.map(({ id, businessName }) => (
          <option key={id} value={id}>
            {businessName}
          </option>
        ))}
      </select>
    </div>
  );
}

function OnePlan({ business }: { business: Business }) {
  const reply = usePlan(business.id);
  useArrival(!reply.isPending);
  if (reply.isPending) return <Waiting>Working out your plan...</Waiting>;
  if (reply.isError) {
    return <LoadFailed what="your plan" query={reply} />;
  }
  const { plan, prices, collectedTo } = reply.data;
  if (plan === null) return <NotYet business={business} />;
  return (
    <>
      <Cost plan={plan} />
      <Work work={plan.work} prices={prices} />
      <p>
        <Go to={`/assessment?business=${business.id}#tasks`}>Go to the tasks</Go>
      </p>
      <Cases plan={plan} collectedTo={collectedTo} />
    </>
  );
}

function NotYet({ business }: { business: Business | undefined }) {
  useArrival(true);
  return (
    <div className="stack-sm">
      <p className="soft">
        Run the assessment of a business first. Then you see here the hours, what they cost, and
        what to hand over.
      </p>
      {business && (
        <p>
          <Go to={`/assessment?business=${business.id}`}>
            {`Run the check for ${business.businessName}`}
          </Go>
        </p>
      )}
    </div>
  );
}

/** The open work of one assessed business: hours, cost, helpers, and regulators' actions. */
export function YourPlan({ businesses }: { businesses: readonly Business[] }) {
  const wanted = useAddressQuery().get('plan');
  const assessed = businesses.filter((business) => business.assessment !== null);
  const chosen = assessed.find((business) => business.id === wanted) ?? assessed[0];
  if (!chosen) return <NotYet business={businesses[0]} />;
  return (
    <>
      {assessed.length > 1 && <Picker among={assessed} chosen={chosen.id} />}
      <OnePlan key={chosen.id} business={chosen} />
    </>
  );
}
