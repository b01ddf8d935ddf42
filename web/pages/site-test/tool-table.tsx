import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import { VERDICT_WORDS, VISIT_NAMES } from '#web/words/site-test/verdicts.ts';
import { HowToStop } from './how-to-stop.tsx';

const NOS = ['gpc', 'reject', 'optOut'] as const;

const AFTER_YES = new Set([
  'goes on after a yes and an opt-out',
  'stops after a yes and an opt-out',
]);

interface Tool {
  readonly id: string;
  readonly name: string;
  readonly purpose: string | undefined;
  readonly verdicts: readonly SiteFinding[];
  /** What it did after a yes in the banner and the no that followed. */
  readonly afterYes: readonly SiteFinding[];
  readonly waits: boolean;
  readonly seen: SiteFinding | undefined;
}

/** The tools of a test, those that still send first. */
function toolsOf({ findings }: SiteTest): Tool[] {
  const about = findings.filter(({ tool }) => tool !== undefined);
  const ids = [...new Set(about.map(({ tool }) => tool ?? ''))];
  const tools = ids.map((id) => {
    const own = about.filter(({ tool }) => tool === id);
    return {
      id,
      name: own.find(({ toolName }) => toolName !== undefined)?.toolName ?? id,
      purpose: own.find(({ toolPurpose }) => toolPurpose !== undefined)?.toolPurpose,
      verdicts: own.filter(({ finding }) => finding === 'tool still sends'),
      afterYes: own.filter(({ finding }) => AFTER_YES.has(finding)),
      waits: own.some(({ finding }) => finding === 'tool waits for a yes'),
      seen: own.find(({ finding }) => finding === 'tool seen'),
    };
  });
  const sends = ({ verdicts, afterYes }: Tool) =>
    [...verdicts, ...afterYes].some(({ verdict }) => verdict === 'still sends') ? 0 : 1;
  return tools
    .filter(({ verdicts, seen, waits }) => verdicts.length > 0 || seen !== undefined || waits)
    .toSorted((one, other) => sends(one) - sends(other));
}

const MARKS: Readonly<Record<NonNullable<SiteFinding['verdict']>, string>> = {
  'still sends': 'badge badge--late',
  'sends less': 'badge badge--differs',
  stopped: 'badge badge--done',
  'not seen': 'badge badge--not',
  'cannot tell': 'badge badge--ask',
};

function Verdict({ finding }: { finding: SiteFinding | undefined }) {
  if (finding?.verdict === undefined) return <span className="soft">Not tested</span>;
  return (
    <>
      <span className={MARKS[finding.verdict]}>{VERDICT_WORDS[finding.verdict]}</span>
      {finding.verdict === 'cannot tell' && <span className="hint">{finding.means}</span>}
    </>
  );
}

/** After a yes each way to say no has a line of its own. */
function AfterYes({ findings }: { findings: readonly SiteFinding[] }) {
  if (findings.length === 0) return <span className="soft">Not tested</span>;
  return findings.map(({ situation = 'plain', verdict = 'cannot tell' }) => (
    <span key={situation} className="cluster">
      <span className={MARKS[verdict]}>{VERDICT_WORDS[verdict]}</span>
      <span className="hint">{VISIT_NAMES[situation]}</span>
    </span>
  ));
}

interface Columns {
  readonly tested: readonly (typeof NOS)[number][];
  readonly hasYes: boolean;
}

const YES_THEN_NO = 'After a yes, then a no';

/** What stands in place of a verdict where there is none to give. */
const NOTHING_TO_STOP = 'Not an ad tool: nothing to stop here';
const WAITS = 'Waits for a yes: sent nothing';

function Row({ tool, tested, hasYes }: { tool: Tool } & Columns) {
  const { name, purpose, verdicts, afterYes, waits } = tool;
  return (
    <tr>
      <th scope="row">
        {name}
        {purpose !== undefined && <span className="hint">{purpose}</span>}
      </th>
      {tested.map((situation) => (
        <td key={situation} data-label={VISIT_NAMES[situation]}>
          {verdicts.length === 0 ? (
            <span className="soft">{waits ? WAITS : NOTHING_TO_STOP}</span>
          ) : (
            <Verdict finding={verdicts.find((one) => one.situation === situation)} />
          )}
        </td>
      ))}
      {hasYes && (
        <td data-label={YES_THEN_NO}>
          <AfterYes findings={afterYes} />
        </td>
      )}
    </tr>
  );
}

/** Each tool with what it did after each no, and how to stop what still sends. */
export function ToolTable({ test }: { test: SiteTest }) {
  const tools = toolsOf(test);
  const tested = NOS.filter((situation) =>
    test.visits.some((visit) => visit.situation === situation),
  );
  if (tools.length === 0) return null;
  const late = tools.filter(({ verdicts }) =>
    verdicts.some(({ verdict }) => verdict === 'still sends'),
  );
  const hasYes = tools.some(({ afterYes }) => afterYes.length > 0);
  return (
    <>
      {late.length > 0 && <HowToStop tools={late} likely={test.builder} />}
      <section className="stack-sm" aria-labelledby="tools">
        <h2 id="tools">Tools on your site</h2>

        <table className="table table--stack">
          <thead>
            <tr>
              <th scope="col">Tool</th>
              {tested.map((situation) => (
                <th key={situation} scope="col">
                  {VISIT_NAMES[situation]}
                </th>
              ))}
              {hasYes && <th scope="col">{YES_THEN_NO}</th>}
            </tr>
          </thead>
          <tbody>
            {tools.map((tool) => (
              <Row key={tool.id} tool={tool} tested={tested} hasYes={hasYes} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
