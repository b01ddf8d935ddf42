/**
 * The browser's parsed document in the shape that the engine reads. The document is inert: it runs
 * no script and loads nothing.
 */
import type { Markup } from '#engine/notice/text/markup.ts';
import type { Trees } from './trees.ts';

/** Limit of depth; no real notice is nested deeper. */
const MOST_DEPTH = 250;
const HTML = 'http://www.w3.org/1999/xhtml';

function markupOf(element: Element, depth = 0): Markup {
  const { attributes, childNodes, namespaceURI, nodeName } = element;
  const children: (Markup | string)[] = [];
  for (const node of childNodes) {
    if (node instanceof Text) children.push(node.data);
    else if (node instanceof Element && depth < MOST_DEPTH)
      children.push(markupOf(node, depth + 1));
  }
  return {
    name: namespaceURI === HTML ? nodeName.toLowerCase() : nodeName,
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    children,
  };
}

/** The browser's parsers. */
export const browserTrees: Trees = {
  html: (text) => markupOf(new DOMParser().parseFromString(text, 'text/html').documentElement),
  xml: (text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    if (documentElement.querySelector('parsererror')) throw new Error('the XML is broken');
    return markupOf(documentElement);
  },
};
