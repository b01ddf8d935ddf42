/**
 * Matters of which the words of a passage speak, as a program finds them without knowing a record.
 * A check holds the records against them: what our words name, a passage names, or `lacks` does.
 */

/** By which of the law's words a matter is known; the words are those of `wordsOnly`. */
const WORDS_OF_LAW = {
  'takes out':
    /\bnot apply\b|\bexempt from\b|\bexempt\b|\bdoes not include\b|\bnot a small business\b/,
  'only so far': /\bonly\b|\bexcept to the extent\b|\bapplies? only\b/,
  appeal: /\bappeal/,
  complaint: /\bcomplaint\b|\bcontact the attorney general\b|\bdepartment of justice\b/,
  free: /\bfree of charge\b/,
  agent: /\bagent\b|\banother person\b/,
  parent: /\bparent/,
  confidentiality: /\bconfidential/,
  deletion: /\bdelet/,
  proof: /\bdemonstrate\b|\bverify that the processor\b|\breasonable and appropriate steps\b/,
  assessment: /\bassess|\baudit/,
  subcontractor: /\bsubcontract/,
  'both sides': /\b(?:rights and (?:obligations|duties)|sold or disclosed)\b/,
  duration: /\bduration\b/,
  money: /\bmonetary\b/,
  injunction: /\binjuncti|\benjoin|\bequitable\b/,
  restitution: /\brestitution\b/,
  costs: /\bexpenses\b|\bcosts\b|\battorney s? ?fees\b/,
  'known child':
    /\bpersonal (?:data|information) (?:collected )?(?:from|of|concerning) (?:a )?(?:known )?child|\bchild s personal data\b/,
  'consent defined': /\baffirmative act\b|\bfreely given\b/,
  'attorney general': /\battorney general\b/,
  loyalty: /\bloyalty\b/,
} as const;

export type ReadingTopic = keyof typeof WORDS_OF_LAW;

export const READING_TOPICS = Object.keys(WORDS_OF_LAW) as [ReadingTopic, ...ReadingTopic[]];

/** The matters of a passage, given in the words of `wordsOnly`. */
export const topicsIn = (words: string): ReadingTopic[] =>
  READING_TOPICS.filter((topic) => WORDS_OF_LAW[topic].test(words));
