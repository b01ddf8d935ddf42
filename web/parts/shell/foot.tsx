import { WhereToWrite } from '#web/parts/contact/where-to-write.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { ALL_STATES, FOOT_ABOUT, FOOT_TOOLS, GUIDES, type LinkedPlace } from '#web/words/places.ts';
import { Logo } from './logo.tsx';

function Column({ title, places }: { title: string; places: readonly LinkedPlace[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <PageLink to={place.path}>{place.label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Foot() {
  return (
    <footer className="foot" lang="en">
      <div className="wrap">
        <div className="foot__cols">
          <div className="stack-sm">
            <Logo />
            <p className="small soft narrow">
              State privacy law for small businesses, with the section beside every answer.
            </p>
          </div>
          <Column title="State guides" places={[...GUIDES, ALL_STATES]} />
          <Column title="Tools" places={FOOT_TOOLS} />
          <Column title="About" places={FOOT_ABOUT} />
        </div>
        <p className="foot__law fine">
          Statewise gives general guidance, not legal advice. For a decision that matters, ask a
          qualified lawyer and show them the sections cited here.
        </p>
        <p className="fine">
          Questions? <WhereToWrite />
        </p>
      </div>
    </footer>
  );
}
