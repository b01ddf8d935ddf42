/**
 * The printed documents of the site: guides and checklists of all laws, and the templates, once for
 * each interval of dates.
 */
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { editionsOf, neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { checklistDocument } from '#documents/reports/checklist.ts';
import { guideDocument } from '#documents/reports/guide.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import type { FileBeside } from '#web/builder/add-files.server.ts';
import { changeFiles } from './law/change-files.ts';
import { lawDataFiles } from './law/data-files.ts';

/** The formats to print; `name` is the file name without its extension. */
function printed(name: string, tree: () => DocumentTree, formats: readonly string[]) {
  const files: FileBeside[] = [];
  if (formats.includes('PDF')) files.push({ name: `${name}.pdf`, make: async () => pdfOf(tree()) });
  if (formats.includes('Word'))
    files.push({ name: `${name}.docx`, make: async () => wordOf(tree()) });
  return files;
}

const BOTH = ['PDF', 'Word'];

/** All of them by their name within the site; `origin` is that of its addresses. */
export function siteDocuments(origin: string): FileBeside[] {
  const guides = LAWS.flatMap((law) =>
    intervals(changeDates(law, GUIDE_FIGURES.figures), FACT_BOOK.reviewed).flatMap(
      ({ from, until }) => {
        const name = (kind: string) => `guides/${law.slug}-${kind}@${from}`;
        return [
          ...printed(
            name('compliance-guide'),
            () =>
              guideDocument(law, from, until, differingPoints(GUIDE_FIGURES.figures, law, from)),
            BOTH,
          ),
          ...printed(name('checklist'), () => checklistDocument(law, from), BOTH),
        ];
      },
    ),
  );
  const templates = TEMPLATES.flatMap((template) =>
    editionsOf(template).flatMap(({ from }) => {
      const name = `templates/${template.id}@${from}`;
      return printed(name, () => neutral(template, from).tree, template.formats);
    }),
  );
  return [...guides, ...templates, ...lawDataFiles(), ...changeFiles(origin)];
}
