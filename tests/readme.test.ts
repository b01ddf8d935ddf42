/**
 * The README files: one in each folder, true badges and pictures, existing commands, complete issue
 * forms.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { STATES } from '#law/codes.ts';
import manifest from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const LOCAL = new Set([
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
]);
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !LOCAL.has(entry.name))
  .map(({ name }) => name);

describe.each(FOLDERS)('%s', (folder) => {
  test('says what lives here, what it may import and how to add one, in 30 lines', () => {
    const lines = read(`${folder}/README.md`).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    // how to read the records takes more room
    if (folder !== 'law') expect(lines.length).toBeLessThanOrEqual(30);
    if (folder === 'docs' || folder === 'runtime') return;
    expect(lines.join('\n')).toMatch(/May import:/);
    expect(lines.join('\n')).toMatch(/To add /);
  });
});

test('README.md names every folder', () => {
  const named = FOLDERS.filter((folder) => !read('README.md').includes(`\`${folder}/\``));
  expect(named.filter((folder) => folder !== 'docs' && folder !== 'runtime')).toEqual([]);
});

test('badges say what package.json and the law say', () => {
  const badges = read('docs/badges.svg');
  const said = Object.fromEntries(
    [...badges.matchAll(/data-is="(\w+)">([^<]+)</g)].map(([, what, text]) => [what, text]),
  );
  expect(said).toEqual({
    laws: String(STATES.length),
    node: manifest.engines.node.replace('>=', ''),
    licence: manifest.license,
  });
  expect(badges).toContain(
    `<title id="t">${said['laws']} state laws; Node.js ${said['node']} or newer; licence ${said['licence']}</title>`,
  );
  expect(read('README.md')).toContain(`${STATES.length} state laws`);
});

test('pictures are small and stand in README.md, which loads nothing from elsewhere', () => {
  for (const name of readdirSync(join(ROOT, 'docs/pictures'))) {
    expect(statSync(join(ROOT, 'docs/pictures', name)).size, name).toBeLessThan(120_000);
    expect(read('README.md'), name).toContain(`(docs/pictures/${name})`);
  }
  expect(read('README.md')).not.toMatch(/!\[[^\]]*\]\(https?:|<img[^>]*https?:/);
});

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/figures.md',
  'docs/command-line.md',
  'docs/using-the-law-data.md',
  ...FOLDERS.map((folder) => `${folder}/README.md`),
];

test.each(GUIDES)('%s names only commands that exist', (path) => {
  const known = new Set(Object.keys(manifest.scripts));
  const named = [
    ...read(path).matchAll(/npm (?:run (?:--silent )?([a-z]+(?:[:-][a-z]+)*)|(start|test)\b)/g),
  ].map(([, name, short = '']) => name ?? short);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every command that measures or tests is told of somewhere', () => {
  const all = GUIDES.map(read).join('\n');
  const untold = Object.keys(manifest.scripts).filter((name) => !all.includes(name));
  expect(untold).toEqual([]);
});

describe('issue forms', () => {
  const FORMS = '.github/ISSUE_TEMPLATE/';
  interface Form {
    name: string;
    description: string;
    body: {
      type: string;
      id: string;
      attributes: { label: string };
      validations?: { required: boolean };
    }[];
  }
  const form = (name: string): Form => parse(read(FORMS + name));

  test('a wrong law: state, section, what it says, what the statute says, source', () => {
    const { body } = form('law-is-wrong.yml');
    const required = body.filter(({ validations }) => validations?.required).map(({ id }) => id);
    expect(required).toEqual(['state', 'where', 'says', 'statute', 'source']);
    expect(body.map(({ id }) => id)).toContain('section');
  });

  test.each(['law-is-wrong.yml', 'bug.yml'])('%s has the parts that a form needs', (name) => {
    const { name: title, description, body } = form(name);
    expect(title && description).toBeTruthy();
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    for (const { type, attributes } of body) {
      expect(['input', 'textarea']).toContain(type);
      expect(attributes.label).toMatch(/\S/);
    }
  });

  test('CONTRIBUTING.md calls the form by its name', () => {
    expect(read('CONTRIBUTING.md')).toContain(`"${form('law-is-wrong.yml').name}"`);
    expect(existsSync(join(ROOT, FORMS, 'config.yml'))).toBe(true);
  });
});

test('docs/operations.md tells of every setting that is read', () => {
  const code = ['config', 'settings']
    .map((name) => read(`server/base/settings/${name}.ts`))
    .join('\n');
  const settings = new Set(
    [...code.matchAll(/['"`.]([A-Z][A-Z\d]+(?:_[A-Z\d]+)*)['"`]/g)].map(([, name]) => name),
  );
  const told = read('docs/operations.md');
  expect(settings.size).toBeGreaterThan(10);
  expect([...settings].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
