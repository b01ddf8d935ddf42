/**
 * The interview's data from the build: of each law only its tests and the duties that it asks
 * about.
 */
import type { StateCode } from '#law/codes.ts';
import type { ShownRegister } from '#law/broker-registers.ts';
import type { FactBook } from '#law/schema.ts';
import type { LawTests } from '#engine/rules/applicability.ts';
import type { Language } from '#web/parts/check-helpers/loading/found.ts';
import type { HelperFiles } from '#web/parts/check-helpers/loading/data-files.ts';

export interface CheckLaw extends LawTests {
  readonly state: StateCode;
  readonly slug: string;
}

export interface InterviewView {
  readonly language: Language;
  /** Names and labels in the page's language. */
  readonly laws: readonly CheckLaw[];
  /** Without the texts of the questions: the interview has its own. */
  readonly facts: FactBook;
  /** The day on which the records were last checked; the page is rendered for it. */
  readonly drawn: string;
  readonly aidFiles: HelperFiles;
}

export interface CheckView extends InterviewView {
  /** The address of the laws without a size test (web/parts/small-laws/small-data.ts). */
  readonly smallLawFile: string;
  readonly registers: readonly ShownRegister[];
  /** The address of what the laws ask for (web/pages/check/result/duty-data.ts). */
  readonly dutyFile: string;
}
