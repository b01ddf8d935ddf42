/** A parser for the built HTML. It supports what React writes, and no more. */

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

/** Throws if an element is not closed in order. */
export function parse(html: string): Element {
  const root = { name: '', attributes: {}, children: [] as (Element | string)[] };
  const open = [root];
  for (const [token, end, tag, rest = ''] of html.matchAll(TOKEN)) {
    const top = open.at(-1) ?? root;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!token.startsWith('<!')) top.children.push(unescaped(token));
    } else if (end === '/') {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
    } else {
      const element = { name, attributes: attributesOf(rest), children: [] };
      top.children.push(element);
      if (!VOID.has(name) && !rest.endsWith('/')) open.push(element);
    }
  }
  return root;
}

/** The element and all its descendants, in document order. */
export function* walk(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child);
}

/** All of these that match. */
export function all(element: Element, test: (each: Element) => boolean): Element[] {
  const found: Element[] = [];
  const look = (each: Element) => {
    if (test(each)) found.push(each);
    for (const child of each.children) if (typeof child !== 'string') look(child);
  };
  look(element);
  return found;
}

export const named =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.name);
export const hasClass = (name: string) => (element: Element) =>
  (element.attributes['class'] ?? '').split(' ').includes(name);

/** The first element that matches. Throws if there is none. */
export function first(element: Element, test: (each: Element) => boolean): Element {
  for (const each of walk(element)) if (test(each)) return each;
  throw new Error('no such element');
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const INLINE = new Set(
  'a abbr b bdi button cite code em i label mark q small span strong sub sup time'.split(' '),
);

/** The text of an element, with line breaks between blocks; without parts that `skip` matches. */
export function textOf(element: Element, skip: (each: Element) => boolean = () => false): string {
  const read = (each: Element | string): string => {
    if (typeof each === 'string') return each;
    if (SILENT.has(each.name) || skip(each)) return ' ';
    const inner = each.children.map(read).join('');
    return INLINE.has(each.name) ? inner : `\n${inner}\n`;
  };
  return read(element)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
