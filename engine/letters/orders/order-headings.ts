/** Headings of a letter under which everything is wanted, or nothing is. */
import type { Unit } from '../text/units.ts';

export interface OrderHeading {
  /** "Attachment A", "Documents to be produced". */
  readonly place: string;
  /** Whether what stands under it is wanted. */
  readonly orders: boolean;
  readonly attached: boolean;
}

const LONGEST = 80;
const ATTACHED =
  /^(attachment|schedule|exhibit|appendix|annex|enclosure)(?:\s{1,2}["“]?([a-z0-9]{1,3})["”]?(?![\p{L}\d]))?(.{0,60})$/iu;
const WANTED =
  /^(?:(?:the )?(?:documents?|materials?|items?|records?|information|things)\b.{0,40}\b(?:produced?|provided?|requested|submitted|demanded|needed)|(?:document |information )?(?:requests?|demands?|specifications?|interrogatories|questions?)(?: for .{0,40}| to be .{0,30})?|(?:written |narrative )?(?:answers?|responses?|interrogatories|questions?)(?: requested| to be .{0,30}| required)?|requested (?:documents?|materials?|information|items?)|what (?:we|you) (?:need|ask|must|are).{0,40})\s?:?$/i;
const OTHER =
  /\b(?:definitions?|instructions?|background|legal authority|authority|complaints?|certificate of service|return of service|enclosures?|cc)\b/i;
const ENDS =
  /^(?:sincerely|respectfully|regards|best regards|very truly yours|yours truly|yours|atentamente|cordially|thank you)\b/i;

/** "DOCUMENTS" in capitals, alone on its line. */
const WANTED_ALONE = /^(?:DOCUMENTS?|MATERIALS?|RECORDS?|INFORMATION|ITEMS)\s?:?$/;

/** What the unit heads; undefined: it is no heading. */
export function headingOf({ text, item }: Unit): OrderHeading | undefined {
  const line = text.trim();
  if (item || line.length > LONGEST) return undefined;
  if (ENDS.test(line)) return { place: '', orders: false, attached: false };
  const attached = ATTACHED.exec(line);
  if (attached !== null && !/[.;]$/.test(line) && isTitle(attached[3] ?? ''))
    return { place: placeOf(attached), orders: !OTHER.test(attached[3] ?? ''), attached: true };
  if (WANTED.test(line) || WANTED_ALONE.test(line))
    return { place: sentenceCase(line.replace(/\s?:$/, '')), orders: true, attached: false };
  return OTHER.test(line) && line === line.toUpperCase() && /[A-Z]{4}/.test(line)
    ? { place: '', orders: false, attached: false }
    : undefined;
}

/** After its letter a heading has nothing, or a title of its own. */
const isTitle = (rest: string) =>
  rest.trim() === '' || /^\s{0,2}[:,(–—-]?\s?["“(]?[A-Z(]/.test(rest);

const placeOf = ([, word = '', mark = '']: RegExpExecArray) =>
  `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}${mark === '' ? '' : ` ${mark.toUpperCase()}`}`;

const sentenceCase = (line: string) =>
  line === line.toUpperCase() ? `${line.slice(0, 1)}${line.slice(1).toLowerCase()}` : line;
