import { Citation } from '#web/parts/law/citation.tsx';
import { FigureList } from './figure-list.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { GuideView } from './view.ts';

/** The figures at the top of the page: published ones with the statute, or the statute's alone. */
export function Figures({ view }: { view: GuideView }) {
  const lead = view.words.lead.flatMap(
    (point) => view.figures.find((figure) => figure.point === point) ?? [],
  );
  return (
    <section aria-labelledby="figures" className="stack-sm noprint">
      <h2 id="figures">{GUIDE_PARTS.figures}</h2>
      {lead.length > 0 ? <FigureList figures={lead} url={view.url} close /> : <Facts view={view} />}
    </section>
  );
}

function Facts({ view }: { view: GuideView }) {
  return (
    <dl className="facts facts--close">
      {view.facts.map(({ label, cell }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <p className="figure">{cell.value}</p>
            <p className="cites">
              <Citation cite={cell.cite} url={view.url} short />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
