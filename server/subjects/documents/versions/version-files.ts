/** Stored versions as files. */
import type { Printed } from '#contract/documents/versions.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Services } from '#server/subjects/services.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { problem } from '#server/base/problem.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { loadVersion, type VersionRef } from './versions.ts';

/** Media type and file extension of each format. */
export const PRINTED_FILES: Readonly<Record<Printed, readonly [type: string, ending: string]>> = {
  word: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  pdf: ['application/pdf', 'pdf'],
};

/**
 * The date inside the file: the version's calendar date at midnight UTC, so that no time zone moves
 * it and the same version is the same file.
 */
export const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A template, or a copy of one, as part of a file's name. */
export const fileNameOf = (template: string) => template.replace('~', '-');

/** The names of a version's files, without their endings. */
export const nameOf = ({ template, number }: Pick<VersionRef, 'template' | 'number'>) =>
  `${fileNameOf(template)}-version-${number}`;
export const notesNameOf = (ref: Pick<VersionRef, 'template' | 'number'>) => `${nameOf(ref)}-notes`;

/**
 * The file of a version: the same bytes each time. Throws `not-found`, `too-many-tries`, `busy`,
 * `printing-stopped`.
 */
export async function downloadVersion(
  owner: Owner,
  services: Services,
  ref: VersionRef,
  format: Printed,
): Promise<FileReply> {
  const { head, tree } = await loadCounted(owner, services, ref);
  return printed(services, { name: nameOf(ref), tree, format, day: head.asOf });
}

/**
 * The notes that belong to a version, as a file. Throws as above; `not-found` too if there are
 * none.
 */
export async function downloadNotes(
  owner: Owner,
  services: Services,
  ref: VersionRef,
  format: Printed,
): Promise<FileReply> {
  const { head, notes } = await loadCounted(owner, services, ref);
  if (!notes) throw problem('not-found');
  return printed(services, { name: notesNameOf(ref), tree: notes, format, day: head.asOf });
}

async function loadCounted(owner: Owner, services: Services, ref: VersionRef) {
  const version = await loadVersion(owner, services, ref);
  await countTryOrThrow(services, 'prints', owner.userId);
  return version;
}

interface Printing {
  readonly name: string;
  readonly tree: DocumentTree;
  readonly format: Printed;
  readonly day: string;
}

async function printed(
  { printing }: Services,
  { name, tree, format, day }: Printing,
): Promise<FileReply> {
  const bytes = await printing.print(tree, format, startOf(day));
  const [type, ending] = PRINTED_FILES[format];
  return new FileReply(type, `${name}.${ending}`, bytes);
}
