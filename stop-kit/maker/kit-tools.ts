/** The tools that a kit can hold, made from the book of signs, of tools and of places. */
import type { BlockedPlaceBook } from '#reference/blocked-places.ts';
import type { AdvertisingCompanies, SiteSigns } from '#reference/schema-site-signs.ts';
import type { Tool } from '#reference/schema-tools.ts';

/** One tool as the maker knows it. */
export interface KitTool {
  readonly id: string;
  readonly name: string;
  /** An opt-out of sale or targeted advertising reaches it. */
  readonly judged: boolean;
  /** Empty where it cannot be held. */
  readonly places: readonly string[];
  readonly stored: readonly string[];
  /** Why it cannot be held, and what to do instead. */
  readonly cannot?: { readonly why: string; readonly instead: string } | undefined;
}

export interface KitBook {
  readonly signs: Pick<SiteSigns, 'tools' | 'recorders'>;
  readonly tools: readonly Tool[];
  readonly companies: AdvertisingCompanies['companies'];
  readonly places: BlockedPlaceBook;
}

const UNKNOWN = 'We know no address that is its own alone.';

/** As the judgement of a site has it (docs/decisions/0093-verdicts-on-a-site.md). */
const isJudgedTool = ({ mayBeSale, mayBeTargetedAdvertising }: Tool): boolean =>
  mayBeSale !== 'unlikely' || mayBeTargetedAdvertising === 'likely';

function cannotHold(tool: Tool, { cannot, ofCategory }: BlockedPlaceBook): KitTool['cannot'] {
  const own = cannot.find(({ tool: id }) => id === tool.id);
  if (own) return { why: own.why, instead: own.instead };
  return { why: ofCategory[tool.category] ?? UNKNOWN, instead: tool.whatToSwitch };
}

/** All of them, in the order of names. */
export function kitTools({ signs, tools, companies, places }: KitBook): KitTool[] {
  const held = new Map(places.tools.map((each) => [each.tool, each]));
  const placed = (id: string) => {
    const { places: at = [], stored = [], alsoStored = [] } = held.get(id) ?? {};
    return { places: at, stored: [...stored, ...alsoStored] };
  };
  const listed = tools
    .filter(({ id, onSite }) => onSite || held.has(id))
    .map((tool): KitTool => {
      const at = placed(tool.id);
      const cannot = at.places.length > 0 ? undefined : cannotHold(tool, places);
      return { id: tool.id, name: tool.name, judged: isJudgedTool(tool), ...at, cannot };
    });
  const named = signs.tools.flatMap(({ tool, name }): KitTool[] =>
    name === undefined ? [] : [{ id: tool, name, judged: true, ...placed(tool) }],
  );
  const recorders = signs.recorders.map(({ id, name, hosts }): KitTool => ({
    id,
    name,
    judged: false,
    places: hosts,
    stored: [],
  }));
  const known = new Set([...listed, ...named, ...recorders].map(({ id }) => id));
  const others = companies
    .filter(([id]) => !known.has(id))
    .map(([id, name, hosts]): KitTool => ({ id, name, judged: true, places: hosts, stored: [] }));
  return [...listed, ...named, ...recorders, ...others].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}
