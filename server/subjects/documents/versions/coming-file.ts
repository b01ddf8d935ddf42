/** A document as it will read on the next day on which the law changes it, as a file. */
import type { Printed } from '#contract/documents/versions.ts';
import { split } from '#documents/tree/notes.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { FileReply } from '#server/base/http/serve.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { comingEdition } from '#server/subjects/documents/drafting/coming.ts';
import { fileNameOf, PRINTED_FILES, startOf } from './version-files.ts';

/**
 * Named by its first day. Changes nothing. Throws `not-found` (also where no law changes it within
 * a year), `too-many-tries`, `busy`, `printing-stopped`.
 */
export async function downloadComing(
  owner: Owner,
  services: Services,
  { businessId, template: id, format }: { businessId: string; template: string; format: Printed },
): Promise<FileReply> {
  const { next } = await comingEdition(owner, services, businessId, id);
  if (!next) throw problem('not-found');
  await countTryOrThrow(services, 'prints', owner.userId);
  const { document } = split(next.tree);
  const bytes = await services.printing.print(document, format, startOf(next.day));
  const [type, ending] = PRINTED_FILES[format];
  return new FileReply(type, `${fileNameOf(id)}-from-${next.day}.${ending}`, bytes);
}
