import type { FINDINGS, KIT_SAYS, SITE_VERDICTS } from '#engine/words/site.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

/** What can be said of a tool after a situation. */
export type SiteVerdict = (typeof SITE_VERDICTS)[number];

/** What can be said of a tool once a stop kit was pasted. */
export type KitSays = (typeof KIT_SAYS)[number];

export type FindingName = (typeof FINDINGS)[number];

/** One thing found. `tool` is an id of reference/tools.json or an advertising company's own. */
export interface Finding {
  readonly finding: FindingName;
  readonly tool?: string | undefined;
  readonly situation?: VisitSituation | undefined;
  readonly verdict?: SiteVerdict | undefined;
  /** One line each, plain enough for an owner: `GET www.facebook.com/tr (ev, id)`. */
  readonly evidence: readonly string[];
  /** Why a verdict is `cannot tell`. */
  readonly why?: string | undefined;
}
