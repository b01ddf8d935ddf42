/** The words of a document as they stand in its files, without the furniture of pages. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from '../pages/word-file.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};
const unescaped = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&(lt|gt|quot|#39|apos|amp);/g, (mark) => MARKS[mark] ?? mark);

/** HTML as text. What is shown on demand and the list of contents repeat what stands elsewhere. */
export function htmlText(html: string): string {
  return unescaped(
    html
      .replaceAll(/<details class="paper__why noprint">.*?<\/details>/gs, ' ')
      .replaceAll(/<nav class="paper__contents".*?<\/nav>/gs, ' ')
      .replaceAll(/<\/?(strong|mark|a|span|small|bdi)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
}

/** The text of a Word file's body, its table of contents apart. */
export function wordText(file: Uint8Array): string {
  const xml = partsOf(Buffer.from(file)).get('word/document.xml') ?? '';
  return unescaped(
    xml
      .replaceAll(/<w:sdt>.*?<\/w:sdt>/gs, ' ')
      .replaceAll(/<w:instrText[^>]*>.*?<\/w:instrText>/gs, ' ')
      .replaceAll(/<\/w:p>|<w:br\/>|<w:tab\/>/g, ' ')
      .replaceAll(/<[^>]+>/g, ''),
  );
}

export const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF in the order of its drawing. Only where `hasPdftotext`. */
export function pdfText(file: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const path = join(folder, 'paper.pdf');
    writeFileSync(path, file);
    return spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', path, '-'], {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
