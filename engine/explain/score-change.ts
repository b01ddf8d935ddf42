/**
 * Why a score changed between two looks at the same business: duties that were added or dropped, by
 * state.
 */
import type { StateCode } from '#law/codes.ts';
import { list } from '#text/english.ts';
import { addedWords, droppedWords, scoreIs, scoreStays } from './score-words.ts';
import type { TaskRequirement } from '#engine/tasks/tasks.ts';

/**
 * What is remembered of an assessment: its score (percent; null while it is not known) and its
 * duties by state.
 */
export interface Seen {
  readonly score: number | null;
  readonly duties: Readonly<Partial<Record<StateCode, readonly string[]>>>;
}

export interface ScoreChange {
  readonly before: number | null;
  readonly after: number | null;
  /** "4 duties added by Texas", "1 duty dropped in Delaware". */
  readonly reasons: readonly string[];
}

/** The parts of an assessment that are remembered. */
interface Assessed {
  readonly overallScore: number;
  readonly provisional: boolean;
  readonly tasks: readonly {
    readonly advice: boolean;
    readonly requirements: readonly Pick<TaskRequirement, 'id' | 'stateId' | 'owed'>[];
  }[];
}

/** What to remember of an assessment: the duties that are surely owed today. */
export function seenIn({ overallScore, provisional, tasks }: Assessed): Seen {
  const owed = tasks
    .filter(({ advice }) => !advice)
    .flatMap(({ requirements }) => requirements)
    .filter((requirement) => requirement.owed === 'owed');
  const byState = Map.groupBy(owed, ({ stateId }) => stateId);
  return {
    score: provisional ? null : overallScore,
    duties: Object.fromEntries(
      [...byState].map(([state, duties]) => [state, duties.map(({ id }) => id)]),
    ),
  };
}

/** The change between two looks; undefined if no duty was added or dropped. */
export function scoreChange(
  before: Seen,
  after: Seen,
  nameOf: (state: StateCode) => string,
): ScoreChange | undefined {
  const states = new Set(Object.keys({ ...before.duties, ...after.duties }) as StateCode[]);
  const reasons = [...states].toSorted().flatMap((code) => {
    const name = nameOf(code);
    const [was, is] = [before.duties[code] ?? [], after.duties[code] ?? []];
    const added = is.filter((id) => !was.includes(id)).length;
    const dropped = was.filter((id) => !is.includes(id)).length;
    return [
      ...(added > 0 ? [addedWords(added, name)] : []),
      ...(dropped > 0 ? [droppedWords(dropped, name)] : []),
    ];
  });
  return reasons.length === 0 ? undefined : { before: before.score, after: after.score, reasons };
}

/** "4 duties added by Texas: 21% → 12%." Scores come formatted; null where none is known. */
export function changeText(
  { before, after, reasons }: ScoreChange,
  format: (score: number) => string,
): string {
  const why = list(reasons);
  if (after === null) return `${why}.`;
  if (before === null) return `${why}. ${scoreIs(format(after))}`;
  const [was, is] = [format(before), format(after)];
  return was === is ? `${why}. ${scoreStays(is)}` : `${why}: ${was} → ${is}.`;
}
