import { useLocation } from 'react-router';
import { PageLink, pageAt } from '#web/parts/links/page-link.tsx';
import { useStored } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { ACCOUNT, OWNER_PLACES, ownerPlaceOf } from '#web/words/owner-places.ts';
import type { LinkedPlace } from '#web/words/places.ts';
import { haveRoom, ofBusiness, shownBusiness } from './bar-place.ts';
import { Logo } from './logo.tsx';
import { Logout } from './logout.tsx';

const MENU = 'main-menu';
const close = () => document.getElementById(MENU)?.hidePopover();

interface PlaceProps {
  place: LinkedPlace;
  /** Whether it is the page that is shown, or only the place to which that belongs. */
  current?: 'page' | 'true' | undefined;
  small?: boolean;
}

function Place({ place: { path, label }, current, small = false }: PlaceProps) {
  const business = useStored(shownBusiness);
  return (
    <PageLink
      to={ofBusiness(path, business)}
      aria-current={current}
      onClick={close}
      {...(small ? { className: 'menu__under' } : {})}
    >
      {label}
    </PageLink>
  );
}

const currentAt = (path: string, here: string) => (path === here ? 'page' : undefined);

/** All places on a wide screen, in one row. */
function Places({ here }: { here: string }) {
  const place = ownerPlaceOf(here);
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {OWNER_PLACES.map((each) => (
          <li key={each.path}>
            <Place
              place={each}
              current={currentAt(each.path, here) ?? (each === place ? 'true' : undefined)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same list on a phone, with the pages under each place, and the place in its button. */
function PlacesMenu({ here }: { here: string }) {
  const place = here === ACCOUNT.path ? ACCOUNT : ownerPlaceOf(here);
  return (
    <div className="menu">
      <button className="menu__open" type="button" popoverTarget={MENU}>
        <Icon name="menu" />
        Menu
        {place && <span className="menu__here">{place.label}</span>}
      </button>
      <nav className="menu__panel" id={MENU} popover="auto" aria-label="Menu">
        {OWNER_PLACES.flatMap((each) => [
          <Place key={each.path} place={each} current={currentAt(each.path, here)} />,
          ...(each.under ?? [])
            .filter(({ path }) => path !== each.path)
            .map((page) => (
              <Place key={page.path} place={page} current={currentAt(page.path, here)} small />
            )),
        ])}
        <Place place={ACCOUNT} current={currentAt(ACCOUNT.path, here)} />
        <Logout />
      </nav>
    </div>
  );
}

/** The bar of an owner who is signed in: the places of the work, the business, the account. */
export function OwnerBar() {
  const here = useLocation().pathname;
  return (
    <header className="bar" lang={BUILT_IN} data-owner="">
      <div className="wrap bar__row">
        <Logo />
        <Places here={here} />
        {pageAt(here)?.kind === 'private' && <div className="bar__biz" ref={haveRoom} />}
        <div className="bar__acts">
          <Place place={ACCOUNT} current={currentAt(ACCOUNT.path, here)} />
          <Logout />
        </div>
        <PlacesMenu here={here} />
      </div>
    </header>
  );
}
