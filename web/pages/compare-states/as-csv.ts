import { toCsv } from '#web/parts/files/csv.ts';
import { dutyRows, FIRST_POINTS, OTHER_POINTS } from './rows.ts';
import type { CompareView, StateView } from './view.ts';

/** The comparison as a spreadsheet, with published figures in columns of their own. */
export function asCsv(view: CompareView, states: readonly StateView[]): string {
  const head = states.flatMap(({ name }) => [
    name,
    `${name}: section`,
    `${name}: you may have read (not the statute)`,
  ]);
  const points = [...FIRST_POINTS, ...OTHER_POINTS].map(({ key, label }) => [
    label,
    ...states.flatMap(({ points }) => {
      const { value, detail, cite, said } = points[key];
      const own = key === 'minors' ? detail : [value, ...detail];
      return [own.join('. ').replaceAll('..', '.'), cite, (said ?? []).join('; ')];
    }),
  ]);
  const duties = dutyRows(states, 'all').map(({ category, lists }) => [
    `Requirements: ${category}`,
    ...lists.flatMap((list) => [
      list.map(({ title, difficulty }) => `${title} (${difficulty})`).join('; '),
      list.map(({ cite }) => cite).join('; '),
      '',
    ]),
  ]);
  const unique = [
    'Unique features',
    ...states.flatMap(({ unique }) => [
      unique.map(({ text }) => text).join(' '),
      unique.map(({ cite }) => cite).join('; '),
      '',
    ]),
  ];
  return toCsv([[`Laws as they read from ${view.since}`, ...head], ...points, ...duties, unique]);
}
