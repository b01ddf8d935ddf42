import { useMutation, useQuery } from '@tanstack/react-query';
import { type Details, type DetailValue, saveDetails } from '#contract/details.ts';
import {
  type Difference,
  type Documents,
  type Draft,
  downloadVersion,
  makeDocument,
  type Printed,
  type VersionHead,
} from '#contract/documents.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { queries } from './queries.tsx';
import { call, pathOf } from './request.ts';

const of = (businessId: string, ...more: string[]) => ['/api/businesses', businessId, ...more];

/** The ten documents of a business, as they would be made today. */
export function useDocuments(businessId: string) {
  return useQuery<Documents>({ queryKey: of(businessId, 'documents') });
}

export function useDraft(businessId: string, template: string) {
  return useQuery<Draft>({ queryKey: of(businessId, 'documents', template) });
}

export function useVersions(businessId: string, template: string) {
  return useQuery<VersionHead[]>({ queryKey: of(businessId, 'documents', template, 'versions') });
}

/** What a version says otherwise than the one before it. */
export function useDifference(businessId: string, template: string, number: number) {
  return useQuery<Difference>({
    queryKey: of(businessId, 'documents', template, 'versions', String(number), 'difference'),
  });
}

export function useDetails(businessId: string) {
  return useQuery<Details>({ queryKey: of(businessId, 'details') });
}

/** Documents follow what is told, and the business's version counts up with it. */
const refresh = (businessId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: of(businessId, 'documents') }),
    queries.invalidateQueries({ queryKey: of(businessId, 'history') }),
    queries.invalidateQueries({ queryKey: ['/api/businesses'], exact: true }),
    queries.invalidateQueries({ queryKey: ['/api/assessments', businessId] }),
  ]);

export function useSaveDetails(businessId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveDetails>) =>
      call(saveDetails, { params: { businessId }, body }),
    onSuccess: (stored) => takeStored(businessId, stored),
  });
}

/** Shows what is stored by now, and what follows from it. */
export async function takeStored(businessId: string, stored: Details): Promise<void> {
  queries.setQueryData(of(businessId, 'details'), stored);
  await refresh(businessId);
}

const typedKey = (businessId: string) => ['typed details', businessId];
queries.setQueryDefaults(['typed details'], { gcTime: Infinity });

/** What was typed and not saved when the page was left; gone with the signed-in session. */
export const typedBefore = (businessId: string): Readonly<Record<string, DetailValue>> =>
  queries.getQueryData(typedKey(businessId)) ?? {};

export const keepTyped = (
  businessId: string,
  typed: Readonly<Record<string, DetailValue>>,
): void => {
  queries.setQueryData(typedKey(businessId), typed);
};

/** Keeps a version where the document changed; answers the latest. */
export const makeVersion = (businessId: string, template: string) =>
  call(makeDocument, { params: { businessId, template } });

/** After versions were made. */
export const refreshDocuments = (businessId: string) =>
  queries.invalidateQueries({ queryKey: of(businessId, 'documents') });

export const filePath = (
  businessId: string,
  template: string,
  number: number,
  format: Printed,
): string => pathOf(downloadVersion.path, { businessId, template, number: String(number), format });
