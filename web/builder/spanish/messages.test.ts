/** Messages are found where people read them, and Spanish texts take their place. */
import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';
import { rewrite } from './rewrite.ts';

const keysIn = (code: string, file = 'web/pages/a/page.tsx') =>
  messagesOf(file, code).map(({ key }) => key);

test.each<[string, string, string[]]>([
  ['a text', '<p>Read this.</p>', ['Read this.']],
  ['a place', '<p>You have {n} tasks.</p>', ['You have {0} tasks.']],
  [
    'an element with words, in its sentence',
    '<p>See <a href="/plan">the plan of {name}</a> first.</p>',
    ['See <0>the plan of {1}</0> first.'],
  ],
  ['an element alone', '<p><strong>Now</strong> {n}</p>', ['Now']],
  [
    'lines that React joins',
    '<p>\n  One\n  two <b>three</b>{" "}\n  four\n</p>',
    ['One two <0>three</0> four'],
  ],
  [
    'a picture beside a text',
    '<button type="button"><Icon name="late" /> Go on</button>',
    ['Go on'],
  ],
  [
    'blocks apart',
    '<div>Before it<p>Within it</p>After it</div>',
    ['Before it', 'After it', 'Within it'],
  ],
  [
    'a choice within a sentence',
    '<p>Open {late ? "Too late" : "In time"}</p>',
    ['Open {0}', 'Too late', 'In time'],
  ],
  [
    'an attribute that is heard',
    '<Field label="Your name" className="wide field" />',
    ['Your name'],
  ],
  ['a template', 'const said = `${n} of ${all} are done.`;', ['{0} of {1} are done.']],
  [
    'a noun that is counted',
    "plural(n, 'task'); plural(n, 'law binds', 'laws bind');",
    ['task|tasks', 'law binds|laws bind'],
  ],
  ['a label, whatever it looks like', "const link = { path: '/faq', label: 'FAQ' };", ['FAQ']],
  ['a word that is marked', 'const role = say`read`;', ['read']],
  ['a sentence nobody marked', "const FAILED = 'It was not saved.';", ['It was not saved.']],
])('finds %s', (_, code, keys) => {
  expect(keysIn(code)).toEqual(keys);
});

test.each([
  "import { Table } from './big table.ts';",
  "const isOpen = verdict === 'cannot tell';",
  "switch (kind) { case 'Not Yet': break; }",
  "type Kind = 'may be owed' | 'Coming up';",
  '<p className={wide ? "wide row" : "row between"}>{text}</p>',
  "document.querySelector('main h1');",
  "throw new Error('The Page is missing');",
  "const kinds = { 'may be owed': one }; kinds['may be owed'];",
  'const to = `/plan?business=${id}`;',
  "const unit = 'px';",
])('passes over %s', (code) => {
  expect(keysIn(code)).toEqual([]);
});

test('of a schema, only what is said of a wrong value is a message', () => {
  const code =
    "z.enum(['Real Estate']); z.string('Enter a name').check(z.minLength(2, 'Name it'));";
  expect(keysIn(code, 'contract/businesses.ts')).toEqual(['Name it']);
});

const spanish = (texts: Record<string, string>) => (key: string) => texts[key];
const rewritten = (code: string, texts: Record<string, string>) =>
  rewrite('web/pages/a/page.tsx', code, spanish(texts)).code;

test.each<[string, string, Record<string, string>, string]>([
  ['a text', '<p>Read this.</p>', { 'Read this.': 'Lea esto.' }, '<p>{"Lea esto."}</p>'],
  [
    'places in another order',
    '<p>{n} tasks for <b>{name}</b></p>',
    { '{0} tasks for <1>{2}</1>': '<1>{2}</1>: tareas: {0}' },
    '<p><b>{name}</b>{": tareas: "}{n}</p>',
  ],
  [
    'a message within a place',
    '<p>Open {late ? "Too late" : x}</p>',
    { 'Open {0}': 'Abierto: {0}', 'Too late': 'Tarde' },
    '<p>{"Abierto: "}{late ? "Tarde" : x}</p>',
  ],
  [
    'a template',
    'const a = `${n} left. `;',
    { '{0} left.': 'Quedan {0}.' },
    'const a = `Quedan ${n}. `;',
  ],
  [
    'a template among tags',
    '<p>{`Sent to ${name}.`} <b>Now</b></p>',
    { 'Sent to {0}. <1>Now</1>': '<1>Ya</1> se envió a {0}.' },
    '<p><b>{"Ya"}</b>{" se envió a "}{name}{"."}</p>',
  ],
  ['an attribute', '<Field label="Name" />', { Name: 'Nombre' }, '<Field label={"Nombre"} />'],
  [
    'a count',
    "plural(n, 'task')",
    { 'task|tasks': 'tarea|tareas' },
    'plural(n, "tarea", "tareas")',
  ],
  ['a count of two forms', "plural(n, 'a', 'b')", { 'a|b': 'c|d' }, 'plural(n, "c", "d")'],
  [
    'spaces around a text',
    "const a = ' Not yet.';",
    { 'Not yet.': 'Aún no.' },
    'const a = " Aún no.";',
  ],
  [
    'signs that end a template',
    'const a = say`now`;',
    { now: 'a`${b}' },
    'const a = `a\\`\\${b}`;',
  ],
])('puts in place %s', (_, code, texts, expected) => {
  expect(rewritten(code, texts)).toBe(expected);
});

test('a text without Spanish stays, and is named with its line', () => {
  const { code, missing } = rewrite(
    'a.tsx',
    "const a = 1;\nconst b = 'Not yet.';",
    () => undefined,
  );
  expect(code).toContain('Not yet.');
  expect(missing).toEqual([{ file: 'a.tsx', line: 2, key: 'Not yet.' }]);
});

test('a Spanish text with a place that the English has not stops the build', () => {
  expect(() => rewritten('<p>Read {n} now.</p>', { 'Read {0} now.': 'Lea {1}.' })).toThrow(
    'No place {1}',
  );
});
