/**
 * Tries `@statewise/mcp` from its tarball: asked over standard input and output by the SDK's own
 * client and by the official inspector, on each Node; then the official conformance suite against
 * the same server over HTTP. Of that suite counts what does not ask for tools, prompts or resources
 * of a test server.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ASSISTANT_TOOLS } from '#assistant/tools/index.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import { readyAt } from '../../tests/ready-at.ts';

type Line = (isOk: boolean, what: string, seen?: string) => void;
type Node = { readonly version: string; readonly path: string };

const cliIn = (folder: string) => join(folder, 'node_modules/@statewise/mcp/dist/cli.js');
/** The newest one: exactly what it requires. */
const PROTOCOL = '2026-07-28';
/** Wrong on every day on record: each earlier state of the data is read before that is said. */
const CLAIMS = { claims: ['CCPA applies above $24 million in revenue.'] };
const QUESTION = { states: ['DE'], facts: { consumers: 12_000 }, as_of: '2027-01-01' };

async function tryClient(folder: string, { path, version }: Node, line: Line): Promise<void> {
  const client = new Client({ name: 'packages', version: '1' });
  const started = { command: path, args: [cliIn(folder)], cwd: folder };
  await client.connect(new StdioClientTransport(started));
  try {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name).join();
    const about = await client.callTool({ name: 'about', arguments: {} });
    const answer = await client.callTool({ name: 'check_laws', arguments: QUESTION });
    const claims = await client.callTool({ name: 'check_claims', arguments: CLAIMS });
    const said = JSON.stringify([answer.structuredContent, claims]);
    const isOk =
      names === ASSISTANT_TOOLS.map(({ name }) => name).join() &&
      JSON.stringify(about.structuredContent).includes(CORPUS_HASH) &&
      said.includes('"verdict":"applies"') &&
      said.includes('"standing":"contradicted"');
    line(isOk, `Node ${version}: mcp answers the SDK's client, ${tools.length} tools`, said);
  } finally {
    await client.close();
  }
}

function tryInspector(folder: string, tools: string, line: Line): void {
  const inspector = join(tools, '@modelcontextprotocol/inspector/package.json');
  const { bin } = JSON.parse(readFileSync(inspector, 'utf8')) as { bin: Record<string, string> };
  const program = join(inspector, '..', bin['mcp-inspector'] ?? '');
  const inspect = (args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [program, '--cli', process.execPath, cliIn(folder), ...args, '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
  const call = (name: string, given: object) =>
    inspect([
      '--method',
      'tools/call',
      '--tool-name',
      name,
      '--tool-args-json',
      JSON.stringify(given),
    ]);
  const listed = inspect(['--method', 'tools/list']);
  const right = call('check_laws', QUESTION);
  const wrong = call('check_laws', { ...QUESTION, facts: { consumers: -1 } });
  line(
    listed.status === 0 && right.status === 0 && wrong.status === 5,
    `mcp, inspector: a list (${listed.status}), a call (${right.status}), wrong arguments (${wrong.status}, as it should be)`,
    `${listed.stderr}${right.stderr}${wrong.stderr}`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/** What a test server has, and this one has no reason to. */
const OF_A_TEST_SERVER =
  /not found|Not testable|Method not found|Prerequisite failed|Expected InputRequiredResult|instead of re-requesting|extra params were included/i;

/** No stream stays open at `/mcp` (docs/decisions/0147-server-for-assistants.md). */
const BY_DECISION = new Set([
  'sep-2575-server-sends-subscription-ack',
  'sep-2575-server-tags-subscription-id',
]);

/**
 * The checks of a run: passed, not for this server, failed. Tasks are an extension, which the suite
 * does not score either.
 */
function counted(out: string) {
  const checks = readdirSync(out)
    .filter((name) => !name.startsWith('server-tasks-'))
    .flatMap((name) => JSON.parse(readFileSync(join(out, name, 'checks.json'), 'utf8')) as Check[]);
  const failed = checks.filter(({ status }) => status === 'FAILURE');
  const real = failed.filter(
    ({ id, errorMessage = '' }) => !OF_A_TEST_SERVER.test(errorMessage) && !BY_DECISION.has(id),
  );
  return {
    passed: checks.filter(({ status }) => status === 'SUCCESS').length,
    decided: failed.filter(({ id }) => BY_DECISION.has(id)).length,
    apart: failed.filter(({ id }) => !BY_DECISION.has(id)).length - real.length,
    real: real.map(({ id, errorMessage = '' }) => `${id}: ${errorMessage}`),
  };
}

async function tryConformance(root: string, tools: string, line: Line): Promise<void> {
  const [port, out] = [await freePort(), mkdtempSync(join(tmpdir(), 'statewise-conformance-'))];
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    MCP: 'yes',
    DATA_DIR: join(out, 'data'),
  };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env });
  try {
    await readyAt(server);
    const suite = join(tools, '@modelcontextprotocol/conformance/dist/index.js');
    const results = join(out, 'results');
    const args = [
      suite,
      'server',
      '--url',
      `${address}/mcp`,
      '--requirements',
      PROTOCOL,
      '-o',
      results,
    ];
    spawnSync(process.execPath, args, { cwd: out, encoding: 'utf8' });
    const { passed, decided, apart, real } = counted(results);
    line(
      real.length === 0 && passed > 0,
      `mcp, conformance suite for ${PROTOCOL}: ${passed} checks passed, ${real.length} failed, ${decided} ask for a stream that stays open, ${apart} for the tools of a test server`,
      real.join('\n'),
    );
  } finally {
    server.kill();
    rmSync(out, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Everything, in a folder where the package is installed. */
export async function checkMcp(
  folder: string,
  root: string,
  nodes: readonly Node[],
  line: Line,
): Promise<void> {
  const tools = join(root, 'packages/tools/node_modules');
  for (const node of nodes) await tryClient(folder, node, line);
  tryInspector(folder, tools, line);
  await tryConformance(root, tools, line);
}
