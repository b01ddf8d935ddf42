/** Draws the papers of the site: guides and checklists of all laws, and the templates, once for each interval of dates. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pdfOf } from '#documents/formats/pdf.ts';
import { wordOf } from '#documents/formats/word.ts';
import { editionsOf, neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { checklistDocument } from '#documents/tree/checklist.ts';
import { guideDocument } from '#documents/tree/guide.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';

const SITE = resolve(import.meta.dirname, '../build/site');
const GUIDES = join(SITE, 'guides');
const PAPERS = join(SITE, 'templates');

/** Writes the formats that are asked for; `name` is the file's without its ending. */
async function draw(name: string, tree: DocumentTree, word: boolean, pdf: boolean) {
  if (pdf) await writeFile(`${name}.pdf`, await pdfOf(tree));
  if (word) await writeFile(`${name}.docx`, await wordOf(tree));
}

await mkdir(GUIDES, { recursive: true });
for (const law of LAWS) {
  for (const { from, until } of intervals(changeDates(law, []), FACT_BOOK.reviewed)) {
    const named = (name: string) => join(GUIDES, `${law.slug}-${name}@${from}`);
    await draw(named('compliance-guide'), guideDocument(law, from, until), true, true);
    await draw(named('checklist'), checklistDocument(law, from), true, true);
  }
}

await mkdir(PAPERS, { recursive: true });
for (const template of TEMPLATES) {
  const { id, formats } = template;
  for (const { from } of editionsOf(template)) {
    const { tree } = neutral(template, from);
    const name = join(PAPERS, `${id}@${from}`);
    await draw(name, tree, formats.includes('Word'), formats.includes('PDF'));
  }
}
