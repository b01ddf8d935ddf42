/**
 * The three helpers of the check. Load this module lazily, and call `loadHelpers` when the page is idle, before the
 * first question: everything they need is fetched then, and nothing is asked for afterwards.
 */
import { today } from '#web/words/clock.ts';
import { loadData } from './store.ts';
import type { HelperFiles } from './wire.ts';

export { CountHelper } from './count/count-helper.tsx';
export { SizeHelper } from './size/size-helper.tsx';
export { ToolsHelper } from './tools/tools-helper.tsx';
export type { HelperFiles } from './wire.ts';

/**
 * Fetches the data and words of a language and starts the worker, once. It never fails: a helper says itself that its
 * lists are missing, and offers to try again. `asOf` is the day for which the check is made; today where left out.
 */
export const loadHelpers = (files: HelperFiles, asOf = today()): Promise<void> =>
  loadData(files, asOf);
