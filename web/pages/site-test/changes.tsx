import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import { compareTests } from '#engine/site/report/comparison.ts';
import { longDate } from '#text/english.ts';
import { SAID_NO } from '#web/words/site-test/verdicts.ts';

/** What changed since the test before, the bad news first. */
function changesOf({ findings, before }: SiteTest): readonly string[] {
  const known = new Map<unknown, SiteFinding>(
    [...findings, ...(before?.findings ?? [])].map((finding) => [finding, finding]),
  );
  const nameOf = (finding: unknown) => {
    const { tool, toolName, situation, title } = known.get(finding) ?? {};
    const after = situation === undefined ? '' : ` ${SAID_NO[situation]}`;
    return tool === undefined ? (title ?? '') : `${toolName ?? tool}${after}`;
  };
  const compared = compareTests(before?.findings ?? [], findings);
  return [
    ...compared.startedAgain.map((finding) => `Sends again: ${nameOf(finding)}`),
    ...compared.startedNew.map((finding) => `Sends, and did not before: ${nameOf(finding)}`),
    ...compared.added.map((finding) => `New: ${nameOf(finding)}`),
    ...compared.unclear.map((finding) => `Cannot be told now: ${nameOf(finding)}`),
    ...compared.stopped.map((finding) => `Stopped now: ${nameOf(finding)}`),
    ...compared.mended.map((finding) => `Mended: ${nameOf(finding)}`),
  ];
}

/** The comparison with the test before. */
export function Changes({ test }: { test: SiteTest }) {
  if (test.before === null) return null;
  const changes = changesOf(test);
  return (
    <section className="stack-sm" aria-labelledby="changes">
      <h2 id="changes">{`Since ${longDate(test.before.endedAt.slice(0, 10))}`}</h2>
      {changes.length === 0 ? (
        <p>Nothing has changed.</p>
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
