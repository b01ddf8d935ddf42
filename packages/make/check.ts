/**
 * Checks the built packages as somebody who installs them would: `npm run packages`. The rules of
 * the registry (publint, attw), the list of files, budgets, then the tarballs in an empty folder:
 * examples of the READMEs, every law case against the engine of this repository, on each Node, and
 * in a browser. Prints one line for each; the exit code is 1 where one fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkVersion } from './check-version.ts';
import { checkMcp } from './check-mcp.ts';
import { checkOptOut, playwrightExample } from './check-opt-out.ts';
import { caseFile } from './consumer/case-file.ts';
import { decideSize } from './decide-size.ts';
import { inBrowser } from './in-browser.ts';
import { nodes } from './nodes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = join(ROOT, 'build/packages');
const TOOLS = join(ROOT, 'packages/tools/node_modules');
/** Pure modules, whose README prints what it says. */
const PURE = ['law', 'engine'] as const;
const NAMES = [...PURE, 'opt-out', 'mcp'] as const;

/** Bytes as they travel: the tarball of the law, a state, what `decide` alone brings along. */
const MOST = {
  // grounds and sections grow with the laws (docs/decisions/0145-packages-for-other-programs.md)
  law: 200_000,
  engine: 45_000,
  'opt-out': 350_000,
  // with the earlier states of the law data
  mcp: 2_000_000,
  state: 12_000,
  decide: 15_000,
} as const;

let failed = 0;
/** `seen` is printed where it failed. */
function line(isOk: boolean, what: string, seen = ''): void {
  if (!isOk) failed += 1;
  process.stdout.write(`${isOk ? 'ok  ' : 'FAIL'} ${what}\n${isOk ? '' : seen}\n`.trimEnd());
  process.stdout.write('\n');
}

function run(program: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { isOk: status === 0, text: `${stdout}${stderr}`.trim() };
}

function step(what: string, program: string, args: readonly string[], cwd = ROOT): void {
  const { isOk, text } = run(program, args, cwd);
  line(isOk, what);
  if (!isOk) process.stdout.write(`${text}\n`);
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** The tarball, as `npm pack` writes it. */
function packed(name: string): Packed {
  const { text } = run(
    'npm',
    ['pack', '--json', '--silent', `--pack-destination=${OUT}`],
    join(OUT, name),
  );
  const [one] = JSON.parse(text.slice(text.indexOf('['))) as Packed[];
  if (!one) throw new Error(`npm pack of ${name} gave nothing: ${text}`);
  return one;
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const within = (what: string, bytes: number, most: number) =>
  line(bytes <= most, `${what}: ${kilo(bytes)} of ${kilo(most)}`);

function checkFiles(name: string, { files }: Packed): void {
  const kept = readFileSync(join(ROOT, 'packages', name, 'files.txt'), 'utf8')
    .trim()
    .split('\n');
  const there = files.map(({ path }) =>
    path
      .replace(
        /(?:(-)\d{2}-)?[A-Z]{2}\.json$/,
        (_, place) => `${place ? '-<PLACE>-' : ''}<STATE>.json`,
      )
      .replace(/^dist\/(types|assistant|calendar|engine|law|reference|text)\/.*/, 'dist/$1/…'),
  );
  const list = [...new Set(there)].toSorted();
  const isSame = JSON.stringify(list) === JSON.stringify(kept);
  line(isSame, `${name}: the files of the tarball are those of packages/${name}/files.txt`);
  if (!isSame) process.stdout.write(`${list.join('\n')}\n`);
}

function checkRules(name: string): void {
  const folder = join(OUT, name);
  step(`${name}: publint, strict`, process.execPath, [
    join(TOOLS, 'publint/src/cli.js'),
    folder,
    '--strict',
  ]);
  // a program that nobody imports has no types
  if (name === 'mcp') return;
  step(`${name}: types resolve (attw, esm-only)`, process.execPath, [
    join(TOOLS, '@arethetypeswrong/cli/dist/index.js'),
    '--pack',
    folder,
    '--profile',
    'esm-only',
  ]);
}

const block = (text: string, kind: string) =>
  new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';

/** A program in TypeScript that checks the declarations too. */
const TYPED = `import { closeFacts, decide, indexFacts, type Verdict } from '@statewise/engine';
import { FACT_BOOK, lawOf, type LawRecord } from '@statewise/law';
const law: LawRecord | undefined = lawOf('DE');
const index = indexFacts(FACT_BOOK);
const closed = closeFacts({ consumers: 12_000 }, index);
if (!law || 'contradiction' in closed) throw new Error('no law');
export const verdict: Verdict = decide(law, closed.facts, '2027-01-01', index);
// @ts-expect-error no such fact
closeFacts({ customers: 12_000 }, index);
`;

/** What a program prints that only has the installed tarballs. */
function checkUse(folder: string, node: string, version: string): void {
  for (const name of PURE) {
    const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
    writeFileSync(join(folder, `${name}.mjs`), block(readme, 'js example'));
    const { text } = run(node, ['--disable-warning=ExperimentalWarning', `${name}.mjs`], folder);
    const isSame = text === block(readme, 'text output').trim();
    line(isSame, `Node ${version}: the example of ${name} prints what its README says`);
    if (!isSame) process.stdout.write(`${text}\n`);
  }
  step(
    `Node ${version}: every law case`,
    node,
    ['--disable-warning=ExperimentalWarning', 'cases.mjs'],
    folder,
  );
}

step('the written types are those of the records', process.execPath, [
  join(ROOT, 'node_modules/typescript/bin/tsc'),
  '-p',
  join(ROOT, 'packages/tsconfig.json'),
  '--emitDeclarationOnly',
  'false',
  '--noEmit',
]);
const packs = NAMES.map((name) => [name, packed(name)] as const);
for (const [name, pack] of packs) {
  checkRules(name);
  checkFiles(name, pack);
  within(`${name}, packed`, pack.size, MOST[name]);
}
const version = checkVersion();
line(version.isOk, `law, version: ${version.text}`);
const states = readdirSync(join(OUT, 'law/dist/states'));
const largest = Math.max(
  ...states.map(
    (file) => gzipSync(readFileSync(join(OUT, 'law/dist/states', file)), { level: 9 }).length,
  ),
);
within('the largest state', largest, MOST.state);
within('decide and what it needs', await decideSize(), MOST.decide);

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const [playwright = '', nodeTypes = ''] = ['@playwright/test', '@types/node'].map(
  (name) => devDependencies[name],
);
const folder = mkdtempSync(join(tmpdir(), 'statewise-packages-'));
try {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  step(
    'the tarballs install into an empty folder',
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefer-offline',
      // beside them what tests of others run in
      `@playwright/test@${playwright}`,
      // Playwright's own declarations ask for these
      `@types/node@${nodeTypes}`,
      ...packs.map(([, { filename }]) => join(OUT, filename)),
    ],
    folder,
  );
  writeFileSync(join(folder, 'typed.ts'), TYPED);
  writeFileSync(join(folder, 'opt-out.spec.ts'), playwrightExample(ROOT));
  const strict =
    '--noEmit --strict --module nodenext --target es2023 --types node typed.ts opt-out.spec.ts'.split(
      ' ',
    );
  step(
    'a strict program in TypeScript takes their types',
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), ...strict],
    folder,
  );
  rmSync(join(folder, 'opt-out.spec.ts'));
  for (const [name, text] of Object.entries(caseFile())) writeFileSync(join(folder, name), text);
  for (const { version, path } of nodes()) checkUse(folder, path, version);
  const { isOk, text } = await inBrowser(folder);
  line(isOk, `a browser bundle: ${text}`);
  await checkMcp(
    folder,
    ROOT,
    nodes().filter(({ version }) => version !== '20'),
    line,
  );
  await checkOptOut(folder, ROOT, nodes(), line);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
