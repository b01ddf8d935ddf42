/**
 * The import table of the architecture, checked for every file; and a planted violation for each
 * border.
 */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn, folderCirclesIn } from './borders/circles.ts';
import { ENGINE_FLOORS, nameOf, type Floors } from './borders/floors.ts';
import { readModule } from './borders/modules.ts';
import { REFUSED, RIGHT, WRONG } from './borders/planted.ts';
import { violationsIn } from './borders/rules.ts';
import { PATHS, SOURCES } from './borders/sources.ts';
import { ROWS } from './borders/table.ts';

test('no file crosses a border', () => {
  expect(SOURCES.flatMap(violationsIn)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circlesIn(SOURCES)).toEqual([]);
});

/**
 * Folders whose folders stand on floors: none of them imports, even around corners, one that
 * imports it.
 */
const WITHOUT_FOLDER_CIRCLES = ['engine'];

test.each(WITHOUT_FOLDER_CIRCLES)('no folders of %s import each other in a circle', (top) => {
  expect(folderCirclesIn(SOURCES.filter(({ path }) => path.startsWith(`${top}/`)))).toEqual([]);
});

test('a circle of folders is seen, though no files import each other; tests count for none', () => {
  const one = { path: 'engine/a/one.ts', text: "export { x } from '../b/two.ts';" };
  const two = { path: 'engine/b/two.ts', text: 'export const x = 1;' };
  const back = { path: 'engine/b/three.ts', text: "export type { Y } from '../a/four.ts';" };
  const four = { path: 'engine/a/four.ts', text: 'export type Y = 1;' };
  expect(circlesIn([one, two, back, four])).toEqual([]);
  expect(folderCirclesIn([one, two, back, four])).toEqual([['engine/a', 'engine/b']]);
  const tested = { ...back, path: 'engine/b/three.test.ts' };
  expect(folderCirclesIn([one, two, tested, four])).toEqual([]);
});

/**
 * Folders in which nobody has to look through more than so many files side by side, and what is
 * left out.
 */
const MOST_SIDE_BY_SIDE = 20;
const ROOMS: readonly (readonly [top: string, except?: string])[] = [
  ['engine'],
  // a file of each script's letters, opened by no reader
  ['documents', 'documents/fonts'],
  ['site-test'],
  // migrations are written by a tool, and read by nobody
  ['server', 'server/base/database/migrations'],
  ['web'],
  ['contract'],
  ['bench'],
  ['tests/site'],
];

test.each(ROOMS)(
  'no folder of %s holds more files side by side than one can look through',
  (top, except) => {
    const folders = Map.groupBy(
      PATHS.filter((path) => path.startsWith(`${top}/`) && posix.dirname(path) !== except),
      (path) => posix.dirname(path),
    );
    const full = [...folders].filter(([, files]) => files.length > MOST_SIDE_BY_SIDE);
    expect(folders.size).toBeGreaterThan(1);
    expect(full.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
  },
);

test('a circle is seen, also through a type and around a corner', () => {
  const around = [
    { path: 'engine/a.ts', text: "import { b } from './b.ts';\nexport const a = b;\n" },
    { path: 'engine/b.ts', text: "export { c as b } from '#engine/c/c.ts';\n" },
    {
      path: 'engine/c/c.ts',
      text: "import type { A } from '../a.ts';\nexport const c = 1 as A;\n",
    },
    { path: 'engine/d.ts', text: "import { a } from './a.ts';\nexport const d = a;\n" },
  ];
  expect(circlesIn(around)).toEqual([['engine/a.ts', 'engine/b.ts', 'engine/c/c.ts']]);
  expect(circlesIn(around.slice(1))).toEqual([]);
  const own = { path: 'engine/e.ts', text: "export * from './e.ts';\n" };
  expect(circlesIn([own])).toEqual([['engine/e.ts']]);
});

test('the files are found, and every one has a row of the table', () => {
  const paths = SOURCES.map((source) => source.path);
  for (const known of [
    'law/schema.ts',
    'engine/rules/applicability.ts',
    'contract/index.ts',
    'web/pages.ts',
  ]) {
    expect(paths).toContain(known);
  }
  for (const path of paths)
    expect(
      ROWS.some((row) => row.files.test(path)),
      path,
    ).toBe(true);
});

test('imports are read in every form', () => {
  const text = `
    import type { A } from './a.ts';
    import { type B, C } from '#law/c.ts';
    import { type D } from '../e/d.ts';
    import './effect.css';
    export * from './all.ts';
    export { F } from './f.ts';
    export type { G } from './g.ts';
    // import './commented.ts';
    const text = "import './quoted.ts'";
    const h = await import('node:fs');
    type I = typeof import('./i.ts');
    export default function () {}
  `;
  const { imports, hasDefaultExport } = readModule({ path: 'web/x/y.ts', text });
  expect(imports.map(({ target, typeOnly }) => `${target}${typeOnly ? ' (type)' : ''}`)).toEqual([
    'web/x/a.ts (type)',
    'law/c.ts',
    'web/e/d.ts (type)',
    'web/x/effect.css',
    'web/x/all.ts',
    'web/x/f.ts',
    'web/x/g.ts (type)',
    'node:fs',
    'web/x/i.ts (type)',
  ]);
  expect(hasDefaultExport).toBe(true);
});

/**
 * The text of a file that imports a module, as people here write it: within its top folder by a
 * relative path.
 */
function importing(file: string, module: string, typeOnly: boolean): string {
  const [top = ''] = module.split('/');
  const isPackage = !/\.tsx?$/.test(module);
  const near = file.startsWith(`${top}/`) || ['tests', 'bench', 'scripts'].includes(top);
  const to = posix.relative(posix.dirname(file), module);
  const beside = to.startsWith('.') ? to : `./${to}`;
  const specifier = isPackage ? module : near ? beside : `#${module}`;
  return typeOnly
    ? `import type { X } from '${specifier}';\nexport type Y = X;\n`
    : `import { x } from '${specifier}';\nexport const y = x;\n`;
}

/** Row, file, module, whether only its type is imported, and what the table says to that. */
const PLANTED = REFUSED.flatMap(([row, path, ...modules]) =>
  modules.map((written): [string, string, string, boolean, string] => {
    const [, how, module = ''] = /^(only type |type )?(.*)$/.exec(written) ?? [];
    const kind = /\.tsx?$/.test(module) ? '' : 'the package ';
    const may = how === 'only type ' ? 'may import only the types of' : `may not import`;
    return [row, path, module, how === 'type ', `${row} ${may} ${kind}${module}`];
  }),
);

/** Each floor, and a file of each folder of the same top folder that it does not stand on. */
const above = (top: string, floors: Floors): typeof PLANTED =>
  Object.entries(floors).flatMap(([folder, below]) =>
    Object.keys(floors)
      .filter((other) => other !== folder && !below.includes(other))
      .map((other): (typeof PLANTED)[number] => {
        const [row, module] = [nameOf(top, folder), `${nameOf(top, other)}/b.ts`];
        return [row, `${row}/a.ts`, module, true, `${row} may not import ${module}`];
      }),
  );
const UPWARD = above('engine', ENGINE_FLOORS);

describe('each border holds', () => {
  test.each([...PLANTED, ...UPWARD])('%s: %s, %s (type: %s)', (_, path, module, typeOnly, why) => {
    const text = importing(path, module, typeOnly);
    expect(violationsIn({ path, text })).toEqual([{ file: path, why }]);
  });

  test.each(WRONG)('%s: %s', (path, text, why) => {
    expect(violationsIn({ path, text })).toEqual([{ file: path, why }]);
  });

  test.each(RIGHT)('%s', (_, path, text) => expect(violationsIn({ path, text })).toEqual([]));

  test('every row of the table has a planted violation', () => {
    const planted = new Set([...PLANTED, ...UPWARD].map(([row]) => row));
    const rows = ROWS.map(({ name }) => name).filter((name) => name !== 'tests');
    expect(rows.filter((row) => !planted.has(row))).toEqual([]);
  });

  test('floors stand on floors that are named before them, so that none stands on itself', () => {
    for (const floors of [ENGINE_FLOORS])
      for (const [at, [folder, below]] of Object.entries(floors).entries())
        expect(Object.keys(floors).slice(0, at), folder).toEqual(
          expect.arrayContaining([...below]),
        );
  });
});
