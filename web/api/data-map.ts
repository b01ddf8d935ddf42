import { useMutation } from '@tanstack/react-query';
import {
  type DataMap,
  downloadDataMap,
  importDataMap,
  readDataMap,
  saveDataMap,
  type SavedMap,
} from '#contract/documents/data-map.ts';
import { readDetails } from '#contract/documents/details.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { listHistory } from '#contract/assessments.ts';
import { listBusinesses } from '#contract/businesses.ts';
import { refreshDocuments } from './documents.ts';
import { queries, refresh, setReply } from './client/queries.tsx';
import { useCall } from './client/use-call.ts';
import { call, pathOf } from './client/request.ts';

export const useDataMap = (businessId: string) => useCall(readDataMap, { businessId });

/** Shows what is stored now; documents and their forms are loaded again where they are shown. */
export function takeStoredMap(businessId: string, stored: DataMap | SavedMap): Promise<unknown> {
  setReply(readDataMap, { businessId }, stored);
  return Promise.all([
    refreshDocuments(businessId),
    refresh(readDetails, { businessId }),
    refresh(listHistory, { businessId }),
    refresh(listBusinesses, undefined),
  ]);
}

export type MapSaving = BodyOf<typeof saveDataMap>;

/** Not shown before what is stored is: a reply that is older than the newest would undo a step. */
export function useSaveDataMap(businessId: string) {
  return useMutation({
    mutationFn: (body: MapSaving) => call(saveDataMap, { params: { businessId }, body }),
    onSuccess: (stored) => {
      void takeStoredMap(businessId, stored);
    },
  });
}

export function useImportDataMap(businessId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof importDataMap>) =>
      call(importDataMap, { params: { businessId }, body }),
    onSuccess: (stored) => {
      void takeStoredMap(businessId, stored);
    },
  });
}

export const mapFilePath = (businessId: string) => pathOf(downloadDataMap.path, { businessId });

const typedKey = (businessId: string) => ['typed data map', businessId];
queries.setQueryDefaults(['typed data map'], { gcTime: Infinity });

/** Unsaved input of pages that were left; deleted when the session ends. */
export const typedMap = <Typed extends object>(businessId: string): Partial<Typed> =>
  queries.getQueryData(typedKey(businessId)) ?? {};

export const keepTypedMap = (businessId: string, typed: object): void => {
  queries.setQueryData(typedKey(businessId), typed);
};
