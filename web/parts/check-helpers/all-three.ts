/**
 * The three helpers of the check. Load this module lazily, and call `loadHelpers` when the page is
 * idle, before the first question: it fetches everything they need, so that there are no later
 * requests.
 */
import { today } from '#web/words/time/clock.ts';
import { startCounter } from './count/counter.ts';
import { loadData } from './loading/loaded.ts';
import type { HelperFiles } from './loading/data-files.ts';

export { CountHelper } from './count/count-helper.tsx';
export { SizeHelper } from './size/size-helper.tsx';
export { ToolsHelper } from './tools/tools-helper.tsx';
export type { HelperFiles } from './loading/data-files.ts';

/**
 * Fetches the data and texts of a language and starts the worker, once. It never fails: a helper
 * without its data says so and offers to try again. `asOf` is the day of the check; today if left
 * out.
 */
export const loadHelpers = (files: HelperFiles, asOf = today()): Promise<void> =>
  loadData(files, asOf, ({ zips }) => startCounter(zips));
