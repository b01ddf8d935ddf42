/** Which recommendations are shown: rules as data, each with the section behind it. */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, LawRecord, Prong, Recommendation, Rule } from '#law/schema.ts';
import { addDays } from '#calendar/dates.ts';
import { mustAllowCure } from '../duties/duties.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import { conditionsOf, evaluate } from '../rules/truth.ts';
import type { Task } from '#engine/tasks/tasks.ts';

interface ShownRecommendation {
  readonly id: string;
  /** The task to which it belongs. */
  readonly control?: ControlKey | undefined;
  readonly title: string;
  readonly description: string;
  readonly impact: 'HIGH' | 'MEDIUM' | 'LOW';
  readonly effort: 'HIGH' | 'MEDIUM' | 'LOW';
  readonly cites: { state: StateCode; cite: string }[];
}

interface Situation {
  readonly states: readonly StateOutcome[];
  /** States in which a control's work is owed today and open. */
  readonly openIn: (control: ControlKey) => readonly StateCode[];
  /** States in which an urgent (priority 1) scored duty is open. */
  readonly urgentIn: readonly StateCode[];
  readonly asOf: string;
  readonly list: (names: readonly string[]) => string;
}

export interface CitedRecommendation extends Omit<ShownRecommendation, 'cites'> {
  cites: { stateId: StateCode; cite: string; url: string }[];
}

interface Assessed {
  readonly states: readonly StateOutcome[];
  readonly tasks: readonly Task[];
  readonly urgentIn: readonly StateCode[];
  readonly asOf: string;
}

/** The recommendations for an assessment, each with the page of its sections. */
export function recommendationsFor(
  book: {
    readonly laws: readonly LawRecord[];
    readonly recommendations: readonly Recommendation[];
  },
  { states, tasks, urgentIn, asOf }: Assessed,
  list: (names: readonly string[]) => string,
): CitedRecommendation[] {
  const openIn = (control: ControlKey) =>
    tasks
      .filter((task) => task.id === control)
      .flatMap((task) => task.requirements)
      .filter((requirement) => requirement.status === 'open' && requirement.owed === 'owed')
      .map((requirement) => requirement.stateId);
  const urls = new Map(book.laws.map((law) => [law.state, law.law.url]));
  return recommend(book.recommendations, { states, openIn, urgentIn, asOf, list }).map((item) => ({
    ...item,
    cites: item.cites.map(({ state, cite }) => ({
      stateId: state,
      cite,
      url: urls.get(state) ?? '',
    })),
  }));
}

/** The recommendations whose trigger is met, in the order of the data. */
function recommend(book: readonly Recommendation[], situation: Situation): ShownRecommendation[] {
  return book.flatMap((item) => {
    const about = statesOf(item, situation);
    if (about.length === 0) return [];
    const names = situation.list(about.map((state) => state.weighed.law.name));
    const cites = about.flatMap((state) => citeFor(item, state, situation.asOf));
    const { id, control, title, impact, effort } = item;
    return [
      {
        id,
        ...(control === undefined ? {} : { control }),
        title,
        description: item.description.replace('{states}', names),
        impact,
        effort,
        cites,
      },
    ];
  });
}

/**
 * The states that a recommendation names: those for which every condition of its trigger is met.
 */
function statesOf({ trigger }: Recommendation, situation: Situation): StateOutcome[] {
  const { states, asOf } = situation;
  const tests: ((state: StateOutcome) => boolean)[] = [];
  if (trigger.open) {
    const open = situation.openIn(trigger.open);
    tests.push(({ weighed }) => open.includes(weighed.law.state));
  }
  if (trigger.facts) tests.push((state) => holdsIn(trigger.facts as Rule, state));
  if (trigger.missing) {
    const { missing } = trigger;
    tests.push(({ verdict }) => verdict.settledBy.some((set) => set.includes(missing)));
  }
  if (trigger.nearCount) {
    const { nearCount } = trigger;
    tests.push((state) => nearProng(state, nearCount) !== undefined);
  }
  if (trigger.startsWithin) {
    const last = addDays(asOf, trigger.startsWithin);
    tests.push((state) => startOf(state, asOf, last));
  }
  if (trigger.noCure)
    tests.push(({ weighed, binds }) => binds && !mustAllowCure(weighed.law, asOf));
  if (trigger.urgentOpen)
    tests.push(({ weighed }) => situation.urgentIn.includes(weighed.law.state));
  if (trigger.assumed) {
    const { assumed } = trigger;
    tests.push(({ verdict }) => verdict.assuming.length >= assumed);
  }
  const { verdict } = trigger;
  if (verdict) tests.push((state) => state.verdict.verdict === verdict.is);
  const about = states.filter((state) => tests.every((test) => test(state)));
  return about.length >= (verdict?.atLeast ?? 1) ? about : [];
}

function holdsIn(rule: Rule, { weighed, mayBind }: StateOutcome): boolean {
  return mayBind && evaluate(rule, weighed.facts, weighed.silent) === true;
}

/**
 * The full prong, if any, that is not met only because a count of people is within some percent
 * below its number.
 */
function nearProng({ weighed }: StateOutcome, percent: number): Prong | undefined {
  const people = weighed.facts.consumers;
  if (typeof people !== 'number') return undefined;
  return weighed.full.find(({ of, holds }) => {
    if (holds !== false || 'any' in of.if || 'not' in of.if) return false;
    const needed = conditionsOf(of.if).find((condition) => condition.fact === 'consumers');
    if (!needed || typeof needed.value !== 'number') return false;
    const { value } = needed;
    const others = { ...weighed.facts, consumers: value + 1 };
    return (
      people >= value * (1 - percent / 100) && evaluate(of.if, others, weighed.silent) === true
    );
  })?.of;
}

function startOf({ weighed, duties, mayBind }: StateOutcome, asOf: string, last: string): boolean {
  if (!mayBind) return false;
  const { effective } = weighed.law;
  if (effective > asOf && effective <= last) return true;
  return duties.some(
    (duty) => duty.owed === 'coming up' && duty.from !== null && duty.from <= last,
  );
}

function citeFor(
  item: Recommendation,
  state: StateOutcome,
  asOf: string,
): { state: StateCode; cite: string }[] {
  const { law } = state.weighed;
  const cite = (text: string | undefined) => (text ? [{ state: law.state, cite: text }] : []);
  switch (item.cite) {
    case 'control':
      return state.duties
        .filter((duty) => duty.requirement.control === item.control)
        .flatMap((duty) => cite(duty.requirement.cite));
    case 'prong': {
      const near = item.trigger.nearCount ? nearProng(state, item.trigger.nearCount) : undefined;
      return cite(
        near?.cite ?? state.verdict.because.find((reason) => reason.kind !== 'effective')?.cite,
      );
    }
    case 'cure':
      return cite(law.enforcement.cure.cite);
    case 'penalty':
      return cite(law.enforcement.penalty.cite);
    case 'signal':
      return cite(law.optOutSignal.cite);
    case 'sensitive':
      return cite(law.sensitiveData.cite);
    case 'assessments':
      return cite(law.assessments.cite);
    case 'law': {
      const coming = state.duties.find(
        (duty) => duty.owed === 'coming up' && duty.from !== null && duty.from > asOf,
      );
      return cite(law.effective > asOf ? law.law.citation : coming?.requirement.cite);
    }
  }
}
