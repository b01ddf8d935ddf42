import { addDays } from '#calendar/dates.ts';
import type { GuideFigure, LawRecord } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

/** Matches any value: the reading needs only that there is one. */
const ANYTHING = '*';

/** A step of a path: a key, an index, or the entry with that id. */
function into(value: unknown, step: string): unknown {
  if (Array.isArray(value)) {
    return /^\d+$/.test(step)
      ? value[Number(step)]
      : value.find((entry: { id?: unknown }) => entry.id === step);
  }
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[step]
    : undefined;
}

/** The value at a path such as "applicability.prongs[volume].if.value"; null if there is none. */
function at(law: LawRecord, path: string): unknown {
  if (path === 'requirements.duties') return law.requirements.filter((r) => !r.advice).length;
  return (
    path
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .reduce<unknown>(into, law) ?? null
  );
}

function loose(figure: GuideFigure, law: LawRecord): DataFault[] {
  return figure.readings.flatMap(({ rests }) =>
    rests
      .map(({ path, is }) => ({ path, is, value: at(law, path) }))
      .filter(({ is, value }) => (is === ANYTHING ? value === null : is !== value))
      .map(({ path, is, value }) => ({
        where: `${figure.id} ${path}`,
        expected: JSON.stringify(is),
        actual: JSON.stringify(value),
        tip: 'The record has changed: compare the figure with it again and write the new reading.',
      })),
  );
}

/** Readings must follow one another without gaps, from an open start to an open end. */
function gaps({ id, readings }: GuideFigure): DataFault[] {
  const starts = ['open', ...readings.map(({ until }) => (until ? addDays(until, 1) : 'open'))];
  return [...readings.map(({ from }) => from ?? 'open'), 'open'].flatMap((actual, row) => {
    const expected = starts[row] ?? 'open';
    const tip = 'Close the old reading with `until`, open the next one on the day after.';
    return actual === expected ? [] : [{ where: `${id} readings`, expected, actual, tip }];
  });
}

function placeless({ id, screens }: GuideFigure, { states }: CheckedCorpus): DataFault[] {
  const pages = new Set(['compare', 'cost-calculator', ...states.map((state) => state.slug)]);
  const tip = "A screen is a guide's slug, or compare or cost-calculator.";
  return screens
    .filter((screen) => !pages.has(screen))
    .map((actual) => ({ where: `${id} screens`, expected: 'a page', actual, tip }));
}

export const check: Check = {
  name: 'guide-figures-reconciled',
  description: 'Every guide figure has, on every day, a reading that matches the current record.',
  run: (corpus) =>
    corpus.guides.flatMap((figure) => {
      const law = corpus.laws.find((each) => each.state === figure.state);
      return [...(law ? loose(figure, law) : []), ...gaps(figure), ...placeless(figure, corpus)];
    }),
};
