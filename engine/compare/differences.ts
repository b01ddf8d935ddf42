/** Points on which published guides differ from a law, and what the law says, on a day. */
import type { GuideFigure, LawRecord } from '#law/schema.ts';
import { counts } from '../rules/truth.ts';

export interface DifferingPoint {
  readonly point: string;
  /** What is published. Shown beside our reading only (docs/requirements-decisions.md 1). */
  readonly said: string;
  readonly text: string;
  readonly cite: string;
  readonly meaning?: string | undefined;
}

/** All of a state's points, or those of one screen. */
export function differingPoints(
  figures: readonly GuideFigure[],
  { state }: Pick<LawRecord, 'state'>,
  asOf: string,
  screen?: string,
): DifferingPoint[] {
  return figures
    .filter(
      (each) => each.state === state && (screen === undefined || each.screens.includes(screen)),
    )
    .flatMap(({ point, said, readings, meaning }) => {
      const reading = readings.find((each) => counts(each, asOf));
      if (!reading || reading.agrees) return [];
      return [{ point, said, text: reading.text, cite: reading.cite, meaning }];
    });
}
