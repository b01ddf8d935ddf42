import { GuideLine } from '#web/parts/law/guide-line.tsx';
import { LawSign, PublishedFigure, SaidSign } from '#web/parts/law/published-figure.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { TileMap } from '#web/parts/law/tile-map.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { Features } from './features.tsx';
import { Call, Plans } from './plans.tsx';
import { Scenarios } from './scenarios.tsx';
import type { HomeView } from './view.ts';
import styles from './specimens.css?url';

const FIVE = 5;

/**
 * The home page: what the site is, the map, the proof, the tools, the guides, examples and prices.
 */
export default function HomePage({ data }: { data?: unknown }) {
  const view = data as HomeView;
  const { map, scenarios, proof } = view;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>Find out which state privacy laws apply to you</PageTitle>
      <section className="hero">
        <div className="wrap hero__row">
          <div className="hero__text">
            <h1 className="poster">
              Find out which state privacy laws <mark>apply to you</mark>
            </h1>
            <p className="lede">A few plain questions: each law that applies, with its section.</p>
            <div className="row">
              <PageLink className="btn btn--lg" to="/check">
                Check which laws apply to you
              </PageLink>
              <PageLink className="btn btn--lg btn--quiet" to="/assessment">
                Start free assessment
              </PageLink>
            </div>
            <p className="small soft">
              The check takes one to three minutes and needs no account. “I don’t know” is always an
              answer. Or <PageLink to="/compare-states">compare states</PageLink>.
            </p>
            <p className="small" lang="es">
              <a href="/es/check" hrefLang="es">
                Haga la revisión en español
              </a>
              , o <a href="/register?language=es">abra una cuenta en español</a>.
            </p>
          </div>
          <TileMap map={map} />
        </div>
      </section>
      <Proof {...proof} />
      <Features view={view} />
      <section className="section section--surface" aria-labelledby="guides">
        <div className="wrap">
          <div className="section__head">
            <h2 id="guides">Read a state guide</h2>
            <p className="soft">
              Who must comply, what people may ask of you, what to do, and by when.
            </p>
          </div>
          <ul className="hairs guides">
            {map.lines.slice(0, FIVE).map((line) => (
              <GuideLine key={line.state} line={line} />
            ))}
          </ul>
          <p>
            <Go to="/states">{`All ${map.lines.length} states with a law`}</Go>
          </p>
        </div>
      </section>
      <Scenarios scenarios={scenarios} />
      <Plans />
      <Call map={map} />
    </>
  );
}

function Proof({ said, text, cite, url }: HomeView['proof']) {
  return (
    <section className="section section--surface" aria-labelledby="why">
      <div className="wrap proof">
        <div className="stack">
          <h2 id="why">What people quote is not always what the law says</h2>
          <p className="soft">
            Guides copy numbers from one state to the next. We show the number you may have read,
            and beside it what the statute says. Your lawyer can check every line.
          </p>
          <ul className="readkey">
            <li>
              <SaidSign small />
              You may have read
            </li>
            <li>
              <LawSign small />
              The statute
            </li>
          </ul>
          <p>
            <Go to="/nebraska">Open the Nebraska guide</Go>
          </p>
        </div>
        <PublishedFigure
          point="Nebraska: who is covered"
          said={said}
          text={text}
          cite={cite}
          url={url}
        />
      </div>
    </section>
  );
}
