/** The address of a rule on the page of its record, by the section that a paper names. */
import { LAWS } from './corpus.server.ts';
import type { LawRecord } from './schema.ts';

interface Rule {
  readonly id: string;
  readonly cite: string;
}

/** Numbers of sections with their paragraphs: "12D-106(c)(1)". */
const SECTION = /\d[\w.:-]*(?:\(\w{1,5}\)){0,6}/g;
/** The number of an act: it says nothing of the place in it. */
const AN_ACT = /^(19|20)\d\d(-\d+)?$/;
const numbersIn = (cite: string): string[] =>
  (cite.match(SECTION) ?? []).filter((number) => !AN_ACT.test(number));
const baseOf = (number: string) => number.split('(')[0] ?? number;

/** Entries that have a place on the page; duties first, since papers name what is asked. */
const rulesOf = ({ requirements, rights, applicability, exemptions }: LawRecord): Rule[] => [
  ...requirements,
  ...rights,
  ...applicability.prongs,
  ...exemptions,
];

/** Whether two numbers are the same, or one is a paragraph within the other. */
function isWithin(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.includes('(') && long.startsWith(`${short}(`));
}

/**
 * `/law/DE#DE-04` for a state's name and a section: the entry about that place; the record where it
 * only has another paragraph of the section; undefined where it has none.
 */
export function addressOfRule(stateName: string, cite: string): string | undefined {
  const law = LAWS.find(({ name }) => name === stateName);
  if (!law) return undefined;
  const wanted = numbersIn(cite);
  const rules = rulesOf(law).map((rule) => ({ ...rule, own: numbersIn(rule.cite) }));
  const best =
    rules.find((rule) => rule.cite === cite) ??
    rules.find(({ own }) => own.some((one) => wanted.includes(one))) ??
    rules.find(({ own }) => own.some((one) => wanted.some((two) => isWithin(one, two))));
  if (best) return `/law/${law.state}#${best.id}`;
  const bases = new Set(wanted.map(baseOf));
  const isNear = rules.some(({ own }) => own.some((number) => bases.has(baseOf(number))));
  return isNear ? `/law/${law.state}` : undefined;
}
