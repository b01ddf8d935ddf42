import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import { longDate } from '#text/english.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { stateName } from '#law/codes.ts';

/** The sections of the laws of the owner's states that a finding touches. */
export function Sections({ requirements }: Pick<SiteFinding, 'requirements'>) {
  const each = [...new Map(requirements.map((one) => [one.requirementId, one])).values()];
  if (each.length === 0) return null;
  return (
    <details className="why">
      <summary>{`The sections behind it (${each.length})`}</summary>
      <ul>
        {each.map(({ requirementId, stateId, cite, from, conditional }) => (
          <li key={requirementId}>
            {`${stateName(stateId)}: `}
            <Citation cite={cite} />
            {from !== null && ` from ${longDate(from)}`}
            {conditional !== null && <span className="hint">{conditional}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Lines({ evidence }: { evidence: readonly string[] }) {
  if (evidence.length === 0) return null;
  return (
    <details className="why">
      <summary>What the test saw</summary>
      <ul>
        {evidence.map((line) => (
          <li key={line} className="sitecode">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was found, what it means, what to do. */
export function OneFinding({ finding }: { finding: SiteFinding }) {
  const { title, means, todo } = finding;
  return (
    <div className="sitefinding stack-sm">
      <h3>{title}</h3>
      <p>{means}</p>
      {todo.length > 0 && (
        <ol>
          {todo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Lines evidence={finding.evidence} />
      <Sections requirements={finding.requirements} />
    </div>
  );
}
