/**
 * Secrets in the middle of a sentence, found by the word that names them: “password is ...”,
 * “Bank account 000...”. A word alone is none, and neither is a number without one.
 */
import { NEVER_SENT } from './kinds.ts';

/** Between the word and what it names: “no.”, “#”, “:”, “is”. */
const SIGN = String.raw`(?:[ \t]{0,3}(?:[:=#]|(?:no\.|(?:no|nr|num|number|id|is|was|es|n[uú]mero)\b)))`;
const SIGNS = `${SIGN}{0,4}[ \\t]{0,3}`;
const SIGNED = `${SIGN}{1,4}[ \\t]{0,3}`;

/** Letters, digits and dashes with four digits or more, as numbers of documents have. */
const ID = String.raw`(?=(?:[a-z-]{0,6}\d){4})[a-z\d](?:[a-z\d-]{2,23})[a-z\d]`;
/** Six digits or more, with at most a space or dash between them. */
const DIGITS = String.raw`\d(?:[ -]?\d){5,18}(?!\d)`;

/** What is said of passwords without telling one. */
const NO_PASSWORD =
  'a|an|the|not|no|never|too|very|required|needed|reset|changed|updated|wrong|incorrect|correct|weak|strong|safe|stored|hashed|encrypted|set|sent|expired|forgotten|lost|missing|unknown|invalid|masked|held';
const PASSWORDS = String.raw`(?:password|passwd|passcode|pass phrase|pwd|contrase[nñ]a)`;

/** Each as law/requests names the kind; group 1 stays, the rest is the secret. */
const LABELLED: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    NEVER_SENT.password,
    new RegExp(
      String.raw`(\b${PASSWORDS}${SIGNED})(?!\[|(?:${NO_PASSWORD})\b)[^\s,;]{3,100}(?<![.])`,
      'gi',
    ),
  ],
  [
    NEVER_SENT.password,
    new RegExp(
      String.raw`(\b${PASSWORDS}[ \t]{1,3})(?=[^\s\d]{0,40}\d)(?=\S{0,40}[a-z])[^\s,;[]{4,60}(?<![.])`,
      'gi',
    ),
  ],
  [
    NEVER_SENT.password,
    new RegExp(
      String.raw`(\b(?:mother['’]?s? maiden name|apellido de soltera de (?:su|mi|la) madre)${SIGNS})(?!\[|(?:${NO_PASSWORD}|asked|is|was|es|on|and|or|of|for)\b)[^\s,;.:[]{2,40}`,
      'gi',
    ),
  ],
  [NEVER_SENT.password, new RegExp(String.raw`(\bpin(?: code| number)?${SIGNED})\d{4,8}\b`, 'gi')],
  [
    NEVER_SENT.password,
    /(\b(?:(?:security|secret) (?:question|answer)|pregunta de seguridad|respuesta secreta)[ \t]{0,3}[:=][ \t]{0,3})(?![ \t]{0,3}\[)[^\n]{1,300}/gi,
  ],
  [
    NEVER_SENT.account,
    new RegExp(
      String.raw`(\b(?:(?:bank|checking|savings|brokerage) (?:account|acct)|(?:account|acct)(?= ?(?:no\b|nr\b|num|#))|routing|aba|(?:numero|número) de cuenta|cuenta bancaria)${SIGNS})${DIGITS}`,
      'gi',
    ),
  ],
  [
    NEVER_SENT.account,
    new RegExp(
      String.raw`(\b(?:cvv2?|cvc2?|card (?:security|verification) code|c[oó]digo de seguridad)${SIGNS})\d{3,4}\b`,
      'gi',
    ),
  ],
  // a bare “account” may be a customer's own number: only so many digits are a bank's
  [NEVER_SENT.account, new RegExp(String.raw`(\b(?:account|acct)${SIGNS})\d{8,17}(?!\d)`, 'gi')],
  [
    NEVER_SENT.account,
    /(\biban\b[ \t:=#]{0,6})[a-z]{2}\d{2}(?:[ ]?[a-z\d]{4}){2,7}(?:[ ]?[a-z\d]{1,3}\b)?/gi,
  ],
  [
    NEVER_SENT.government,
    new RegExp(
      String.raw`(\b(?:driver['’]?s?['’]? ?(?:licen[cs]e|lic\b\.?)|passport|pasaporte|licencia de conducir|(?:state|government) id)${SIGNS})${ID}`,
      'gi',
    ),
  ],
  [NEVER_SENT.government, new RegExp(String.raw`(\bdl${SIGNED})${ID}`, 'gi')],
  // licenses of software and plates look otherwise: one letter, then seven digits or more
  [
    NEVER_SENT.government,
    new RegExp(String.raw`(\blicen[cs]e${SIGNS})[a-z]-?\d{3}-?\d{4,9}\b`, 'gi'),
  ],
  [
    NEVER_SENT.medical,
    new RegExp(
      String.raw`(\b(?:medical record|mrn|medicare|medicaid|health insurance|insurance (?:policy|member)|seguro m[eé]dico)${SIGNS})${ID}`,
      'gi',
    ),
  ],
  [
    NEVER_SENT.biometric,
    new RegExp(
      String.raw`(\b(?:finger ?print|face ?print|voice ?print|face|iris|retina|biometric|huella)s?(?: (?:template|scan|hash|data))${SIGNS})(?!\[)(?=[a-z+/=_-]{0,12}\d)[\w+/=-]{4,500}`,
      'gi',
    ),
  ],
];

/** An IBAN without a word before it: two letters, two digits, then groups. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z\d]{4}){2,7}(?:[ ]?[A-Z\d]{1,3})?\b/g;

/** The check of ISO 13616: the number as digits, its first four characters last, modulo 97. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (each) => parseInt(each, 36));
  return digits.reduce((rest, each) => (rest * (each > 9 ? 100 : 10) + each) % 97, 0) === 1;
}

/** The text with such secrets replaced by `mark`, which is told what each was. */
export function labelledMasked(text: string, mark: (what: string) => string): string {
  let clean = text;
  for (const [what, pattern] of LABELLED)
    clean = clean.replace(pattern, (_, before: string) => before + mark(what));
  return clean.replace(IBAN, (found) => (isIban(found) ? mark(NEVER_SENT.account) : found));
}
