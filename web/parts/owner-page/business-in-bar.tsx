import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { businessSlot, ofBusiness, shownBusiness } from '#web/parts/shell/bar-place.ts';
import { useStored } from '#web/state/store.ts';
import { rememberShown, shownOf } from './shown-business.ts';

const DASHBOARD = '/dashboard';
/** Without a business in their address they show all. */
const OF_ALL = new Set([DASHBOARD, '/assessment']);
/** Pages that are about the owner, and not about one business. */
const NOT_OF_ONE = new Set(['/account', '/invitation']);

/** What the page shows: one business, or all of them. */
function useShown(all: readonly Business[]): Business | undefined {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const named = asked.get('business') ?? asked.get('configure');
  const isOverAll = OF_ALL.has(pathname) && all.length > 1 && !all.some(({ id }) => id === named);
  return isOverAll ? undefined : shownOf(all, named);
}

interface ChoiceProps {
  all: readonly Business[];
  shown: Business | undefined;
}

/** Choosing a business shows the same page of it, and does not move the focus. */
function Choice({ all, shown }: ChoiceProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = NOT_OF_ONE.has(pathname) ? DASHBOARD : pathname;
  const choose = (id: string) =>
    void navigate(id === '' ? DASHBOARD : ofBusiness(page, id), { state: { keepFocus: true } });
  return (
    <>
      <label className="vh" htmlFor="shown-business">
        Business
      </label>
      <select
        className="input"
        id="shown-business"
        value={shown?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{`All ${all.length} businesses`}</option>
        {all.map(({ id, businessName, shared }) => (
          <option key={id} value={id}>
            {shared ? `${businessName} (${shared.by})` : businessName}
          </option>
        ))}
      </select>
    </>
  );
}

/** The business in the bar: its name, which leads to its profile, or the choice among several. */
export function BusinessInBar() {
  const slot = useStored(businessSlot);
  const { data } = useBusinesses(true);
  const all = data ?? [];
  const shown = useShown(all);
  const id = shown?.id;
  useEffect(() => {
    shownBusiness.set(id ?? '');
    if (id !== undefined) rememberShown(id);
    return () => shownBusiness.set('');
  }, [id]);
  if (!slot || !data) return null;
  if (all.length === 0) return createPortal(<span className="soft">No business yet</span>, slot);
  const name =
    all.length === 1 && shown ? (
      <PageLink to={`${DASHBOARD}?configure=${shown.id}`}>
        <span className="vh">Business: </span>
        {shown.businessName}
      </PageLink>
    ) : (
      <Choice all={all} shown={shown} />
    );
  return createPortal(name, slot);
}
