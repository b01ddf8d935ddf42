/** Turns the bytes of a reply into text that can be compared line by line. */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const utf8 = new TextDecoder();
/** A line for files whose bytes are reproducible. */
const drawn = (bytes: Uint8Array) => `${bytes.length} bytes, drawn as ${digest(bytes)}`;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const ENDS: readonly (readonly [RegExp, Reader])[] = [
  [/json(;|$)/, (bytes) => JSON.stringify(JSON.parse(utf8.decode(bytes)), null, 1)],
  // before the others: the type of a Word file has "xml" in it
  [/docx|wordprocessingml/, async (bytes) => `${drawn(bytes)}\n${await archive(bytes)}`],
  [/zip/, archive],
  [/html|xml|rels$|svg/, (bytes) => utf8.decode(bytes).replaceAll('><', '>\n<')],
  [/pdf/, pdf],
  [/png|font|woff|octet-stream/, (bytes) => `${bytes.length} bytes, SHA-256 ${digest(bytes)}`],
];

type Reader = (bytes: Uint8Array) => string | Promise<string>;

/** Text, by the content type or the file name. */
export async function readable(kind: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) return '';
  const read = ENDS.find(([pattern]) => pattern.test(kind))?.[1];
  return read ? await read(bytes) : utf8.decode(bytes);
}

/** A PDF's text page by page, and its metadata. */
async function pdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const { text } = await extractText(document);
    const { info } = await getMeta(document);
    const { CreationDate: _, ModDate: __, ...head } = info;
    const pages = text.map((page, at) => `--- page ${at + 1}\n${page}`);
    return [drawn(bytes), JSON.stringify(head, null, 1), ...pages].join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}

async function archive(bytes: Uint8Array): Promise<string> {
  const parts = [];
  for (const [name, part] of Object.entries(unzipSync(bytes)))
    parts.push(`=== ${name}\n${await readable(name, part)}`);
  return parts.join('\n');
}
