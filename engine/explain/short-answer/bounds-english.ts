/**
 * The tests of a law as English clauses: "you handled data on 35,000 or more people in Delaware
 * last year".
 */
import { lowerFirst } from '#text/case.ts';
import type { Condition, FactKey, Rule } from '#law/schema.ts';
import { PEOPLE, factsOf } from './ways.ts';
import type { Way } from './ways.ts';
import { list } from '#text/english.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { dollars, inFigures } from '#text/figures.ts';

/** "$25 million", "$26,625,000". */
export function dollarsInWords(amount: number): string {
  if (amount % 1e9 === 0) return `$${amount / 1e9} billion`;
  if (amount % 1e6 === 0) return `$${amount / 1e6} million`;
  return dollars(amount);
}

/** "35,000 or more", "more than 25,000", "fewer than 500". */
export function bound({ op, value }: Condition, format = (n: number) => inFigures(n)): string {
  const figure = format(Number(value));
  if (op === '>') return `more than ${figure}`;
  if (op === '>=') return `${figure} or more`;
  if (op === '<') return `fewer than ${figure}`;
  if (op === '<=') return `${figure} or fewer`;
  return `exactly ${figure}`;
}

interface About {
  readonly place: string;
  /** "in Delaware", or "there" if the place was named before. */
  readonly where: string;
  readonly yearBefore: boolean;
  /** One of several facts is enough; parts that are obvious are left out. */
  readonly among?: boolean;
  /**
   * All facts of this way into the law; a share of revenue needs them to say where the revenue
   * comes from.
   */
  readonly with: ReadonlySet<FactKey>;
}

type Clause = (condition: Condition, about: About) => string;

const year = ({ yearBefore, among }: About) => (among ? '' : yearBefore ? ' last year' : ' a year');
const verb = (now: string, then: string) => (about: About) => (about.yearBefore ? then : now);
const handle = verb('handle', 'handled');
const get = verb('get', 'got');

function saleOf({ with: facts }: About): string {
  if (facts.has('targetedAdvertising')) return 'selling data or passing it on for ads';
  return facts.has('sellsForMoney') ? 'selling data for money' : 'selling data';
}

/**
 * Clauses for facts that laws compare with figures; other facts use the sentences of the
 * assessment.
 */
const CLAUSES: Partial<Record<FactKey, Clause>> = {
  consumers: (c, about) =>
    `you ${handle(about)} data on ${bound(c)} people ${about.where}${year(about)}`,
  sellsOrSharesConsumers: (c, about) =>
    `you buy, sell or pass on for ads data on ${bound(c)} people or households ${about.where}${year(about)}`,
  consumersHouseholdsDevices: (c, about) =>
    `you buy, get, sell or share data on ${bound(c)} people, households and devices${about.among ? '' : ` ${about.where}`}${year(about)}`,
  sensitiveConsumers: (c, about) => `you hold sensitive data on ${bound(c)} people ${about.where}`,
  offeredForSaleConsumers: (c, about) =>
    `you offer data on ${bound(c)} people ${about.where} for sale`,
  annualRevenueUSD: (c, about) =>
    about.yearBefore
      ? `your total revenue last year was ${bound(c, dollarsInWords)}`
      : `your total revenue is ${bound(c, dollarsInWords)} a year`,
  saleRevenuePercent: (c, about) =>
    `you ${get(about)} ${bound(c, percent)} of your revenue from ${saleOf(about)}`,
  adRevenuePercent: (c) => `you get ${bound(c, percent)} of your revenue from selling ads online`,
  appStoreApps: (c) => `your app store offers ${bound(c)} apps`,
  smartSpeaker: (c) =>
    `you ${c.value === true ? '' : 'do not '}run a smart speaker with a voice assistant`,
  sbaSmallBusiness: (c) =>
    `you are ${c.value === true ? '' : 'not '}small under the federal (SBA) size rules`,
  sellsPersonalData: (c) =>
    c.value === true
      ? 'you sell data for money or anything of value'
      : 'you sell no data on people',
  offersDataForSale: () => 'you offer data for sale',
  acquiresPersonalData: () => 'you get data on people from other firms for your own use',
  targetedAdvertising: () => 'you use targeted ads',
  processesSensitiveData: (_c, { where }) => `you hold any sensitive data on people ${where}`,
  controlsHealthData: () => 'you hold data on people’s health that HIPAA does not cover',
  servicesForMinors: () => 'you run an online service that you know people under 18 use',
  carMaker: () => 'you make cars, or belong to a car maker, and collect data from their use',
  sharesBrandAndControl: () =>
    'you share control, brand and customer data with a firm that California’s law binds',
  dataBroker: () => 'you are a data broker',
  sellsToDataBroker: () => 'you sell customers’ data to a data broker',
};

function percent(value: number): string {
  return value === 50 ? 'half' : `${inFigures(value)} percent`;
}

function clause(rule: Rule, about: About): string {
  if ('any' in rule) {
    const among = { ...about, among: true };
    return joinedClauses(
      rule.any.map((part) => clause(part, among)),
      'or',
    );
  }
  if ('all' in rule) return joinedClauses(rule.all.map((part) => clause(part, about)));
  if ('not' in rule) return `it is not so that ${clause(rule.not, about)}`;
  const clauseOf = CLAUSES[rule.fact];
  if (clauseOf) return clauseOf(rule, about);
  return lowerFirst(FACTS_EN[rule.fact].have(rule.value, about.place).replace(/\.$/, ''));
}

const SALES: ReadonlySet<FactKey> = new Set([
  'sellsPersonalData',
  'sellsForMoney',
  'targetedAdvertising',
]);

/** A share of revenue from sales already says that there are sales, and of which kind. */
export function partsInWords({ all }: Pick<Way, 'all'>): readonly Rule[] {
  const facts = all.flatMap(factsOf);
  if (!facts.includes('saleRevenuePercent')) return all;
  return all.filter((part) => !factsOf(part).every((fact) => SALES.has(fact)));
}

/** Order within a clause: counts of people, then money, then what the business does. */
const ORDER: readonly FactKey[] = ['annualRevenueUSD', ...PEOPLE];
function rank(part: Rule): number {
  const at = ORDER.findIndex((fact) => factsOf(part).includes(fact));
  return at === -1 ? ORDER.length : Math.min(at, 1);
}

/**
 * One way into a law as clauses, to be joined by `joined`; the place is named, or called "there".
 */
export function clausesOf(way: Way, place: string, named = true): string[] {
  const { yearBefore } = way;
  const where = named ? `in ${place}` : 'there';
  const about = { place, where, yearBefore, with: new Set(way.all.flatMap(factsOf)) };
  return partsInWords(way)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((part) => clause(part, about));
}

/** "you hold this and sell that": the subject is named once. */
export function joinedClauses(clauses: readonly string[], last = 'and'): string {
  const [first = '', ...others] = clauses;
  const same = first.startsWith('you ');
  const rest = others.map((each) => (same ? each.replace(/^you /, '') : each));
  // The joined clauses may contain an "or" themselves.
  return last === 'or' ? [first, ...rest].join(', or ') : list([first, ...rest], last);
}
