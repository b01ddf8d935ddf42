/** The text of a Word file (.docx). Loaded only when one is chosen. */
import { strFromU8, unzipSync } from 'fflate';
import type { NoticeText } from '#engine/notice/notice.ts';
import { blocksOfWord } from '#engine/notice/text/word-markup.ts';
import type { Markup } from '#engine/notice/text/markup.ts';
import type { Trees } from './trees.ts';

const TEXT = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';
/** Limit of the unpacked size, because a small file may unpack to a huge one. */
const MOST_BYTES = 20_000_000;

/** The elements with a name, at any depth. */
function* named(name: string, node: Markup): Generator<Markup> {
  if (node.name === name) yield node;
  for (const child of node.children) if (typeof child !== 'string') yield* named(name, child);
}

/** Throws if the file is not a Word file or is broken. */
export function readWordFile(bytes: Uint8Array, { xml }: Trees): NoticeText {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      (name === TEXT || name === LINKS) && originalSize < MOST_BYTES,
  });
  const text = parts[TEXT];
  if (!text) throw new Error('there is no text in it');
  const links = parts[LINKS];
  const targets = links
    ? [...named('Relationship', xml(strFromU8(links)))].map(({ attributes }): [string, string] => [
        attributes['Id'] ?? '',
        attributes['Target'] ?? '',
      ])
    : [];
  return blocksOfWord(xml(strFromU8(text)), Object.fromEntries(targets));
}
