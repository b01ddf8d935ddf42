/** The laws with all that an answer decides, and what the profile tells. */
import { LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { askingLaw, interviewView } from '#web/parts/interview/law/view.server.ts';
import type { QuestionsView } from './view.ts';

export const data = (): QuestionsView => ({
  ...interviewView('en'),
  laws: LAWS.map(askingLaw),
  sensitive: { ...SENSITIVE_BOOK, note: '', dataTypes: [] },
});
