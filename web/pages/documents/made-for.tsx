import type { Business } from '#contract/businesses.ts';
import type { Documents } from '#contract/documents/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { list, longDate } from '#text/english.ts';

interface MadeForProps {
  business: Business;
  states: Documents['states'];
  coming?: Documents['coming'];
}

const NONE: Documents['coming'] = [];

/** The states that a document covers, those that may need it, and those that come later. */
export function MadeFor({ business, states, coming = NONE }: MadeForProps) {
  const names = (provisional: boolean) =>
    states.filter((state) => state.provisional === provisional).map(({ stateName }) => stateName);
  const [sure, maybe] = [names(false), names(true)];
  if (states.length + coming.length === 0) return null;
  return (
    <dl className="madefor">
      {sure.length > 0 && (
        <div>
          <dt>Made for</dt>
          <dd>{list(sure)}</dd>
        </div>
      )}
      {maybe.length > 0 && (
        <div>
          <dt>May apply, so it is included for now</dt>
          <dd>
            {list(maybe)}.{' '}
            <PageLink to={`/assessment?business=${business.id}#answers`}>
              Answer what is missing
            </PageLink>
          </dd>
        </div>
      )}
      {coming.map(({ stateId, stateName, from }) => (
        <div key={stateId}>
          <dt>Comes later</dt>
          <dd>{`${stateName}, from ${longDate(from)}`}</dd>
        </div>
      ))}
    </dl>
  );
}
