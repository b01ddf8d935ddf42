/**
 * What a sentence claims of one state's law, as far as its words leave no doubt. Whatever hedges,
 * looks back, or says two things at once is not read.
 */
import { LAWS } from '#law/corpus.server.ts';
import { MONTHS_EN } from '#text/months.ts';
import { US_STATES } from '#text/us-states.ts';
import type { ReadClaim, RightClaim } from './claim.ts';

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Names and abbreviations of laws; the longest first, so that West Virginia is not Virginia. */
const NAMED = [
  ...US_STATES.map(({ code, name }) => ({ code, name })),
  ...LAWS.map(({ state, law }) => ({ code: state, name: law.abbreviation })),
]
  .filter(({ name }) => name.length > 3)
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ code, name }) => ({
    code: code as string,
    sign: new RegExp(`\\b${escaped(name)}\\b`, 'g'),
  }));

/** What stands before the number of a section: "Va. Code", "KRS", "N.J.S.A." */
const CODE_NAME = /^(?:\d{1,3}[A-Z]? )?([A-Z][A-Za-z.& ]{1,40}?) ?(?:§|,|\bch|\bart|\bNo\b|\d)/;
const CODES = LAWS.flatMap(({ state, law, applicability: { prongs } }) =>
  [law.citation, ...prongs.map(({ cite }) => cite)].flatMap((cite) => {
    const name = CODE_NAME.exec(cite)?.[1];
    // "Act" and the like name no state
    return name !== undefined && /[A-Z].*[A-Z]/.test(name) ? [{ code: state, name }] : [];
  }),
).map(({ code, name }) => ({
  code,
  // West Virginia's code ends like Virginia's
  sign: new RegExp(`(?<![A-Za-z.]|[A-Z]\\. )${escaped(name)}(?![A-Za-z])`),
}));

/** Codes of the states that a text names, by name, by their act, or by their code of laws. */
export function statesNamed(text: string): string[] {
  const found = new Set<string>(CODES.flatMap(({ code, sign }) => (sign.test(text) ? [code] : [])));
  let left = text;
  for (const { code, sign } of NAMED) {
    const without = left.replaceAll(sign, ' ');
    if (without !== left) found.add(code);
    left = without;
  }
  return [...found];
}

/** Sections carry numbers that are not those of the claim. */
const SECTION =
  /(?:\bunder [\w.& ]{0,30})?(?:§{1,2}|\bsections?|\bch\.|\bC\.R\.S\.)\s?\d[\d.:,–-]{0,30}(?:\([a-z\d]{1,4}\))*/gi;

const NUMBERS = {
  money: /\$\s?(\d[\d,]{0,14}(?:\.\d{1,3})?)(?:\s(million|billion))?/gi,
  percent: /(\d{1,3})\s?(?:%|percent\b)/gi,
  days: /(\d{1,3})[ -](?:calendar )?days?\b/gi,
  people:
    /(\d[\d,]{2,12})\+?(?: [a-z’']{1,20}){0,3} (?:consumers|residents|people|individuals|customers)\b/gi,
} as const;
type NumberKind = keyof typeof NUMBERS;

const SCALE: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

function numbersIn(text: string) {
  const found: Record<NumberKind, number[]> = { money: [], percent: [], days: [], people: [] };
  let left = text;
  for (const kind of Object.keys(NUMBERS) as NumberKind[])
    left = left.replaceAll(NUMBERS[kind], (_, digits: string, scale: unknown) => {
      const factor = typeof scale === 'string' ? (SCALE[scale.toLowerCase()] ?? 1) : 1;
      found[kind].push(Number(digits.replaceAll(',', '')) * factor);
      return ' ';
    });
  return { found, left };
}

const month = MONTHS_EN.join('|');
const DATES = [
  { sign: /\b(\d{4})-(\d{2})-(\d{2})\b/g, order: [0, 1, 2] },
  { sign: new RegExp(`\\b(${month}) (\\d{1,2}),? (\\d{4})\\b`, 'g'), order: [2, 0, 1] },
  { sign: new RegExp(`\\b(\\d{1,2}) (${month}) (\\d{4})\\b`, 'g'), order: [2, 1, 0] },
] as const;

const twoDigits = (part: string) => {
  const at = MONTHS_EN.findIndex((name) => name === part);
  return String(at < 0 ? part : at + 1).padStart(2, '0');
};

function datesIn(text: string) {
  const found: string[] = [];
  let left = text;
  for (const { sign, order } of DATES)
    left = left.replaceAll(sign, (...parts: unknown[]) => {
      const [year = '', ...rest] = order.map((at) => String(parts[at + 1]));
      found.push([year, ...rest.map(twoDigits)].join('-'));
      return ' ';
    });
  return { found, left };
}

/** Ways to say a bound that takes nothing back. */
const BOUND = /\b(?:no|not) (?:later|more) than\b/gi;
const HEDGED =
  /\b(?:fewer|less|below|under|up to|between|about|around|roughly|approximately|nearly|unless|except|might|could|not|no|never|none|neither|cannot|without)\b|n['’]t\b/i;
/** A guess, or a rule for some cases: small letters, since May is a month. */
const GUESSED =
  /\b(?:[Mm]aybe|[Pp]erhaps|[Pp]ossibly|[Pp]robably|may|[Ii]n some|[Ss]ometimes|[Gg]enerally|[Uu]sually|[Tt]ypically|[Oo]ften|[Ll]ikely|[Ss]eems?|[Aa]pparently|[Rr]eportedly|(?:I|[Ww]e) (?:\w{1,12} )?(?:believe|think|guess|suppose|assume|gather|hear|heard|recall|remember)|(?:I am|I['’]m|[Ww]e are|[Ww]e['’]re) (?:\w{1,12} )?(?:sure|certain)|[Mm]y (?:guess|understanding|impression|view|opinion)|[Ii]t is (?:said|believed|thought)|[Aa]s far as|should be)\b/;
/** Of another day than the one asked about. */
const OTHER_TIME =
  /\b(?:was|were|had|used to|until|through|formerly|previously|former|expired|sunset|before|will|starting|beginning|since|proposed|bill|would)\b/i;
/** Rules for some people, data or firms only, and other laws. */
const SPECIAL =
  /\b(?:child|children|minors?|teens?|health|biometric|sensitive|brokers?|breach|employees?|signals?|federal|devices?|households?|small business|SBA|agents?|fees?|business days|acknowledge|penalt(?:y|ies)|fines?)\b/i;

const RIGHTS: readonly (readonly [RightClaim['right'], RegExp])[] = [
  ['correct', /\bright (?:to|of) correct(?:ion)?\b/i],
  ['delete', /\bright (?:to|of) (?:delet(?:e|ion)|erasure)\b/i],
  ['access', /\bright (?:to|of) access\b/i],
  ['portability', /\bright (?:to|of) (?:data )?portability\b/i],
  ['appeal', /\bright (?:to|of) appeal\b/i],
  [
    'third-party-list',
    /\b(?:(?:right|ha(?:s|ve) a right) to|gives? (?:its |all )?(?:consumers|people|residents)) (?:get |obtain |receive )?a list of (?:the |all )?(?:specific |named )?third[ -]parties\b/i,
  ],
  ['opt-out-sale', /\bright to opt[ -]out of (?:the )?sales?\b/i],
  ['opt-out-ads', /\bright to opt[ -]out of targeted (?:ads|advertising)\b/i],
];
/** Said of the right itself; another negation is not read. */
const NO_RIGHT =
  /\b(?:no|not (?:give|include|grant|have|provide)(?: \w+){0,2}?(?: a| any| the)?|without a) right\b/i;

function rightIn(text: string): RightClaim | undefined {
  const named = RIGHTS.filter(([, sign]) => sign.test(text));
  const [first] = named;
  if (!first || named.length > 1 || /\d/.test(text) || OTHER_TIME.test(text)) return undefined;
  if (SPECIAL.test(text)) return undefined;
  const denied = NO_RIGHT.test(text);
  if (!denied && HEDGED.test(text)) return undefined;
  return { about: 'right', right: first[0], has: !denied };
}

const IN_FORCE =
  /\b(?:took effect|takes effect|went into effect|in effect|in force|effective|came into force)\b/i;
/** What takes effect besides the law itself. */
const A_PART =
  /\b(?:amend\w{0,6}|rules?|regulations?|thresholds?|cure|provisions?|requirements?|assessments?|duty|duties|SB|HB|bill|section|opt[ -]out)\b/i;

function dayIn(text: string): ReadClaim | undefined {
  const { found, left } = datesIn(text);
  const [day, ...more] = found;
  if (day === undefined || more.length > 0 || /\d/.test(left) || !IN_FORCE.test(text))
    return undefined;
  if (A_PART.test(text) || HEDGED.test(text) || SPECIAL.test(text)) return undefined;
  return /\b(?:until|through|before|after|by)\b/i.test(text) ? undefined : { about: 'day', day };
}

const CURE = /\b(?:cure|right to fix|time to fix|chance to fix)\b/i;
const NO_CURE = /\b(?:no|not have a|not give a|without a) (?:right to (?:cure|fix)|cure period)\b/i;
const REQUEST = /\brequests?\b/i;
const ANSWER = /\b(?:responds?|answers?|repl(?:y|ies)|response|acts? on)\b/i;
/** "A business answers within 45 days": whom, if not the person who asks? */
const ANSWERS_WITHIN =
  /\b(?:business|businesses|controllers?|compan(?:y|ies)|firms?)(?: (?:must|has to|have to|shall))? (?:answers?|responds?|repl(?:y|ies)) (?:a person |people |consumers |a consumer )?(?:within|in)\b/i;
/** Who else is answered, or what is no request. */
const OTHERS_ANSWERED =
  /\b(?:notices?|letters?|attorney general|regulators?|agenc(?:y|ies)|offices?|department|complaints?|inquir(?:y|ies))\b/i;
const APPEAL = /\bappeals?\b/i;
const MORE_TIME = /\b(?:extend(?:ed)?|extension|additional)\b/i;

function daysIn(text: string, days: readonly number[]): ReadClaim | undefined {
  const [first, ...more] = days;
  if (first === undefined || more.length > 0) return undefined;
  const topics = [CURE.test(text), APPEAL.test(text), MORE_TIME.test(text)];
  if (topics.filter(Boolean).length > 1) return undefined;
  if (CURE.test(text)) return REQUEST.test(text) ? undefined : { about: 'cure', days: first };
  if (/\bopt[ -]?out\b/i.test(text)) return undefined;
  if (APPEAL.test(text)) return { about: 'appeal', days: first };
  const isOfRequest =
    REQUEST.test(text) || (ANSWERS_WITHIN.test(text) && !OTHERS_ANSWERED.test(text));
  if (!isOfRequest) return undefined;
  if (MORE_TIME.test(text))
    return ANSWER.test(text) ? undefined : { about: 'extension', days: first };
  return ANSWER.test(text) ? { about: 'answer', days: first } : undefined;
}

const THRESHOLD =
  /\b(?:appl(?:y|ies)|covers?|covered|thresholds?|must comply|subject to|binds?|bound)\b/i;
const SALE = /\b(?:sells?|selling|sold|sales?|shares?|sharing|buys?|buying)\b/i;
const MORE_THAN = /\b(?:more than|over|exceed\w{0,3}|above|greater than)\b/i;

/** A claim, or undefined where its words leave a doubt. */
export function readClaim(given: string): ReadClaim | undefined {
  const text = given.replaceAll(SECTION, ' ');
  if (GUESSED.test(text)) return undefined;
  const right = rightIn(text);
  if (right) return right;
  if (IN_FORCE.test(text)) return dayIn(text);
  if (NO_CURE.test(text) && !/\d/.test(text) && !OTHER_TIME.test(text) && !SPECIAL.test(text))
    return { about: 'no cure' };
  const { found, left } = numbersIn(text);
  const plain = left.replaceAll(BOUND, ' ');
  if (/\d/.test(left) || HEDGED.test(plain) || OTHER_TIME.test(left) || SPECIAL.test(left))
    return undefined;
  const { days, people, percent, money } = found;
  if (days.length > 0)
    return people.length + percent.length + money.length > 0 ? undefined : daysIn(text, days);
  const isTest = people.length + money.length > 0 && THRESHOLD.test(text);
  if (!isTest || (money.length > 0 && !/\brevenue\b/i.test(text))) return undefined;
  return {
    about: 'test',
    people,
    percent,
    money,
    sale: SALE.test(text),
    over: MORE_THAN.test(text),
  };
}
