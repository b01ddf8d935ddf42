/** The words of a saved or pasted text, and at which of them its sections begin. */
import { wordsOnly } from '#text/words-only.ts';
import type { Markup } from '#engine/notice/text/markup.ts';
import { nodeTrees } from '../notice-check/trees.ts';

interface SectionStart {
  /** "12D-103". */
  readonly section: string;
  /** The character of the words at which it begins. */
  readonly at: number;
}

export interface SectionText {
  readonly words: string;
  readonly starts: readonly SectionStart[];
}

const SILENT = new Set('script style template noscript head svg'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that are no part of a line begin and end one. */
function linesIn(node: Markup | string): string {
  // a line of the file is no line of the page
  if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ');
  if (SILENT.has(node.name)) return '';
  const inner = node.children.map(linesIn).join('');
  return INLINE.has(node.name) || node.name === '' ? inner : `\n${inner}\n`;
}

const NUMBER = String.raw`\d[\dA-Za-z]{0,9}(?:[-‑–.:][\dA-Za-z]{1,9}){0,5}`;
/** What follows the number of a heading: its title, or nothing; in a sentence other words do. */
const TITLE = String.raw`(?:\.(?!\d)|:\s|,\s{0,3}[Ss]ubd|\s{0,3}[-–—]\s|\s{1,4}\p{Lu}|\s{0,4}$|(?:\(\w{1,5}\)){1,5}$)`;
const MARKED = new RegExp(
  String.raw`^\W{0,4}(?:§+|[Ss]ec(?:tion|\.)?|SEC(?:TION|\.)?)\s{0,3}(${NUMBER})${TITLE}`,
  'u',
);
/** Without a word before it the number has two parts. */
const BARE = new RegExp(
  String.raw`^\W{0,4}(\d[\dA-Za-z]{0,9}(?:[-‑–.:][\dA-Za-z]{1,9}){1,5})${TITLE}`,
  'u',
);

/** "2023-06-18" is no section: collections tell when they were amended. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "12D-103" of "§ 12D–103. Applicability of chapter". */
function sectionBegun(line: string): string | undefined {
  const number = (MARKED.exec(line) ?? BARE.exec(line))?.[1];
  if (number === undefined || DAY.test(number)) return undefined;
  return number.replaceAll(/[‑–]/g, '-');
}

/** The section of a citation, without its sub-paragraphs: "12D-103" of "6 Del. C. § 12D-103(a)". */
export function sectionOf(cite: string): string {
  const after = cite.slice(cite.lastIndexOf('§') + 1);
  const numbers = [...after.matchAll(new RegExp(NUMBER, 'g'))].map(([number]) => number);
  const named = numbers.find((number) => /[-‑–.:]/.test(number)) ?? numbers[0] ?? cite.trim();
  return named.replaceAll(/[‑–]/g, '-');
}

/** The texts in a JSON file, a line each: collections of laws are often published so. */
function linesOfJson(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(linesOfJson).join('\n');
}

function plainText(source: string): string {
  if (/^\s{0,100}[[{]/.test(source)) {
    try {
      return linesOfJson(JSON.parse(source));
    } catch {
      return source;
    }
  }
  const html = /<(?:!doctype|html|body|div|p|span|table)\b/i.test(source.slice(0, 20_000));
  return html ? linesIn(nodeTrees.html(source)) : joined(source);
}

/** Makes one word of "con-" and "sumers" on the next line, unless the text has "con-sumers" too. */
function joined(source: string): string {
  const hyphened = new Set(source.toLowerCase().match(/\b\p{Ll}{1,40}-\p{Ll}{1,40}\b/gu));
  return source.replaceAll(
    /\b(\p{L}{1,40})-[ \t]{0,9}\r?\n[ \t]{0,99}(\p{Ll}{1,40})/gu,
    (_, begun: string, ended: string) =>
      hyphened.has(`${begun}-${ended}`.toLowerCase()) ? `${begun}-${ended}` : `${begun}${ended}`,
  );
}

/** Reads HTML and JSON, and any other text as it is. */
export function sectionTextOf(source: string): SectionText {
  const lines = plainText(source).split(/\r\n|[\n\r\f\u2028]/);
  const starts: SectionStart[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const line of lines) {
    const words = wordsOnly(line);
    if (words === '') continue;
    const section = sectionBegun(line.trim());
    if (section !== undefined) starts.push({ section, at });
    parts.push(words);
    at += words.length + 1;
  }
  return { words: parts.join(' '), starts };
}
