/** The words of the check's helpers in English; the Spanish ones have the same keys. */
import { COUNT_EN } from './en-count.ts';
import { SIZE_EN } from './en-size.ts';
import { TOOLS_EN } from './en-tools.ts';

const COMMON = {
  back: 'Back',
  backToQuestion: 'Back to the question',
  next: 'Continue',
  yes: 'Yes',
  no: 'No',
  unknown: 'I don’t know',
  startOver: 'Start over',
  errorTitle: 'There is a problem',
  stays: 'What you enter stays in your browser.',
  cannotTell: 'Cannot tell yet',
};

export const EN = { common: COMMON, size: SIZE_EN, tools: TOOLS_EN, count: COUNT_EN };
export type HelperWords = typeof EN;
