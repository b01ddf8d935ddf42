/** HTML read without a browser, by the parser of the standard. */
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { PageLink } from '#engine/site/record/visit.ts';

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg']);
const BLOCKS =
  /^(p|div|li|h[1-6]|tr|section|article|ul|ol|table|footer|header|main|nav|br|dd|dt|blockquote)$/;

type Element = Tree.Element;

const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function textIn(node: Tree.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (isElement(node) && UNSEEN.has(node.tagName)) return '';
  const inner = childrenOf(node).map(textIn).join('');
  return isElement(node) && BLOCKS.test(node.tagName) ? `\n${inner}\n` : inner;
}

/** The text of a page as lines, without scripts and styles. */
export const htmlText = (html: string): string =>
  textIn(parse(html))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

function visitNodes(node: Tree.Node, visit: (element: Element, inFooter: boolean) => void): void {
  const inner = (each: Tree.Node, inFooter: boolean): void => {
    const isFooter =
      isElement(each) &&
      (each.tagName === 'footer' || /\bfooter/i.test(attribute(each, 'class') ?? ''));
    if (isElement(each)) visit(each, inFooter || isFooter);
    for (const child of childrenOf(each)) inner(child, inFooter || isFooter);
  };
  inner(node, false);
}

export interface ReadHtml {
  readonly title: string;
  readonly language: string;
  readonly links: readonly PageLink[];
  /** Addresses of scripts, frames and images. */
  readonly embedded: readonly string[];
  readonly text: string;
}

const absolute = (address: string | undefined, base: string): string | undefined =>
  address === undefined ? undefined : URL.parse(address, base)?.href;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What can be read of a page's HTML. */
export function readHtml(html: string, base: string): ReadHtml {
  const document = parse(html);
  const links: PageLink[] = [];
  const embedded: string[] = [];
  let title = '';
  let language = '';
  visitNodes(document, (element, isInFooter) => {
    if (element.tagName === 'html') language = attribute(element, 'lang') ?? '';
    if (element.tagName === 'title' && title === '')
      title = tidy(childrenOf(element).map(textIn).join(''));
    if (element.tagName === 'a') {
      const href = absolute(attribute(element, 'href'), base);
      const words = tidy(textIn(element)) || (attribute(element, 'aria-label') ?? '');
      if (href !== undefined && words !== '')
        links.push({ words: words.slice(0, 160), href, isInFooter });
    }
    if (['script', 'iframe', 'img'].includes(element.tagName)) {
      const src = absolute(attribute(element, 'src'), base);
      if (src !== undefined && /^https?:/.test(src)) embedded.push(src);
    }
  });
  return { title, language, links, embedded, text: htmlText(html) };
}
