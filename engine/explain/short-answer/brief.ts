/** Who is covered, in one line: every way into the law, and the exemption of small firms. */
import type { Condition, FactKey, LawRecord, Rule } from '#law/schema.ts';
import { list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { clausesOf, joinedClauses, partsInWords, dollarsInWords } from './bounds-english.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import type { Way } from './ways.ts';
import { factsOf, ownProngs, waysOn } from './ways.ts';
import { inFigures } from '#text/figures.ts';

const figure = ({ op, value }: Condition, format = (n: number) => inFigures(n)) =>
  op === '>' ? `over ${format(Number(value))}` : `${format(Number(value))}+`;
const share = (condition: Condition) => figure(condition, (n) => `${n}%`);

/** A condition in a few words; other conditions are written in full. */
const SHORT: Partial<Record<FactKey, (condition: Condition) => string>> = {
  consumers: (c) => `${figure(c)} people`,
  sellsOrSharesConsumers: (c) => `data on ${figure(c)} people bought, sold or used for ads`,
  consumersHouseholdsDevices: (c) => `${figure(c)} people, homes and devices`,
  sensitiveConsumers: (c) => `sensitive data on ${figure(c)}`,
  offeredForSaleConsumers: (c) => `data on ${figure(c)} offered for sale`,
  annualRevenueUSD: (c) => `revenue ${figure(c, dollarsInWords)}`,
  saleRevenuePercent: (c) => `${share(c)} of revenue from data sales`,
  adRevenuePercent: (c) => `${share(c)} of it from online ads`,
  smartSpeaker: () => 'a smart speaker',
  appStoreApps: (c) => `an app store with ${figure(c)} apps`,
  sellsPersonalData: () => 'data sales',
  offersDataForSale: () => 'data offered for sale',
  acquiresPersonalData: () => 'data from other firms',
  processesSensitiveData: () => 'any sensitive data',
  carMaker: () => 'car makers',
};

function short(rule: Rule, way: Way, place: string): string {
  if ('any' in rule) {
    const phrases = rule.any.map((one) => short(one, way, place));
    // "75,000+ people, homes and devices" already says "75,000+ people".
    return list(
      phrases.filter((one) => !phrases.some((all) => all !== one && all.startsWith(one))),
      'or',
    );
  }
  const phrase = 'fact' in rule ? SHORT[rule.fact]?.(rule) : undefined;
  return phrase ?? joinedClauses(clausesOf({ ...way, all: [rule] }, place));
}

/** One way into a law in a few words: "over $25 million of revenue". */
export const briefWay = (way: Way, place: string): string =>
  list(partsInWords(way).map((rule) => short(rule, way, place)));

/** "35,000+ people, or 10,000+ people and over 20% of revenue from data sales". */
export function briefly(law: LawRecord, asOf: string): string {
  const day = asOf < law.effective ? law.effective : asOf;
  const ways = waysOn(law, day);
  const own = ownProngs(law, day);
  const part = own.some(({ reach }) => reach === 'limited') ? '. A part binds any size' : '';
  if (ways.every((way) => way.all.flatMap(factsOf).includes('sbaSmallBusiness')))
    return `Any number of people, unless small under SBA rules${part}`;
  const all = ways.map((way) =>
    partsInWords(way)
      .map((rule) => short(rule, way, law.name))
      .toSorted(
        (one, other) =>
          Number(/^\d|^over \d.*people/.test(other)) - Number(/^\d|^over \d.*people/.test(one)),
      ),
  );
  const [first = []] = all;
  const shared = all.length > 1 ? first.filter((one) => all.every((way) => way.includes(one))) : [];
  const rests = all.map((way) => list(way.filter((one) => !shared.includes(one))));
  const common = shared.length > 0 ? `${list(shared)}, and ` : '';
  return `${capital(`${common}${rests.join(', or ')}`)}${unless(law, day)}${part}`;
}

/** The exemption that frees most small firms. */
function unless(law: LawRecord, day: string): string {
  const rules = law.exemptions.flatMap((each) =>
    each.level === 'entity' && each.if && counts(each, day) ? [conditionsOf(each.if)] : [],
  );
  const has = (fact: FactKey, value?: boolean) => (conditions: readonly Condition[]) =>
    conditions.some((one) => one.fact === fact && (value === undefined || one.value === value));
  if (rules.some(has('sbaSmallBusiness'))) return '; not if small under SBA rules';
  const staff = rules.find((rule) => has('employees')(rule) && !has('nonprofit', true)(rule));
  const most = staff?.find(({ fact }) => fact === 'employees');
  return most ? `; not with under ${inFigures(Number(most.value))} staff and no data sales` : '';
}
