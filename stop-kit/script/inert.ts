/** Elements that would load from a held tool, made to load nothing. */

/** The attributes that make an element load or send. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  SCRIPT: ['src'],
  IMG: ['src', 'srcset'],
  IFRAME: ['src'],
  LINK: ['href'],
  EMBED: ['src'],
  OBJECT: ['data'],
  SOURCE: ['src', 'srcset'],
  VIDEO: ['src'],
};

export type IsBlocked = (address: unknown) => boolean;

/** Whether writing this attribute would load or send. */
export const loads = (element: Element, name: string): boolean =>
  !!LOADS[element.tagName]?.includes(name.toLowerCase());

/**
 * Makes an element inert. A script is told that it failed, as where a blocker stands in its way;
 * others that they are done, so that nothing waits for them.
 */
export function makeInert(element: Element): void {
  const isScript = element.tagName === 'SCRIPT';
  if (isScript) element.setAttribute('type', 'text/plain');
  element.setAttribute('data-statewise-held', '');
  setTimeout(() => element.dispatchEvent(new Event(isScript ? 'error' : 'load')));
}

function screenOne(element: Element, held: IsBlocked): void {
  const names = LOADS[element.tagName]?.filter((name) => held(element.getAttribute(name) ?? ''));
  if (!names?.length) return;
  makeInert(element);
  for (const name of names) element.removeAttribute(name);
}

/** Makes everything of held tools inert, in an element and below it. */
export function screen(node: unknown, held: IsBlocked): void {
  // a page may put null in the place of a node: before nothing, or nothing at all
  const root = node as Partial<Element> | null | undefined;
  if (root?.tagName) screenOne(node as Element, held);
  root?.querySelectorAll?.(Object.keys(LOADS).join()).forEach((each) => screenOne(each, held));
}

const TAG = /<(?:script|img|iframe|link|embed|object|source|video)\b[^>]*>/gi;
const ADDRESS = /\s(?:src|href|data)\s*=\s*["']?([^"'\s>]+)/i;

/** The same in a text of HTML, before a page parses it. */
export const cleaned = (html: unknown, held: IsBlocked): unknown =>
  typeof html === 'string'
    ? html.replace(TAG, (tag) =>
        held(ADDRESS.exec(tag)?.[1]?.replace(/&amp;/g, '&') ?? '')
          ? tag.replace(/\s(?=(?:src|srcset|href|data)\s*=)/gi, ' data-held-')
          : tag,
      )
    : html;
