/** The parts of the laws and facts that the interview needs. */
import { FACT_BOOK } from '#law/corpus.server.ts';
import type { LawRecord, Requirement } from '#law/schema.ts';
import { shownParts } from '#law/check-parts.ts';
import { helperFiles } from '#web/parts/check-helpers/loading/helper-data.server.ts';
import type { Language } from '#web/parts/check-helpers/loading/found.ts';
import type { CheckLaw, InterviewView } from './view.ts';

/** Prongs, exemptions that answers settle, and the duties that may stay. */
export function interviewLaw(law: LawRecord): CheckLaw {
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
    requirements: requirements.map(untold),
    doubts: [...doubts],
  };
}

/** The same with every duty that an answer decides, and without what only a result says. */
export function askingLaw(law: LawRecord): CheckLaw {
  const kept = new Set(shownParts(law).requirements.map(({ id }) => id));
  return {
    ...interviewLaw(law),
    requirements: law.requirements
      .filter(({ id, when, advice }) => kept.has(id) || (when !== undefined && !advice))
      .map((requirement) => ({ ...untold(requirement), title: '', cite: '' })),
    doubts: [],
  };
}

const untold = (requirement: Requirement): Requirement => ({
  ...requirement,
  text: '',
  evidence: '',
});

function bare<T extends { note?: string | undefined }>(part: T): T {
  return { ...part, note: undefined };
}

/** What every interview has. The texts of the questions are its own. */
export const interviewView = (language: Language): Omit<InterviewView, 'laws'> => ({
  language,
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
  drawn: FACT_BOOK.reviewed,
  aidFiles: helperFiles(language),
});
