import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FEATURES } from '#web/words/home.ts';
import { Specimen } from './specimens.tsx';
import type { HomeView } from './view.ts';

/** The six cards of docs/requirements.md 2. */
export function Features({ view }: { view: HomeView }) {
  return (
    <section className="section" aria-labelledby="tools">
      <div className="wrap">
        <div className="section__head">
          <h2 id="tools">Do the work here</h2>
        </div>
        <ul className="tools">
          {FEATURES.map(({ to, title, text }) => (
            <li key={to}>
              <h3>
                <PageLink to={to}>
                  {title}
                  <Icon name="go" />
                </PageLink>
              </h3>
              <p className="small soft">{text}</p>
              <Specimen of={to} view={view} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
