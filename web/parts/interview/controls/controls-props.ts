/** The props of a question's controls: the question, the draft, and a function to change it. */
import type { StateCode } from '#law/codes.ts';
import type { Step } from '#engine/interview/steps.ts';
import type { CheckLaw } from '#web/parts/interview/law/view.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { TypedControls, AnswerTrouble } from './draft.ts';

export interface ControlsProps {
  step: Step;
  draft: TypedControls;
  onDraft: (part: TypedControls) => void;
  troubles: readonly AnswerTrouble[];
  say: Say;
  laws: readonly CheckLaw[];
  states: readonly StateCode[];
}
