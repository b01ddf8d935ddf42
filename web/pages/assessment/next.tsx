import type { Assessment } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/shell/page-link.tsx';

type Level = Assessment['recommendations'][number]['impact'];
const WORDS: Record<Level, string> = { HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' };

/** docs/requirements.md 9: impact HIGH has the destructive style, effort LOW the secondary one. */
const impactLook = (level: Level) => (level === 'HIGH' ? 'badge--destructive' : 'badge--plain');
const effortLook = (level: Level) => (level === 'LOW' ? 'badge--secondary' : 'badge--plain');

function Recommendations({ assessment }: { assessment: Assessment }) {
  if (assessment.recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations" className="stack-sm">
      <h2 id="recommendations">Recommendations</h2>
      <ul className="recs hairs">
        {assessment.recommendations.map((one) => (
          <li key={one.id}>
            <div className="stack-sm">
              <h3 className="h4">{one.title}</h3>
              <p className="small soft">{one.description}</p>
              <p className="cites">
                {one.cites.map((cited) => (
                  <Citation
                    key={`${cited.stateId} ${cited.cite}`}
                    cite={cited.cite}
                    url={cited.url}
                  />
                ))}
              </p>
            </div>
            <p className="row">
              <span className={`badge ${impactLook(one.impact)}`}>Impact: {WORDS[one.impact]}</span>
              <span className={`badge ${effortLook(one.effort)}`}>Effort: {WORDS[one.effort]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marketing only: nothing is charged in this version (docs/requirements-decisions.md 7). */
function Upgrade() {
  return (
    <section className="upgrade noprint" aria-labelledby="upgrade">
      <div className="stack-sm">
        <h2 id="upgrade" className="figure">
          Hear about changes before they reach you
        </h2>
        <p className="soft">
          Get a note when a law changes for this business, and every premium template. $29 per
          month. Nothing is charged in this version, and every feature is open.
        </p>
      </div>
      <PageLink className="btn btn--quiet" to="/#pricing">
        See the upgrade
      </PageLink>
    </section>
  );
}

/** The content below the tasks: advice, and the banner of docs/requirements.md 2. */
export function AfterTasks({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <Recommendations assessment={assessment} />
      <Upgrade />
    </>
  );
}
