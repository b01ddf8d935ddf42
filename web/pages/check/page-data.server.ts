/** The parts of the laws that the check needs: prongs, exemptions that answers settle, duties that stay. */
import { FACT_BOOK, LABELS_ES, LAWS } from '#law/corpus.server.ts';
import { pointersIn } from '#law/everywhere.ts';
import { inSpanish } from '#law/in-spanish.ts';
import type { LawRecord } from '#law/schema.ts';
import { shownParts } from '#law/shown.ts';
import type { Page } from '#web/pages.ts';
import { stateNameIn } from '#web/words/states.ts';
import { dutyFile } from '#web/builder/duty-data.server.ts';
import { helperFiles } from '#web/builder/helper-data.server.ts';
import type { CheckLaw, CheckView } from './view.ts';

function checkLaw(law: LawRecord): CheckLaw {
  const { state, name, slug, effective, checkedTo } = law;
  const { prongs, deciding, outside, requirements, doubts } = shownParts(law);
  return {
    state,
    name,
    slug,
    effective,
    checkedTo,
    law: { ...law.law, abbreviation: '', bill: '' },
    applicability: { nexus: { text: '', cite: '' }, prongs: prongs.map(bare) },
    exemptions: [...deciding, ...outside].map(bare),
    requirements: requirements.map((requirement) => ({ ...requirement, text: '', evidence: '' })),
    doubts: [...doubts],
  };
}

function bare<T extends { note?: string | undefined }>(part: T): T {
  return { ...part, note: undefined };
}

/** Labels and name in Spanish; citations are unchanged. */
const lawInSpanish = (law: LawRecord): LawRecord => ({
  ...inSpanish(law, LABELS_ES),
  name: stateNameIn('es', law.state),
});

export function data(page: Page): CheckView {
  const language = page.language ?? 'en';
  const spoken = language === 'es' ? LAWS.map((law) => lawInSpanish(law)) : LAWS;
  return {
    language,
    laws: spoken.map(checkLaw),
    facts: {
      ...FACT_BOOK,
      facts: FACT_BOOK.facts.map((fact) => ({
        ...fact,
        question: '',
        help: '',
        why: '',
        typical: null,
        profile: [],
        states: [],
        usedIn: {},
      })),
    },
    everywhere: pointersIn(language),
    drawn: FACT_BOOK.reviewed,
    aidFiles: helperFiles(language),
    dutyFile: dutyFile(),
  };
}
