/**
 * What an answer never holds, as 11 CCR § 7024(d), Conn. Gen. Stat. § 42-518, Minn. Stat. §
 * 325M.14 and Mont. Code Ann. § 30-14-2808 name it, found by the names of fields and by the shape
 * of numbers. What is found is replaced by what it was: the person learns that it is held, not
 * what it is.
 */
import { NEVER_SENT } from './kinds.ts';
import { labelledMasked } from './labelled.ts';
import { masked } from '#server/subjects/requests/intake/masks.ts';

/** Names of fields, in plain words; each as law/requests names the kind. */
const FIELDS: readonly (readonly [what: string, name: RegExp])[] = [
  [
    NEVER_SENT.social,
    /\b(?:ssn|social (?:security|sec|no|number)|ss (?:no|number)|seguro social|taxpayer id|itin)\b|^(?:social|ss)$/,
  ],
  [
    NEVER_SENT.government,
    /\b(?:driver s? ?licen[cs]e|drivers? lic|drivers licen[cs]e|licen[cs]e (?:number|no)|dl (?:number|no)|passport|state id|government id|licencia de conducir|pasaporte)\b|^dl$/,
  ],
  [
    NEVER_SENT.account,
    /\b(?:(?:account|acct) (?:number|no)|bank acct|iban|routing (?:number|no)|bank account|(?:credit |debit )?card (?:number|no)|cvv|cvc|numero de cuenta|numero de tarjeta)\b/,
  ],
  [
    NEVER_SENT.medical,
    /\b(?:health insurance|insurance (?:id|number|no|policy)|medical (?:record|id|number)|mrn|medicare|medicaid|seguro medico)\b/,
  ],
  [
    NEVER_SENT.password,
    /\b(?:password|passwd|pwd|passcode|pin (?:code|number)|security (?:question|answer)|secret (?:question|answer)|mother s? ?maiden name|apellido de soltera|contrasena|pregunta de seguridad)\b/,
  ],
  [
    NEVER_SENT.biometric,
    /\b(?:biometrics?|finger ?prints?|face ?prints?|face template|voice ?prints?|iris|retina|huella)\b/,
  ],
];

const MOST_NAME = 80;

/** "driversLicenseNo" → "drivers license no"; accents and signs count for nothing. */
const plainField = (name: string) =>
  name
    .slice(0, MOST_NAME)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a field holds by its name; undefined: nothing that a law forbids to send. */
export function forbiddenField(name: string): string | undefined {
  const plain = plainField(name);
  return FIELDS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** What was found, and how often. */
export class Findings {
  readonly #counts = new Map<string, number>();
  /** A table has few names and many values. */
  readonly #fields = new Map<string, string | undefined>();

  /** As `forbiddenField`, each name once. */
  fieldOf(name: string): string | undefined {
    if (!this.#fields.has(name)) this.#fields.set(name, forbiddenField(name));
    return this.#fields.get(name);
  }

  add(what: string, count = 1): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  list(): { what: string; count: number }[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

/** What stands in the place of what is not sent. */
const notSentMark = (what: string) => `[held, not sent: ${what}]`;

/** Those of a Social Security number. */
const FEWEST_DIGITS = 9;
const DIGIT = /\p{Nd}/gu;

const times = (text: string, part: string) => text.split(part).length - 1;
const CARD = '[card ending ';
const NUMBER = '[number removed]';

/** Words without what is named in them, and without numbers that are known by their shape. */
export function wordsMasked(text: string, findings: Findings): string {
  const named = labelledMasked(text, (what) => {
    findings.add(what);
    return notSentMark(what);
  });
  return numbersMasked(named, findings);
}

/** Words with numbers masked by their shape: payment cards and Social Security numbers. */
function numbersMasked(text: string, findings: Findings): string {
  if ((text.match(DIGIT)?.length ?? 0) < FEWEST_DIGITS) return text;
  const { text: clean, count } = masked(text);
  if (count === 0) return text;
  findings.add(NEVER_SENT.account, times(clean, CARD) - times(text, CARD));
  findings.add(NEVER_SENT.social, times(clean, NUMBER) - times(text, NUMBER));
  return clean.replaceAll(NUMBER, notSentMark(NEVER_SENT.social));
}

const OF_NETWORKS = /^\W{0,3}social\W{0,3}$/i;
const NINE_DIGITS = /\d(?:\D?\d){8}/;

/** The value of a field, masked by the name of the field, else by the shape of numbers in it. */
export function fieldWithout(name: string, value: string, findings: Findings): string {
  const what = findings.fieldOf(name);
  // a column “Social” may hold the names of people in social networks, too
  const isOther = OF_NETWORKS.test(name) && !NINE_DIGITS.test(value);
  if (what === undefined || isOther) return wordsMasked(value, findings);
  if (value.trim() === '') return value;
  findings.add(what);
  return notSentMark(what);
}
