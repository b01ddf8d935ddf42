/** What a kit holds on one site, and what it cannot: from the result of a test, or from a list. */
import type { KitTool } from './kit-tools.ts';
import { seenPlaces } from './seen-places.ts';
import { type SiteLink, siteLink } from './site-link.ts';
import type { TestResult } from './test-result.ts';

interface BlockedTool {
  readonly tool: KitTool;
  /** Its own places, and those at which the test saw it besides. */
  readonly places: readonly string[];
}

/** A tool that goes on, why, and what to do. */
interface LeftTool {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly instead?: string | undefined;
}

export interface KitPlan {
  readonly held: readonly BlockedTool[];
  readonly free: readonly LeftTool[];
  /** The opt-out link that the site has already. */
  readonly siteLink?: SiteLink | undefined;
}

const NOT_JUDGED =
  'It is not likely to sell data or to aim ads, so an opt-out does not reach it. The kit leaves it alone.';
const NOWHERE = 'We do not know where it sends, so the kit cannot hold it.';
const SERVER =
  'Your own server gets an advertising identifier. What it passes on cannot be seen or held in a browser.';

/** A host alone, so that nothing of a file that anybody wrote can stand where a place stands. */
const PLACE = /^(?:\.?[a-z0-9-]+(?:\.(?:[a-z0-9-]+|\*))+)?(?:\/[A-Za-z0-9_.~*=/-]*)?$/;
const MOST_PLACES = 400;
const ID = /^[\w.-]{1,60}$/;

const OF_TOOLS: ReadonlySet<string> = new Set([
  'tool still sends',
  'tool seen',
  'tool waits for a yes',
  'goes on after a yes and an opt-out',
  'session recording',
  "tool hides behind the site's own name",
]);

function planOne(tool: KitTool, evidence: readonly string[], url: string): BlockedTool | LeftTool {
  const { id, name, cannot } = tool;
  if (!tool.judged) return { id, name, why: NOT_JUDGED };
  // with nothing to hold by, what the test saw may be what the site needs
  if (cannot) return { id, name, ...cannot };
  const seen = seenPlaces(evidence, tool.places, url);
  return { tool, places: [...tool.places, ...seen] };
}

/** What was seen of each tool, by its id, in the order of letters. */
function evidenceByTool({ findings }: TestResult): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const { finding, tool, evidence = [] } of findings)
    if (tool !== undefined && ID.test(tool) && OF_TOOLS.has(finding))
      seen.set(tool, [...(seen.get(tool) ?? []), ...evidence]);
  return new Map([...seen].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** A tool that no list has: held by what was seen of it alone. */
const stranger = (id: string): KitTool => ({
  id,
  name: id,
  judged: true,
  places: [],
  stored: [],
});

/**
 * From the result of a test. `more`: tools that the owner's data map names and the test did not
 * meet.
 */
export function planFromResult(
  result: TestResult,
  tools: readonly KitTool[],
  more: readonly string[] = [],
): KitPlan {
  const known = new Map(tools.map((tool) => [tool.id, tool]));
  const seen = evidenceByTool(result);
  for (const id of more) if (known.get(id)?.judged && !seen.has(id)) seen.set(id, []);
  const planned = [...seen].map(([id, evidence]) =>
    planOne(known.get(id) ?? stranger(id), evidence, result.url),
  );
  const server = result.findings.some(
    ({ finding }) => finding === 'own server gets an ad identifier',
  );
  return { ...sorted(planned, server ? [SERVER_SIDE] : []), siteLink: siteLink(result) };
}

const SERVER_SIDE: LeftTool = {
  id: 'own-server',
  name: 'What your own server sends',
  why: SERVER,
  instead:
    'Let your server read the cookie statewise_choice. Where it says "out", send nothing to ad companies: no Conversions API, no Events API, no list of customers.',
};

/** From tools that somebody chose; what was ticked is held, also where no opt-out reaches it. */
export const planFromList = (chosen: readonly KitTool[]): KitPlan =>
  sorted(chosen.map((tool) => planOne({ ...tool, judged: true }, [], 'https://site.invalid/')));

function sorted(
  planned: readonly (BlockedTool | LeftTool)[],
  also: readonly LeftTool[] = [],
): KitPlan {
  const held: BlockedTool[] = [];
  const free: LeftTool[] = [...also];
  for (const each of planned)
    if (!('tool' in each)) free.push(each);
    else {
      const places = each.places.filter((place) => PLACE.test(place)).slice(0, MOST_PLACES);
      if (places.length > 0) held.push({ tool: each.tool, places });
      else free.push({ id: each.tool.id, name: each.tool.name, why: NOWHERE });
    }
  return { held, free };
}
