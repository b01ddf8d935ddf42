/**
 * In which way the words of a mail are written, by their bytes: many programs name another than
 * they use, or none.
 */

/** Each byte is one sign of it, and each sign one byte. */
const WESTERN = new TextDecoder('windows-1252');
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [WESTERN.decode(new Uint8Array([byte])), byte]),
);

/** Where a mail says how its text is written: in the headers of its parts. */
const MOST_TO_SEARCH = 200_000;
const TEXT_PART =
  /^(content-type:[ \t\r\n]{0,10}text\/(?:plain|html))((?:[^\n]|\n[ \t]){0,2000})/gim;
const NAMED = /;[ \t\r\n]{0,10}charset[ \t]{0,5}=[ \t]{0,5}(?:"[^"\n]{0,80}"|[^;\s]{0,80})/gi;
const BARE = '; charset=windows-1252';

/** The mail with each text named as bytes, so that reading it loses none. */
export function withBareBytes(bytes: Uint8Array): Uint8Array {
  const head = WESTERN.decode(bytes.subarray(0, MOST_TO_SEARCH));
  const isNamed = /^content-type:/im.test(head);
  const named = head.replaceAll(
    TEXT_PART,
    (_, start: string, rest: string) => `${start}${BARE}${rest.replaceAll(NAMED, '')}`,
  );
  const first = bytesOf(isNamed ? named : `Content-Type: text/plain${BARE}\r\n${named}`);
  const whole = new Uint8Array(first.length + Math.max(0, bytes.length - MOST_TO_SEARCH));
  whole.set(first);
  whole.set(bytes.subarray(MOST_TO_SEARCH), first.length);
  return whole;
}

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => BYTE_OF.get(sign) ?? 63);

const [ESCAPE, NOTHING] = [0x1b, 0];

/**
 * The words. `said`: as the mail names it; `bare`: each byte as one sign. Whole UTF-8 is UTF-8,
 * whatever it is called; signs of two bytes are told by their mark or their empty halves.
 */
export function writtenWords(said: string, bare: string): string {
  const bytes = bytesOf(bare);
  const wide = wideName(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  // Japanese of seven bits looks like ASCII
  if (bytes.includes(ESCAPE)) return said;
  return utf8Of(bytes) ?? (said.includes('\uFFFD') ? bare : said);
}

function wideName(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const halves = (from: number) =>
    bytes.reduce((sum, byte, at) => (byte === NOTHING && at % 2 === from ? sum + 1 : sum), 0);
  const [even, odd] = [halves(0), halves(1)];
  if (odd > bytes.length / 4 && even === 0) return 'utf-16le';
  return even > bytes.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

/** Undefined: it is none. The last sign may be cut. */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

const LOST = /[\uFFFD\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF]/g;
const FEW = 2;
const SHARE = 40;

/** Whether so many signs are lost that nobody can say what the words ask. */
export function isUnreadable(text: string): boolean {
  const lost = text.match(LOST)?.length ?? 0;
  return lost > FEW && lost * SHARE > text.length;
}
