/** What the truths of all sets say of a tool, in words that they share. */
import type { SiteVerdict } from '#engine/site/finding.ts';
import type { Verdicts } from './truths.ts';

export const STILL: readonly SiteVerdict[] = ['still sends'];
export const LESS: readonly SiteVerdict[] = ['sends less'];
export const STOPPED: readonly SiteVerdict[] = ['stopped'];
export const UNKNOWN: readonly SiteVerdict[] = ['cannot tell'];

/** Does not hear the signal; its link works. */
export const deaf: Verdicts = { gpc: STILL, optOut: STOPPED };
/** The same, and its banner can be refused. */
export const refused: Verdicts = { ...deaf, reject: STOPPED };
