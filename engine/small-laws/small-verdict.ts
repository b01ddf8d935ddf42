/**
 * Verdicts on laws without a size test, by the same engine as those of the 24 records, on a shelf
 * of their own: they are in no score (docs/decisions/0131-laws-without-a-size-test.md).
 */
import type { FactBook, FactKey, Rule } from '#law/schema.ts';
import type { SmallLaw, SmallLawBook, SmallRule } from '#law/small-laws-book.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { LawTests } from '../rules/applicability.ts';
import { evaluate } from '../rules/truth.ts';
import type { Facts, Known, Truth } from '../rules/truth.ts';
import { decide } from '../verdict/verdict.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** By the names of facts.json and of small-laws.json. */
export type SmallFacts = Readonly<Record<string, Known>>;

type SettledSmall = 'applies' | 'applies in part' | 'does not apply' | 'cannot tell';

export interface SmallVerdict {
  readonly id: string;
  readonly name: string;
  readonly verdict: SettledSmall | 'not in force yet';
  /** For a law not in force yet: its first day, and what it will be then. */
  readonly from?: string;
  readonly then?: SettledSmall;
  readonly because: readonly {
    readonly kind: 'prong' | 'exemption' | 'effective';
    readonly holds: Truth;
    readonly label: string;
    readonly cite: string;
  }[];
  /** The smallest sets of facts that would settle it. */
  readonly settledBy: readonly (readonly string[])[];
  /** Where no test is met: the facts that are not so, the fewest that say why. */
  readonly notSo: readonly string[];
  /** Facts taken for a no, since nearly nobody is that. */
  readonly assuming: readonly string[];
  readonly whoCanSue: string;
  readonly cite: string;
  readonly read: SmallLaw['read'];
  readonly doubts: readonly string[];
}

/** Older than any day that is asked about. */
const LONG_AGO = '1970-01-01';

// The engine reads names of facts, whichever book they stand in.
const asRule = (rule: SmallRule) => rule as Rule;

/** A fact that nobody can tell: whether words that were not read say what we take them to say. */
const UNREAD = 'unread' as FactKey;

/** The rule of a part; of one whose words were not read it is open where the rest is so. */
const ifRead = ({ if: rule, unclear }: { if: SmallRule; unclear?: true | undefined }): Rule =>
  unclear ? { all: [asRule(rule), { fact: UNREAD, op: '=', value: true }] } : asRule(rule);

/** The form of the 24 records, as far as a verdict needs it. */
function testsOf(law: SmallLaw, reviewed: string): LawTests {
  return {
    // names no state to the engine
    state: 'CA',
    name: law.name,
    effective: law.from ?? LONG_AGO,
    checkedTo: reviewed,
    law: { name: law.name, abbreviation: law.id, citation: law.cite, bill: '', url: '' },
    applicability: {
      nexus: { text: law.place, cite: law.cite },
      prongs: law.tests.map(({ unclear, ...test }) => ({
        ...test,
        if: ifRead({ if: test.if, unclear }),
      })),
    },
    exemptions: law.outs.flatMap(({ label, if: rule, unclear, ...out }) =>
      rule === undefined
        ? []
        : [{ ...out, level: 'entity' as const, text: label, if: ifRead({ if: rule, unclear }) }],
    ),
    requirements: [],
    doubts: [],
  };
}

/** The questions of both books ready to be asked; the new ones are all yes or no. */
export function smallIndex(facts: FactBook, book: SmallLawBook): FactIndex {
  const index = indexFacts(facts);
  const own = book.questions.flatMap((question) => question.facts);
  const places = facts.facts.find(({ type }) => type === 'boolean');
  if (!places) throw new Error('the book of facts has no question with yes or no');
  return {
    ...index,
    byKey: new Map([
      ...index.byKey,
      ...own.map(({ key, label }) => {
        const fact = key as FactKey;
        return [fact, { ...places, key: fact, perState: false, question: label }] as const;
      }),
    ]),
    implications: [
      ...index.implications,
      ...(book.implications as unknown as FactBook['implications']),
    ],
  };
}

/** Of a rule that is not met, of "all" the first part that is not so, of "any" each. */
function notMet(rule: SmallRule, facts: Facts, { silent }: Pick<FactIndex, 'silent'>): string[] {
  if ('fact' in rule) return [rule.fact];
  if ('any' in rule) return rule.any.flatMap((part) => notMet(part, facts, { silent }));
  const first = rule.all.find((part) => evaluate(asRule(part), facts, silent) === false);
  return first ? notMet(first, facts, { silent }) : [];
}

/** Whoever is left out is told of that alone. */
function notSoIn(law: SmallLaw, because: Verdict['because'], facts: Facts, index: FactIndex) {
  if (because.some(({ kind }) => kind === 'exemption')) return [];
  const prongs = new Set(because.map(({ id }) => id));
  const tests = law.tests.filter(({ id }) => prongs.has(id));
  return [...new Set(tests.flatMap((test) => notMet(test.if, facts, index)))];
}

/** Two answers that contradict each other. */
export class ContradictingFacts extends Error {}

/** Whoever is outside is not bound; but in part where all that is outside leaves a part. */
function outside(law: SmallLaw, { because }: Verdict, kind: string): SettledSmall {
  if (kind !== 'exempt') return kind as SettledSmall;
  const outs = law.outs.filter(({ id }) => because.some((one) => one.id === id && one.holds));
  const leavesPart = outs.length > 0 && outs.every((out) => out.leavesPart === true);
  return leavesPart ? 'applies in part' : 'does not apply';
}

/** Whether a part of the law binds already, whatever the missing answers are. */
function bindsInPart(law: SmallLaw, { because }: Verdict): boolean {
  const limited = new Set(law.tests.filter(({ reach }) => reach === 'limited').map(({ id }) => id));
  return (
    because.some(({ id, holds }) => holds === true && limited.has(id)) &&
    because.every(({ kind }) => kind !== 'exemption')
  );
}

/** A coming law that will not bind either is no coming law for this business. */
function toldOf(law: SmallLaw, decided: Verdict): Pick<SmallVerdict, 'verdict' | 'from' | 'then'> {
  const { verdict, then } = decided;
  if (verdict === 'cannot tell' && bindsInPart(law, decided)) return { verdict: 'applies in part' };
  if (verdict !== 'not in force yet') return { verdict: outside(law, decided, verdict) };
  const coming = outside(law, decided, then ?? 'cannot tell');
  if (coming === 'does not apply') return { verdict: coming };
  return { verdict, then: coming, ...(law.from === undefined ? {} : { from: law.from }) };
}

/**
 * The verdict of each law on a calendar date (ISO). Throws `ContradictingFacts`, with the two and
 * why.
 */
export function smallVerdicts(
  book: SmallLawBook,
  index: FactIndex,
  given: SmallFacts,
  asOf: string,
): SmallVerdict[] {
  const closed = closeFacts(given, index);
  if ('contradiction' in closed) {
    const { facts, why } = closed.contradiction;
    throw new ContradictingFacts(`${facts.join(' and ')} contradict each other. ${why}`);
  }
  return book.laws.map((law) => {
    const decided = decide(testsOf(law, book.reviewed), closed.facts, asOf, index);
    const told = toldOf(law, decided);
    // why a coming law will not bind is said by its tests, not by its first day
    const isNever = told.verdict === 'does not apply' && law.from !== undefined && law.from > asOf;
    const { because, settledBy, assuming } = isNever
      ? decide(testsOf(law, book.reviewed), closed.facts, law.from ?? asOf, index)
      : decided;
    const { id, name, whoCanSue, cite, read, doubts } = law;
    return {
      id,
      name,
      ...told,
      because: because.map(({ kind, holds, label, cite: of }) => ({
        kind,
        holds,
        label,
        cite: of,
      })),
      settledBy,
      notSo: told.verdict === 'does not apply' ? notSoIn(law, because, closed.facts, index) : [],
      assuming,
      whoCanSue,
      cite,
      read,
      doubts,
    };
  });
}
