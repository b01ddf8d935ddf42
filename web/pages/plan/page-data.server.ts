/** Where the laws without a size test stand, in the page's language. */
import { smallLawFile } from '#web/parts/small-laws/small-data.server.ts';
import type { Page } from '#web/words/page-row.ts';
import type { PlanView } from './view.ts';

export const data = ({ language }: Pick<Page, 'language'>): PlanView => ({
  smallLawFile: smallLawFile(language ?? 'en'),
});
