/** Draws the guides and checklists of all laws as files of the site, once for each interval of dates. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pdfOf } from '#documents/paper/pdf.ts';
import { wordOf } from '#documents/paper/word.ts';
import { checklistDocument } from '#documents/tree/checklist.ts';
import { guideDocument } from '#documents/tree/guide.ts';
import { changeDates, intervals } from '#engine/changes.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';

const GUIDES = resolve(import.meta.dirname, '../build/site/guides');

await mkdir(GUIDES, { recursive: true });
for (const law of LAWS) {
  for (const { from, until } of intervals(changeDates(law, []), FACT_BOOK.reviewed)) {
    const guide = guideDocument(law, from, until);
    const checklist = checklistDocument(law, from);
    const named = (name: string, kind: string) =>
      join(GUIDES, `${law.slug}-${name}@${from}.${kind}`);
    await writeFile(named('compliance-guide', 'pdf'), await pdfOf(guide));
    await writeFile(named('compliance-guide', 'docx'), await wordOf(guide));
    await writeFile(named('checklist', 'pdf'), await pdfOf(checklist));
    await writeFile(named('checklist', 'docx'), await wordOf(checklist));
  }
}
