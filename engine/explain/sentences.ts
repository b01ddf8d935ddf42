/**
 * Verdicts and reasons in plain words. One set of sentences for each language; a law's labels come
 * in that language with its record.
 */
import type { FactKey, Requirement, Rule } from '#law/schema.ts';
import type { WeighedLaw, VerdictKind } from '../rules/applicability.ts';
import { owedInPart } from '../verdict/part-owed.ts';
import type { LawTests } from '../rules/applicability.ts';
import { conditionsOf, decisiveConditions, evaluate, openConditions } from '../rules/truth.ts';
import type { Known } from '../rules/truth.ts';
import type { Reason, Verdict } from '../verdict/verdict.ts';

export interface Saying {
  /** With a known value: a whole sentence. `place` is the state's name. */
  readonly have: (value: Known, place: string) => string;
  /** Follows "Still missing:". */
  readonly missing: (place: string) => string;
}

/** All sentences of one language; a missing one is a type error. */
export interface Sentences {
  readonly facts: Readonly<Record<FactKey, Saying>>;
  readonly list: (items: readonly string[]) => string;
  /** January 1, 2027. */
  readonly date: (iso: string) => string;
  /** The record's label of a prong or an exemption as a sentence, or as the end of one. */
  readonly test: (label: string) => string;
  readonly starts: (date: string) => string;
  readonly leavesOut: (test: string) => string;
  /** For a law that still applies in part. */
  readonly leavesOutOfRest: (test: string) => string;
  readonly mayLeaveOut: (test: string) => string;
  readonly meets: (test: string) => string;
  readonly fails: (test: string) => string;
  readonly open: (test: string) => string;
  readonly stillMissing: (missing: string) => string;
  /** The verdict on one law; `later` for one that starts on a coming day. */
  readonly verdict: Readonly<
    Record<Exclude<VerdictKind, 'not in force yet'>, (name: string) => string>
  >;
  readonly startsOn: (name: string, date: string) => string;
  readonly later: Readonly<Record<Exclude<VerdictKind, 'not in force yet'>, string>>;
  readonly stays: (titles: readonly string[]) => string;
  /** The duties of a law that applies in part. */
  readonly partly: (titles: readonly string[]) => string;
  readonly settles: (missing: readonly string[]) => string;
  /** `day` is the requested day in words; undefined: today. */
  readonly overall: (counts: Counts, day?: string) => string;
}

/** How many laws have each verdict. */
export interface Counts {
  readonly bound: number;
  readonly open: number;
  readonly out: number;
  readonly later: number;
  /** Of the laws that do not apply: how many leave a standing duty. */
  readonly staying: number;
}

type AnyWeighed = WeighedLaw<LawTests>;

export function joinedSentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Why one part of the law decided, or what it still waits for. */
export function reasonText(reason: Reason, weighed: AnyWeighed, say: Sentences): string {
  if (reason.kind === 'effective') return say.starts(say.date(weighed.law.effective));
  const rule = ruleOf(reason, weighed);
  const have = rule ? haveText(rule, weighed, say) : '';
  const missing = rule ? missingText(rule, weighed, say) : '';
  const test = say.test(reason.label);
  if (reason.kind === 'exemption') {
    if (reason.holds === true) {
      const leaves = weighed.verdict === 'applies in part' ? say.leavesOutOfRest : say.leavesOut;
      return joinedSentences(have, leaves(test));
    }
    return joinedSentences(say.mayLeaveOut(test), missing);
  }
  if (reason.holds === true) return joinedSentences(have, say.meets(test));
  if (reason.holds === false) return joinedSentences(have, say.fails(test));
  return joinedSentences(have, say.open(test), missing);
}

/** The rule behind a reason. */
export function ruleOf(reason: Reason, { law }: AnyWeighed): Rule | undefined {
  return reason.kind === 'prong'
    ? law.applicability.prongs.find((prong) => prong.id === reason.id)?.if
    : law.exemptions.find((exemption) => exemption.id === reason.id)?.if;
}

/** The owner's facts in the rule; of an open rule, those that are known. */
function haveText(rule: Rule, { facts, silent, law }: AnyWeighed, say: Sentences): string {
  const open = evaluate(rule, facts, silent) === undefined;
  const conditions = open ? conditionsOf(rule) : decisiveConditions(rule, facts, silent);
  const sentences = conditions.flatMap(({ fact }) => {
    const value = facts[fact];
    return value === undefined ? [] : [say.facts[fact].have(value, law.name)];
  });
  return [...new Set(sentences)].join(' ');
}

function missingText(rule: Rule, { facts, silent, law }: AnyWeighed, say: Sentences): string {
  const open = openConditions(rule, facts, silent).map((condition) => condition.fact);
  const missing = [...new Set(open)].map((fact) => say.facts[fact].missing(law.name));
  return missing.length > 0 ? say.stillMissing(say.list(missing)) : '';
}

const titleOf = ({ title }: Requirement) => title;

/** The verdict on one state in one or two sentences. */
export function headline(verdict: Verdict, weighed: AnyWeighed, say: Sentences): string {
  const { name, effective } = weighed.law;
  const partly = owedInPart(weighed).map(titleOf);
  const stays = verdict.standing.length === 0 ? '' : say.stays(verdict.standing.map(titleOf));
  if (verdict.verdict === 'not in force yet') {
    const then = verdict.then ?? 'cannot tell';
    const settling = then === 'cannot tell' ? settlingText(verdict, name, say) : '';
    const part = partly.length === 0 ? '' : say.partly(partly);
    return joinedSentences(
      say.startsOn(name, say.date(effective)),
      say.later[then],
      part,
      settling,
      stays,
    );
  }
  const sentence = say.verdict[verdict.verdict](name);
  switch (verdict.verdict) {
    case 'exempt':
    case 'does not apply':
      return joinedSentences(sentence, stays);
    case 'cannot tell':
      return joinedSentences(sentence, settlingText(verdict, name, say));
    case 'applies in part':
      return joinedSentences(sentence, partly.length === 0 ? '' : say.partly(partly));
    default:
      return sentence;
  }
}

/** The shortest way to an answer: "One answer settles it: whether you sell personal data." */
export function settlingText({ settledBy }: Verdict, place: string, say: Sentences): string {
  const [shortest] = settledBy;
  return shortest ? say.settles(shortest.map((fact) => say.facts[fact].missing(place))) : '';
}

/** The whole result in one or two sentences. `day`, in words, if it is not today. */
export function overallText(
  verdicts: readonly Pick<Verdict, 'verdict' | 'standing'>[],
  say: Sentences,
  day?: string,
): string {
  const among = (...of: VerdictKind[]) => verdicts.filter(({ verdict }) => of.includes(verdict));
  const tell = (...of: VerdictKind[]) => among(...of).length;
  const out = among('does not apply', 'exempt');
  const counts: Counts = {
    bound: tell('applies', 'applies in part'),
    open: tell('cannot tell'),
    out: out.length,
    later: tell('not in force yet'),
    staying: out.filter(({ standing }) => standing.length > 0).length,
  };
  return say.overall(counts, day);
}
