/** Reads files as the page does, with the project's own parsers in place of the browser's. */
import { blocksOfHtml } from '#engine/notice/text/markup.ts';
import type { NoticeText } from '#engine/notice/notice.ts';
import { blocksOfText } from '#engine/notice/text/plain-text.ts';
import { pdfLines } from '#web/pages/notice-checker/read/pdf-lines.ts';
import { readWordFile } from '#web/pages/notice-checker/read/word-file.ts';
import { nodeTrees } from '../../scripts/notice-check/trees.ts';

export const readHtml = (text: string): NoticeText => blocksOfHtml(nodeTrees.html(text));
export const readText = (text: string): NoticeText => blocksOfText(text);
export const readWord = (file: Uint8Array): NoticeText => readWordFile(file, nodeTrees);
export const readPdf = async (file: Uint8Array): Promise<NoticeText> =>
  blocksOfText(await pdfLines(file));
