/** The text of a Word file (.docx). Loaded only when one is chosen. */
import { strFromU8, unzipSync } from 'fflate';
import type { NoticeText } from '#engine/notice/notice.ts';
import { blocksOfWord } from '#engine/notice/word-markup.ts';
import { markupOf } from './dom-markup.ts';

const TEXT = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';
/** A small file may unpack to a huge one. */
const MOST_BYTES = 20_000_000;

const parsed = (xml: string): Element => {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  if (documentElement.querySelector('parsererror')) throw new Error('the XML is broken');
  return documentElement;
};

/** Throws where the file is no Word file or is broken. */
export function readWordFile(bytes: Uint8Array): NoticeText {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      (name === TEXT || name === LINKS) && originalSize < MOST_BYTES,
  });
  const text = parts[TEXT];
  if (!text) throw new Error('there is no text in it');
  const links = parts[LINKS];
  const targets = links
    ? [...parsed(strFromU8(links)).children].map((link): [string, string] => [
        link.getAttribute('Id') ?? '',
        link.getAttribute('Target') ?? '',
      ])
    : [];
  return blocksOfWord(markupOf(parsed(strFromU8(text))), Object.fromEntries(targets));
}
