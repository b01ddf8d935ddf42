import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { TOOL_ACT_WORDS } from '#web/words/requests/doing.ts';

type Steps = RequestWhole['checklist']['systems'][number]['steps'];

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

/** What to do in one tool about this person, folded: each step with where it was read. */
export function ToolSteps({ name, steps }: { name: string; steps: Steps }) {
  if (steps.length === 0) return null;
  return (
    <details className="why">
      <summary>
        How to do it<span className="vh">{`: ${name}`}</span>
      </summary>
      <dl className="desksteps small">
        {steps.map(({ act, text, source, byMaker }) => (
          <div key={act}>
            <dt>{TOOL_ACT_WORDS[act]}</dt>
            <dd>
              {text}{' '}
              {source === null ? (
                <em className="soft">Not read at the maker: general advice.</em>
              ) : (
                <>
                  <a href={source} rel="noreferrer">
                    {hostOf(source)}
                  </a>
                  {!byMaker && <em className="soft"> (not written by the maker)</em>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
