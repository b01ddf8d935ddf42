/** Likely entries of a data map, from what is known of a business. */
import type { MapLine } from '#contract/documents/data-map.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { SensitiveBook } from '#law/schema.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { CATEGORIES } from './companies.ts';
import { blankLine, blankRecipient, slug } from '#documents/map/entries.ts';
import { tradeOf, type KnownOfTrade } from './trade.ts';
import { fromTool } from './from-tools.ts';
import {
  ANSWER_LINES,
  COMPANY_KINDS,
  COMPANY_WORK,
  LIKELY_LINES,
  LIKELY_STAFF_LINES,
  NUMBERS_OF_CUSTOMERS,
  OF_GOODS,
} from '#documents/map/kinds.ts';
import type { CompanyKind, DataType, LikelyLine } from '#documents/map/kinds.ts';
import { FROM_ANSWERS, FROM_PROFILE, FROM_TOOLS, FROM_TRADE } from '#documents/map/proposal.ts';
import type { ProposedLine, ProposedRecipient, Proposals } from '#documents/map/proposal.ts';
import { sensitivityOf } from '#documents/map/sensitivity.ts';
import { withDetails } from './from-details.ts';
import type { DetailsByName } from './detail-words.ts';

export interface KnownOfBusiness extends KnownOfTrade {
  readonly dataTypes: readonly string[];
  readonly industry: string;
  readonly employees: number;
  /** Codes of its states. */
  readonly states: readonly string[];
  readonly facts: Facts;
  /** Details by the name of their variable, as they are stored. */
  readonly told: DetailsByName;
  /** The tools that the owner ticked. */
  readonly tools: readonly Tool[];
  /** All tools: what the owner told may name one. */
  readonly allTools: readonly Tool[];
  readonly sensitive: SensitiveBook;
  readonly asOf: string;
}

/** All that is likely, in the order in which an owner goes through it. */
export function proposalsFor(known: KnownOfBusiness): Proposals {
  const lines = [
    ...profileLines(known),
    ...tradeLines(known),
    ...toolLines(known),
    ...answerLines(known),
    ...staffLines(known),
  ];
  const likely: Proposals = {
    lines: lines.map((line) => withTools(line, known)),
    recipients: [...known.tools.map(fromTool), ...likelyCompanies(lines)],
  };
  return withDetails(likely, known.told, known.allTools);
}

const minorsOf = ({ knowsChildren, knowsTeens }: Facts): MapLine['minors'] =>
  knowsChildren === false && knowsTeens === false ? 'no' : 'not known';

function lineOf(
  id: string,
  likely: LikelyLine,
  known: KnownOfBusiness & { readonly type?: DataType },
): MapLine {
  const { kind, people, sources, kept, group } = likely;
  const { purposes, companies } = ofTrade(likely, known);
  const usual = known.type === undefined ? undefined : tradeOf(known)?.purposes[known.type];
  const open = openKinds(known);
  return {
    ...blankLine(id, kind),
    people: [...people],
    sources: [...sources],
    purposes: [...(usual ?? purposes)],
    recipients: companies.filter((each) => open.has(each)).map((each) => `kind-${each}`),
    minors: minorsOf(known.facts),
    kept,
    group,
  };
}

/**
 * A studio or a software firm has neither orders nor parcels, unless it told of them or ticked a
 * carrier.
 */
function ofTrade(
  { purposes, companies }: LikelyLine,
  known: KnownOfBusiness,
): Pick<LikelyLine, 'purposes' | 'companies'> {
  const { industry, dataTypes, tools } = known;
  const goods: readonly string[] = OF_GOODS.industries;
  const sends =
    (tradeOf(known)?.goods ??
      (goods.includes(industry) || dataTypes.includes('Purchase history'))) ||
    tools.some(({ category }) => category === 'Shipping');
  if (sends) return { purposes, companies };
  const leftOut = new Set<string>([...OF_GOODS.purposes, ...OF_GOODS.companies]);
  return {
    purposes: purposes.filter((each) => !leftOut.has(each)),
    companies: companies.filter((each) => !leftOut.has(each)),
  };
}

/** What is usual in the trade, whatever kinds of data the profile names. */
const tradeLines = (known: KnownOfBusiness): ProposedLine[] =>
  (tradeOf(known)?.lines ?? []).map(({ id, ...likely }) => ({
    ...lineOf(`trade-${id}`, likely as LikelyLine, known),
    minors: likely.people.includes('children') ? 'not known' : minorsOf(known.facts),
    from: FROM_TRADE,
  }));

const profileLines = (known: KnownOfBusiness): ProposedLine[] =>
  known.dataTypes.filter(isKnownType).map((type) => ({
    ...lineOf(`type-${slug(type)}`, LIKELY_LINES[type], { ...known, type }),
    type,
    ...ofStaff(type, known),
    sensitive: sensitivityOf(type, known).sensitive,
    from: FROM_PROFILE,
  }));

/**
 * What tools get by themselves, whatever else the business collects: page views on a site, cards at
 * the till.
 */
const OF_TOOLS: readonly DataType[] = ['Internet activity', 'Credit card information'];

const toolLines = (known: KnownOfBusiness): ProposedLine[] =>
  OF_TOOLS.filter(
    (type) =>
      !known.dataTypes.includes(type) &&
      known.tools.some(({ dataTypes }) => dataTypes.includes(type)),
  ).map((type) => ({
    ...lineOf(`type-${slug(type)}`, LIKELY_LINES[type], known),
    type,
    sensitive: sensitivityOf(type, known).sensitive,
    from: FROM_TOOLS,
  }));

const isKnownType = (type: string): type is DataType => Object.hasOwn(LIKELY_LINES, type);

/** A shop holds such numbers of its staff. */
const ofStaff = (type: DataType, { industry }: KnownOfBusiness): Partial<MapLine> =>
  type === 'Social Security Numbers' && !NUMBERS_OF_CUSTOMERS.includes(industry)
    ? {
        people: ['staff'],
        purposes: ['to pay people', 'to meet tax law'],
        kept: 'as long as tax law asks',
      }
    : {};

/** Whose records they are, as far as the answers say. */
function ofYoung({ knowsChildren, knowsTeens }: Facts): Partial<MapLine> {
  if (knowsChildren === true)
    return { people: ['children'], minors: knowsTeens === true ? 'both' : 'under 13' };
  if (knowsTeens === true && knowsChildren === false)
    return { kind: 'Records of people of 13 to 17', people: ['customers'], minors: '13 to 17' };
  return { people: ['customers'], minors: knowsTeens === true ? '13 to 17' : 'not known' };
}

function answerLines(known: KnownOfBusiness): ProposedLine[] {
  const { facts, dataTypes, tools } = known;
  const loyalty: LikelyLine = {
    ...LIKELY_LINES['Purchase history'],
    kind: 'Loyalty program: points and purchases',
    purposes: ['to run the loyalty program'],
    kept: 'while the person is a member',
  };
  const lines: MapLine[] = [];
  if (facts.acquiresPersonalData === true || tools.some(({ givesData }) => givesData === true))
    lines.push(lineOf('answer-bought', ANSWER_LINES.bought, known));
  if (facts.profiling === true) lines.push(lineOf('answer-scores', ANSWER_LINES.scores, known));
  if (facts.knowsChildren === true || facts.knowsTeens === true || facts.servicesForMinors === true)
    lines.push({ ...lineOf('answer-young', ANSWER_LINES.young, known), ...ofYoung(facts) });
  if (facts.loyaltyProgram === true) lines.push(lineOf('answer-loyalty', loyalty, known));
  if (facts.processesBiometricData === true && !dataTypes.includes('Biometric data'))
    lines.push({
      ...lineOf('type-biometric-data', LIKELY_LINES['Biometric data'], known),
      type: 'Biometric data',
      sensitive: sensitivityOf('Biometric data', known).sensitive,
    });
  return lines.map((line) => ({ ...line, from: FROM_ANSWERS }));
}

const staffLines = (known: KnownOfBusiness): ProposedLine[] =>
  known.employees > 1
    ? LIKELY_STAFF_LINES.map(({ id, ...likely }) => ({
        ...lineOf(id, likely, known),
        minors: 'not known',
        from: FROM_PROFILE,
      }))
    : [];

/**
 * The likely kinds of companies that no ticked tool makes needless. None where the owner said that
 * nobody works for the business.
 */
function openKinds({ facts, tools, told }: KnownOfBusiness): ReadonlySet<CompanyKind> {
  if (facts.usesProcessors === false || told['serviceProviderKinds'] !== undefined)
    return new Set();
  const covered = new Set(tools.map(({ category }) => CATEGORIES[category].covers));
  const all = Object.keys(COMPANY_KINDS) as CompanyKind[];
  return new Set(all.filter((kind) => !covered.has(kind)));
}

/** The kinds of companies that the lines name. */
function likelyCompanies(lines: readonly ProposedLine[]): ProposedRecipient[] {
  const named = new Set(lines.flatMap(({ recipients }) => recipients));
  return (Object.keys(COMPANY_KINDS) as CompanyKind[])
    .filter((kind) => named.has(`kind-${kind}`))
    .map((kind) => ({
      ...blankRecipient(`kind-${kind}`),
      kind: COMPANY_KINDS[kind],
      does: COMPANY_WORK[kind],
      role: 'processor',
      sold: false,
      ads: false,
      from: FROM_PROFILE,
    }));
}

/** Payroll and hiring software has data of those who work here or want to, and of nobody else. */
const OF_STAFF_TOOLS = /\bpayroll|\bstaff/i;
const OF_APPLICANT_TOOLS = /\bapplicants|\bhiring/i;
const OF_OTHERS_TOO = /\binvoices/i;
/** Of people outside too, where the business lets homes. */
const OF_TENANTS_TOO = /\btenants/i;

/** Adds the ticked tools that are likely to get this kind of data. */
function withTools(line: ProposedLine, { tools, industry }: KnownOfBusiness): ProposedLine {
  const { type, people } = line;
  const lets = industry === 'Real Estate';
  const likely = tools.filter(({ dataTypes, purpose, category }) => {
    const others = OF_OTHERS_TOO.test(purpose) || (lets && OF_TENANTS_TOO.test(purpose));
    if (category === 'Accounting, staff, hiring' && !others)
      return (
        (people.includes('staff') && OF_STAFF_TOOLS.test(purpose)) ||
        (people.includes('applicants') && OF_APPLICANT_TOOLS.test(purpose))
      );
    return type !== null && dataTypes.includes(type);
  });
  return { ...line, recipients: [...line.recipients, ...likely.map(({ id }) => `tool-${id}`)] };
}
