/** What the truths of all sets say of a tool, in words that they share. */
import type { SiteVerdict } from '#engine/site/judgement/finding.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

/** By situation: what has to be said of a tool; where two are true, the first is the better one. */
export type Verdicts = Partial<Record<Exclude<VisitSituation, 'plain'>, readonly SiteVerdict[]>>;

export const STILL: readonly SiteVerdict[] = ['still sends'];
export const LESS: readonly SiteVerdict[] = ['sends less'];
export const STOPPED: readonly SiteVerdict[] = ['stopped'];
export const UNKNOWN: readonly SiteVerdict[] = ['cannot tell'];

/** Does not hear the signal; its link works. */
export const deaf: Verdicts = { gpc: STILL, optOut: STOPPED };
/** The same, and its banner can be refused. */
export const refused: Verdicts = { ...deaf, reject: STOPPED };
/** Hears the signal and the link. */
export const heard: Verdicts = { gpc: STOPPED, optOut: STOPPED };
