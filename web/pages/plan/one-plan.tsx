import { lazy, type ReactNode, Suspense } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Plan, PlanReply } from '#contract/plan.ts';
import { usePlan } from '#web/api/plan.ts';
import { assessmentOf, tasksOf } from '#web/parts/assessment/addresses.ts';
import { Fold } from '#web/parts/assessment/fold.tsx';
import { StandBox } from '#web/parts/assessment/stand-box.tsx';
import { NewEditions } from '#web/parts/documents/new-editions.tsx';
import { useArrival } from '#web/parts/shell/arrival.ts';
import { Go } from '#web/parts/links/go.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import { ByWho } from './by-who.tsx';
import { Cases } from './cases.tsx';
import { Cost } from './cost.tsx';
import { SmallTasks } from './small-tasks.tsx';
import { Weeks } from './weeks.tsx';
import { WhatNext } from './what-next.tsx';

/** Closed at first, so its script is loaded later. */
const PlanSmallLaws = lazy(async () => ({
  default: (await import('./small-laws.tsx')).PlanSmallLaws,
}));

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="stack-sm">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function NotYet({ business }: { business: Business }) {
  return (
    <section className="card stack-sm" aria-labelledby="today">
      <h2 id="today">Run the assessment first</h2>
      <p>Then you see here what to do today, your weeks, the hours, and what to hand over.</p>
      <p>
        <PageLink className="btn" to={assessmentOf(business.id)}>
          {`Run the check for ${business.businessName}`}
        </PageLink>
      </p>
    </section>
  );
}

type Known = PlanReply & { plan: Plan };

function Work({ business, reply: { plan } }: { business: Business; reply: Known }) {
  return (
    <>
      {business.assessment && (
        <StandBox stand={business.assessment.stand} businessId={business.id} />
      )}
      <NewEditions businessId={business.id} />
      <Part id="weeks" title="Your weeks">
        <Weeks plan={plan} />
        {plan.work.length > 0 && (
          <p>
            <Go to={tasksOf(business.id)}>Go to the tasks</Go>
          </p>
        )}
      </Part>
      <Part id="small-tasks" title={SMALL_LAW_WORDS[BUILT_IN].title}>
        <SmallTasks businessId={business.id} />
      </Part>
    </>
  );
}

/** What an owner opens when needed: who can help, what it costs, what regulators did. */
function Folded({
  business,
  reply: { plan, prices, collectedTo },
}: {
  business: Business;
  reply: Known;
}) {
  return (
    <div className="folds">
      <Fold id="small-laws" title="Which of these laws bind you, and why">
        {(seen) =>
          seen && (
            <Suspense fallback={null}>
              <PlanSmallLaws business={business} />
            </Suspense>
          )
        }
      </Fold>
      {plan.work.length > 0 && (
        <Fold id="who" title="What to do alone, what to hand over">
          <ByWho work={plan.work} prices={prices} />
        </Fold>
      )}
      {plan.total.tasks > 0 && (
        <Fold id="cost" title="What it costs" count={plural(plan.total.hours, 'hour')}>
          <Cost plan={plan} />
        </Fold>
      )}
      {plan.total.tasks > 0 && (
        <Fold
          id="cases"
          title="What regulators did about work like yours"
          count={plan.cases.length === 0 ? 'none found' : plural(plan.cases.length, 'case')}
        >
          <Cases plan={plan} collectedTo={collectedTo} />
        </Fold>
      )}
    </div>
  );
}

/**
 * The plan of one business: today, weeks, helpers, what changes next, cost, and regulators'
 * actions.
 */
export function OnePlan({ business }: { business: Business }) {
  const reply = usePlan(business.id);
  useArrival(!reply.isPending);
  const plan = reply.data?.plan ?? null;
  const known = reply.data && plan ? { ...reply.data, plan } : undefined;
  return (
    <>
      {reply.isPending && <Waiting>Working out your plan...</Waiting>}
      {reply.isError && <LoadFailed what="your plan" query={reply} />}
      {reply.isSuccess && !known && <NotYet business={business} />}
      {known && <Work business={business} reply={known} />}
      <Part id="changes" title="What changes next">
        <WhatNext business={business} planned={known !== undefined} />
      </Part>
      {known && <Folded business={business} reply={known} />}
    </>
  );
}
