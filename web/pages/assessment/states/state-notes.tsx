import type { StateResult } from '#contract/assessments.ts';
import { notReadOf } from '#law/read-tests.ts';
import { Citation } from '#web/parts/law/citation.tsx';

/** What no answer settled: assumed facts, exemptions to read, and doubts of the record. */
export function StateNotes({ state }: { state: StateResult }) {
  const doubts = [...new Set(state.because.flatMap((reason) => reason.doubts))];
  const { assuming, toRead } = state;
  const notRead = notReadOf(state.stateId, state.because);
  if (assuming.length + toRead.length + doubts.length + notRead.length === 0) return null;
  return (
    <details className="why">
      <summary>What we did not check for {state.stateName}</summary>
      <div className="stack small">
        {assuming.length > 0 && (
          <div className="stack-sm">
            <p>
              <strong>Counted as no until you say otherwise:</strong>
            </p>
            <ul>
              {assuming.map(({ fact, question }) => (
                <li key={fact}>{question}</li>
              ))}
            </ul>
          </div>
        )}
        {toRead.length > 0 && (
          <div className="stack-sm">
            <p>
              <strong>Left out by the law. Read and judge for yourself:</strong>
            </p>
            <ul>
              {toRead.map(({ id, text, cite }) => (
                <li key={id}>
                  {text} <Citation cite={cite} url={state.lawUrl} short />
                </li>
              ))}
            </ul>
          </div>
        )}
        {notRead.length > 0 && (
          <div className="stack-sm">
            <p>
              <strong>
                Not read by us. We go by what others write of it; the section decides:
              </strong>
            </p>
            <ul>
              {notRead.map(({ id, cite }) => (
                <li key={id}>
                  <a href={`/law/${state.stateId}#${id}`}>{cite}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {doubts.length > 0 && (
          <div className="stack-sm">
            <p>
              <strong>We are not sure:</strong>
            </p>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
