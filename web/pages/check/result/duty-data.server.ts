/**
 * What the laws ask for, as the result of the check needs it: short, in a file that is loaded
 * before it is needed.
 */
import { CONTROL_BOOK, LAWS } from '#law/corpus.server.ts';
import type { DutyData } from './duty-data.ts';
import { dataFileName } from '#web/parts/files/data-files.server.ts';

const content = (): DutyData => ({
  works: CONTROL_BOOK.controls.map(({ key, title, after }) => [key, title, after]),
  laws: Object.fromEntries(
    LAWS.map(({ state, requirements }) => [
      state,
      requirements
        .filter(({ advice }) => !advice)
        .map(({ id, control, priority, cite, from, until, when, owedUnder }) => ({
          id,
          control,
          priority,
          cite,
          ...(from && { from }),
          ...(until && { until }),
          ...(when && { when }),
          ...(owedUnder && { owedUnder }),
        })),
    ]),
  ),
});

/** Its address, for the data of the page. */
export const dutyFile = (): string => dataFileName('duties', content());

/** The file by its address within the site, without the leading slash. */
export const dutyData = (): { name: string; text: string } => ({
  name: dutyFile().slice(1),
  text: JSON.stringify(content()),
});
