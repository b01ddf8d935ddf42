/** The import table of the architecture: the first row that matches a file applies. */
import { ASSISTANT_ROW } from './assistant-row.ts';
import { ENGINE_FLOORS, floorRows, SERVER_FLOORS } from './floors.ts';
import { OPT_OUT_ROWS } from './opt-out-rows.ts';
import { STOP_KIT_ROWS } from './stop-kit-rows.ts';

interface Row {
  readonly name: string;
  /** The files that the row is about. */
  readonly files: RegExp;
  /** From which floors it may import values, besides its own. */
  readonly values: readonly RegExp[];
  /** From which floors it may import types, besides its own and those above. */
  readonly types: readonly RegExp[];
  readonly packages: RegExp;
}

const none = /^$/;
const zod = /^zod(\/mini)?$/;
const node = /^node:/;
const everything = [/./];
/** The bottom floors: pure, without imports, open to all above. */
const floors = /^(calendar|text)\//;
/** The schemas and word lists of the law, without its data. */
const lawSchemas = /^law\/(schema|books|rules|codes|vocabulary)\.ts$/;
const react =
  '(react|react-dom|react-router|react-hook-form|@tanstack\\/react-query|@radix-ui\\/react-toast)';
const browser = new RegExp(`^${react}(\\/|$)|^zod(\\/mini)?$`);
const shown = [
  floors,
  /^web\//,
  /^engine\//,
  /^contract\//,
  /^stop-kit\/maker\//,
  /^documents\/(tree|markup|template|values|filling|reports|cure|map|mails)\//,
  /^law\/(acts|broker-registers|register-fee|codes|read-tests|small-laws|templates)\.ts$/,
];

/**
 * What the server may import besides itself. The words for a template's figures are used by the
 * page and by the server, which inserts the figures.
 */
const besideServer = [
  /^(site-test|stop-kit|assistant|law|reference|engine|contract|documents|calendar|text)\//,
  /^web\/(pages|words\/templates)\.ts$/,
];

export const ROWS: readonly Row[] = [
  {
    name: 'tests',
    files: /^(tests|bench|scripts|packages\/make)\/|\.(test|spec)\.tsx?$|^[a-z]+\.config\.ts$/,
    values: everything,
    types: [],
    packages: /./,
  },
  ...OPT_OUT_ROWS,
  {
    // what other programs import; its types are written into build/ from the schemas
    name: 'packages',
    files: /^packages\//,
    values: [/^packages\/law\//, /^law\/(?!.*\.server\.ts$)/, floors],
    types: [/^build\/packages\//],
    packages: none,
  },
  { name: 'calendar', files: /^calendar\//, values: [/^calendar\//], types: [], packages: none },
  { name: 'text', files: /^text\//, values: [/^text\//], types: [], packages: none },
  {
    name: 'law, data',
    files: /^law\/.*\.server\.ts$/,
    values: [/^law\//, floors],
    types: [],
    packages: /^(zod(\/mini)?|node:.*)$/,
  },
  {
    name: 'law',
    files: /^law\//,
    values: [/^law\/(?!.*\.server\.ts$)/, floors],
    types: [],
    packages: zod,
  },
  {
    name: 'reference, data',
    files: /^reference\/.*\.server\.ts$/,
    values: [/^(law|reference)\//, floors],
    types: [],
    packages: /^(zod(\/mini)?|node:.*)$/,
  },
  {
    name: 'reference',
    files: /^reference\//,
    values: [/^(law|reference)\/(?!.*\.server\.ts$)/, floors],
    types: [],
    packages: zod,
  },
  {
    // The decoder of the industry's consent strings; passed to the judgement as an argument.
    name: 'engine, reading consent strings',
    files: /^engine\/site\/record\/gpp\.ts$/,
    values: [/^engine\/site\/record\//, floors],
    types: [],
    packages: /^@iabgpp\/cmpapi$/,
  },
  ...floorRows('engine', ENGINE_FLOORS).map(({ name, files, may }) => ({
    name,
    files,
    values: [may, floors],
    types: [/^(law|reference)\//],
    packages: none,
  })),
  {
    name: 'contract',
    files: /^contract\//,
    // the lists of words that both state
    values: [/^contract\//, /^engine\/words\//, lawSchemas, floors],
    types: [/^engine\//],
    packages: zod,
  },
  {
    // The build writes Markdown; no page does.
    name: 'documents/markup, writing Markdown',
    files: /^documents\/markup\/markdown\.ts$/,
    values: [/^documents\/(tree|markup)\//],
    types: [],
    packages: /^mdast-util-(to-markdown|gfm-table)$/,
  },
  {
    name: 'documents/tree',
    files: /^documents\/(tree|markup|template|values|filling|reports|cure)\//,
    values: [
      floors,
      /^documents\/(tree|markup|template|values|filling|reports|cure)\//,
      /^law\//,
      /^reference\//,
      /^engine\//,
    ],
    types: [],
    packages: /^diff$/,
  },
  {
    // Its entries are those of the contract, so that map, call and page share one definition.
    name: 'documents/map',
    files: /^documents\/map\//,
    values: [
      floors,
      /^documents\/(tree|markup|template|values|filling|reports|cure|map)\//,
      /^law\/(?!.*\.server\.ts$)/,
      /^reference\/(?!.*\.server\.ts$)/,
      /^engine\//,
      /^contract\/(documents\/data-map|choices)\.ts$/,
    ],
    types: [],
    packages: none,
  },
  {
    name: 'documents/source',
    files: /^documents\/source\//,
    values: [
      floors,
      /^documents\/(tree|markup|template|values|filling|reports|cure|source)\//,
      /^law\//,
      /^reference\//,
      /^engine\//,
    ],
    types: [],
    packages: /^(node:.*|zod|yaml|(mdast-util|micromark-extension)-.*)$/,
  },
  {
    // Files of mails, read alike in the browser, at the desk's listener and on the command line.
    name: 'documents/mails',
    files: /^documents\/mails\//,
    values: [floors, /^documents\/mails\//],
    types: [],
    packages: /^(postal-mime|parse5)$/,
  },
  {
    name: 'documents/formats',
    files: /^documents\/formats\//,
    values: [floors, /^documents\/(tree|reports|formats)\//],
    types: [],
    packages:
      /^(node:.*|docx|fflate|ical-generator|papaparse|subset-font|fontverter|@myriaddreamin\/.*)$/,
  },
  {
    // What a hostile page can reach: it knows neither server nor law.
    name: 'site-test',
    files: /^site-test\//,
    values: [floors, /^site-test\//, /^engine\/site\//, /^reference\//],
    types: [],
    packages: /^(node:.*|zod|playwright-core|ipaddr\.js|tldts|parse5|robots-parser)$/,
  },
  ASSISTANT_ROW,
  ...STOP_KIT_ROWS,
  // The floors of the server: each knows those below it. Whoever works on the whole of an account
  // knows no subject.
  ...SERVER_FLOORS.map(({ name, files, may }) => ({
    name,
    files,
    values: [...besideServer, may],
    types: [],
    packages: new RegExp(`^(?!${react}(\\/|$)).`),
  })),
  {
    name: 'web/ui',
    files: /^web\/ui\//,
    // The texts and times of toasts and tooltips are data without imports, and contain no law.
    values: [/^web\/ui\//, /^web\/words\/notices\.ts$/, /^web\/state\//],
    types: [],
    // react-hook-form contains no domain code; schemas are passed in as values.
    packages: /^(react|react-dom|@radix-ui\/react-toast|react-hook-form|zod\/mini)(\/|$)/,
  },
  {
    name: 'web, run at build',
    files: /^web\/(build\.ts|prerender\.tsx|builder\/|.*\.server\.tsx?$)/,
    values: [...shown, /^documents\/source\//, /^law\//, /^reference\//, /^stop-kit\//],
    types: [],
    packages: new RegExp(
      `${browser.source}|${node.source}|^(vite|virtual:.*|@resvg\\/resvg-wasm)$`,
    ),
  },
  // one library, in one place
  ...(
    [
      ['web, reading lists', /^web\/parts\/check-helpers\/count\/read-csv\.ts$/, /^papaparse$/],
      [
        'web, searching industries',
        /^web\/parts\/check-helpers\/size\/search\.ts$/,
        /^minisearch$/,
      ],
      ['web, reading notices', /^web\/pages\/notice-checker\/read\//, /^(fflate|unpdf)$/],
      ['web, passkeys', /^web\/api\/account\/passkey\.ts$/, /^@simplewebauthn\/browser$/],
      ['web, drawing QR codes', /^web\/parts\/account\/qr-code\.ts$/, /^(react|uqr)$/],
    ] as const
  ).map(([name, files, packages]) => ({ name, files, values: shown, types: [], packages })),
  {
    // The state of the calls, and the calls: they know no part and no page.
    name: 'web/api',
    files: /^web\/api\//,
    values: [floors, /^web\/(state|words|api)\//, /^contract\//],
    types: [/^engine\//, /^law\//],
    packages: /^(react|@tanstack\/react-query)$/,
  },
  {
    name: 'web',
    files: /^web\//,
    values: shown,
    types: [/^law\//, /^reference\//],
    packages: new RegExp(`${browser.source}|^virtual:`),
  },
];
