import { useLocation } from 'react-router';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { ofBusiness, shownBusiness } from '#web/parts/shell/bar-place.ts';
import { useStored } from '#web/state/store.ts';
import { ownerPlaceOf } from '#web/words/owner-places.ts';

/** The pages of one place of the bar, such as the data map and the site test of "Your data". */
export function PlaceNav() {
  const here = useLocation().pathname;
  const business = useStored(shownBusiness);
  const place = ownerPlaceOf(here);
  if (!place?.under) return null;
  return (
    <nav className="wrap placenav noprint" aria-label={place.label}>
      <ul>
        {place.under.map(({ path, label }) => (
          <li key={path}>
            <PageLink
              to={ofBusiness(path, business)}
              aria-current={path === here ? 'page' : undefined}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
