/** What the browser parsed, in the shape that the engine reads. The document is inert: no script runs, nothing is loaded. */
import type { Markup } from '#engine/notice/markup.ts';

/** Deeper than this no notice is nested. */
const MOST_DEPTH = 250;
const HTML = 'http://www.w3.org/1999/xhtml';

export function markupOf(element: Element, depth = 0): Markup {
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
