import type { Assessment } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Fold } from '#web/parts/assessment/fold.tsx';

type Recommendation = Assessment['recommendations'][number];
type Level = Recommendation['impact'];
const WORDS: Record<Level, string> = { HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' };

/** docs/requirements.md 9: impact HIGH has the destructive style, effort LOW the secondary one. */
const impactLook = (level: Level) => (level === 'HIGH' ? 'badge--destructive' : 'badge--plain');
const effortLook = (level: Level) => (level === 'LOW' ? 'badge--secondary' : 'badge--plain');

/** The recommendations by impact and effort; each leads to the task that it belongs to. */
export function Recommendations({ assessment }: { assessment: Assessment }) {
  const { recommendations, tasks } = assessment;
  if (recommendations.length === 0) return null;
  return (
    <Fold id="recommendations" title="Recommendations" count={String(recommendations.length)}>
      <ul className="recs hairs">
        {recommendations.map((one) => (
          <li key={one.id}>
            <div className="stack-sm">
              <h3 className="h4">{one.title}</h3>
              <p className="small soft">{one.description}</p>
              {tasks.some(({ id }) => id === one.control) && (
                <p className="small">
                  <a href={`#task-${one.control}`}>Go to its task</a>
                </p>
              )}
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
    </Fold>
  );
}
