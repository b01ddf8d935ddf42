/** The proof sheet of a document as a file, for the owner's lawyer. */
import type { Printed } from '#contract/documents/versions.ts';
import { proofSheet } from '#documents/source/proof/proof-sheet.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { FileReply } from '#server/base/http/serve.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { makeDraft } from '#server/subjects/documents/drafting/draft.ts';
import { fillingOf } from '#server/subjects/documents/drafting/filling.ts';
import { loadDocumentInput } from '#server/subjects/documents/known/subject.ts';
import { documentOr404, templateOr404 } from '#server/subjects/documents/versions/service.ts';
import {
  fileNameOf,
  PRINTED_FILES,
  startOf,
} from '#server/subjects/documents/versions/version-files.ts';
import { latestVersions } from '#server/subjects/documents/versions/version-store.ts';
import { proofRecord } from './proof-record.ts';

/**
 * The sheet of the document as it would be made today. Changes nothing. Throws `not-found`,
 * `too-many-tries`, `busy`, `printing-stopped`.
 */
export async function downloadProof(
  owner: Owner,
  services: Services,
  { businessId, template: id, format }: { businessId: string; template: string; format: Printed },
): Promise<FileReply> {
  templateOr404(id);
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const template = documentOr404(id, subject, services);
  const filling = fillingOf(template, subject, services);
  if (!filling) throw problem('not-found');
  await countTryOrThrow(services, 'prints', owner.userId);
  const { contentHash } = makeDraft(filling);
  const latest = (await latestVersions(owner.userId, services.db, businessId)).get(id);
  const version = latest?.contentHash === contentHash ? latest.number : null;
  const record = await proofRecord(owner, services, subject);
  const tree = proofSheet(filling, record, { contentHash, version });
  const bytes = await services.printing.print(tree, format, startOf(subject.asOf));
  const [type, ending] = PRINTED_FILES[format];
  return new FileReply(type, `${fileNameOf(id)}-proof-sheet-${subject.asOf}.${ending}`, bytes);
}
