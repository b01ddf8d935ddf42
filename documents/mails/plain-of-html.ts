/** The words of HTML, a line for each block. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const BLOCKS = /^(?:p|div|li|ul|ol|tr|table|h[1-6]|br|section|article|header|footer)$/;
const HIDDEN = /^(?:script|style|head|template|noscript)$/;
const MOST_DEPTH = 250;
/** What nobody sees in a mail was not said by it. */
const UNSEEN =
  /(?:^|;)\s{0,9}(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|font-size\s{0,9}:\s{0,9}0(?![.\d]))/i;

const isUnseen = (node: Node): boolean =>
  'attrs' in node &&
  node.attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'style' && UNSEEN.test(value)),
  );

/** Text with line breaks between blocks; nothing is run or fetched. */
export const plainOfHtml = (html: string): string =>
  wordsOf(parse(html), 0)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

function wordsOf(node: Node, depth: number): string {
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
  if (!('childNodes' in node) || depth > MOST_DEPTH) return '';
  const name = 'tagName' in node ? node.tagName : '';
  if (HIDDEN.test(name) || isUnseen(node)) return '';
  const inside = node.childNodes.map((child) => wordsOf(child, depth + 1)).join('');
  if (name === 'blockquote')
    return `\n${inside
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}\n`;
  return BLOCKS.test(name) ? `\n${name === 'li' ? '- ' : ''}${inside}\n` : inside;
}
