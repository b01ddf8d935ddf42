import { useDeferredValue, useMemo } from 'react';
import { STATES } from '#law/codes.ts';
import { saveCsv } from '#web/parts/files/csv.ts';
import { CheckButton } from '#web/parts/links/check-button.tsx';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Share } from '#web/parts/shell/share.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { COMPARE } from '#web/words/compare.ts';
import { longDate } from '#text/english.ts';
import { asCsv } from './as-csv.ts';
import { AsOf } from './as-of.tsx';
import { SourcesDiffer, Unique } from './below.tsx';
import { useChoice } from './choice.ts';
import { Differences, FirstTable, OtherTables } from './differences.tsx';
import { Picks } from './picks.tsx';
import type { CompareView, StateView } from './view.ts';

function TooFew() {
  return (
    <div className="empty">
      <p className="tilelist" aria-hidden="true">
        {['DE', 'IA', 'NJ'].map((code) => (
          <Tile key={code} code={code} fill="out" />
        ))}
      </p>
      <h2 className="h4">{COMPARE.few.title}</h2>
      <p className="soft">{COMPARE.few.text}</p>
    </div>
  );
}

interface SideBySideProps {
  view: CompareView;
  states: readonly StateView[];
}

function SideBySide({ view, states }: SideBySideProps) {
  const name = `compare-${states.map(({ slug }) => slug).join('-')}-${view.asOf}.csv`;
  return (
    <section className="stack" aria-label="Comparison">
      <div className="row row--between">
        <h2 id="side-by-side">Side by side</h2>
        <Share>
          <button
            className="btn btn--sm btn--quiet"
            type="button"
            onClick={() => saveCsv(name, asCsv(view, states))}
          >
            <Icon name="download" />
            Download CSV
          </button>
        </Share>
      </div>
      <FirstTable states={states} />
    </section>
  );
}

/** The other guides, for browsers without script. */
function Guides() {
  return (
    <NoScript>
      Choosing states needs script. This table shows three. The guides have the rest:{' '}
      {STATES.map(({ slug, name }, at) => (
        <span key={slug}>
          {at > 0 && ', '}
          <a href={`/${slug}`}>{name}</a>
        </span>
      ))}
      .
    </NoScript>
  );
}

export default function ComparePage({ data }: { data?: unknown }) {
  const view = data as CompareView;
  const { chosen, toggle } = useChoice(view.states);
  // The boxes react at once; the tables follow when there is time.
  const codes = useDeferredValue(chosen.join(','));
  const states = useMemo(
    () => view.states.filter(({ state }) => codes.includes(state)),
    [view, codes],
  );
  return (
    <>
      <PageTitle>{COMPARE.title}</PageTitle>
      <PrintHead title={COMPARE.title} note={`Laws as they read from ${longDate(view.since)}`} />
      <div className="wrap head stack-sm">
        <h1>{COMPARE.title}</h1>
        <p className="lede">{COMPARE.lede}</p>
        <CheckButton states={chosen} quiet />
        <Guides />
      </div>
      <div className="wrap stack-lg asmt">
        <div className="stack-sm">
          <Picks states={view.states} chosen={chosen} onToggle={toggle} />
          <AsOf view={view} states={chosen.length === 0 ? undefined : chosen.join(',')} />
        </div>
        {states.length < COMPARE.fewest ? (
          <TooFew />
        ) : (
          <>
            <SideBySide view={view} states={states} />
            <Differences states={states} />
            <div>
              <OtherTables states={states} />
              <Unique states={states} />
              <SourcesDiffer states={states} />
            </div>
          </>
        )}
        <nav className="noprint row" aria-label="Next steps">
          <a className="btn" href="/assessment">
            Assess my business
          </a>
          <a className="btn btn--quiet" href="/dashboard">
            Go to dashboard
          </a>
        </nav>
      </div>
    </>
  );
}
