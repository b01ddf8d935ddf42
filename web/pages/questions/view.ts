import type { SensitiveBook } from '#law/schema.ts';
import type { InterviewView } from '#web/parts/interview/law/view.ts';

export interface QuestionsView extends InterviewView {
  /** Which kinds of data of the profile are sensitive in which state. */
  readonly sensitive: SensitiveBook;
}
