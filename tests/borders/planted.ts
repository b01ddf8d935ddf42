/**
 * What each row of the import table must refuse: planted violations, and a few things that it must
 * allow.
 */

/**
 * The row of the table, a file of it, and modules that it may not import. `type `: not even as a
 * type; `only type `: as a type it may.
 */
export const REFUSED: readonly (readonly [row: string, file: string, ...modules: string[]])[] = [
  ['calendar', 'calendar/a.ts', 'engine/rules/truth.ts'],
  ['text', 'text/a.ts', 'type calendar/dates.ts'],
  ['law', 'law/a.ts', 'react', 'node:fs', 'engine/rules/truth.ts', 'type engine/rules/truth.ts'],
  ['law', 'law/a.ts', 'law/corpus.server.ts'],
  ['packages', 'packages/law/a.ts', 'law/corpus.server.ts', 'zod', 'server/app.ts'],
  ['law, data', 'law/a.server.ts', 'server/app.ts'],
  ['reference', 'reference/a.ts', 'fastify', 'type engine/rules/truth.ts', 'law/corpus.server.ts'],
  ['reference, data', 'reference/a.server.ts', 'server/app.ts'],
  ['engine, reading consent strings', 'engine/site/record/gpp.ts', 'tldts'],
  ['engine', 'engine/a.ts', 'only type reference/schema.ts', 'only type law/schema.ts'],
  ['engine', 'engine/a.ts', 'zod', 'node:fs', 'type contract/index.ts', 'tests/invented-law.ts'],
  ['engine/explain', 'engine/explain/a.ts', 'react', 'only type law/codes.ts'],
  ['contract', 'contract/a.ts', 'only type engine/duties/score.ts', 'law/corpus.server.ts'],
  ['contract', 'contract/a.ts', 'type server/app.ts', 'web/pages.ts', 'drizzle-orm'],
  ['documents/markup, writing Markdown', 'documents/markup/markdown.ts', 'law/corpus.server.ts'],
  ['documents/tree', 'documents/tree/a.ts', 'server/app.ts', 'node:fs'],
  ['documents/tree', 'documents/tree/a.ts', 'documents/formats/word/word.ts'],
  ['documents/map', 'documents/map/a.ts', 'server/app.ts', 'contract/account/auth.ts'],
  ['documents/source', 'documents/source/a.ts', 'web/words/templates.ts'],
  ['documents/source', 'documents/source/a.ts', 'documents/formats/word/word.ts'],
  ['documents/formats', 'documents/formats/a.ts', 'engine/duties/score.ts', 'server/app.ts'],
  ['site-test', 'site-test/a.ts', 'server/app.ts'],
  ['assistant', 'assistant/a.ts', 'server/app.ts', 'node:fs', 'type contract/index.ts'],
  ['opt-out', 'opt-out/a.ts', 'server/app.ts', 'documents/tree/tree.ts', 'playwright-core'],
  ['packages, mcp', 'packages/mcp/a.ts', 'server/app.ts', 'node:fs', 'law/corpus.server.ts'],
  ['packages, opt-out', 'packages/opt-out/a.ts', 'server/app.ts', 'zod', 'law/corpus.server.ts'],
  ['stop-kit/script', 'stop-kit/script/a.ts', 'zod/mini', 'type stop-kit/maker/stop-kit.ts'],
  ['stop-kit, bundling', 'stop-kit/a.server.ts', 'type server/app.ts', 'react'],
  ['stop-kit/maker', 'stop-kit/maker/a.ts', 'node:fs', 'only type reference/schema-tools.ts'],
  ['documents/mails', 'documents/mails/mail-file.ts', 'react', 'server/app.ts'],
  ['web, packing a plugin', 'web/parts/stop-kit/plugin-zip.ts', 'react'],
  ['server', 'server/a.ts', 'web/app.tsx', 'type web/parts/assessment/risk.tsx'],
  ['server', 'server/a.ts', 'react-dom/server', 'scripts/verdict.ts'],
  ['server/base', 'server/base/a.ts', 'type server/identity/b.ts', 'server/whole/b.ts'],
  ['server/identity', 'server/identity/a.ts', 'server/business/b.ts', 'type server/app.ts'],
  ['server/business', 'server/business/a.ts', 'type server/subjects/requests/b.ts'],
  ['server/subjects', 'server/subjects/feeds/a.ts', 'server/whole/b.ts', 'type server/app.ts'],
  ['server/whole', 'server/whole/a.ts', 'type server/subjects/feeds/b.ts', 'server/owned.ts'],
  ['web/ui', 'web/ui/a.tsx', 'type engine/duties/score.ts', 'contract/choices.ts'],
  ['web/ui', 'web/ui/a.tsx', 'law/codes.ts', 'web/parts/assessment/risk.tsx', 'react-router'],
  ['web, run at build', 'web/builder/a.ts', 'server/app.ts'],
  ['web, run at build', 'web/pages/home/page-data.server.ts', 'server/app.ts'],
  ['web, run at build', 'web/pages/home/page-data.server.ts', 'documents/formats/word/word.ts'],
  ['web, reading lists', 'web/parts/check-helpers/count/read-csv.ts', 'react'],
  ['web, searching industries', 'web/parts/check-helpers/size/search.ts', 'papaparse'],
  ['web, reading notices', 'web/pages/notice-checker/read/a.ts', 'react'],
  ['web/api', 'web/api/a.ts', 'web/parts/owner-page/may.tsx', 'type web/pages/home/view.ts'],
  ['web/api', 'web/api/a.ts', 'web/ui/note.tsx', 'react-router', 'documents/tree/tree.ts'],
  ['web/api', 'web/api/a.ts', 'only type engine/duties/score.ts', 'type web/app.tsx'],
  ['web/state', 'web/state/a.ts', 'web/words/notices.ts', 'type web/api/account/me.ts'],
  ['web/words', 'web/words/a.ts', 'web/ui/note.tsx', 'type web/api/account/me.ts', 'web/pages.ts'],
  ['web/ui', 'web/ui/a.tsx', 'type web/api/account/me.ts', 'web/pages.ts'],
  ['web/parts', 'web/parts/a.tsx', 'type web/pages/home/view.ts', 'web/pages.ts'],
  ['web/parts', 'web/parts/law/a.server.ts', 'web/builder/head-tags.ts'],
  ['web/pages', 'web/pages/home/a.tsx', 'type web/app.tsx', 'web/pages.ts'],
  ['web/pages', 'web/pages/home/page-data.server.ts', 'web/builder/head-tags.ts'],
  ['web, passkeys', 'web/api/account/passkey.ts', 'papaparse'],
  ['web, drawing QR codes', 'web/parts/account/qr-code.ts', 'papaparse'],
  ['web', 'web/parts/a.tsx', 'server/app.ts', 'type server/app.ts', 'node:fs', 'drizzle-orm'],
  ['web', 'web/parts/a.tsx', 'documents/formats/word/word.ts', 'bench/run.ts'],
  ['web', 'web/parts/a.tsx', 'only type law/schema.ts', 'only type reference/tools.ts'],
  ['web', 'web/parts/check-helpers/count/work.ts', 'papaparse'],
  ['web', 'web/pages/notice-checker/report.ts', 'unpdf'],
];

/** A file and its text → what is wrong with it, besides imports that the table refuses. */
export const WRONG: readonly (readonly [path: string, text: string, why: string])[] = [
  [
    'engine/a.ts',
    "export { x } from '#law/codes.ts';",
    'engine may import only the types of law/codes.ts',
  ],
  [
    'engine/a.ts',
    "export const x = await import('node:fs');",
    'engine may not import the package node:fs',
  ],
  [
    'engine/a.ts',
    'export const now = () => Date.now();',
    'the engine may not use the clock (Date.now)',
  ],
  [
    'engine/a.ts',
    'export const now = () => new Date();',
    'the engine may not use the clock (new Date without a date)',
  ],
  ['engine/a.ts', 'export const x = Math.random();', 'the engine may not use chance (Math.random)'],
  [
    'engine/a.ts',
    "export const x = () => fetch('/');",
    'the engine may not use the network (fetch)',
  ],
  [
    'web/a.ts',
    "export const path = '/api/businesses';",
    'an address of the API is typed out: use the endpoint of the contract',
  ],
  [
    'web/pages/home/page.tsx',
    "import { x } from '#law/corpus.server.ts';\nexport default x;",
    'what the browser gets may not import law/corpus.server.ts',
  ],
  [
    'web/pages/home/a.tsx',
    "import { x } from './page-data.server.ts';\nexport const y = x;",
    'what the browser gets may not import web/pages/home/page-data.server.ts',
  ],
  [
    'web/pages/login/a.tsx',
    "import { x } from '../register/page.tsx';\nexport const y = x;",
    'a page may not import another page (web/pages/register/page.tsx)',
  ],
  ['web/utils/dates.ts', 'export {};', '"utils" is a drawer: name it after what is in it'],
  ['engine/helpers.ts', 'export {};', '"helpers" is a drawer: name it after what is in it'],
  ['tests/shared/stage.ts', 'export {};', '"shared" is a drawer: name it after what is in it'],
  ['web/parts/a.tsx', 'export default 1;', 'only a page may have a default export'],
  ['web/pages/home/tile.tsx', 'export default 1;', 'only a page may have a default export'],
  [
    'stuff/a.ts',
    "import { x } from 'zod';\nexport const y = x;",
    'a file in no folder of the architecture',
  ],
];

/** A file and its text, with nothing wrong. */
export const RIGHT: readonly (readonly [what: string, path: string, text: string])[] = [
  [
    'a test beside the code may import anything',
    'engine/a.test.ts',
    "import { x } from 'fast-check';\nimport { y } from '#law/corpus.server.ts';\nexport const z = [x, y];",
  ],
  [
    'engine takes types of law',
    'engine/a.ts',
    "import type { X } from '#law/schema.ts';\nexport type Y = X;",
  ],
  [
    'ui takes the texts of toasts and tooltips',
    'web/ui/a.tsx',
    "import { x } from '#web/words/notices.ts';\nexport const y = x;",
  ],
  [
    'a date that is given is no clock',
    'engine/a.ts',
    'export const day = (at: string) => new Date(at);',
  ],
  [
    'a comment is no import',
    'engine/a.ts',
    "// import { x } from 'zod'; Date.now()\nexport const x = 1;",
  ],
  [
    'page data reads law',
    'web/pages/home/page-data.server.ts',
    "import { x } from '#law/corpus.server.ts';\nexport const y = x;",
  ],
  [
    'the browser may know the shape of page data',
    'web/pages/home/a.tsx',
    "import type { X } from './page-data.server.ts';\nexport type Y = X;",
  ],
  ['a page exports itself', 'web/pages/home/page.tsx', 'export default function Home() {}'],
];
