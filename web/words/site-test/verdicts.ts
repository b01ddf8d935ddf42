/** Verdicts and ways to say no, in words for tables. */
import type { SiteVerdict } from '#engine/site/judgement/finding.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

/** How a visitor said no. */
export const SAID_NO: Readonly<Record<VisitSituation, string>> = {
  plain: 'no choice',
  gpc: 'with the signal of the browser',
  reject: 'after the refusal in the banner',
  optOut: 'after your opt-out link',
};

/** The same as the head of a column, or the name of a visit. */
export const VISIT_NAMES: Readonly<Record<VisitSituation, string>> = {
  plain: 'No choice',
  gpc: 'Browser signal',
  reject: 'Refusal in the banner',
  optOut: 'Opt-out link',
};

export const VERDICT_WORDS: Readonly<Record<SiteVerdict, string>> = {
  'still sends': 'Still sends',
  'sends less': 'Sends with a mark to limit its use',
  stopped: 'Stopped',
  'not seen': 'Not seen',
  'cannot tell': 'Cannot tell',
};
