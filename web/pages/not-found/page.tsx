import { PageLink } from '#web/parts/links/page-link.tsx';
import { CheckButton } from '#web/parts/links/check-button.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Icon } from '#web/ui/icon.tsx';

const WAYS_ON = [
  { path: '/', label: 'Go to the home page' },
  { path: '/states', label: 'Read a state guide' },
  { path: '/compare-states', label: 'Compare states' },
  { path: '/assessment', label: 'Start free assessment' },
];

export default function NotFoundPage() {
  return (
    <div className="wrap nowhere">
      <PageTitle>404 Page Not Found</PageTitle>
      <div className="nowhere__tiles" aria-hidden="true">
        <Tile code="NJ" />
        <Tile code="DE" />
        <span className="tile tile--lost">404</span>
        <Tile code="NE" />
        <Tile code="IA" />
      </div>
      <h1>404 Page Not Found</h1>
      <p className="lede">This page is not on the map. The address may be old or mistyped.</p>
      <CheckButton />
      <ul className="nowhere__links hairs">
        {WAYS_ON.map((way) => (
          <li key={way.path}>
            <PageLink className="go" to={way.path}>
              {way.label} <Icon name="go" />
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="fine">For developers: Did you forget to add the page to the router?</p>
    </div>
  );
}
