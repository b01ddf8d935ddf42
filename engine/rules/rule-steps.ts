/**
 * Rules as steps: each condition and each rule stands once, at a place of its own, however many laws name it, and a
 * rule joins the results of its parts, two at a time. Results are numbers, so that "all" is the least of its parts and
 * "any" the greatest (Kleene's logic). No code is made at run time.
 */
import type { Condition, FactKey, Rule } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import { meets } from './truth.ts';
import type { Facts, Known, Truth } from './truth.ts';

/** 0: no. 1: not yet known. 2: yes. */
type Level = number;
/** The results of all conditions and rules, each at its place. */
export type Levels = Uint8Array;

const TRUTHS: readonly Truth[] = [false, undefined, true];
const levelOf = (truth: Truth): Level => (truth === undefined ? 1 : truth ? 2 : 0);

/** The truth that stands at a place. */
export const truthAt = (levels: Levels, place: number): Truth => TRUTHS[levels[place] as Level];

/** A condition as it stands in the list: whose facts it reads, and what it comes to. */
export interface Placed {
  readonly condition: Condition;
  /** The law in whose state the fact is asked; the first law for facts of the business as a whole. */
  readonly law: number;
  readonly place: number;
  /** Which of the values read it is tried on (valuesOf). */
  readonly read: number;
  /** What a missing answer makes of it; a value above its figure, at it and below it. A yes is above a no. */
  readonly missing: Level;
  readonly above: Level;
  readonly same: Level;
  readonly below: Level;
  readonly figure: number;
}

/** Joins two results into one: the greater of them ("any"), or the lesser ("all"). */
interface Step {
  readonly any: boolean;
  readonly one: number;
  readonly other: number;
  readonly negated: boolean;
  readonly place: number;
}

/** The places of what is never so and of what always is. */
const NEVER = 0;
const ALWAYS = 1;

/** A fact that is read once, and the conditions on it. */
interface Read {
  readonly at: number;
  readonly law: number;
  readonly fact: FactKey;
  readonly conditions: Placed[];
}

/**
 * Called with the facts of each law's state, in the order of the laws, closed over their implications (closeFacts);
 * facts of the business as a whole are read from the first.
 */
export interface Trying {
  /** Tries every condition and takes every step. The results are good until the next call. */
  readonly levelsOf: (facts: readonly Facts[]) => Levels;
  /** Every value that a condition is tried on, at its `read`. */
  readonly valuesOf: (facts: readonly Facts[]) => (Known | undefined)[];
}

/** The conditions and steps of many rules. */
export class RuleSteps {
  readonly conditions: Placed[] = [];
  readonly #steps: Step[] = [];
  readonly #reads = new Map<string, Read>();
  readonly #places = new Map([
    ['never', NEVER],
    ['always', ALWAYS],
  ]);
  readonly #index: FactIndex;

  constructor(index: FactIndex) {
    this.#index = index;
  }

  /** Adds what a rule of a law needs. Answers the place of its result. */
  add(rule: Rule, law: number, assumes = true): number {
    if ('fact' in rule) return this.#condition(rule, law, assumes);
    if ('not' in rule) {
      // Under a "not", counting a missing fact as no would make something true by silence.
      const part = this.add(rule.not, law, false);
      return this.#step(true, part, part, true);
    }
    const any = 'any' in rule;
    const [first, ...rest] = (any ? rule.any : rule.all).map((part) =>
      this.add(part, law, assumes),
    );
    if (first === undefined) return any ? NEVER : ALWAYS;
    return rest.reduce((one, other) => this.#step(any, one, other), first);
  }

  /** The conditions of a rule that was added, in its order. */
  conditionsOf(rule: Rule, law: number, assumes = true): Placed[] {
    if ('fact' in rule) {
      const place = this.#condition(rule, law, assumes);
      return this.conditions.filter((placed) => placed.place === place);
    }
    if ('not' in rule) return this.conditionsOf(rule.not, law, false);
    const parts = 'any' in rule ? rule.any : rule.all;
    return parts.flatMap((part) => this.conditionsOf(part, law, assumes));
  }

  #condition(condition: Condition, of: number, assumes: boolean): number {
    const { fact, op, value } = condition;
    const law = this.#index.byKey.get(fact)?.perState ? of : 0;
    const missing = assumes && value === true && this.#index.silent.has(fact) ? 0 : 1;
    return this.#placed(`${fact} ${op} ${value} ${law} ${missing}`, (place) => {
      const at = this.#reads.size;
      const read = this.#reads.get(`${fact} ${law}`) ?? { at, law, fact, conditions: [] };
      this.#reads.set(`${fact} ${law}`, read);
      const placed = { condition, law, place, read: read.at, missing, ...aroundFigure(condition) };
      read.conditions.push(placed);
      this.conditions.push(placed);
    });
  }

  #step(any: boolean, one: number, other: number, negated = false): number {
    if (one === other && !negated) return one;
    return this.#placed(`${any} ${one} ${other} ${negated}`, (place) =>
      this.#steps.push({ any, one, other, negated, place }),
    );
  }

  #placed(name: string, put: (place: number) => void): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(name, place);
    put(place);
    return place;
  }

  /** What is called with the facts, once all rules are added. */
  done(): Trying {
    const reads = [...this.#reads.values()];
    const laws = 1 + Math.max(0, ...reads.map(({ law }) => law));
    const byLaw = Array.from({ length: laws }, (_, at) => reads.filter(({ law }) => law === at));
    const steps = this.#steps;
    // One for all calls: making it anew would cost more than filling it.
    const levels = new Uint8Array(this.#places.size);
    levels[ALWAYS] = 2;
    return {
      levelsOf: (facts) => {
        for (let law = 0; law < byLaw.length; law++) {
          tryConditions(byLaw[law] ?? [], facts[law] ?? {}, levels);
        }
        takeSteps(steps, levels);
        return levels;
      },
      valuesOf: (facts) => reads.map(({ law, fact }) => facts[law]?.[fact]),
    };
  }
}

function aroundFigure(condition: Condition) {
  const { value } = condition;
  const [highest, lowest] =
    typeof value === 'number' ? ([Infinity, -Infinity] as const) : ([true, false] as const);
  return {
    figure: Number(value),
    above: levelOf(meets(highest, condition)),
    same: levelOf(meets(value, condition)),
    below: levelOf(meets(lowest, condition)),
  };
}

function tryConditions(reads: readonly Read[], facts: Facts, levels: Levels): void {
  for (const { fact, conditions } of reads) {
    const value = facts[fact];
    if (typeof value === 'number') {
      for (const { figure, above, same, below, place } of conditions) {
        levels[place] = value > figure ? above : value < figure ? below : same;
      }
    } else if (typeof value === 'boolean') {
      for (const { above, below, place } of conditions) levels[place] = value ? above : below;
    } else {
      for (const { condition, missing, place } of conditions) {
        levels[place] = value === undefined ? missing : levelOf(meets(value, condition));
      }
    }
  }
}

/** In their order: each reads only what stands before it. */
function takeSteps(steps: readonly Step[], levels: Levels): void {
  for (const { any, one, other, negated, place } of steps) {
    const [left, right] = [levels[one] as Level, levels[other] as Level];
    const level = any ? Math.max(left, right) : Math.min(left, right);
    levels[place] = negated ? 2 - level : level;
  }
}
