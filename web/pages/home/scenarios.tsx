import { Citation } from '#web/parts/law/citation.tsx';
import { VerdictBadge, verdictSign } from '#web/parts/assessment/verdict.tsx';
import type { ScenarioView } from './view.ts';

/**
 * Six invented businesses, with the engine's results at build (docs/requirements-decisions.md 7).
 */
export function Scenarios({ scenarios }: { scenarios: readonly ScenarioView[] }) {
  return (
    <section className="section" aria-labelledby="scen">
      <div className="wrap">
        <div className="section__head">
          <h2 id="scen">See how the answer changes</h2>
          <p className="soft">
            Six made-up businesses, to show how the laws work. They are not customers and nobody
            said these words.
          </p>
        </div>
        <ul className="grid-3 scens">
          {scenarios.map((scenario) => (
            <li key={scenario.id} className="card scen">
              <p className="overline">Example scenario</p>
              <div>
                <h3>{scenario.name}</h3>
                <p className="small soft">{scenario.text}</p>
              </div>
              <div className="stack-sm">
                <p>
                  <VerdictBadge sign={verdictSign(scenario.verdict, scenario.stays)}>
                    {verdictSign(scenario.verdict, scenario.stays).label}
                  </VerdictBadge>
                </p>
                <p className="small">{scenario.because}</p>
              </div>
              <p className="cites">
                <Citation cite={scenario.cite} url={scenario.url} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
