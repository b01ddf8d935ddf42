/** Word files that are the same bytes whenever they are made: days, ids and the order of parts come from the document alone. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const CORE = 'docProps/core.xml';
const TEXT = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';

/** The file with `date` as its day in its properties and in its ZIP; the library puts the clock and random ids there. */
export function settled(file: Uint8Array, date: Date): Uint8Array {
  const parts = unzipSync(file);
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (part) parts[name] = strToU8(change(strFromU8(part)));
  };
  edit(CORE, (xml) => xml.replaceAll(/(<dcterms:\w+[^>]*>)[^<]*/g, `$1${date.toISOString()}`));
  const links = numbered('L');
  edit(TEXT, (xml) => withinTags(withinTags(xml, JUMP, numbered('_Toc')), LINK, links));
  edit(TEXT, (xml) => withinTags(xml, MARK, numbered('')));
  edit(LINKS, (xml) => withinTags(xml, LINK, links));
  return zipSync(parts, { mtime: zipTime(date), level: 6 });
}

const JUMP = /(?<=")_Toc\d+(?=")/g;
/** The ids of links are random; those of parts are numbered by the library in their order. */
const LINK = /(?<=")rId(?!\d+")[\w-]+(?=")/g;

/** Bookmarks are counted through all files that the library makes. */
const MARK = /(?<=<w:bookmark(?:Start|End)\b[^>]* w:id=")\d+(?=")/g;

/** New names for old ones, in the order in which these are met. */
function numbered(start: string): (old: string) => string {
  const names = new Map<string, string>();
  return (old) => {
    const name = names.get(old) ?? `${start}${names.size + 1}`;
    names.set(old, name);
    return name;
  };
}

/** What an owner wrote stands between tags, so it is never touched. */
const withinTags = (xml: string, pattern: RegExp, rename: (old: string) => string) =>
  xml.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(pattern, rename));

/** A ZIP holds the time of a clock on the wall: that of UTC here, wherever the server stands. It knows no year before 1980. */
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
