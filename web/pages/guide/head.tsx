import { Citation } from '#web/parts/law/citation.tsx';
import { Locator } from '#web/parts/law/locator.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { longDate } from '#text/english.ts';
import type { GuideView } from './view.ts';

/** The band at the top of a guide: the state, its law, its first day, the day of the last check. */
export function Head({ view }: { view: GuideView }) {
  const { name, state, lawName, effective, inForce, checkedTo, citation, url } = view;
  return (
    <header className="place">
      <div className="wrap">
        <nav aria-label="Breadcrumb">
          <ol className="crumbs">
            <li>
              <PageLink to="/">Home</PageLink>
            </li>
            <li>
              <PageLink to="/states">State guides</PageLink>
            </li>
            <li>
              <span aria-current="page">{name}</span>
            </li>
          </ol>
        </nav>
        <div className="place__row">
          <div>
            <div className="place__name">
              <span className="tile tile--here tile--plate" aria-hidden="true">
                {state}
              </span>
              <h1>{`${name} privacy law guide`}</h1>
              <p>{lawName}</p>
            </div>
            <ul className="place__facts">
              <li>
                {inForce ? 'In force since ' : 'Starts on '}
                <strong>{longDate(effective)}</strong>
              </li>
              <li>
                Law checked to <strong>{longDate(checkedTo)}</strong>
              </li>
              <li>
                <Citation cite={citation} url={url} />
              </li>
            </ul>
          </div>
          <Locator here={state} />
        </div>
      </div>
    </header>
  );
}
