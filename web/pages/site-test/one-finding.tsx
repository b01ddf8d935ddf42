import type { SiteFinding } from '#contract/site-findings.ts';
import { findingWords, SAID_NO } from '#engine/site/finding-words.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { stateName } from '#law/codes.ts';

/** The sections of the laws of the owner's states that a finding touches. */
export function Sections({ finding }: { finding: SiteFinding }) {
  const { requirements } = finding;
  if (requirements.length === 0) return null;
  return (
    <details className="why">
      <summary>{`The sections behind it (${requirements.length})`}</summary>
      <ul>
        {requirements.map(({ requirementId, stateId, cite }) => (
          <li key={requirementId}>
            {`${stateName(stateId)}: `}
            <Citation cite={cite} />
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
  const { finding: name, tool, toolName, situation, why } = finding;
  const { title, means, todo } = findingWords(name, toolName ?? tool);
  const when = situation === undefined || situation === 'plain' ? '' : ` (${SAID_NO[situation]})`;
  return (
    <div className="sitefinding stack-sm">
      <h3>{title + when}</h3>
      <p>{means}</p>
      {why !== undefined && <p>{`Why we cannot tell: ${why}`}</p>}
      {todo.length > 0 && (
        <ol>
          {todo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Lines evidence={finding.evidence} />
      <Sections finding={finding} />
    </div>
  );
}
