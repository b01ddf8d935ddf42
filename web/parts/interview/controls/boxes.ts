/** The boxes and choices of one question, from the figures that the laws name. */
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { reachOf } from '#engine/interview/interview.ts';
import type { Asked } from '#engine/interview/steps.ts';
import type { Known } from '#engine/rules/truth.ts';

/** One box: a fact for all its states, or one figure of it in one state. */
export interface Box {
  readonly name: string;
  readonly fact: FactKey;
  readonly states: readonly StateCode[];
  readonly figure?: Asked['figures'][number];
}

/** The boxes of a question, in order. */
export function boxesOf(asked: readonly Asked[]): Box[] {
  return asked.flatMap(({ fact, states, figures }): Box[] => {
    if (figures.length === 0) return [{ name: fact, fact, states }];
    const byFigure = new Map(figures.map((figure) => [`${figure.state}-${figure.value}`, figure]));
    return [...byFigure].map(([name, figure]) => ({
      name: `${fact}-${name}`,
      fact,
      states: states.length === 0 ? [] : [figure.state],
      figure,
    }));
  });
}

/**
 * What a tick changes: a yes ticks what it says yes to as well, and where that is unticked, the yes
 * goes too. So two boxes of a question never contradict each other.
 */
export function ticked(
  asked: readonly Asked[],
  fact: FactKey,
  checked: boolean,
): Readonly<Record<string, string>> {
  const moved = new Set([fact]);
  for (const each of moved)
    for (const { fact: own, brings = [] } of asked) {
      if (checked && own === each) for (const brought of brings) moved.add(brought);
      if (!checked && brings.includes(each)) moved.add(own);
    }
  const here = boxesOf(asked).filter((box) => !box.figure && moved.has(box.fact));
  return Object.fromEntries(here.map(({ name }) => [name, checked ? 'on' : '']));
}

/** One of several ranges of a number. */
export interface Band {
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly value: Known;
}

/**
 * The ranges between the figures that the laws name. If one law says "more than" and another "at
 * least" the same figure, the figure itself counts as more: the difference is one dollar, one
 * person or a part of a percent.
 */
export function bandsOf({ figures }: Asked): Band[] {
  const edges = [...new Set(figures.map(({ value }) => value))].toSorted(
    (one, other) => one - other,
  );
  return [undefined, ...edges].map((from, at) => {
    const to = edges[at];
    const upper = figures.filter(({ value }) => value === to);
    const lower = figures.filter(({ value }) => value === from);
    const reach = (own: typeof figures) => Math.max(...own.map((figure) => reachOf(figure)));
    const below = (own: typeof figures) => Math.min(...own.map((figure) => reachOf(figure) - 1));
    return {
      name: `band-${at}`,
      from,
      to,
      value: {
        least: from === undefined ? 0 : reach(lower),
        most: to === undefined ? NO_UPPER_BOUND : below(upper),
      },
    };
  });
}

/** The smallest number on a figure's upper side. */
export const leastOf = (figure: Asked['figures'][number]) => reachOf(figure);
