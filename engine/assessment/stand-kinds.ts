/** Kinds of standing that pages, mails and files ask for. */
import type { Stand } from './stand.ts';

/** No work and no question: only a day to look again. */
export const isQuiet = ({ at }: Pick<Stand, 'at'>) => at !== 'settle' && at !== 'work';

/**
 * Whether a score and a risk may stand in sight: a law binds, no question comes first, and the
 * owner has settled a task. Before that both are low because nothing was begun.
 */
export const isScoreInSight = ({ at, laws, work }: Pick<Stand, 'at' | 'laws' | 'work'>) =>
  laws.binding > 0 && at !== 'settle' && work.done + work.notApplicable > 0;
