/** What to do about a tool, in plain steps for the site builder that the owner uses. */
import type { SiteBuilderBook } from '#reference/site-builders.ts';
import type { Tool } from '#reference/schema-tools.ts';

type Builder = Pick<SiteBuilderBook['builders'][number], 'name' | 'tags'>;

/** Steps in order, with what could not be checked. */
export interface ToolSteps {
  readonly steps: readonly string[];
  readonly source: string | null;
  readonly doubt?: string | undefined;
}

/** First the switch of the tool itself, then where it stands in the site, then the test again. */
export function whatToDo(
  tool: Pick<Tool, 'name' | 'whatToSwitch'> | undefined,
  builder: Builder | undefined,
): ToolSteps {
  const own = tool
    ? [tool.whatToSwitch]
    : ['Find out who added this company to your site, and why.'];
  const placed = builder?.tags.steps ?? [
    'Find where the tool’s code stands: in your site’s template, a plugin, or a tag manager.',
    'Hold it back for people who say no, or take it out.',
  ];
  return {
    steps: [...own, ...placed, 'Test your site again.'],
    source: builder?.tags.source ?? null,
    doubt: builder?.tags.doubt,
  };
}
