/**
 * The examples of /developers are copied from the page and run. Those of the packages are the
 * READMEs' own, which `npm run packages` runs as somebody who installed the tarballs.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, expect, test, vi } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { read, SITE } from './built-site.ts';
import { all, type Element, named, parse } from './html-tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** As it is copied: no blank is joined. */
const copied = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : copied(child))).join('');
const SHOWN = all(parse(read('developers.html')), named('code', 'samp')).map(copied);
const shownWith = (part: string): string => SHOWN.find((each) => each.includes(part)) ?? '';

afterEach(() => vi.unstubAllGlobals());

test.each(['law', 'engine', 'opt-out'])('the code of %s is that of its README', (name) => {
  const readme = readFileSync(resolve(ROOT, 'packages', name, 'README.md'), 'utf8');
  const blocks = [
    ...readme.matchAll(/```(?:js example|text output|ts playwright)\n([\s\S]*?)\n```/g),
  ];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, code] of blocks) expect(SHOWN).toContain(code);
});

test('what fetches the law data prints how many laws there are', async () => {
  const code = shownWith('/law.json');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(readFileSync(resolve(SITE, new URL(address).pathname.slice(1))));
  });
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(asked).toEqual([expect.stringMatching(/\/law\.json$/)]);
  expect(printed.mock.calls.flat()).toEqual([
    expect.stringMatching(
      new RegExp(`^${LAWS.length} laws, checked to \\d{4}-\\d\\d-\\d\\d, [0-9a-f]{12}$`),
    ),
  ]);
  printed.mockRestore();
});

test('an assistant with the settings of the page gets tools', async () => {
  const { mcpServers } = JSON.parse(shownWith('mcpServers')) as {
    mcpServers: { statewise: { command: string; args: string[] } };
  };
  const { command, args } = mcpServers.statewise;
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command,
      args: args.map((each) => each.replace('/path/to/statewise', ROOT)),
    }),
  );
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('check_laws');
  } finally {
    await client.close();
  }
});
