/** What to do about a tool, in plain steps for the site builder that the owner uses. */
import { list } from '#text/english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import type { SiteBuilderBook } from '#reference/site-builders.ts';
import type { Tool } from '#reference/schema-tools.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

type Verdict = Pick<Finding, 'situation' | 'verdict'>;
type Builder = Pick<SiteBuilderBook['builders'][number], 'name' | 'tags'>;

/** Steps in order, with what could not be checked. */
export interface ToolSteps {
  readonly steps: readonly string[];
  readonly source: string | null;
  readonly doubt?: string | undefined;
}

const WAYS: Readonly<Partial<Record<VisitSituation, string>>> = {
  gpc: 'the browser signal (Global Privacy Control)',
  reject: 'the refusal in your banner',
  optOut: 'your opt-out link',
};

/** Where one way to say no stops a tool and another does not, the shortest way is to join them. */
function joined(verdicts: readonly Verdict[]): string[] {
  const having = (wanted: Finding['verdict']) =>
    verdicts.flatMap(({ situation, verdict }) =>
      verdict === wanted && situation !== undefined ? (WAYS[situation] ?? []) : [],
    );
  const [works, sends] = [having('stopped'), having('still sends')];
  if (works.length === 0 || sends.length === 0) return [];
  const stops = works.length === 1 ? 'stops' : 'stop';
  return [
    `${capital(list(works))} already ${stops} it. Let ${list(sends)} do the same: often that is one setting of your consent tool.`,
  ];
}

/**
 * First what already works and may be joined, then the switch of the tool itself, where it stands
 * in the site, and the test again. `verdicts`: what the tool did after each no.
 */
export function whatToDo(
  tool: Pick<Tool, 'name' | 'whatToSwitch'> | undefined,
  builder: Builder | undefined,
  verdicts: readonly Verdict[] = [],
): ToolSteps {
  const shortest = joined(verdicts);
  const own = tool
    ? [
        shortest.length === 0
          ? tool.whatToSwitch
          : `If there is no such setting: ${lowerFirst(tool.whatToSwitch)}`,
      ]
    : ['Find out who added this company to your site, and why.'];
  const placed = builder?.tags.steps ?? [
    'Find where the tool’s code stands: in your site’s template, a plugin, or a tag manager.',
    'Hold it back for people who say no, or take it out.',
  ];
  return {
    steps: [...shortest, ...own, ...placed, 'Test your site again.'],
    source: builder?.tags.source ?? null,
    doubt: builder?.tags.doubt,
  };
}
