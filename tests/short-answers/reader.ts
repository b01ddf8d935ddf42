/**
 * Reads the short answer of a guide as an owner does: from its words only, to a yes or no for a
 * business.
 */
import type { ShortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import type { Business } from './businesses.ts';

export type Says = (business: Business) => boolean;

const UNITS: Record<string, number> = { ' million': 1e6, ' billion': 1e9 };
const BOUND = String.raw`(more than |fewer than )?\$?(half|[\d,]+)(?: percent)?( million| billion)?( or more)?`;
const PLACE = String.raw`(?: in [A-Z][a-z]+(?: [A-Z][a-z]+)?| there)`;
const YEAR = '(?: last year| a year)?';

/** The bounds that "more than 35,000" sets; throws for words that set none. */
function boundOf([before, digits = '', unit = '', after]: (string | undefined)[]) {
  const figure = (digits === 'half' ? 50 : Number(digits.replaceAll(',', ''))) * (UNITS[unit] ?? 1);
  if (Number.isNaN(figure)) throw new Error(`no figure in "${digits}"`);
  if (before === 'more than ') return (value: number) => value > figure;
  if (before === 'fewer than ') return (value: number) => value < figure;
  if (after === ' or more') return (value: number) => value >= figure;
  throw new Error(`"${digits}" is neither a least nor a most`);
}

type Phrase = [pattern: string, says: (match: string[]) => Says];
const number = (pattern: string, fact: NumberOf): Phrase => [
  pattern,
  (match) => {
    const within = boundOf(match.slice(1));
    return (business) => within(business[fact]);
  },
];
type NumberOf = {
  [K in keyof Business]: Business[K] extends number ? K : never;
}[keyof Business];
const so = (pattern: string, says: Says): Phrase => [pattern, () => says];

const PHRASES: readonly Phrase[] = [
  so('make cars, or belong to a car maker, and collect data from their use', (b) => b.carMaker),
  number(
    `buy, sell or pass on for ads data on ${BOUND} people or households${PLACE}${YEAR}`,
    'sellsOrSharesConsumers',
  ),
  number(
    `buy, get, sell or share data on ${BOUND} people, households and devices(?:${PLACE})?${YEAR}`,
    'consumersHouseholdsDevices',
  ),
  number(`handled? data on ${BOUND} people${PLACE}${YEAR}`, 'consumers'),
  number(`hold sensitive data on ${BOUND} people${PLACE}`, 'sensitiveConsumers'),
  number(`offer data on ${BOUND} people${PLACE} for sale`, 'offeredForSaleConsumers'),
  number(`your total revenue(?: last year was| is) ${BOUND}${YEAR}`, 'annualRevenueUSD'),
  number(`get ${BOUND} of your revenue from selling ads online`, 'adRevenuePercent'),
  [
    `g[eo]t ${BOUND} of your revenue from selling data( for money| or passing it on for ads)?`,
    (match) => {
      const within = boundOf(match.slice(1));
      const kind = match[5];
      return (b) =>
        within(b.saleRevenuePercent) &&
        (kind === ' for money'
          ? b.sellsForMoney
          : b.sellsPersonalData || (kind !== undefined && b.targetedAdvertising));
    },
  ],
  so('run a smart speaker with a voice assistant', (b) => b.smartSpeaker),
  number(`your app store offers ${BOUND} apps`, 'appStoreApps'),
  so(`hold any sensitive data on people${PLACE}`, (b) => b.processesSensitiveData),
  so('sell data for money or anything of value', (b) => b.sellsPersonalData),
  so('sell customers’ data to a data broker', (b) => b.sellsToDataBroker),
  so('are a data broker', (b) => b.dataBroker),
  so('offer data for sale', (b) => b.offersDataForSale),
  so('get data on people from other firms for your own use', (b) => b.acquiresPersonalData),
  so('are not small under the federal \\(SBA\\) size rules', (b) => !b.sbaSmallBusiness),
  so('are small under the federal \\(SBA\\) size rules', (b) => b.sbaSmallBusiness),
  so('use targeted ads', (b) => b.targetedAdvertising),
  so('use biometric data', (b) => b.processesBiometricData),
  so('run an online service that you know people under 18 use', (b) => b.servicesForMinors),
  so('hold data on people’s health that HIPAA does not cover', (b) => b.controlsHealthData),
  so('hold reproductive or sexual health data', (b) => b.reproductiveHealthData),
  so('sell sensitive data', (b) => b.sellsSensitiveData),
];

/** The claims of one sentence: all of them, or one of those joined by "or". */
export function readSentence(sentence: string): Says {
  let rest = sentence.replaceAll('*', '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const found: Says[] = [];
  for (const [pattern, says] of PHRASES) {
    const match = new RegExp(pattern).exec(rest);
    if (!match) continue;
    found.push(says([...match]));
    rest = rest.replace(match[0], '#');
  }
  const left = rest
    .replace(/\bif\b|\byou\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^(#, )*#( and #)?\.?$/.test(left)) return (b) => found.every((says) => says(b));
  if (/^#(, or #)+\.?$/.test(left)) return (b) => found.some((says) => says(b));
  throw new Error(`not understood: "${sentence}" (${left})`);
}

const oneOf =
  (all: readonly Says[]): Says =>
  (b) =>
    all.some((says) => says(b));

export interface Read {
  readonly boundBy: Says;
  readonly partBy: Says;
  readonly smallOut: Says;
}

const ONLY = 'binds you only if ';
const NOTHING: Says = () => false;

/** Who is bound, bound in part, and left out for being small, according to the words. */
export function readAnswer({ lead, ways, parts, notes }: ShortAnswer): Read {
  const asked = lead.slice(lead.indexOf(ONLY) + ONLY.length).replace(/:$/, '');
  const common = asked.replace(/(?: and )?one of these is true$/, '');
  const shared = common === '' ? () => true : readSentence(common);
  const each = oneOf(ways.map(readSentence));
  return {
    boundBy: (b) => shared(b) && (ways.length === 0 || each(b)),
    partBy: oneOf(partsOf(parts)),
    smallOut: oneOf([lead, ...notes].map(outOf)),
  };
}

function partsOf(parts: ShortAnswer['parts']): Says[] {
  if (parts === null) return [];
  return parts.each.map((each) => readSentence(before(each, ': ')));
}

const before = (text: string, mark: string) => text.slice(0, text.indexOf(mark));

/** "It leaves out a business with fewer than 500 employees that sells no data on people." */
function outOf(text: string): Says {
  const plain = text.replaceAll('*', '');
  if (/leaves out a small business under the federal \(SBA\) size rules/.test(plain))
    return (b) => b.sbaSmallBusiness;
  const match = new RegExp(
    `(a business|A nonprofit) with ${BOUND} employees that sells no data on people`,
  ).exec(plain);
  if (!match) return NOTHING;
  const few = boundOf(match.slice(2));
  const nonprofit = match[1] === 'A nonprofit';
  return (b) => few(b.employees) && !b.sellsPersonalData && b.nonprofit === nonprofit;
}

/** The ways in from a later day: "it also binds you if …; or if …". */
export const readNext = (text: string): Says =>
  oneOf(
    text
      .replace(/^it (also )?binds you if (one of these is true\. )?/, '')
      .replace(/ “Last year”.*$/, '')
      .split(' Or: ')
      .map(readSentence),
  );
