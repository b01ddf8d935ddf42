/**
 * What the code of the program does not do: looked for in its sources, with each exception named.
 */
import { expect, test } from 'vitest';
import { SOURCES } from './borders/sources.ts';

const SHIPPED = SOURCES.filter(
  ({ path }) =>
    /^(server|site-test|opt-out|web|engine|documents|contract|text|calendar|reference|law)\//.test(
      path,
    ) && !/\.test\.tsx?$/.test(path),
);
const filesWith = (pattern: RegExp) =>
  SHIPPED.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('sources are found', () => {
  expect(SHIPPED.length).toBeGreaterThan(500);
  expect(filesWith(/createHash\(/).length).toBeGreaterThan(5);
});

test('no code is made from text, and no command line is built from input', () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm['"]|setTimeout\(['"`]/)).toEqual([]);
  expect(filesWith(/node:child_process/).toSorted()).toEqual([
    // the daily backup is our own script in a process of its own, with fixed arguments
    'server/base/backup/daily.ts',
    // the shell below
    'site-test/browser/last-watch.ts',
    // a test of a site is our own script in a process of its own; its order goes in as JSON
    'site-test/run-collector.ts',
  ]);
  expect(filesWith(/shell: true/)).toEqual([]);
  // one shell, with a text of our own: the browser's number and our own folder stand beside it,
  // never in it
  expect(filesWith(/\/bin\/(?:ba)?sh/)).toEqual(['site-test/browser/last-watch.ts']);
  const watch = SHIPPED.find(({ path }) => path === 'site-test/browser/last-watch.ts')?.text ?? '';
  expect(watch).toMatch(/^const SCRIPT = '[^'$`\n]*\$0[^'`\n]*';$/m);
  expect(watch).toContain("spawn('/bin/sh', ['-c', SCRIPT, String(browser), folder]");
});

test('what runs inside a tested page is our own text; values go in as JSON', () => {
  const scripts = filesWith(/pageScript\(/);
  expect(scripts.length).toBeGreaterThan(3);
  const maker = SHIPPED.find(({ text }) => /export (?:const|function) pageScript\b/.test(text));
  expect(maker?.text).toMatch(/pageScript[^]{0,400}JSON\.stringify\(/);
  const named = SHIPPED.flatMap(({ path, text }) =>
    [...text.matchAll(/pageScript\((\w+)/g)].map(([, name = '']) => `${path}: ${name}`),
  ).filter((each) => !each.startsWith(maker?.path ?? '-'));
  // constants of the file, in capitals, or the one name that is handed on
  expect(named.filter((each) => !/: [A-Z_]+$|: script$/.test(each))).toEqual([]);
});

test('markup enters a page at the named places only', () => {
  // what stands there was made by the program from a tree of text, and escaped while it was
  expect(filesWith(/dangerouslySetInnerHTML/).toSorted()).toEqual([
    'web/document.tsx',
    'web/pages/data-map/steps/review-step.tsx',
    'web/pages/documents/one/one-document.tsx',
    'web/pages/documents/one/paper/coming-paper.tsx',
    'web/pages/documents/one/paper/whole-paper.tsx',
    // what is typed is put in as text, in a document of the browser that runs nothing
    'web/pages/documents/one/place-in-paper.tsx',
    'web/pages/template/page.tsx',
  ]);
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([]);
});

test('values are hashed with SHA-256, and random values come from the system', () => {
  const hashes = SHIPPED.flatMap(({ text }) =>
    [...text.matchAll(/create(?:Hash|Hmac)\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(new Set(hashes)).toEqual(new Set(['sha256']));
  // a pause between two tries need not be secret
  expect(filesWith(/Math\.random\(/).filter((path) => path.startsWith('server/'))).toEqual([
    'server/base/database/retries.ts',
  ]);
  expect(filesWith(/createCipheriv|createDecipheriv|createSign\(/)).toEqual([]);
});

test('no value is written into the text of a statement', () => {
  const raw = SHIPPED.flatMap(({ path, text }) =>
    [...text.matchAll(/sql\.raw\(([^)]*)\)/g)].map(([, what]) => `${path}: ${what}`),
  );
  // numbers, types of our own columns, words of SQL, and a reference as the database itself told it
  expect(new Set(raw.map((each) => each.split(':')[0]))).toEqual(
    new Set([
      'server/base/backup/dump.ts',
      'server/base/backup/load.ts',
      'server/base/database/distribution.ts',
      'server/base/database/grants.ts',
    ]),
  );
});

test('what the browser keeps is progress and typed forms, never a password or token', () => {
  // the tester of sites looks at what the pages of others keep
  const ours = filesWith(/(local|session)Storage\b/).filter(
    (path) => !/^(engine\/site|site-test)\//.test(path),
  );
  expect(ours.toSorted()).toEqual([
    'web/api/account/typed.ts',
    'web/pages/assessment/score-change.tsx',
    'web/pages/implementation-guide/progress.ts',
    'web/parts/assessment/check-answers.ts',
    'web/parts/owner-page/shown-business.ts',
  ]);
  const forms = SHIPPED.filter(({ text }) => /api\/account\/typed\.ts/.test(text));
  expect(forms.length).toBeGreaterThan(0);
  for (const { path, text } of forms)
    expect(text, path).not.toMatch(/type="password"|PasswordField/);
});

/** Constants of the file, in capitals, and patterns that are written out elsewhere in it. */
const OWN_WORDS =
  /^[A-Z][A-Z_]*(?:\.(?:source|join|replaceAll|en|es)\b.*)?$|^Object\.keys\([A-Z]+\)/;

/**
 * What is written into a pattern: the values of a template, or a name that stands for all of it.
 */
const writtenInto = (pattern: string) =>
  pattern.startsWith('`')
    ? [...pattern.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})+)\}/g)].map(([, value = '']) => value)
    : [pattern];

test('patterns are built from our own words, never from what somebody typed', () => {
  const built = SHIPPED.flatMap(({ path, text }) =>
    [...text.matchAll(/new RegExp\(\s*(?:String\.raw)?(`[^`]*`|[\w.]+)/g)]
      .flatMap(([, pattern = '']) => writtenInto(pattern))
      .filter((value) => !OWN_WORDS.test(value))
      .map((value) => `${path}: ${value}`),
  );
  expect([...new Set(built)].toSorted()).toEqual([
    // names of our own variables, with their dots escaped
    String.raw`documents/source/check-template.ts: name.replaceAll('.', '\\.')`,
    'documents/tree/links.ts: pattern.source',
    // names of states
    'engine/intake/mail-state.ts: name',
    // signs of the book of mails, which are words
    "engine/intake/mail-state.ts: names.join('|')",
    "engine/intake/wishes.ts: words.join('|')",
    'engine/letters/sender/letter-state.ts: law.name',
    'engine/letters/sender/letter-state.ts: state.name',
    // signs of the book of notices, which are patterns
    'engine/notice/findings/check.ts: words',
    'engine/notice/text/scope.ts: spoken.map',
    // signs of the opt-out tester, which are patterns
    'engine/site/record/pattern.ts: source',
    'law/checks/ids-of-their-state.ts: book.state',
    'law/checks/ids-of-their-state.ts: law.state',
    'law/checks/plain-of-ids.ts: law.state',
    'reference/schema-site-signs.ts: source',
    "server/base/day.ts: STATES.map(({ slug }) => slug).join('|')",
    // addresses of our own calls
    String.raw`server/subjects/pages/routes.ts: path.replace(/:\w+/g, '[^/]+')`,
    // signs of the opt-out tester again, in its own process
    'site-test/page/look-around.ts: given.choice',
    'site-test/page/look-around.ts: given.topic',
    'site-test/page/words.ts: controls.notice.filter',
    'site-test/page/words.ts: patterns.join',
    'site-test/page/words.ts: walls.notice.join',
    // one of the few elements whose text is raw
    'web/pages/notice-checker/read/nesting.ts: name',
  ]);
});
