/** Where a business stands, in one or two sentences: the same on every page and in every mail. */
import { list, longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import type { Stand } from './stand.ts';

/** At most this many states are named. */
const NAMED = 3;

const namesOf = (names: readonly string[]) =>
  names.length > NAMED
    ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more states`]
    : names;

/** How many answers are missing, in a few words: the same number as in the sentence. */
export const missingWords = ({ settling }: Pick<Stand, 'settling'>): string => {
  if (settling === null) return 'none needed';
  return settling.answers === 1 ? '1 question open' : `up to ${settling.answers} questions open`;
};

/** " From January 1, 2027 the law of Delaware binds you.": nothing where no such day is known. */
export function bindsWords({ binds }: Stand): string {
  if (binds === null) return '';
  const one = binds.stateNames.length === 1;
  return ` From ${longDate(binds.on)} the ${one ? 'law' : 'laws'} of ${list(namesOf(binds.stateNames))} ${one ? 'binds' : 'bind'} you.`;
}

function settleWords(stand: Stand): string {
  const { laws, settling } = stand;
  const bound =
    laws.binding === 0
      ? `No law with a size test surely binds you yet.${bindsWords(stand)}`
      : `${plural(laws.binding, 'law binds', 'laws bind')} you.`;
  if (settling === null) return bound;
  const { answers, minutes, stateNames, tasks } = settling;
  const decided = [...namesOf(stateNames), ...(tasks > 0 ? [plural(tasks, 'task')] : [])];
  const asked = answers === 1 ? 'One question' : `Up to ${answers} questions`;
  return `${bound} ${asked}, about ${plural(minutes, 'minute')}, ${answers === 1 ? 'decides' : 'decide'} ${list(decided)}.`;
}

/** "6 tasks, about 48 hours. 3 more may be owed." */
export function workWords({ sure, maybe }: Stand['work']): string {
  const hours = (each: number) => `about ${plural(Math.round(each), 'hour')}`;
  const first =
    sure.tasks > 0 ? `${plural(sure.tasks, 'task')}, ${hours(sure.hours)} of work.` : '';
  if (maybe.tasks === 0) return first;
  if (first === '') return `${plural(maybe.tasks, 'task')} may be owed, ${hours(maybe.hours)}.`;
  return `${first} ${maybe.tasks} more may be owed.`;
}

/** "All 6 tasks are done.", "5 tasks are done, and one does not apply." */
function doneWords({ done, notApplicable }: Stand['work']): string {
  const apart = `${notApplicable === 1 ? 'one does' : `${notApplicable} do`} not apply`;
  if (done === 0)
    return notApplicable === 1
      ? 'You marked your one task as not applicable.'
      : `You marked all ${notApplicable} tasks as not applicable.`;
  if (notApplicable > 0) return `${plural(done, 'task is', 'tasks are')} done, and ${apart}.`;
  return `${done === 1 ? 'Your one task is' : `All ${done} tasks are`} done.`;
}

/** "Look again on January 1, 2027, when the law of Iowa changes" */
export function lookAgainWords({ lookAgain: { on, stateName } }: Stand): string {
  const why =
    stateName === null
      ? 'as your numbers are a year old then'
      : `when the law of ${stateName} changes`;
  return `Look again on ${longDate(on)}, ${why}, or sooner if you work in another state, serve many more people, or sell or share personal data.`;
}

/** The sentence of the box. */
export function standWords(stand: Stand): string {
  const { at, laws, work, keep } = stand;
  if (at === 'settle') return settleWords(stand);
  if (at === 'work') return workWords(work);
  if (at === 'unclear')
    return `We cannot tell whether ${plural(laws.open, 'law binds', 'laws bind')} you: a point of law decides it, no answer of yours. Read below what it turns on.`;
  if (at === 'done') return `${doneWords(work)}${bindsWords(stand)}`;
  if (at === 'keep')
    return `${keep.length === 1 ? 'One duty stays' : `${keep.length} duties stay`}. There is nothing to do but keep to ${keep.length === 1 ? 'it' : 'them'}.${bindsWords(stand)}`;
  return `You owe nothing under the laws with a size test today.${bindsWords(stand)}`;
}
