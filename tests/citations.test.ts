/**
 * What code and documentation cite exists (docs/decisions/0040-citations.md): every path, the
 * number of every heading, every link with its anchor, every path in a document's code. Older forms
 * of citing are refused.
 */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GUIDES, PATHS, SOURCES, STYLE_SHEETS } from './borders/sources.ts';

const FOLDERS = new Set(
  PATHS.flatMap((path) =>
    path.split('/').map((_, index, parts) => parts.slice(0, index).join('/')),
  ),
);
const textOf = new Map(GUIDES.map(({ path, text }) => [path, text]));
const exists = (path: string) => PATHS.includes(path) || FOLDERS.has(path.replace(/\/$/, ''));

/** Headings of a document, without its blocks of code. */
const headings = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? []);
/** "5" and "R16": the numbers by which headings are cited. */
const numbers = new Map(
  GUIDES.map(({ path, text }) => [
    path,
    new Set(headings(text).flatMap((heading) => /^([RUSV]?\d+)\. /.exec(heading)?.[1] ?? [])),
  ]),
);
const CODES = numbers.get('docs/quality.md') ?? new Set<string>();

/** The anchors that Markdown readers make of its headings. */
function anchors(text: string): Set<string> {
  const made = new Set<string>();
  for (const heading of headings(text)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const plain = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = plain;
    for (let again = 1; made.has(anchor); again += 1) anchor = `${plain}-${again}`;
    made.add(anchor);
  }
  return made;
}

const NUMBER = '[RUSV]?\\d+';
const CITED = new RegExp(
  `((?:docs/|law/)[\\w./-]+\\.md)(?: (${NUMBER}(?:(?:, and |, | and | to )${NUMBER})*)\\b)?`,
  'g',
);

interface Citation {
  readonly path: string;
  readonly numbers: readonly string[];
}

/** The citations in a text. A comment's line may continue on the next. */
function citationsIn(text: string): Citation[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/)(?!\/) ?/g, ' ');
  return [...joined.matchAll(CITED)].map(([, path = '', list = '']) => ({
    path,
    numbers: list.split(/, and |, | and | to /).filter((number) => number !== ''),
  }));
}

const wrongIn = (text: string) =>
  citationsIn(text).flatMap(({ path, numbers: cited }) => {
    if (!exists(path)) return [path];
    return cited
      .filter((number) => !numbers.get(path)?.has(number))
      .map((number) => `${path} ${number}`);
  });

/**
 * Forms that lead nowhere: a document without its path, a section without its document, a decision
 * without its name.
 */
const OLD_FORMS: readonly RegExp[] = [
  /\bspecification\b/i,
  /(?<![/\w-])decisions?,? \(?\d/,
  /\bquality,? [RUSV]\d/,
  /docs\/decisions\/\d{4}(?!-)/,
];
/** A code at the start of a comment, or in parentheses, without its document. */
const BARE_CODE =
  /^\s*(?:\/\*\*|\*|\/\/) (?:[RUSV]\d{1,2}\b[,:]?)|^\s*(?:\/\*\*|\*|\/\/).*\([RUSV]\d{1,2}\)/;

const SELF = 'tests/citations.test.ts';
const CODE = [...SOURCES, ...STYLE_SHEETS].filter(({ path }) => path !== SELF);

describe('code', () => {
  test('citations are found, and lead to a document and a heading with that number', () => {
    expect(CODE.flatMap(({ text }) => citationsIn(text)).length).toBeGreaterThan(100);
    expect(
      CODE.flatMap(({ path, text }) => wrongIn(text).map((what) => `${path}: ${what}`)),
    ).toEqual([]);
  });

  test('no citation has an older form', () => {
    const old = CODE.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => [...OLD_FORMS, BARE_CODE].some((form) => form.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(old).toEqual([]);
  });

  test('a code in the name of a test is one of docs/quality.md', () => {
    const named = SOURCES.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path)).flatMap(
      ({ path, text }) =>
        [
          ...text.matchAll(/['"`]((?:[RUSV]\d{1,2} ?)+)(?=:| in )|\(([RUSV]\d{1,2})\)['"`]/g),
        ].flatMap(([, first, last]) =>
          (first ?? last ?? '').split(' ').map((code) => ({ path, code: code.trim() })),
        ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ code }) => code !== '' && !CODES.has(code))).toEqual([]);
  });
});

describe.each(GUIDES.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
  const plain = text.replace(/^```[\s\S]*?^```/gm, '');

  test('its links lead to files and headings that exist', () => {
    const links = [...plain.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const dead = links.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!exists(to)) return true;
      return anchor !== undefined && !anchors(textOf.get(to) ?? '').has(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('what it cites exists', () => {
    expect(wrongIn(plain.replace(/\]\([^)]*\)/g, ']'))).toEqual([]);
  });

  test('paths in it exist', () => {
    const own = posix.dirname(path);
    const named = [...plain.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => FOLDERS.has(code.split('/')[0] ?? '') && code.includes('/'))
      .filter((code) => !/XX/.test(code));
    expect(named.filter((code) => !exists(code) && !exists(posix.join(own, code)))).toEqual([]);
    if (!/(?:^|\/)README\.md$/.test(path)) return;
    const alone = [...plain.matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|json|css|svg))`/g)];
    const missing = alone.filter(
      ([, name]) => !PATHS.some((each) => posix.basename(each) === name),
    );
    expect(missing.map(([, name]) => name)).toEqual([]);
  });

  test('nothing in it has an older form of citing', () => {
    if (path === 'docs/decisions/0040-citations.md') return;
    expect(OLD_FORMS.filter((form) => form.test(plain)).map(String)).toEqual([]);
  });
});

describe('the reader of citations', () => {
  test('finds lists, ranges and broken lines', () => {
    expect(
      citationsIn(
        `/**\n * as said (docs/quality.md R1, R2 and R3; docs/requirements.md\n * 5 and 7).\n */`,
      ),
    ).toEqual([
      { path: 'docs/quality.md', numbers: ['R1', 'R2', 'R3'] },
      { path: 'docs/requirements.md', numbers: ['5', '7'] },
    ]);
  });

  test('reports a missing heading, document and number', () => {
    expect(
      wrongIn('docs/requirements.md 99, docs/nothing.md 1, docs/quality.md R16 and R77'),
    ).toEqual(['docs/requirements.md 99', 'docs/nothing.md', 'docs/quality.md R77']);
    expect(anchors('# A\n\n## How to add …\n\n## A')).toEqual(new Set(['a', 'how-to-add-', 'a-1']));
  });

  test.each(['(specification 5)', '(decisions, 5)', 'quality R16', 'docs/decisions/0012)'])(
    'refuses "%s"',
    (form) => expect(OLD_FORMS.some((old) => old.test(form))).toBe(true),
  );
});
