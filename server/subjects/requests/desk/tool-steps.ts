/** What to do in a tool about one person, for what was asked (reference/tool-steps.json). */
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { plainName } from '#documents/map/entries.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { ToolAct } from '#reference/schema-tool-steps.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { TOOL_STEPS } from '#reference/tool-steps.server.ts';

type Step = RequestWhole['checklist']['systems'][number]['steps'][number];

const COPIES: readonly ToolAct[] = ['find', 'export'];

/** What each thing asked takes in a tool; what is not named here is an opt-out. */
const TAKES: Readonly<Record<string, readonly ToolAct[]>> = {
  confirm: ['find'],
  access: COPIES,
  portability: COPIES,
  'third-party-list': ['find'],
  'question-profiling': COPIES,
  correct: ['find', 'correct'],
  delete: ['find', 'delete'],
};

/** A shorter id is also a word of other names, such as "kit" or "impact". */
const LEAST_OF_A_NAME = 6;

/** The tool that goes by a name: "Shopify", or "our Shopify shop". */
export function toolNamed(name: string): Tool | undefined {
  const plain = plainName(name);
  return (
    TOOLS.find((tool) => plain === plainName(tool.name) || plain === tool.id) ??
    TOOLS.find(
      ({ id }) =>
        id in TOOL_STEPS.tools && id.length >= LEAST_OF_A_NAME && `-${plain}-`.includes(`-${id}-`),
    )
  );
}

/** Whether an opt-out changes anything in the tool: it may sell data, or show ads by it. */
const concernsOptOuts = ({ mayBeSale, mayBeTargetedAdvertising }: Tool) =>
  mayBeSale !== 'unlikely' || mayBeTargetedAdvertising !== 'unlikely';

/** Whether a page is the maker's own: on its host, and not written by members of its community. */
export function isMakersPage(url: string): boolean {
  const { host, pathname } = new URL(url);
  const isTheirs = TOOL_STEPS.makers.some((maker) => host === maker || host.endsWith(`.${maker}`));
  return isTheirs && !/^community\.|\/community\//.test(`${host}${pathname}`);
}

const sourced = (source: string | undefined) => ({
  source: source ?? null,
  byMaker: source !== undefined && isMakersPage(source),
});

const stopOf = ({ whatToSwitch, confirmed, sources }: Tool): Step => ({
  act: 'stop',
  text: whatToSwitch,
  ...sourced(confirmed.includes('whatToSwitch') ? sources[0] : undefined),
});

/** The steps for these things asked, in the order in which they are done. */
export function stepsIn(tool: Tool, asked: readonly string[]): Step[] {
  const own = TOOL_STEPS.tools[tool.id] ?? {};
  const acts = new Set(asked.flatMap((type) => TAKES[type] ?? []));
  const optsOut = asked.some((type) => !(type in TAKES));
  return [
    ...[...acts].map((act) => ({
      act,
      text: own[act]?.do ?? TOOL_STEPS.general[act],
      ...sourced(own[act]?.source),
    })),
    ...(optsOut && concernsOptOuts(tool) ? [stopOf(tool)] : []),
  ];
}
