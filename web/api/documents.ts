import { useMutation } from '@tanstack/react-query';
import {
  type Details,
  type DetailValue,
  readDetails,
  saveDetails,
} from '#contract/documents/details.ts';
import { listDocuments, readDocument } from '#contract/documents/documents.ts';
import {
  compareVersions,
  downloadNotes,
  downloadVersion,
  listVersions,
  makeDocument,
  type Printed,
} from '#contract/documents/versions.ts';
import { listHistory, readAssessment } from '#contract/assessments.ts';
import { listBusinesses } from '#contract/businesses.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { queries, refresh, setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call, pathOf } from './client/request.ts';

/** The ten documents of a business, as they would be made today. */
export const useDocuments = (businessId: string) => useCall(listDocuments, { businessId });

export const useDocumentDraft = (businessId: string, template: string) =>
  useCall(readDocument, { businessId, template });

export const useVersions = (businessId: string, template: string) =>
  useCall(listVersions, { businessId, template });

/** The differences between a version and the one before it. */
export const useDifference = (businessId: string, template: string, number: number) =>
  useCall(compareVersions, { businessId, template, number: String(number) });

export const useDetails = (businessId: string) => useCall(readDetails, { businessId });

/** Refreshes what depends on versions. */
export const refreshDocuments = (businessId: string) =>
  refresh(listDocuments, { businessId }, { and: 'all below' });

/** Documents depend on the details, and the business's version changes with them. */
const refreshAll = (businessId: string) =>
  Promise.all([
    refreshDocuments(businessId),
    refresh(listHistory, { businessId }),
    refresh(listBusinesses, undefined),
    refresh(readAssessment, { businessId }, { and: 'all below' }),
  ]);

export function useSaveDetails(businessId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveDetails>) =>
      call(saveDetails, { params: { businessId }, body }),
    onSuccess: ({ version, details }) => takeStored(businessId, { version, details }),
  });
}

/**
 * Tells details beside other work: read and saved at once, so that no form waits for them. What
 * does not fit is left as it was.
 */
export async function tellDetails(
  businessId: string,
  details: BodyOf<typeof saveDetails>['details'],
): Promise<void> {
  const { version } = await call(readDetails, { params: { businessId } });
  const stored = await call(saveDetails, { params: { businessId }, body: { version, details } });
  await takeStored(businessId, stored);
}

/** Shows what is stored now, and what follows from it. */
export async function takeStored(businessId: string, stored: Details): Promise<void> {
  setReply(readDetails, { businessId }, stored);
  await refreshAll(businessId);
}

const typedKey = (businessId: string) => ['typed details', businessId];
queries.setQueryDefaults(['typed details'], { gcTime: Infinity });

/** Unsaved input of pages that were left; deleted when the session ends. */
export const typedBefore = (businessId: string): Readonly<Record<string, DetailValue>> =>
  queries.getQueryData(typedKey(businessId)) ?? {};

export const keepTyped = (
  businessId: string,
  typed: Readonly<Record<string, DetailValue>>,
): void => {
  queries.setQueryData(typedKey(businessId), typed);
};

/** Stores a version if the document changed; returns the latest one. */
export const makeVersion = (businessId: string, template: string) =>
  call(makeDocument, { params: { businessId, template } });

export const filePath = (
  businessId: string,
  template: string,
  number: number,
  format: Printed,
): string => pathOf(downloadVersion.path, { businessId, template, number: String(number), format });

/** The address of the notes that belong to a version. */
export const notesPath = (
  businessId: string,
  template: string,
  number: number,
  format: Printed,
): string => pathOf(downloadNotes.path, { businessId, template, number: String(number), format });
