/** What an owner puts on a site. */
import { useMutation } from '@tanstack/react-query';
import { listHistory } from '#contract/assessments.ts';
import { listNewEditions, switchOn } from '#contract/documents/coming.ts';
import {
  allowSearch,
  chooseSlug,
  downloadSiteCopy,
  listSiteBuilders,
  publish,
  readHosting,
  readSiteCopy,
  withdraw,
} from '#contract/documents/publications.ts';
import { makeVersion, refreshDocuments } from './documents.ts';
import { refresh } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call, pathOf } from './client/request.ts';

export const siteCopyOf = (businessId: string, template: string, number: number) =>
  call(readSiteCopy, { params: { businessId, template, number: String(number) } });

export const siteCopyPath = (businessId: string, template: string, number: number): string =>
  pathOf(downloadSiteCopy.path, { businessId, template, number: String(number) });

export const useSiteBuilders = () => useCall(listSiteBuilders, undefined);

export const useHosting = (businessId: string, template: string) =>
  useCall(readHosting, { businessId, template });

/** Documents whose new edition waits for its owner's one confirmation. */
export const useNewEditions = (businessId: string) => useCall(listNewEditions, { businessId });

/** A change of what is hosted; afterwards the page shows what is stored. */
function useChange<Input, Reply>(
  businessId: string,
  template: string,
  mutationFn: (input: Input) => Promise<Reply>,
) {
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await Promise.all([
        refresh(readHosting, { businessId, template }),
        refreshDocuments(businessId),
        refresh(listHistory, { businessId }),
        refresh(listNewEditions, { businessId }),
      ]);
    },
  });
}

export const useChooseSlug = (businessId: string, template: string) =>
  useChange(businessId, template, (slug: string) =>
    call(chooseSlug, { params: { businessId }, body: { slug } }),
  );

export const useAllowSearch = (businessId: string, template: string) =>
  useChange(businessId, template, (allowed: boolean) =>
    call(allowSearch, { params: { businessId }, body: { allowed } }),
  );

/** Publishes the document as it is today: a version is stored if something changed. */
export const usePublish = (businessId: string, template: string) =>
  useChange(businessId, template, async () => {
    const { version } = await makeVersion(businessId, template);
    return call(publish, { params: { businessId, template }, body: { number: version.number } });
  });

export const useWithdraw = (businessId: string, template: string) =>
  useChange(businessId, template, () => call(withdraw, { params: { businessId, template } }));

export const useSwitchOn = (businessId: string, template: string) =>
  useChange(businessId, template, () => call(switchOn, { params: { businessId, template } }));
