/** The parsers of the command; parse5 builds the same HTML tree as browsers. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import type { Markup } from '#engine/notice/text/markup.ts';
import type { Trees } from '#web/pages/notice-checker/read/trees.ts';

/** Limit of depth; no real notice is nested deeper. */
const MOST_DEPTH = 250;

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function htmlMarkup(node: Node, depth = 0): Markup | string | undefined {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return undefined;
  const own = 'tagName' in node ? node : undefined;
  return {
    name: own ? (own.namespaceURI === html.NS.HTML ? own.tagName.toLowerCase() : own.tagName) : '',
    attributes: Object.fromEntries((own?.attrs ?? []).map(({ name, value }) => [name, value])),
    children:
      depth < MOST_DEPTH
        ? node.childNodes.flatMap((child) => htmlMarkup(child, depth + 1) ?? [])
        : [],
  };
}

type Ordered = Record<string, unknown>;

const xml = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 10_000_000 },
});

function xmlMarkup(node: Ordered): Markup | string {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  if (name === '#text') return String(node['#text']);
  const attributes = Object.fromEntries(
    Object.entries((node[':@'] ?? {}) as Ordered).map(([key, value]) => [key, String(value)]),
  );
  return { name, attributes, children: ((node[name] ?? []) as Ordered[]).map(xmlMarkup) };
}

const EMPTY: Markup = { name: '', attributes: {}, children: [] };

export const nodeTrees: Trees = {
  html: (text) => {
    const tree = htmlMarkup(parse(text));
    return tree === undefined || typeof tree === 'string' ? EMPTY : tree;
  },
  xml: (text) => {
    if (XMLValidator.validate(text) !== true) throw new Error('the XML is broken');
    return { ...EMPTY, children: (xml.parse(text) as Ordered[]).map(xmlMarkup) };
  },
};
