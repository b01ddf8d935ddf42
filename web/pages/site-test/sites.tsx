import { useId } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { TestedSite } from '#contract/site-tests/sites.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useScheduleSite } from '#web/api/site-tests.ts';
import { Locked } from '#web/parts/owner-page/may.tsx';
import { longDate } from '#text/english.ts';
import { Proof } from './proof.tsx';

interface SiteProps {
  business: Business;
  site: TestedSite;
  browser: boolean;
}

/** The weekly test, and the mail when something that had stopped sends again. */
function Weekly({ business, site }: Omit<SiteProps, 'browser'>) {
  const schedule = useScheduleSite(business.id);
  const { host, weekly, alarms, nextAt } = site;
  const set = (change: { weekly?: boolean; alarms?: boolean }) => {
    if (!schedule.isPending) schedule.mutate({ site: host, weekly, alarms, ...change });
  };
  return (
    <Locked businessId={business.id}>
      <div className="stack-sm">
        <label className="choice">
          <input
            type="checkbox"
            checked={weekly}
            onChange={({ currentTarget }) => set({ weekly: currentTarget.checked })}
          />
          <span>
            Test it every week
            {weekly && nextAt !== null && (
              <span className="hint">{`Next on ${longDate(nextAt.slice(0, 10))}`}</span>
            )}
          </span>
        </label>
        {weekly && (
          <label className="choice">
            <input
              type="checkbox"
              checked={alarms}
              onChange={({ currentTarget }) => set({ alarms: currentTarget.checked })}
            />
            <span>Mail me when something that had stopped sends again</span>
          </label>
        )}
        <p className="small" role="status">
          {schedule.isSuccess && 'Saved.'}
        </p>
        {schedule.isError && (
          <p className="error" role="alert">
            {wordsFor(schedule.error, 'This could not be saved. Try again.')}
          </p>
        )}
      </div>
    </Locked>
  );
}

function Site({ business, site, browser }: SiteProps) {
  const id = useId();
  return (
    <section className="card stack-sm" aria-labelledby={id}>
      <h3 id={id}>{site.host}</h3>
      <Proof business={business} site={site} />
      {site.proof !== null && browser && <Weekly business={business} site={site} />}
    </section>
  );
}

/** The sites of a business: whose they are, and whether they are tested every week. */
export function Sites({
  business,
  sites,
  browser,
}: Omit<SiteProps, 'site'> & { sites: readonly TestedSite[] }) {
  return (
    <section className="stack" aria-labelledby="sites">
      <h2 id="sites">Your sites</h2>
      {sites.map((site) => (
        <Site key={site.host} business={business} site={site} browser={browser} />
      ))}
    </section>
  );
}
