/** Which screen of the check is open, and how the address writes it (`at`). */
import { STEPS, type StepId } from '#engine/interview/steps.ts';

export type AidName = 'size' | 'tools' | 'count';

/** The screen of the check: the next open question, or one that the owner chose. */
export type Place =
  | { readonly screen: 'next' | 'review' | 'result' }
  | { readonly screen: 'edit'; readonly step: StepId }
  | { readonly screen: 'aid'; readonly aid: AidName };

export const NEXT: Place = { screen: 'next' };

const AIDS: readonly string[] = ['size', 'tools', 'count'] satisfies AidName[];
/** Whether a name from an address is that of a helper. */
export const isAid = (name: string): name is AidName => AIDS.includes(name);

const STEP_IDS: readonly string[] = [
  'states',
  ...STEPS.map(({ id }) => id),
  'kinds',
] satisfies StepId[];
const isStep = (id: string): id is StepId => STEP_IDS.includes(id);

/** The place as `at` has it: review, result, edit:<step>, aid:<name>; '' for the next question. */
export function placeText(place: Place): string {
  switch (place.screen) {
    case 'next':
      return '';
    case 'edit':
      return `edit:${place.step}`;
    case 'aid':
      return `aid:${place.aid}`;
    default:
      return place.screen;
  }
}

/** Reads it again; the next question where `at` names no place. */
export function readPlace(text: string): Place {
  const [screen, of = ''] = text.split(':');
  if (screen === 'review' || screen === 'result') return { screen };
  if (screen === 'edit' && isStep(of)) return { screen, step: of };
  if (screen === 'aid' && isAid(of)) return { screen, aid: of };
  return NEXT;
}
