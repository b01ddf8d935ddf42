import type { SiteFinding } from '#contract/site-findings.ts';
import type { SiteTest } from '#contract/site-tests.ts';
import { SAID_NO } from '#engine/site/finding-words.ts';
import { longDate } from '#text/english.ts';

const nameOf = ({ tool, toolName, situation }: SiteFinding) =>
  `${toolName ?? tool ?? ''} ${situation === undefined ? '' : SAID_NO[situation]}`.trim();

const keyOf = ({ finding, tool, situation }: SiteFinding) => [finding, tool, situation].join(' ');

/** What changed since the test before: by tool and by way to say no. */
export function changesOf(test: SiteTest): readonly string[] {
  const was = new Map((test.before?.findings ?? []).map((finding) => [keyOf(finding), finding]));
  return test.findings.flatMap((finding) => {
    if (finding.finding !== 'tool still sends') return [];
    const before = was.get(keyOf(finding))?.verdict;
    if (before === undefined || before === finding.verdict) return [];
    if (finding.verdict === 'stopped') return [`Stopped now: ${nameOf(finding)}`];
    if (finding.verdict === 'still sends' && before === 'stopped')
      return [`Sends again: ${nameOf(finding)}`];
    return [];
  });
}

/** The comparison with the test before. */
export function Changes({ test }: { test: SiteTest }) {
  if (test.before === null) return null;
  const changes = changesOf(test);
  return (
    <section className="stack-sm" aria-labelledby="changes">
      <h2 id="changes">{`Since ${longDate(test.before.endedAt.slice(0, 10))}`}</h2>
      {changes.length === 0 ? (
        <p>Nothing that sends or stopped has changed.</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
