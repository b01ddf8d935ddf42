/**
 * HTML with bounded nesting. Browsers need time that grows with the square of the depth: 100,000
 * open elements kept a page busy for 12 seconds. Deeper tags are left out, their text stays; what
 * is closed by implication is closed in writing.
 */

/** No real notice is nested deeper; the reader stops before. */
export const MOST_NESTED = 300;

/** How far back an end tag looks for its beginning. */
const LOOK_BACK = 40;
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** What such elements hold is no markup. */
const RAW = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));
/** Elements that a following one of the same or a higher rank ends. */
const RANKS: Readonly<Record<string, number>> = {
  p: 0,
  li: 1,
  dt: 1,
  dd: 1,
  option: 1,
  td: 2,
  th: 2,
  tr: 3,
  thead: 4,
  tbody: 4,
  tfoot: 4,
};
const rankOf = (name: string) => (Object.hasOwn(RANKS, name) ? RANKS[name] : undefined);

const TAG = /<(\/?)([a-z][a-z0-9:-]{0,40})/iy;

class Nesting {
  readonly #open: string[] = [];
  readonly #out: string[] = [];
  #left = 0;

  text(part: string): void {
    this.#out.push(part);
  }

  start(name: string, tag: string): void {
    const rank = rankOf(name);
    const ended = () => {
      const last = rankOf(this.#open.at(-1) ?? '');
      return rank !== undefined && last !== undefined && last <= rank;
    };
    while (ended()) this.#close();
    if (VOID.has(name) || tag.endsWith('/>')) this.#out.push(tag);
    else if (this.#open.length < MOST_NESTED) {
      this.#open.push(name);
      this.#out.push(tag);
    } else this.#left += 1;
  }

  end(name: string, tag: string): void {
    if (this.#left > 0) {
      this.#left -= 1;
      return;
    }
    const at = this.#open.slice(-LOOK_BACK).lastIndexOf(name);
    if (at < 0) return void this.#out.push(tag);
    const beside = Math.min(LOOK_BACK, this.#open.length) - at;
    for (let count = 0; count < beside; count += 1) this.#close();
    return undefined;
  }

  #close(): void {
    this.#out.push(`</${this.#open.pop()}>`);
  }

  toString(): string {
    return this.#out.join('');
  }
}

/** The same text and markup, nested at most `MOST_NESTED` deep. Reads each sign once. */
export function boundedNesting(html: string): string {
  const nesting = new Nesting();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    nesting.text(html.slice(at, next));
    at = readTag(html, next, nesting);
  }
  nesting.text(html.slice(at));
  return nesting.toString();
}

/** Reads what begins with a "<"; returns where it ends. */
function readTag(html: string, at: number, nesting: Nesting): number {
  if (html.startsWith('<!--', at)) return copied(html, at, endOf(html, '-->', at), nesting);
  TAG.lastIndex = at;
  const [, slash, written = ''] = TAG.exec(html) ?? [];
  if (slash === undefined) return copied(html, at, at + 1, nesting);
  const name = written.toLowerCase();
  const end = endOf(html, '>', at);
  const tag = html.slice(at, end);
  if (RAW.has(name) && slash === '') return copied(html, at, rawEnd(html, name, end), nesting);
  if (slash === '') nesting.start(name, tag);
  else nesting.end(name, tag);
  return end;
}

function copied(html: string, from: number, to: number, nesting: Nesting): number {
  nesting.text(html.slice(from, to));
  return to;
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function rawEnd(html: string, name: string, from: number): number {
  const mark = new RegExp(`</${name}[^>]{0,100}>`, 'gi');
  mark.lastIndex = from;
  return mark.exec(html) ? mark.lastIndex : html.length;
}
