/** The laws as the check needs them: tests, exemptions that answers settle, duties that stay. */
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { pointersIn } from '#law/everywhere.ts';
import type { LawRecord } from '#law/schema.ts';
import type { Page } from '#web/pages.ts';
import { STAYING_ES } from '#web/words/check/staying-es.ts';
import { helperFiles } from '#web/builder/helper-data.server.ts';
import type { CheckLaw, CheckView } from './view.ts';

function checkLaw(law: LawRecord): CheckLaw {
  const { state, name, slug, effective, checkedTo, applicability, exemptions, doubts } = law;
  const deciding = exemptions.filter(({ if: rule, level }) => rule && level === 'entity');
  const staying = new Set(deciding.flatMap(({ stillOwes }) => stillOwes ?? []));
  const limited = applicability.prongs.filter(({ reach }) => reach === 'limited');
  const inPart = new Set(limited.map(({ id }) => id));
  const outside = exemptions.filter(({ concerns }) => concerns !== undefined);
  const named = new Set([
    ...applicability.prongs.map(({ id }) => id),
    ...deciding.map(({ id }) => id),
  ]);
  return {
    state,
    name,
    slug,
    effective,
    checkedTo,
    law: { ...law.law, abbreviation: '', bill: '' },
    applicability: { nexus: { text: '', cite: '' }, prongs: applicability.prongs.map(bare) },
    exemptions: [...deciding, ...outside].map(bare),
    requirements: law.requirements
      .filter(
        ({ id, owedUnder, advice }) =>
          staying.has(id) || (!advice && owedUnder?.some((prong) => inPart.has(prong))),
      )
      .map((requirement) => ({ ...requirement, text: '', evidence: '' })),
    doubts: doubts.filter(({ about }) => about?.some((id) => named.has(id))),
  };
}

function bare<T extends { note?: string | undefined }>(part: T): T {
  return { ...part, note: undefined };
}

export function data(page: Page): CheckView {
  const language = page.language ?? 'en';
  const laws = LAWS.map(checkLaw);
  const stay = laws.flatMap(({ requirements }) => requirements);
  return {
    language,
    laws,
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
    titles: Object.fromEntries(
      stay.map(({ id, title }) => [id, language === 'es' ? (STAYING_ES[id] ?? title) : title]),
    ),
    everywhere: pointersIn(language),
    drawn: FACT_BOOK.reviewed,
    aidFiles: helperFiles(language),
  };
}
