/**
 * The text of a PDF in reading order. Loaded only when a PDF is chosen, because the PDF library is
 * large.
 */
import { getDocumentProxy } from 'unpdf';
import { pageText, type PdfRun } from './pdf-page.ts';

/** The most pages that are read. */
const MOST_PAGES = 100;

/**
 * Lines of text, with tables as rows of "|". Throws if the file is not a PDF, is locked, or is
 * broken.
 */
export async function pdfLines(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(file, { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    const runs = content.items.flatMap((item): PdfRun[] => {
      if (!('str' in item)) return [];
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      return [{ text: item.str, x, y, width: item.width, size: item.height || 10 }];
    });
    pages.push(pageText(runs));
  }
  return pages.join('\n\n');
}
