/** The result of the check, law by law, and what the coming dates change. */
import type { Exemption, FactKey, Requirement } from '#law/schema.ts';
import { weigh } from '#engine/rules/applicability.ts';
import type { WeighedLaw, VerdictKind } from '#engine/rules/applicability.ts';
import { turningDays, turningDaysAhead } from '#engine/rules/turning-days.ts';
import { addDays } from '#calendar/dates.ts';
import { headline, reasonText, ruleOf, settlingText } from '#engine/explain/sentences.ts';
import { factsIn } from '#engine/interview/check-answers.ts';
import { outsideData, owedInPart } from '#engine/verdict/part-owed.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import type { Known } from '#engine/rules/truth.ts';
import { verdictOf } from '#engine/verdict/verdict.ts';
import type { Verdict } from '#engine/verdict/verdict.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';
import type { CheckLaw } from '#web/parts/interview/law/view.ts';

/** How near a number is to a law's threshold. */
interface Headroom {
  readonly fact: FactKey;
  readonly value: Known;
  readonly limit: number;
}

/** A verdict that changes on a coming day. */
interface Coming {
  readonly date: string;
  readonly after: VerdictKind;
  readonly headroom: Headroom | undefined;
  /** The first test that decides then, in words. */
  readonly why: string;
}

export interface StateFinding {
  readonly law: CheckLaw;
  readonly verdict: Verdict;
  readonly head: string;
  /** The duties of a law that applies in part, and the data that it exempts. */
  readonly owed: readonly Requirement[];
  readonly outside: readonly Exemption[];
  readonly reasons: readonly {
    kind: 'prong' | 'exemption' | 'effective';
    id: string;
    text: string;
    cite: string;
    doubts: readonly string[];
  }[];
  readonly headroom: Headroom | undefined;
  /**
   * The first change of the verdict within a year, where the law binds after it or may; with the
   * number that counts then.
   */
  readonly coming: Coming | undefined;
  /** What the one missing answer would lead to, if one answer settles it. */
  readonly missing: { fact: FactKey; yes: VerdictKind; no: VerdictKind } | undefined;
  /** The missing facts of the shortest way to an answer. */
  readonly asks: readonly FactKey[];
}

/** By how much an owner has to do. */
const ORDER: readonly VerdictKind[] = [
  'applies',
  'applies in part',
  'cannot tell',
  'not in force yet',
  'exempt',
  'does not apply',
];

/** The laws of the chosen states, those that apply first. */
export function findings(sheet: Sheet, { laws, asOf, index }: Law, say: Say): StateFinding[] {
  return laws
    .filter(({ state }) => sheet.states.includes(state))
    .map((law) => {
      const facts = factsIn(sheet, law.state, index);
      const weighed = weigh(law, facts, asOf, index);
      const verdict = verdictOf(weighed, asOf, index);
      return {
        law,
        verdict,
        owed: owedInPart(weighed),
        outside: outsideData(weighed),
        head: headIn(verdict, weighed, say) ?? headline(verdict, weighed, say.sentences),
        // The headline already contains the first day.
        reasons: verdict.because
          .filter(({ kind }) => kind !== 'effective')
          .map((reason) => ({
            kind: reason.kind,
            id: reason.id,
            text: reasonText(reason, weighed, say.sentences),
            cite: reason.cite,
            doubts: reason.doubts,
          })),
        headroom: headroomIn(weighed, verdict),
        coming: comingFor(law, facts, { asOf, index }, say),
        missing: missingIn(weighed, verdict, asOf, index),
        asks: verdict.settledBy[0] ?? [],
      };
    })
    .toSorted(
      (one, other) => rank(one) - rank(other) || one.law.name.localeCompare(other.law.name),
    );
}

/** The duties of a law that applies in part are listed below, each with its section. */
function headIn(
  { verdict }: Verdict,
  { law: { name } }: WeighedLaw<CheckLaw>,
  { sentences }: Say,
): string | undefined {
  return verdict === 'applies in part' ? sentences.verdict[verdict](name) : undefined;
}

const rank = ({ verdict }: StateFinding) => ORDER.indexOf(verdict.verdict);

/** After which words there is, or may be, something to do. */
const BINDS: ReadonlySet<VerdictKind> = new Set(['applies', 'applies in part', 'cannot tell']);

function comingFor(
  law: CheckLaw,
  facts: Parameters<typeof weigh<CheckLaw>>[1],
  { asOf, index }: Pick<Law, 'asOf' | 'index'>,
  { sentences }: Say,
): Coming | undefined {
  const on = (day: string) => {
    const weighed = weigh(law, facts, day, index);
    return { weighed, verdict: verdictOf(weighed, day, index) };
  };
  const { verdict: now } = on(asOf).verdict;
  if (now === 'applies') return undefined;
  for (const date of turningDaysAhead(law, asOf)) {
    const { weighed, verdict } = on(date);
    if (verdict.verdict === now || !BINDS.has(verdict.verdict)) continue;
    const [first] = verdict.because;
    const why = first ? reasonText(first, weighed, sentences) : '';
    return { date, after: verdict.verdict, headroom: headroomIn(weighed, verdict), why };
  }
  return undefined;
}

/** The first count of people that decided, with its threshold. */
function headroomIn(weighed: WeighedLaw<CheckLaw>, verdict: Verdict): Headroom | undefined {
  for (const reason of verdict.because.filter(({ kind }) => kind === 'prong')) {
    const rule = ruleOf(reason, weighed);
    for (const { fact, op, value: limit } of rule ? conditionsOf(rule) : []) {
      const value = weighed.facts[fact];
      if (fact !== 'consumers' || value === undefined || typeof limit !== 'number') continue;
      return { fact, value, limit: op === '>' ? limit + 1 : limit };
    }
  }
  return undefined;
}

function missingIn(
  { law, facts }: WeighedLaw<CheckLaw>,
  { settledBy }: Verdict,
  asOf: string,
  index: Law['index'],
): StateFinding['missing'] {
  const fact = settledBy.find((set) => set.length === 1)?.[0];
  if (fact === undefined || index.byKey.get(fact)?.type !== 'boolean') return undefined;
  const word = (value: boolean) => {
    const weighed = weigh(law, { ...facts, [fact]: value }, asOf, index);
    const { verdict, then } = verdictOf(weighed, asOf, index);
    return then ?? verdict;
  };
  return { fact, yes: word(true), no: word(false) };
}

export interface Turn {
  readonly date: string;
  readonly law: CheckLaw;
  readonly before: VerdictKind;
  readonly after: VerdictKind;
  /** For an unknown verdict: which answer would settle it, as a sentence. */
  readonly missing: string;
}

/**
 * The days after `asOf` on which a chosen law starts or one of its tests changes, with the verdict
 * before and after.
 */
export function turns(sheet: Sheet, { laws, asOf, index }: Law, { sentences }: Say): Turn[] {
  return laws
    .filter(({ state }) => sheet.states.includes(state))
    .flatMap((law) => {
      const facts = factsIn(sheet, law.state, index);
      const on = (day: string) => verdictOf(weigh(law, facts, day, index), day, index);
      return turningDays(law)
        .filter((date) => date > asOf)
        .map((date) => {
          const after = on(date);
          const missing =
            after.verdict === 'cannot tell' ? settlingText(after, law.name, sentences) : '';
          return {
            date,
            law,
            before: on(addDays(date, -1)).verdict,
            after: after.verdict,
            missing,
          };
        });
    })
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) || one.law.name.localeCompare(other.law.name),
    );
}

/**
 * Today, the requested day, and the coming days on which a chosen law starts or one of its tests
 * changes.
 */
export function daysToShow(sheet: Sheet, { laws, asOf, today }: Law): string[] {
  const coming = laws
    .filter(({ state }) => sheet.states.includes(state))
    .flatMap(turningDays)
    .filter((day) => day > today);
  return [...new Set([today, asOf, ...coming])].toSorted();
}
