import { PageLink } from '#web/parts/links/page-link.tsx';
import type { ImplementationStep } from '#web/words/steps.ts';

const PRIORITIES = { High: 'p1', Medium: 'p2', Low: 'p3' } as const;

interface StepProps {
  step: ImplementationStep;
  number: number;
  done: boolean;
  onToggle: (id: string) => void;
}

/** One step with all its parts. */
export function Step({ step, number, done, onToggle }: StepProps) {
  const { id, title, description, timeEstimate, priority, category, deliverables, resources } =
    step;
  return (
    <li id={id} className={done ? 'step step--done' : 'step'}>
      <span className="step__no" aria-hidden="true">
        {number}
      </span>
      <div className="stack-sm">
        <h3>
          <span className="vh">{`Step ${number}: `}</span>
          {title}
        </h3>
        <p className="tasks__meta fine">
          <span className={`badge badge--${PRIORITIES[priority]}`}>{`${priority} priority`}</span>
          <span>{category}</span>
          <span>{timeEstimate}</span>
        </p>
        <p>{description}</p>
        <div className="step__lists small">
          <div>
            <h4>You end with</h4>
            <ul>
              {deliverables.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
          <div className="noprint">
            <h4>Helps you</h4>
            <ul>
              {resources.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <label className="pick step__done">
        <input type="checkbox" checked={done} onChange={() => onToggle(id)} />
        <span>
          Done<span className="vh">{`: ${title}`}</span>
        </span>
      </label>
    </li>
  );
}
