/** The data of the comparison page. */
import type { Cell, ComparedRequirement, PointKey } from '#engine/compare/compare.ts';
import type { DifferingPoint } from '#engine/compare/differences.ts';
import type { StateCode } from '#law/codes.ts';

export interface CellView extends Cell {
  /** Published figures that differ from the cell. */
  readonly said?: readonly string[];
}

export interface DutyView extends Omit<ComparedRequirement, 'id'> {
  /** The control: duties of several states with the same control are alike. */
  readonly control: string;
}

export interface StateView {
  readonly state: StateCode;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly effective: string;
  readonly inForce: boolean;
  readonly checkedTo: string;
  readonly points: Readonly<Record<PointKey, CellView>>;
  readonly duties: readonly DutyView[];
  readonly unique: readonly { readonly text: string; readonly cite: string }[];
  /** Published figures that differ. */
  readonly differs: readonly DifferingPoint[];
}

export interface CompareView {
  /** First day of the interval that this page shows. */
  readonly asOf: string;
  /** The newest day up to it on which one of the laws changed. */
  readonly since: string;
  /** Its last day; null if no later change is known. */
  readonly until: string | null;
  /** All intervals, each with the states that change on its first day. */
  readonly days: readonly {
    readonly from: string;
    readonly since: string;
    readonly changes: readonly string[];
  }[];
  /** The five of docs/requirements.md 1 first, then by name. */
  readonly states: readonly StateView[];
}
