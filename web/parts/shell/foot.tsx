import { useLocation } from 'react-router';
import { WhereToWrite } from '#web/parts/contact/where-to-write.tsx';
import { PageLink, pageAt } from '#web/parts/links/page-link.tsx';
import { BUILT_IN } from '#web/words/language/built-in.ts';
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

const Columns = () => (
  <>
    <Column title="State guides" places={[...GUIDES, ALL_STATES]} />
    <Column title="Tools" places={FOOT_TOOLS} />
    <Column title="About" places={FOOT_ABOUT} />
  </>
);

/** On a page of an owner's work: one line that opens. */
function FoldedColumns() {
  return (
    <details className="folded foot__fold noprint">
      <summary>State guides, tools and about us</summary>
      <div className="foot__cols">
        <Columns />
      </div>
    </details>
  );
}

export function Foot() {
  const isPrivate = pageAt(useLocation().pathname)?.kind === 'private';
  return (
    <footer className={isPrivate ? 'foot foot--short' : 'foot'} lang={BUILT_IN}>
      <div className="wrap">
        {isPrivate ? (
          <FoldedColumns />
        ) : (
          <div className="foot__cols">
            <div className="stack-sm">
              <Logo />
              <p className="small soft narrow">
                State privacy law for small businesses, with the section beside every answer.
              </p>
            </div>
            <Columns />
          </div>
        )}
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
