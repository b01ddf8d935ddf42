/** Loads all laws side by side, as of the first day of an interval. */
import { changeDates, intervals, newestChange } from '#engine/verdict/change-days.ts';
import { comparedState } from '#engine/compare/compare.ts';
import type { PointKey } from '#engine/compare/compare.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { placeAsShown } from '#law/codes.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import type { Page } from '#web/words/page-row.ts';
import type { CellView, CompareView, StateView } from './view.ts';

const IN_ORDER = LAWS.toSorted((one, other) => placeAsShown(one.state) - placeAsShown(other.state));

/** The cell that shows a published figure. */
const CELL_OF: Readonly<Record<string, PointKey>> = {
  'Effective date': 'effective',
  'Consumer threshold': 'consumers',
  'Selling data': 'consumers',
  'Revenue threshold': 'revenue',
  'Max penalty': 'penalty',
  'Penalty is counted': 'penalty',
  'Cure period': 'cure',
  'Answer a request': 'respond',
};

function stateView(law: LawRecord, asOf: string): StateView {
  const { state, name, slug, url, points, requirements, unique } = comparedState(law, asOf);
  const controls = new Map(law.requirements.map(({ id, control }) => [id, control]));
  const differs = differingPoints(GUIDE_FIGURES.figures, law, asOf, 'compare');
  return {
    state,
    name,
    slug,
    url,
    effective: law.effective,
    inForce: law.effective <= asOf,
    checkedTo: law.checkedTo,
    points: withSaid(points, differs),
    duties: requirements.map(({ id, ...duty }) => ({ ...duty, control: controls.get(id) ?? id })),
    unique,
    differs,
  };
}

function withSaid(
  points: Readonly<Record<PointKey, CellView>>,
  differs: StateView['differs'],
): StateView['points'] {
  const filled: Record<PointKey, CellView> = { ...points };
  for (const { point, said } of differs) {
    const key = CELL_OF[point];
    if (key === undefined) throw new Error(`no cell of the comparison holds "${point}"`);
    filled[key] = { ...filled[key], said: [...(filled[key].said ?? []), said] };
  }
  return filled;
}

/** The days on which this page changes, each with the states concerned. */
const DAYS = daysOfChange();

function daysOfChange(): CompareView['days'] {
  const dates = LAWS.flatMap((law) => changeDates(law, GUIDE_FIGURES.figures));
  const days = intervals([...new Set(dates)].toSorted(), FACT_BOOK.reviewed);
  const shown = days.map(({ from }) =>
    IN_ORDER.map((law) => ({ name: law.name, text: JSON.stringify(stateView(law, from)) })),
  );
  return days.flatMap(({ from }, at) => {
    const before = shown[at - 1];
    const changes = (shown[at] ?? []).filter(
      ({ text }, place) => before !== undefined && before[place]?.text !== text,
    );
    if (at > 0 && changes.length === 0) return [];
    return [{ from, since: newestChange(LAWS, from), changes: changes.map(({ name }) => name) }];
  });
}

export function versions(): string[] {
  return DAYS.map(({ from }) => from);
}

export function data(_: Page, asOf: string): CompareView {
  const spans = intervals(versions(), FACT_BOOK.reviewed);
  return {
    asOf,
    since: newestChange(LAWS, asOf),
    until: spans.find(({ from }) => from === asOf)?.until ?? null,
    days: DAYS,
    states: IN_ORDER.map((law) => stateView(law, asOf)),
  };
}
