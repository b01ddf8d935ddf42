/** Stored versions as files. */
import type { Printed } from '#contract/documents.ts';
import { countTryOrThrow } from '../limits/limits.ts';
import type { Owner } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';
import { FileReply } from '../http/serve.ts';
import { loadVersion, type VersionRef } from './versions.ts';

/** Media type and file extension of each format. */
export const PRINTED_FILES: Readonly<Record<Printed, readonly [type: string, ending: string]>> = {
  word: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  pdf: ['application/pdf', 'pdf'],
};

/** The date inside the file: the version's calendar date at midnight UTC, so that no time zone moves it and the same version is the same file. */
export const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The file of a version: the same bytes each time. Throws `not-found`, `too-many-tries`, `busy`, `printing-stopped`. */
export async function downloadVersion(
  owner: Owner,
  services: Services,
  ref: VersionRef,
  format: Printed,
): Promise<FileReply> {
  const { head, tree } = await services.turns.take(async () => {
    const version = await loadVersion(owner, services, ref);
    await countTryOrThrow(services, 'prints', owner.userId);
    return version;
  });
  const bytes = await services.printing.print(tree, format, startOf(head.asOf));
  const [type, ending] = PRINTED_FILES[format];
  return new FileReply(type, `${ref.template}-version-${ref.number}.${ending}`, bytes);
}
