/**
 * Normalizes text for comparison: one form for quotes, hyphens, contractions, plurals and verb
 * endings.
 */

/** The text with one kind of quote, space and hyphen. Its length may change. */
export const tidied = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[\u2018\u2019\u201A\u02BC\u00B4`]/g, "'")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ');

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'use: used uses using',
    'sell: sold sells selling sale sales seller',
    'keep: kept keeps keeping',
    'hold: held holds holding',
    'give: gave given gives giving',
    'get: got gets getting gotten',
    'send: sent sends sending',
    'choose: chose chosen chooses choosing choice choices',
    'write: wrote written writes writing',
    'tell: told tells telling',
    'make: made makes making',
    'know: knew known knows knowing knowingly',
    'show: shown shows showing',
    'see: saw seen sees seeing',
    'child: children childrens',
    'buy: bought buys buying buyer buyers',
    'pay: paid pays paying payment payments',
    'withdraw: withdrew withdrawn withdraws withdrawing withdrawal',
    'take: took taken takes taking',
    'have: has had having',
    'share: shared shares sharing',
    'delete: deleted deletes deleting deletion deletions',
    'erase: erased erases erasing erasure',
    'revoke: revoked revokes revoking revocation',
    'refuse: refused refuses refusing refusal refusals',
    'deny: denied denies denying denial denials',
    'verify: verified verifies verifying verification',
    'authenticate: authenticated authentication authenticating',
    'disclose: disclosed discloses disclosing disclosure disclosures',
    'retain: retained retains retaining retention',
    'decide: decided decides deciding decision decisions',
    'notify: notified notifies notifying notification notifications',
    'identify: identified identifies identifying identification',
    'deidentify: deidentified deidentifies deidentifying deidentification',
    'reidentify: reidentified reidentifies reidentifying reidentification',
    'modify: modified modifies modifying modification modifications',
    'appeal: appealed appeals appealing',
    'reconsider: reconsidered reconsideration',
    'advertise: advertised advertises advertising advertisement advertisements advertiser advertisers ad ads advert adverts',
    'profile: profiled profiles',
    'review: reviewed reviews reviewing',
    'update: updated updates updating',
    'publish: published publishes publishing publication',
    'collect: collected collects collecting collection',
    'correct: corrected corrects correcting correction corrections',
    'object: objects objected objecting objection objections',
    'resident: residents reside resides residing',
    'live: lives living',
    'reply: replied replies replying',
    'company: companies',
    'category: categories',
    'party: parties',
    'minor: minors',
    'teen: teens teenager teenagers teenage',
    'day: days',
    'decline: declined declines declining',
    'opt: opts opted opting',
    'receive: received receives receiving',
    'go: goes went gone going',
  ].flatMap((line) => {
    const [base = '', forms = ''] = line.split(': ');
    return [base, ...forms.split(' ')].map((form) => [form, base]);
  }),
);

const NUMBERS = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty ninety hundred'.split(
    ' ',
  ),
);

const PLURAL = /(?<=[a-z]{2}[^su])s$/;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ie[sd]?$/, 'y'],
  [/(?<=[a-z]{3})ation$/, 'at'],
  [/(?<=[a-z]{3})ment$/, ''],
  [/(?<=[a-z]{2}[cst])ion$/, ''],
  [/(?<=[a-z]{3})ing$/, ''],
  [/(?<=[a-z]{3})ed$/, ''],
];

/** The stem of a word in lower case. Both sides of a comparison use it. */
export function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.length < 4 || /\d/.test(word)) return word;
  const one = word.replace(PLURAL, '');
  const listed = IRREGULAR[one];
  if (listed !== undefined) return listed;
  let bare = one;
  for (const [ending, instead] of ENDINGS) {
    const shorter = bare.replace(ending, instead);
    if (shorter === bare) continue;
    bare = shorter;
    break;
  }
  bare = bare.replace(/([bdgmnprt])\1$/, '$1');
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}

export interface Token {
  readonly stem: string;
  /** #n: a number; @email, @phone, @url, @date. */
  readonly kind?: string;
}

const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;
/** What e-mail obfuscation leaves of an address in the source of a page. */
const PROTECTED = /\[?email\sprotected\]?/g;
const URL =
  /(?:https?:\/\/|www\.)[^\s"'<>()]{3,200}|\b[a-z0-9-]{2,40}\.(?:com|org|net|test|shop|store|us|co|info|biz)(?:\/[^\s"'<>()]{0,200})?/g;
const PHONE = /(?:\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g;
const DATE =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.? \d{1,2},? \d{4}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.?,? \d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}\/\d{1,2}\/\d{2}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{4})\b/g;
const WORD = /[a-z\d]+/g;
const MARKS: Readonly<Record<string, string>> = {
  xxemailxx: '@email',
  xxurlxx: '@url',
  xxphonexx: '@phone',
  xxdatexx: '@date',
};

/** Different spellings of the same word. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'(?:s|d|m)\b/g, ''],
  [/\be-(?=mail)/g, 'e'],
  [/\bweb site/g, 'website'],
  [/\bde-(?=ident)/g, 'de'],
  [/\bre-(?=(?:ident|eval))/g, 're'],
  [/\boptout/g, 'opt out'],
  [/\bchildren's\b/g, 'children'],
];

/** The words of a text; addresses, dates and numbers become placeholders. */
export function wordTokens(text: string): Token[] {
  let plain = tidied(text).toLowerCase();
  plain = plain.replaceAll(PROTECTED, ' xxemailxx ');
  if (plain.includes('@')) plain = plain.replaceAll(EMAIL, ' xxemailxx ');
  plain = plain
    .replaceAll(DATE, ' xxdatexx ')
    .replaceAll(PHONE, ' xxphonexx ')
    .replaceAll(URL, ' xxurlxx ');
  for (const [spelling, one] of ONE_WAY) plain = plain.replaceAll(spelling, one);
  return (plain.match(WORD) ?? []).map((word): Token => {
    const kind = MARKS[word];
    if (kind !== undefined) return { stem: kind };
    if (/^\d/.test(word) || NUMBERS.has(word)) return { stem: stem(word), kind: '#n' };
    return { stem: stem(word) };
  });
}
