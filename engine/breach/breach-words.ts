/** The law on breaches in words: whom to tell from how many people on, and within what time. */
import { inFigures } from '#text/figures.ts';
import type { BreachNotice, NoticeTime } from '#law/schema.ts';

export const USUAL_TIME = 'without unreasonable delay';

export const timeWords = (when: NoticeTime) =>
  when.days === null ? when.words : `within ${when.days} ${when.unit} after ${when.after}`;

/** The laws say both "500 or more" and "more than 500". */
export const peopleFrom = (least: number) =>
  least % 10 === 1
    ? `more than ${inFigures(least - 1)} people`
    : `${inFigures(least)} people or more`;

export const ENCRYPTED_DATA: Readonly<Record<BreachNotice['encrypted'], string>> = {
  plain: 'Encrypted data is left out; ask the lawyer if the key may be gone too.',
  'unless key': 'Encrypted data is left out, unless the key went too.',
  redacted: 'Redacted data is left out; encryption is not named.',
};

export const BREACH_DELAY: Readonly<Record<BreachNotice['delay'], string>> = {
  police: 'The notice may wait while the police ask.',
  both: 'The notice may wait while the police ask, and to find the scope and mend the system.',
};
