/** The import table of the architecture, checked for every file; and a planted violation for each border. */
import { describe, expect, test } from 'vitest';
import { circlesIn } from './borders/circles.ts';
import { violationsIn } from './borders/rules.ts';
import { readModule } from './borders/modules.ts';
import { SOURCES } from './borders/sources.ts';
import { ROWS } from './borders/table.ts';

test('no file crosses a border', () => {
  expect(SOURCES.flatMap(violationsIn)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circlesIn(SOURCES)).toEqual([]);
});

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

const value = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;
const type = (specifier: string) => `import type { X } from '${specifier}';\nexport type Y = X;\n`;

/** Border → a file that breaks it, and the expected message. */
const PLANTED: [string, string, string, string][] = [
  ['law knows zod only', 'law/a.ts', value('react'), 'law may not import the package react'],
  ['law reads no files', 'law/a.ts', value('node:fs'), 'law may not import the package node:fs'],
  [
    'law knows nobody',
    'law/a.ts',
    value('#engine/rules/truth.ts'),
    'law may not import engine/rules/truth.ts',
  ],
  [
    'not even in a type',
    'law/a.ts',
    type('#engine/rules/truth.ts'),
    'law may not import engine/rules/truth.ts',
  ],
  [
    'law data stays on the server',
    'law/a.ts',
    value('./corpus.server.ts'),
    'law may not import law/corpus.server.ts',
  ],
  [
    'law data knows nobody',
    'law/a.server.ts',
    value('#server/app.ts'),
    'law, data may not import server/app.ts',
  ],
  [
    'reference knows zod only',
    'reference/a.ts',
    value('fastify'),
    'reference may not import the package fastify',
  ],
  [
    'reference knows no engine',
    'reference/a.ts',
    type('#engine/rules/truth.ts'),
    'reference may not import engine/rules/truth.ts',
  ],
  [
    'reference takes no law data to the browser',
    'reference/a.ts',
    value('#law/corpus.server.ts'),
    'reference may not import law/corpus.server.ts',
  ],
  [
    'engine takes types of reference',
    'engine/a.ts',
    value('#reference/schema.ts'),
    'engine may import only the types of reference/schema.ts',
  ],
  [
    'engine takes types of law',
    'engine/a.ts',
    value('#law/schema.ts'),
    'engine may import only the types of law/schema.ts',
  ],
  [
    'the reader of consent strings knows their decoder only',
    'engine/site/record/gpp.ts',
    value('tldts'),
    'engine, reading consent strings may not import the package tldts',
  ],
  [
    'also where it passes on',
    'engine/a.ts',
    `export { x } from '#law/codes.ts';\n`,
    'engine may import only the types of law/codes.ts',
  ],
  [
    'the floor of days stands on nothing',
    'calendar/a.ts',
    value('#engine/rules/truth.ts'),
    'calendar may not import engine/rules/truth.ts',
  ],
  [
    'the floor of words stands on nothing, not even on days',
    'text/a.ts',
    type('#calendar/dates.ts'),
    'text may not import calendar/dates.ts',
  ],
  [
    'the search of industries takes no other library',
    'web/parts/interview/aids/size/search.ts',
    value('papaparse'),
    'web, searching industries may not import the package papaparse',
  ],
  [
    'the search of industries takes no other library',
    'web/parts/account/passkey.ts',
    value('papaparse'),
    'web, passkeys may not import the package papaparse',
  ],
  [
    'the search of industries takes no other library',
    'web/parts/account/qr-code.ts',
    value('papaparse'),
    'web, drawing QR codes may not import the package papaparse',
  ],
  ['engine knows no zod', 'engine/a.ts', value('zod'), 'engine may not import the package zod'],
  [
    'engine reads no files',
    'engine/a.ts',
    value('node:fs'),
    'engine may not import the package node:fs',
  ],
  [
    'not even later',
    'engine/a.ts',
    `export const x = await import('node:fs');\n`,
    'engine may not import the package node:fs',
  ],
  [
    'engine knows no React',
    'engine/explain/a.ts',
    value('react'),
    'engine may not import the package react',
  ],
  [
    'engine knows no contract',
    'engine/a.ts',
    type('#contract/index.ts'),
    'engine may not import contract/index.ts',
  ],
  [
    'pages type out no address of the API',
    'web/a.ts',
    "export const path = '/api/businesses';\n",
    'an address of the API is typed out: use the endpoint of the contract',
  ],
  [
    'engine has no clock',
    'engine/a.ts',
    `export const now = () => Date.now();\n`,
    'the engine may not use the clock (Date.now)',
  ],
  [
    'nor this one',
    'engine/a.ts',
    `export const now = () => new Date();\n`,
    'the engine may not use the clock (new Date without a date)',
  ],
  [
    'engine has no dice',
    'engine/a.ts',
    `export const x = Math.random();\n`,
    'the engine may not use chance (Math.random)',
  ],
  [
    'engine has no network',
    'engine/a.ts',
    `export const x = () => fetch('/');\n`,
    'the engine may not use the network (fetch)',
  ],
  [
    'contract takes types of the engine',
    'contract/a.ts',
    value('#engine/duties/score.ts'),
    'contract may import only the types of engine/duties/score.ts',
  ],
  [
    'contract has no law data',
    'contract/a.ts',
    value('#law/corpus.server.ts'),
    'contract may not import law/corpus.server.ts',
  ],
  [
    'contract knows no server',
    'contract/a.ts',
    type('#server/app.ts'),
    'contract may not import server/app.ts',
  ],
  [
    'contract knows no pages',
    'contract/a.ts',
    value('#web/pages.ts'),
    'contract may not import web/pages.ts',
  ],
  [
    'contract knows zod only',
    'contract/a.ts',
    value('drizzle-orm'),
    'contract may not import the package drizzle-orm',
  ],
  [
    'tree knows no server',
    'documents/tree/a.ts',
    value('#server/app.ts'),
    'documents/tree may not import server/app.ts',
  ],
  [
    'tree knows no paper',
    'documents/tree/a.ts',
    value('../formats/word/word.ts'),
    'documents/tree may not import documents/formats/word/word.ts',
  ],
  [
    'the writer of Markdown reads the tree alone',
    'documents/markup/markdown.ts',
    value('#law/corpus.server.ts'),
    'documents/markup, writing Markdown may not import law/corpus.server.ts',
  ],
  [
    'tree runs in the browser',
    'documents/tree/a.ts',
    value('node:fs'),
    'documents/tree may not import the package node:fs',
  ],
  [
    'the data map knows no server',
    'documents/map/a.ts',
    value('#server/app.ts'),
    'documents/map may not import server/app.ts',
  ],
  [
    'of the contract, the data map knows its entries',
    'documents/map/a.ts',
    value('#contract/auth.ts'),
    'documents/map may not import contract/auth.ts',
  ],
  [
    'templates are read without the pages',
    'documents/source/a.ts',
    value('#web/words/templates.ts'),
    'documents/source may not import web/words/templates.ts',
  ],
  [
    'templates are read before paper is made of them',
    'documents/source/a.ts',
    value('#documents/formats/word/word.ts'),
    'documents/source may not import documents/formats/word/word.ts',
  ],
  [
    'paper knows the tree only',
    'documents/formats/a.ts',
    value('#engine/duties/score.ts'),
    'documents/formats may not import engine/duties/score.ts',
  ],
  [
    'paper knows no server',
    'documents/formats/a.ts',
    value('#server/app.ts'),
    'documents/formats may not import server/app.ts',
  ],
  [
    'who visits sites knows no server',
    'site-test/a.ts',
    value('#server/app.ts'),
    'site-test may not import server/app.ts',
  ],
  [
    'server takes only the table of pages',
    'server/a.ts',
    value('#web/app.tsx'),
    'server may not import web/app.tsx',
  ],
  [
    'not even types',
    'server/a.ts',
    type('#web/parts/assessment/risk.tsx'),
    'server may not import web/parts/assessment/risk.tsx',
  ],
  [
    'server knows no React',
    'server/a.ts',
    value('react-dom/server'),
    'server may not import the package react-dom/server',
  ],
  [
    'web knows no server',
    'web/parts/a.tsx',
    value('#server/app.ts'),
    'web may not import server/app.ts',
  ],
  ['not even types', 'web/parts/a.tsx', type('#server/app.ts'), 'web may not import server/app.ts'],
  [
    'web knows no paper',
    'web/parts/a.tsx',
    value('#documents/formats/word/word.ts'),
    'web may not import documents/formats/word/word.ts',
  ],
  [
    'web takes types of law',
    'web/parts/a.tsx',
    value('#law/schema.ts'),
    'web may import only the types of law/schema.ts',
  ],
  [
    'web takes types of reference',
    'web/parts/a.tsx',
    value('#reference/tools.ts'),
    'web may import only the types of reference/tools.ts',
  ],
  [
    'law data is never bundled',
    'web/pages/home/page.tsx',
    `${value('#law/corpus.server.ts')}export default y;\n`,
    'what the browser gets may not import law/corpus.server.ts',
  ],
  [
    'nor what is made of it',
    'web/pages/home/a.tsx',
    value('./page-data.server.ts'),
    'what the browser gets may not import web/pages/home/page-data.server.ts',
  ],
  [
    'web reads no files',
    'web/parts/a.tsx',
    value('node:fs'),
    'web may not import the package node:fs',
  ],
  [
    'web has no SQL',
    'web/parts/a.tsx',
    value('drizzle-orm'),
    'web may not import the package drizzle-orm',
  ],
  [
    'the build knows no server',
    'web/builder/a.ts',
    value('#server/app.ts'),
    'web, run at build may not import server/app.ts',
  ],
  [
    'page data knows no server',
    'web/pages/home/page-data.server.ts',
    value('#server/app.ts'),
    'web, run at build may not import server/app.ts',
  ],
  [
    'page data knows no paper',
    'web/pages/home/page-data.server.ts',
    value('#documents/formats/word/word.ts'),
    'web, run at build may not import documents/formats/word/word.ts',
  ],
  [
    'ui knows no engine',
    'web/ui/a.tsx',
    type('#engine/duties/score.ts'),
    'web/ui may not import engine/duties/score.ts',
  ],
  [
    'ui knows no contract',
    'web/ui/a.tsx',
    value('#contract/choices.ts'),
    'web/ui may not import contract/choices.ts',
  ],
  ['ui knows no law', 'web/ui/a.tsx', value('#law/codes.ts'), 'web/ui may not import law/codes.ts'],
  [
    'ui knows no parts',
    'web/ui/a.tsx',
    value('../parts/assessment/risk.tsx'),
    'web/ui may not import web/parts/assessment/risk.tsx',
  ],
  [
    'ui knows React and Radix only',
    'web/ui/a.tsx',
    value('react-router'),
    'web/ui may not import the package react-router',
  ],
  [
    'only one file cuts lists into rows',
    'web/parts/interview/aids/count/work.ts',
    value('papaparse'),
    'web may not import the package papaparse',
  ],
  [
    'and it draws nothing',
    'web/parts/interview/aids/count/read-csv.ts',
    value('react'),
    'web, reading lists may not import the package react',
  ],
  [
    'files of notices are opened in one folder',
    'web/pages/notice-checker/report.ts',
    value('unpdf'),
    'web may not import the package unpdf',
  ],
  [
    'who opens files draws nothing',
    'web/pages/notice-checker/read/a.ts',
    value('react'),
    'web, reading notices may not import the package react',
  ],
  [
    'a page stands alone',
    'web/pages/login/a.tsx',
    value('../register/page.tsx'),
    'a page may not import another page (web/pages/register/page.tsx)',
  ],
  [
    'nobody imports scripts',
    'server/a.ts',
    value('../scripts/verdict.ts'),
    'server may not import scripts/verdict.ts',
  ],
  [
    'nobody imports tests',
    'engine/a.ts',
    value('../tests/invented-law.ts'),
    'engine may not import tests/invented-law.ts',
  ],
  [
    'nobody imports bench',
    'web/parts/a.tsx',
    value('../../bench/run.ts'),
    'web may not import bench/run.ts',
  ],
  [
    'no drawers: a folder',
    'web/utils/dates.ts',
    'export {};\n',
    '"utils" is a drawer: name it after what is in it',
  ],
  [
    'no drawers: a file',
    'engine/helpers.ts',
    'export {};\n',
    '"helpers" is a drawer: name it after what is in it',
  ],
  [
    'no drawers: in tests neither',
    'tests/shared/stage.ts',
    'export {};\n',
    '"shared" is a drawer: name it after what is in it',
  ],
  [
    'default exports are for pages',
    'web/parts/a.tsx',
    'export default 1;\n',
    'only a page may have a default export',
  ],
  [
    'not for what stands beside a page',
    'web/pages/home/tile.tsx',
    'export default 1;\n',
    'only a page may have a default export',
  ],
  [
    'every file has its folder',
    'stuff/a.ts',
    value('zod'),
    'a file in no folder of the architecture',
  ],
];

describe('each border holds', () => {
  test.each(PLANTED)('%s (%s)', (_, path, text, why) => {
    expect(violationsIn({ path, text })).toEqual([{ file: path, why }]);
  });

  test('every row of the table has a planted violation', () => {
    const rows = ROWS.map((row) => row.name).filter((name) => name !== 'tests');
    const planted = PLANTED.map(([, path]) => ROWS.find((row) => row.files.test(path))?.name);
    for (const row of rows) {
      if (row !== 'reference, data') expect(planted, row).toContain(row);
    }
  });

  test.each([
    [
      'a test beside the code may import anything',
      'engine/a.test.ts',
      "import { x } from 'fast-check';\nimport { y } from '#law/corpus.server.ts';\nexport const z = [x, y];\n",
    ],
    ['engine takes types of law', 'engine/a.ts', type('#law/schema.ts')],
    ['ui takes the texts of toasts and tooltips', 'web/ui/a.tsx', value('#web/words/notices.ts')],
    [
      'a date that is given is no clock',
      'engine/a.ts',
      'export const day = (at: string) => new Date(at);\n',
    ],
    [
      'a comment is no import',
      'engine/a.ts',
      "// import { x } from 'zod'; Date.now()\nexport const x = 1;\n",
    ],
    ['page data reads law', 'web/pages/home/page-data.server.ts', value('#law/corpus.server.ts')],
    [
      'the browser may know the shape of page data',
      'web/pages/home/a.tsx',
      type('./page-data.server.ts'),
    ],
    ['a page exports itself', 'web/pages/home/page.tsx', 'export default function Home() {}\n'],
  ])('%s', (_, path, text) => expect(violationsIn({ path, text })).toEqual([]));
});
