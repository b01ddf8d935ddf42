/** Stop kits of the sites of a business. */
import { useMutation } from '@tanstack/react-query';
import { listSiteKits, makeSiteKit } from '#contract/site-tests/kits.ts';
import { refresh } from './client/queries.tsx';
import { call } from './client/request.ts';
import { useCall } from './client/use-call.ts';

/** The newest kit of each site. */
export const useSiteKits = (businessId: string) => useCall(listSiteKits, { businessId });

/** Makes a kit from a test. */
export const useMakeSiteKit = (businessId: string) =>
  useMutation({
    mutationFn: (testId: string) => call(makeSiteKit, { params: { businessId, testId } }),
    onSuccess: () => refresh(listSiteKits, { businessId }),
  });
