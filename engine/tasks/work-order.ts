/**
 * The order in which the work builds on itself: what others build on comes before them (`after` of
 * law/controls.json).
 */
import type { ControlKey } from '#law/schema.ts';

export interface OrderedTask {
  readonly id: ControlKey;
  readonly priority: 1 | 2 | 3;
  readonly dueDate: string;
  readonly lostPoints: number;
}

/** Control → the controls on whose result it builds. */
export type BuildsOn = ReadonlyMap<ControlKey, readonly ControlKey[]>;

type Rank = readonly [priority: number, points: number, dueDate: string];

/**
 * The same tasks in the order of work. A task waits for those it builds on; of those that wait for
 * nothing, the one comes first that is most urgent, where a task is as urgent as the most urgent
 * one that builds on it. What is not among the tasks holds nothing up.
 */
export function inWorkOrder<Of extends OrderedTask>(
  tasks: readonly Of[],
  buildsOn: BuildsOn,
): readonly Of[] {
  const before = directlyBefore(tasks, buildsOn);
  const ranks = inheritedRanks(tasks, before);
  const left = new Map(tasks.map((task) => [task.id, task]));
  const ordered: Of[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ id }) => !(before.get(id) ?? []).some((key) => left.has(key)),
    );
    // A circle cannot be in the data (law/checks/controls-ordered.ts); if one were, its tasks come
    // by urgency.
    const next = mostUrgent(free.length > 0 ? free : [...left.values()], ranks);
    left.delete(next.id);
    ordered.push(next);
  }
  return ordered;
}

/** The tasks of the list that build on it, directly or through others, in the order of the list. */
export function buildingOn(
  task: ControlKey,
  tasks: readonly OrderedTask[],
  buildsOn: BuildsOn,
): readonly ControlKey[] {
  const reaches = (key: ControlKey, seen: Set<ControlKey>): boolean =>
    (buildsOn.get(key) ?? []).some((each) => {
      if (each === task) return true;
      if (seen.has(each)) return false;
      seen.add(each);
      return reaches(each, seen);
    });
  return tasks.map(({ id }) => id).filter((id) => id !== task && reaches(id, new Set([id])));
}

/** The tasks of the list that a task builds on, through what is not in the list too. */
function directlyBefore(
  tasks: readonly OrderedTask[],
  buildsOn: BuildsOn,
): ReadonlyMap<ControlKey, readonly ControlKey[]> {
  const listed = new Set(tasks.map(({ id }) => id));
  const reach = (key: ControlKey, seen: Set<ControlKey>): ControlKey[] =>
    (buildsOn.get(key) ?? []).flatMap((each) => {
      if (seen.has(each)) return [];
      seen.add(each);
      return listed.has(each) ? [each] : reach(each, seen);
    });
  return new Map(tasks.map(({ id }) => [id, reach(id, new Set([id]))]));
}

/** Each task with the rank of the most urgent task that builds on it. */
function inheritedRanks(
  tasks: readonly OrderedTask[],
  before: ReadonlyMap<ControlKey, readonly ControlKey[]>,
): ReadonlyMap<ControlKey, Rank> {
  const ranks = new Map<ControlKey, Rank>();
  const pass = (id: ControlKey, rank: Rank) => {
    const own = ranks.get(id);
    if (own && compareRanks(own, rank) <= 0) return;
    ranks.set(id, rank);
    for (const key of before.get(id) ?? []) pass(key, rank);
  };
  for (const { id, priority, dueDate, lostPoints } of tasks)
    pass(id, [priority, -lostPoints, dueDate]);
  return ranks;
}

function compareRanks(one: Rank, other: Rank): number {
  return one[0] - other[0] || one[1] - other[1] || one[2].localeCompare(other[2]);
}

function mostUrgent<Of extends OrderedTask>(
  tasks: readonly Of[],
  ranks: ReadonlyMap<ControlKey, Rank>,
): Of {
  const rankOf = ({ id, priority, dueDate, lostPoints }: Of): Rank =>
    ranks.get(id) ?? [priority, -lostPoints, dueDate];
  return tasks.reduce((one, other) => (compareRanks(rankOf(other), rankOf(one)) < 0 ? other : one));
}
