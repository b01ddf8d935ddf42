/** The laws in the page's language, and what the result needs besides. */
import { LABELS_ES, LAWS } from '#law/corpus.server.ts';
import { registersIn } from '#law/broker-registers.ts';
import { withSmallFacts } from '#engine/small-laws/small-facts.ts';
import { SMALL_FACTS } from '#engine/words/small-facts.ts';
import { inSpanish } from '#law/in-spanish.ts';
import type { LawRecord } from '#law/schema.ts';
import type { Page } from '#web/words/page-row.ts';
import { dutyFile } from './result/duty-data.server.ts';
import type { CheckView } from '#web/parts/interview/law/view.ts';
import { interviewLaw, interviewView } from '#web/parts/interview/law/view.server.ts';
import { smallLawFile } from '#web/parts/small-laws/small-data.server.ts';
import { stateNameIn } from '#law/codes.ts';

/** Labels and name in Spanish; citations are unchanged. */
const lawInSpanish = (law: LawRecord): LawRecord => ({
  ...inSpanish(law, LABELS_ES),
  name: stateNameIn('es', law.state),
});

export function data(page: Page): CheckView {
  const language = page.language ?? 'en';
  const spoken = language === 'es' ? LAWS.map((law) => lawInSpanish(law)) : LAWS;
  const view = interviewView(language);
  return {
    ...view,
    facts: withSmallFacts(view.facts, SMALL_FACTS),
    laws: spoken.map(interviewLaw),
    smallLawFile: smallLawFile(language),
    registers: registersIn(language),
    dutyFile: dutyFile(),
  };
}
