import { PageLink } from '#web/parts/page-link.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Tile } from '#web/parts/tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GUIDES } from '#web/words/places.ts';

const TOOLS = [
  {
    path: '/assessment',
    title: 'Free Assessment',
    text: 'See which laws apply, which do not, and what to do first.',
  },
  {
    path: '/compare-states',
    title: 'Compare States',
    text: 'Put two to four laws side by side, with the section in every cell.',
  },
  {
    path: '/templates',
    title: 'Templates',
    text: 'Fill in notices, letters and contracts. Download Word or PDF.',
  },
  {
    path: '/cost-calculator',
    title: 'Cost Calculator',
    text: 'Work out legal, software and staff costs, state by state.',
  },
  {
    path: '/implementation-guide',
    title: 'Implementation Guide',
    text: 'Follow ten steps, from the first list of data to staff training.',
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    text: 'Keep each business, its tasks and due dates in one place.',
  },
];

export default function HomePage() {
  return (
    <>
      <PageTitle>Find out which state privacy laws apply to you</PageTitle>
      <section className="hero">
        <div className="wrap hero__text">
          <h1 className="poster">
            Find out which state privacy laws <mark>apply to you</mark>
          </h1>
          <p className="lede">
            Answer a few plain questions about your business. Get each law that applies, each that
            does not, and the section that says so.
          </p>
          <div className="row">
            <PageLink className="btn btn--lg" to="/assessment">
              Start free assessment
            </PageLink>
            <PageLink className="btn btn--lg btn--quiet" to="/register">
              Create an account
            </PageLink>
          </div>
          <p className="small soft">Takes under 5 minutes. “I don’t know” is always an answer.</p>
        </div>
      </section>
      <section className="section section--surface" aria-labelledby="tools">
        <div className="wrap">
          <h2 id="tools">Do the work here</h2>
          <ul className="grid-3 acts homeacts">
            {TOOLS.map((tool) => (
              <li className="card" key={tool.path}>
                <h3>
                  <PageLink to={tool.path}>{tool.title}</PageLink>
                </h3>
                <p className="small soft">{tool.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="guides">
        <div className="wrap stack">
          <h2 id="guides">Read a state guide</h2>
          <p className="soft">
            Who must comply, what people may ask of you, what to do, and by when.
          </p>
          <ul className="guides hairs">
            {GUIDES.map((guide) => (
              <li key={guide.code}>
                <PageLink className="guide" to={guide.path}>
                  <Tile code={guide.code} />
                  <strong>{guide.label}</strong>
                  <Icon name="go" />
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
