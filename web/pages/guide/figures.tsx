import { Citation } from '#web/parts/law/citation.tsx';
import { Agreed, LawSign, PublishedFigure, SaidSign } from '#web/parts/law/published-figure.tsx';
import type { GuideView } from './view.ts';

/** The figures at the top of the page: published ones with the statute, or the statute's alone. */
export function Figures({ view }: { view: GuideView }) {
  const lead = view.words.lead.flatMap(
    (point) => view.figures.find((figure) => figure.point === point) ?? [],
  );
  const differ = lead.filter((figure) => !figure.agrees);
  const agree = lead.filter((figure) => figure.agrees);
  const inLead = new Set(lead.map((figure) => figure.point));
  const others = view.facts.filter((fact) => !inLead.has(fact.label));
  // Three in a row: a row that is half full looks incomplete.
  const rest = others.slice(0, others.length - ((others.length + agree.length) % 3));
  return (
    <section aria-labelledby="figures" className="stack noprint">
      <div className="stack-sm">
        <h2 id="figures">Figures at a glance</h2>
        {lead.length > 0 && (
          <ul className="readkey">
            <li>
              <SaidSign small />
              You may have read
            </li>
            <li>
              <LawSign small />
              What the statute says
            </li>
          </ul>
        )}
      </div>
      {differ.length > 0 && (
        <div className="readings">
          {differ.map((figure) => (
            <PublishedFigure key={figure.id} {...figure} url={view.url} />
          ))}
        </div>
      )}
      <dl className="facts">
        {agree.map((figure) => (
          <Agreed key={figure.id} {...figure} url={view.url} />
        ))}
        {rest.map(({ label, cell }) => (
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
    </section>
  );
}
