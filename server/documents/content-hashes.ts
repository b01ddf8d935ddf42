/** What each document of a business says today, as hashes to compare. */
import { TEMPLATES } from '#documents/source/templates.server.ts';
import type { Services } from '../services.ts';
import { fillingOf } from './filling.ts';
import type { DocumentInput } from './subject.ts';
import { yieldToOthers } from './work-queue.ts';

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
  for (const template of TEMPLATES) {
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
