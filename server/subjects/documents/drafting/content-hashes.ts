/** What each document of a business says today, as hashes to compare. */
import type { Services } from '#server/subjects/services.ts';
import { documentsOf } from './copies.ts';
import { fillingOf } from './filling.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';

export interface ContentHash {
  readonly id: string;
  readonly title: string;
  readonly hash: string;
}

/** One for each document that can be made. */
export async function contentHashes(
  subject: DocumentInput,
  services: Services,
): Promise<ContentHash[]> {
  const hashes = [];
  for (const template of documentsOf(subject, services)) {
    await yieldToOthers();
    const filling = fillingOf(template, subject, services);
    if (filling)
      hashes.push({
        id: template.id,
        title: template.title,
        hash: services.drafts.summary(filling).contentHash,
      });
  }
  return hashes;
}
