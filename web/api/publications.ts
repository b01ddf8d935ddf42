/** What an owner puts on a site. */
import { downloadSiteCopy, readSiteCopy } from '#contract/publications.ts';
import { call, pathOf } from './request.ts';

export const siteCopyOf = (businessId: string, template: string, number: number) =>
  call(readSiteCopy, { params: { businessId, template, number: String(number) } });

export const siteCopyPath = (businessId: string, template: string, number: number): string =>
  pathOf(downloadSiteCopy.path, { businessId, template, number: String(number) });
