/**
 * Makes a Word file depend on nothing but its document: the same document and date give the same
 * bytes. The docx library has no option for this: it always writes the time of the clock into the
 * properties, random ids into links, and ids counted over all files of the process into bookmarks.
 * Only these values are replaced, within tags, by regular expressions: parsing and writing the
 * whole XML again would take longer and could change more than that.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const CORE = 'docProps/core.xml';
const TEXT = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';

/**
 * The file with `date` in its properties and in its ZIP entries, and with ids numbered in the order
 * of the text.
 */
export function reproducible(file: Uint8Array, date: Date): Uint8Array {
  const parts = unzipSync(file);
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (part) parts[name] = strToU8(change(strFromU8(part)));
  };
  edit(CORE, (xml) => xml.replaceAll(/(<dcterms:[^<>]*>)[^<]*/g, `$1${date.toISOString()}`));
  const links = numbered('L');
  edit(TEXT, (xml) => withinTags(withinTags(xml, JUMP, numbered('_Toc')), LINK, links));
  edit(TEXT, (xml) => withinTags(xml, MARK, numbered('')));
  edit(LINKS, (xml) => withinTags(xml, LINK, links));
  return zipSync(parts, { mtime: zipTime(date), level: 6 });
}

/** Anchors of the table of contents. */
const JUMP = /(?<=")_Toc\d+(?=")/g;
/**
 * Random ids of links. Ids of parts (rId1, rId2 …) are already numbered in order, so they are left
 * as they are.
 */
const LINK = /(?<=")rId(?!\d+")[\w-]+(?=")/g;

/** Ids of bookmarks, which the library counts over all files of the process. */
const MARK = /(?<=<w:bookmark(?:Start|End)\b[^<>]{0,200} w:id=")\d+(?=")/g;

/** Returns a function that replaces names by numbered ones, in the order in which they occur. */
function numbered(start: string): (old: string) => string {
  const names = new Map<string, string>();
  return (old) => {
    const name = names.get(old) ?? `${start}${names.size + 1}`;
    names.set(old, name);
    return name;
  };
}

/** Renames within tags only: text between tags, such as the owner's, is not changed. */
const withinTags = (xml: string, pattern: RegExp, rename: (old: string) => string) =>
  xml.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(pattern, rename));

/**
 * ZIP entries have a local time without a zone; this writes the UTC time, wherever the server runs.
 * The first year of ZIP is 1980.
 */
function zipTime(date: Date): Date {
  const year = Math.max(1980, date.getUTCFullYear());
  return new Date(
    year,
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
}
