import { Locked } from '#web/parts/owner-page/may.tsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import type { DataMap, SavedMap } from '#contract/documents/data-map.ts';
import { useDataMap } from '#web/api/data-map.ts';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { plural } from '#text/figures.ts';
import { useTyped } from './drafts.ts';
import { MapConflict } from './map-conflict.tsx';
import { type Saving, useSaving } from './saving.ts';
import { NEXT_STEP } from './entry/all-right.tsx';
import { CompaniesStep } from './steps/companies-step.tsx';
import { KindsStep } from './steps/kinds-step.tsx';
import { PassingStep } from './steps/passing-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { StepProps } from './step-props.ts';
import { STEPS, type StepId, TITLE } from './words.ts';

const BODIES: Readonly<Record<StepId, (props: StepProps) => React.ReactNode>> = {
  companies: CompaniesStep,
  kinds: KindsStep,
  passing: PassingStep,
  review: ReviewStep,
};

const addressOf = (businessId: string, step: StepId) =>
  `/data-map?business=${businessId}&step=${step}`;

function Progress({ progress: { confirmed, all, minutesLeft } }: Pick<DataMap, 'progress'>) {
  return (
    <p className="row small">
      <progress className="mapbar" max={all} value={confirmed} aria-label="Settled" />
      <span>
        {`${confirmed} of ${all} settled. `}
        {minutesLeft === 0 ? 'Your map is whole.' : `About ${plural(minutesLeft, 'minute')} left.`}
      </span>
    </p>
  );
}

function StepList({ business, now }: { business: Business; now: StepId }) {
  return (
    <nav aria-label="Steps" className="noprint">
      <ol className="mapsteps">
        {STEPS.map(({ id, title }) => (
          <li key={id}>
            <PageLink
              to={addressOf(business.id, id)}
              {...(id === now ? { 'aria-current': 'step' as const } : {})}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Each document once, with its copies for single companies counted. */
function papersIn(changed: SavedMap['changed']) {
  const titleOf = ({ title }: SavedMap['changed'][number]) => title.split(': ')[0] ?? title;
  return [...Map.groupBy(changed, titleOf)].map(([title, all]) => ({
    title,
    id: all[0]?.id ?? '',
    count: all.length,
  }));
}

/** Stays on the page in all steps, so that what was saved is said where the owner looks. */
function Said({ saving, business }: { saving: Saving; business: Business }) {
  const { changed, refused, attempt } = saving;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className="mapsaid noprint">
      <p className="small" role="status">
        {changed?.length === 0 && 'Saved. No document changed.'}
        {changed !== undefined && changed.length > 0 && (
          <>
            Saved. Changes these documents:{' '}
            {papersIn(changed).map(({ id, title, count }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <PageLink to={`/documents?business=${business.id}&document=${id}`}>
                  {title}
                </PageLink>
                {count > 1 && ` (${count})`}
              </span>
            ))}
            .
          </>
        )}
      </p>
      {refused && !refused.conflict && (
        <div className="error" role="alert" tabIndex={-1} ref={box}>
          {refused.message}
        </div>
      )}
    </div>
  );
}

function Steps({ business, map }: { business: Business; map: DataMap }) {
  const [search] = useSearchParams();
  const step = STEPS.find(({ id }) => id === search.get('step')) ?? STEPS[0];
  const drafts = useTyped(business.id);
  const saving = useSaving(business.id, map, step.id);
  const at = STEPS.indexOf(step);
  const [before, next] = [STEPS[at - 1], STEPS[at + 1]];
  const Body = BODIES[step.id];
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head stack-sm">
        <h1>{TITLE}</h1>
        <p className="lede">
          {`What ${business.businessName} knows about people, told once. All your documents use it.`}
        </p>
        <Progress progress={map.progress} />
        <StepList business={business} now={step.id} />
      </div>
      <div className="wrap stack-lg asmt">
        <section aria-labelledby="step" className="stack">
          <h2 id="step">{step.title}</h2>
          {saving.refused?.conflict && <MapConflict key={saving.attempt} saving={saving} />}
          <Locked businessId={business.id}>
            <Body business={business} map={map} drafts={drafts} saving={saving} />
          </Locked>
        </section>
        <Said saving={saving} business={business} />
        <p className="row noprint">
          {before && (
            <PageLink className="btn btn--quiet" to={addressOf(business.id, before.id)}>
              {`Back: ${before.title}`}
            </PageLink>
          )}
          {next && (
            <PageLink id={NEXT_STEP} className="btn" to={addressOf(business.id, next.id)}>
              {`Next: ${next.title}`}
            </PageLink>
          )}
        </p>
      </div>
    </>
  );
}

/** The map of one business, in four steps with an address each. */
export function WholeMap({ business }: { business: Business }) {
  const map = useDataMap(business.id);
  if (map.isPending) return <WaitingPage>Loading your data map...</WaitingPage>;
  if (map.isError) return <PageLoadFailed title={TITLE} what="your data map" query={map} />;
  return <Steps business={business} map={map.data} />;
}
