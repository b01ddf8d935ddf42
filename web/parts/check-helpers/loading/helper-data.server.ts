/** The data of the check's helpers: one file for all languages, and one with texts for each. */
import { STATES } from '#law/codes.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { LawRecord, Rule } from '#law/schema.ts';
import {
  INDUSTRY_CODES,
  INDUSTRY_CODES_ES,
  SIZE_STANDARDS,
  TOOLS,
  TOOLS_ES,
  TRADES,
  ZIP_PREFIXES,
} from '#reference/data.server.ts';
import { confirmable, type Tool, toolCategory } from '#reference/schema-tools.ts';
import type { SizeStandard } from '#reference/schema-size.ts';
import type { PaymentRule } from '#engine/counting/residents.ts';
import { dataFileName } from '#web/parts/files/data-files.server.ts';
import type { Language } from './found.ts';
import type {
  CheckData,
  CheckTexts,
  HelperFiles,
  IndustryText,
  ShortIndustry,
  ToolText,
} from './data-files.ts';

const LANGUAGES: readonly Language[] = ['en', 'es'];
const { industries, noStandard, pending, asOf } = SIZE_STANDARDS;

/** The addresses of a language's files, for the data of the page. */
export function helperFiles(language: Language): HelperFiles {
  return {
    language,
    data: dataFileName('check', checkData()),
    texts: dataFileName(`check-${language}`, checkTexts(language)),
  };
}

/** Each file by its address within the site, without the leading slash. */
export function helperData(): { name: string; text: string }[] {
  const file = (name: string, content: unknown) => ({
    name: dataFileName(name, content).slice(1),
    text: JSON.stringify(content),
  });
  return [
    file('check', checkData()),
    ...LANGUAGES.map((language) => file(`check-${language}`, checkTexts(language))),
  ];
}

/**
 * Notes about federal purchasing do not matter for a privacy law; notes of an exception explain it.
 */
const ABOUT_BUYING = /^(For federal|Federal (contracts|purchases)|For leasing)/;
const NOTES = [
  ...new Set(
    industries.flatMap(({ footnote, doubt, exceptions = [] }) => [
      ...(footnote === undefined || ABOUT_BUYING.test(footnote) ? [] : [footnote]),
      ...(doubt === undefined ? [] : [doubt]),
      ...exceptions.flatMap((each) => each.footnote ?? []),
    ]),
  ),
];
const noteOf = (footnote: string | undefined) =>
  footnote === undefined ? -1 : NOTES.indexOf(footnote);

const shortStandard = (standard: SizeStandard) =>
  standard.kind === 'employees'
    ? `e${standard.count}`
    : `${standard.kind.charAt(0)}${standard.millionsUSD}`;

function shortIndustry(each: (typeof industries)[number]): ShortIndustry {
  const start = [each.naics, each.title, shortStandard(each.standard)] as const;
  const note = noteOf(each.doubt ?? each.footnote);
  if (!each.exceptions) return note === -1 ? start : [...start, note];
  const exceptions = each.exceptions.map(
    ({ title, standard, footnote }) => [title, shortStandard(standard), noteOf(footnote)] as const,
  );
  return [...start, note, exceptions];
}

/** Data for all languages. */
export function checkData(): CheckData {
  const { date, cite, moneyStandards } = pending;
  const { ranges, exceptions } = ZIP_PREFIXES;
  return {
    sizes: {
      asOf,
      pending: { date, cite, standards: moneyStandards },
      noStandard: noStandard.map(({ naics, title }) => [naics, title] as const),
      industries: industries.map(shortIndustry),
    },
    trades: TRADES.map(({ codes, en, es }) => [codes, [...new Set([...en, ...es])]] as const),
    zips: { ranges, exceptions },
    paymentRules: Object.fromEntries(
      LAWS.flatMap((law) => {
        const found = paymentRule(law);
        return found ? [[law.state, found]] : [];
      }),
    ),
  };
}

/**
 * For a law that leaves people who only paid out of a count: the counts in its other tests, which
 * leave nobody out.
 */
export function paymentRule({ applicability }: LawRecord): PaymentRule {
  const { prongs } = applicability;
  if (!prongs.some((prong) => prong.paymentOnlyLeftOut && countsIn(prong.if).length > 0))
    return undefined;
  const others = prongs.filter((prong) => !prong.paymentOnlyLeftOut);
  return { othersFrom: [...new Set(others.flatMap((prong) => countsIn(prong.if)))] };
}

/** The smallest counts of people in a rule. */
function countsIn(rule: Rule): number[] {
  if ('all' in rule) return rule.all.flatMap(countsIn);
  if ('any' in rule) return rule.any.flatMap(countsIn);
  if ('not' in rule) return countsIn(rule.not);
  if (rule.fact !== 'consumers') return [];
  return [Number(rule.value) + (rule.op === '>' ? 1 : 0)];
}

/** Texts in one language. */
export function checkTexts(language: Language): CheckTexts {
  const spanish = language === 'es';
  return {
    industries: INDUSTRY_CODES.map((each) => industryText(each, spanish)),
    notes: NOTES.map((note) => (spanish ? (INDUSTRY_CODES_ES.footnotes[note] ?? note) : note)),
    exceptions: spanish ? INDUSTRY_CODES_ES.exceptions : {},
    tools: TOOLS.map((tool) => toolText(tool, spanish)),
  };
}

function industryText(
  { industry, note, codes }: (typeof INDUSTRY_CODES)[number],
  spanish: boolean,
): IndustryText {
  const own = spanish ? INDUSTRY_CODES_ES.industries[industry] : undefined;
  return {
    id: industry,
    name: own?.name ?? industry,
    note: own?.note ?? note,
    codes: codes.map(({ naics, label }) => [naics, own?.labels[naics] ?? label] as const),
  };
}

function toolText(tool: Tool, spanish: boolean): ToolText {
  const texts = { ...tool, ...(spanish && TOOLS_ES[tool.id]) };
  return {
    id: tool.id,
    name: texts.name ?? tool.name,
    vendor: tool.vendor,
    category: toolCategory.options.indexOf(tool.category),
    purpose: texts.purpose,
    role: tool.usualRole,
    sale: tool.mayBeSale,
    ads: tool.mayBeTargetedAdvertising,
    why: texts.why,
    toSwitch: texts.whatToSwitch,
    ...limitsOf(tool, spanish),
    contract: texts.contract,
    ...(tool.reviewed && { read: [tool.reviewed, confirmedOf(tool)] as const }),
  };
}

type Limits = Pick<ToolText, 'everyone' | 'optOuts'>;

function limitsOf({ id, forEveryone, forOptOuts }: Tool, spanish: boolean): Limits {
  const optOuts = forOptOuts && optOutsOf(forOptOuts.worksIn);
  if (!forEveryone) return { optOuts };
  const { done, role, mayBeSale, mayBeTargetedAdvertising: ads } = forEveryone;
  const words = (spanish && TOOLS_ES[id]?.doneForEveryone) || done;
  return { everyone: [role, mayBeSale, ads, words], optOuts };
}

const optOutsOf = (worksIn: NonNullable<Tool['forOptOuts']>['worksIn']): ToolText['optOuts'] =>
  worksIn
    ? [
        STATES.filter(({ code }) => worksIn.states.includes(code)).map(({ code }) => code),
        worksIn.asOf,
      ]
    : true;

/** Domains are not shown, so they need no text. */
const confirmedOf = ({ confirmed }: Tool) =>
  confirmed
    .filter((field) => field !== 'domains')
    .map((field) => confirmable.options.indexOf(field));
