/** What folds of a document's page ask for; other pages that print papers do not carry it. */
import { downloadComing, readComingDocument } from '#contract/documents/coming.ts';
import { downloadProof } from '#contract/documents/proof.ts';
import type { Printed } from '#contract/documents/versions.ts';
import { pathOf } from './client/request.ts';
import { useCall } from './client/use-call.ts';

/** The same document for the next day on which the law changes it. */
export const useComingDocument = (businessId: string, template: string) =>
  useCall(readComingDocument, { businessId, template });

/** The address of that edition as a file. */
export const comingPath = (businessId: string, template: string, format: Printed): string =>
  pathOf(downloadComing.path, { businessId, template, format });

/** The address of the proof sheet of a document as it would be made today. */
export const proofPath = (businessId: string, template: string, format: Printed): string =>
  pathOf(downloadProof.path, { businessId, template, format });
