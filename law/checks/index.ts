/** All checks of the law data, in the order in which they are reported. */
import type { Check } from './check.ts';
import { check as breachNoticesSound } from './breach-notices-sound.ts';
import { check as brokersSound } from './brokers-sound.ts';
import { check as countsHold } from './counts-hold.ts';
import { check as cureTermsSound } from './cure-terms-sound.ts';
import { check as calendarDates } from './calendar-dates.ts';
import { check as casesConsistent } from './cases-consistent.ts';
import { check as casesCover } from './cases-cover.ts';
import { check as casesRefer } from './cases-refer.ts';
import { check as cited } from './cited.ts';
import { check as codesMatch } from './codes-match.ts';
import { check as controlsKnown } from './controls-known.ts';
import { check as controlsOrdered } from './controls-ordered.ts';
import { check as countingWords } from './counting-words.ts';
import { check as doubtsAbout } from './doubts-about.ts';
import { check as effectiveAfterEnacted } from './effective-after-enacted.ts';
import { check as endedSucceeded } from './ended-succeeded.ts';
import { check as enoughRequirements } from './enough-requirements.ts';
import { check as factsFit } from './facts-fit.ts';
import { check as guideFiguresReconciled } from './guide-figures-reconciled.ts';
import { check as idsOfTheirState } from './ids-of-their-state.ts';
import { check as idsUnique } from './ids-unique.ts';
import { check as implicationsAgree } from './implications-agree.ts';
import { check as labelsTranslated } from './labels-translated.ts';
import { check as limitedOwed } from './limited-owed.ts';
import { check as lookAgainSound } from './look-again-sound.ts';
import { check as officialPages } from './official-pages.ts';
import { check as plainOfIds } from './plain-of-ids.ts';
import { check as readingsCarry } from './readings-carry.ts';
import { check as readingsSound } from './readings-sound.ts';
import { check as recommendationsSound } from './recommendations-sound.ts';
import { check as referencesExist } from './references-exist.ts';
import { check as requestsAsRecorded } from './requests-as-recorded.ts';
import { check as requestsSound } from './requests-sound.ts';
import { check as rulesFit } from './rules-fit.ts';
import { check as sensitiveComplete } from './sensitive-complete.ts';
import { check as smallLawsSound } from './small-laws-sound.ts';
import { check as timelineSorted } from './timeline-sorted.ts';
import { check as versionsAdjacent } from './versions-adjacent.ts';
import { check as vocabularyMatch } from './vocabulary-match.ts';
import { check as withinTheLaw } from './within-the-law.ts';

export const CHECKS: readonly Check[] = [
  breachNoticesSound,
  brokersSound,
  cureTermsSound,
  calendarDates,
  casesConsistent,
  casesCover,
  casesRefer,
  cited,
  codesMatch,
  controlsKnown,
  controlsOrdered,
  countingWords,
  countsHold,
  doubtsAbout,
  effectiveAfterEnacted,
  endedSucceeded,
  enoughRequirements,
  factsFit,
  guideFiguresReconciled,
  idsOfTheirState,
  idsUnique,
  implicationsAgree,
  labelsTranslated,
  limitedOwed,
  lookAgainSound,
  officialPages,
  plainOfIds,
  readingsCarry,
  readingsSound,
  recommendationsSound,
  referencesExist,
  requestsAsRecorded,
  requestsSound,
  rulesFit,
  sensitiveComplete,
  smallLawsSound,
  timelineSorted,
  versionsAdjacent,
  vocabularyMatch,
  withinTheLaw,
];
