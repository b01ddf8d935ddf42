/**
 * Facts from the tools that a business uses: only what the owner decided, never an assumed yes or
 * no.
 */

export type Rating = 'unlikely' | 'possible' | 'likely';
export type ToolRole = 'processor' | 'third party' | 'depends';
/** The owner's answer; undefined: not asked, or not answered. "unknown" is "I don't know". */
export type Decision = 'yes' | 'no' | 'unknown';

export interface ToolRatings {
  readonly role: ToolRole;
  readonly mayBeSale: Rating;
  readonly mayBeTargetedAdvertising: Rating;
}

/** For whom an owner has limited a tool. */
export type LimitScope = 'everyone' | 'those who opt out';

export interface ToolInUse extends ToolRatings {
  readonly id: string;
  /**
   * What the tool means once it is limited for everyone; left out if it can only be stopped
   * altogether.
   */
  readonly forEveryone?: ToolRatings | undefined;
  readonly limitedFor: readonly LimitScope[];
  readonly sale?: Decision | undefined;
  readonly ads?: Decision | undefined;
}

/** The owner's answers about everything outside the list. */
export interface BesidesTools {
  /** Is every tool in use on the list? */
  readonly complete?: Decision | undefined;
  /** Does the business sell or trade data in any other way? */
  readonly otherSale?: Decision | undefined;
  /** Does it use ads that follow people in any other way? */
  readonly otherAds?: Decision | undefined;
  /** Does any outside company handle data? Asked only where no tool on the list does. */
  readonly outsiders?: Decision | undefined;
}

type ToolReason =
  | 'tools'
  | 'other way'
  | 'nothing'
  /** Some tools wait for a decision. */
  | 'open tools'
  /** Tools may be missing from the list. */
  | 'incomplete'
  /** The question about other ways is open. */
  | 'other way open';

export interface ToolFinding {
  /** null: cannot tell. */
  readonly value: boolean | null;
  readonly reason: ToolReason;
  /** The tools that decided, or that wait for a decision. */
  readonly tools: readonly string[];
}

export interface ToolFindings {
  readonly sellsPersonalData: ToolFinding;
  readonly targetedAdvertising: ToolFinding;
  readonly usesProcessors: ToolFinding;
}

/**
 * What the tool means today. Honoring opt-outs does not change it, since the tool goes on for
 * everyone else.
 */
export function ratingToday(tool: ToolInUse): ToolRatings {
  return (tool.limitedFor.includes('everyone') && tool.forEveryone) || tool;
}

/** Whether the owner has to decide: an undecided rating never counts as yes or no. */
export const isOpen = (rating: Rating) => rating !== 'unlikely';

/**
 * What one tool means: "unlikely" is no unless the owner says otherwise; any other rating takes the
 * owner's answer.
 */
export function toolMeans(rating: Rating, decision: Decision | undefined): boolean | null {
  if (decision === 'yes') return true;
  if (decision === 'no') return false;
  return isOpen(rating) || decision === 'unknown' ? null : false;
}

export function findFromTools(tools: readonly ToolInUse[], besides: BesidesTools): ToolFindings {
  const sale = tools.map((tool): Meant => [
    tool.id,
    toolMeans(ratingToday(tool).mayBeSale, tool.sale),
  ]);
  const ads = tools.map((tool): Meant => [
    tool.id,
    toolMeans(ratingToday(tool).mayBeTargetedAdvertising, tool.ads),
  ]);
  return {
    sellsPersonalData: weigh(sale, besides.complete, besides.otherSale),
    targetedAdvertising: weigh(ads, besides.complete, besides.otherAds),
    usesProcessors: processors(tools, besides.outsiders),
  };
}

type Meant = [id: string, means: boolean | null];

/**
 * Yes as soon as one thing is yes; no only if everything is no and the owner says that there is
 * nothing else.
 */
function weigh(
  meant: readonly Meant[],
  complete: Decision | undefined,
  otherWay: Decision | undefined,
): ToolFinding {
  const that = (value: boolean | null) =>
    meant.filter(([, means]) => means === value).map(([id]) => id);
  const yes = that(true);
  if (yes.length > 0) return { value: true, reason: 'tools', tools: yes };
  if (otherWay === 'yes') return { value: true, reason: 'other way', tools: [] };
  const open = that(null);
  if (open.length > 0) return { value: null, reason: 'open tools', tools: open };
  if (complete !== 'yes') return { value: null, reason: 'incomplete', tools: [] };
  if (otherWay !== 'no') return { value: null, reason: 'other way open', tools: [] };
  return { value: false, reason: 'nothing', tools: [] };
}

/** A list can show that somebody handles data; only the owner can say that nobody does. */
function processors(tools: readonly ToolInUse[], outsiders: Decision | undefined): ToolFinding {
  const found = tools.filter((tool) => ratingToday(tool).role === 'processor').map(({ id }) => id);
  if (found.length > 0) return { value: true, reason: 'tools', tools: found };
  if (outsiders === 'yes') return { value: true, reason: 'other way', tools: [] };
  if (outsiders === 'no') return { value: false, reason: 'nothing', tools: [] };
  return { value: null, reason: 'other way open', tools: [] };
}
