/** The printed text of a page, read from the browser's PDF. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export interface Printed {
  readonly sheets: number;
  /** The text of each sheet, without spaces, so that line breaks do not matter. */
  readonly texts: readonly string[];
  readonly whole: string;
}

export const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** The page on Letter paper. */
export async function printed(page: Page): Promise<Printed> {
  const file = await page.pdf({ format: 'Letter', tagged: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  const texts = text.map(bare);
  return { sheets: texts.length, texts, whole: texts.join('') };
}

/** The exact sections that the page cites, apart from what is for screens only. */
export const citations = (page: Page) =>
  page
    .locator('main .cite')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('.noprint, [hidden]'))
        .map((each) => each.textContent ?? ''),
    );
