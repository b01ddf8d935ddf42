/** The index of states on a day. */
import type { Page } from '#web/words/page-row.ts';
import { lawMap, mapVersions } from '#web/parts/law/law-map.server.ts';

export const versions = mapVersions;
export const data = (_page: Page, from: string) => lawMap(from);
