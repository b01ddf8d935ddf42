import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { ALL_STATES, GUIDES, MAIN_PLACES, SIGN_IN } from '#web/words/places.ts';
import { Logo } from './logo.tsx';
import { useSignedIn } from '#web/api/account/signed-in.ts';

/** Strangers do not load it; an owner sees it as it was drawn until it has come. */
const OwnerBar = lazy(() =>
  import('./owner-bar.tsx').then(({ OwnerBar: loaded }) => ({ default: loaded })),
);

const STATES_MENU = 'states-menu';
const MAIN_MENU = 'main-menu';

/** Choosing a link closes its menu, even if the router stays on the page. */
function close(id: string) {
  document.getElementById(id)?.hidePopover();
}

function GuideLinks({ menu, small = false }: { menu: string; small?: boolean }) {
  return (
    <>
      {GUIDES.map((guide) => (
        <PageLink key={guide.code} to={guide.path} onClick={() => close(menu)}>
          <Tile code={guide.code} small={small} />
          {guide.label}
        </PageLink>
      ))}
      <PageLink to={ALL_STATES.path} onClick={() => close(menu)}>
        {ALL_STATES.label}
      </PageLink>
    </>
  );
}

/**
 * The navigation bar works without script: its menus are popovers, which close on Escape and on a
 * click outside. An owner has another one than a stranger.
 */
export function Bar() {
  const isOwner = useSignedIn();
  return <Suspense fallback={<PublicBar />}>{isOwner ? <OwnerBar /> : <PublicBar />}</Suspense>;
}

function PublicBar() {
  const here = useLocation().pathname;
  const inGuides = [...GUIDES, ALL_STATES].some((place) => place.path === here);
  return (
    <header className="bar" lang={BUILT_IN}>
      <div className="wrap bar__row">
        <Logo />
        <nav className="nav" aria-label="Main">
          <ul>
            <li>
              <button
                className="drop"
                type="button"
                popoverTarget={STATES_MENU}
                {...(inGuides ? { 'data-current': '' } : {})}
              >
                States <Icon name="down" />
              </button>
              <div className="drop__panel" id={STATES_MENU} popover="auto">
                <GuideLinks menu={STATES_MENU} />
              </div>
            </li>
            {MAIN_PLACES.map((place) => (
              <li key={place.path}>
                <PageLink to={place.path}>{place.label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="bar__acts">
          <PageLink to={SIGN_IN.path}>{SIGN_IN.label}</PageLink>
          <PageLink className="btn btn--sm btn--quiet" to="/assessment">
            Free Assessment
          </PageLink>
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

function PhoneMenu() {
  const shut = () => close(MAIN_MENU);
  return (
    <div className="menu">
      <button className="menu__open" type="button" popoverTarget={MAIN_MENU}>
        <Icon name="menu" />
        Menu
      </button>
      <nav className="menu__panel" id={MAIN_MENU} popover="auto" aria-label="Menu">
        {[...MAIN_PLACES, SIGN_IN].map((place) => (
          <PageLink key={place.path} to={place.path} onClick={shut}>
            {place.label}
          </PageLink>
        ))}
        <p className="overline">State Guides</p>
        <GuideLinks menu={MAIN_MENU} small />
        <PageLink className="btn" to="/assessment" onClick={shut}>
          Free Assessment
        </PageLink>
      </nav>
    </div>
  );
}
