/** The laws with all that an answer decides, and what the profile tells. */
import { LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { askingLaw, interviewView } from '#web/parts/interview/law/view.server.ts';
import type { Page } from '#web/words/page-row.ts';
import type { QuestionsView } from './view.ts';

export const data = ({ language }: Pick<Page, 'language'>): QuestionsView => ({
  ...interviewView(language ?? 'en'),
  laws: LAWS.map(askingLaw),
  sensitive: { ...SENSITIVE_BOOK, note: '', dataTypes: [] },
});
