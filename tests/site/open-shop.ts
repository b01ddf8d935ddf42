/** A shop of small pages behind the guard proxy, and a real browser on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentName } from '../../site-test/browser/flags.ts';
import { type OpenBrowser, openBrowser } from '../../site-test/browser/open-browser.ts';
import { Guard } from '../../site-test/guard/guard.ts';
import { openProxy } from '../../site-test/guard/proxy.ts';

export interface OpenShop extends OpenBrowser {
  /** Where the browser keeps its things; gone after `end`. */
  readonly folder: string;
  readonly end: () => Promise<void>;
}

/** Opens the browser at `path` on a shop that is reached as `http://` and `host`. */
export async function openShop(
  path: string,
  host: string,
  answer: RequestListener,
): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'small-shop-'));
  const site = createServer(answer);
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const http = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const proxy = await openProxy(
    new Guard({
      names: { addresses: async () => [], aliases: async () => [] },
      table: { hosts: { [host]: { http } } },
      bytesAtMost: 10_000_000,
    }),
  );
  const open = await openBrowser({
    path,
    folder,
    proxyPort: proxy.port,
    agent: agentName('156.0'),
    withSignal: false,
    spki: [],
    withSandbox: process.getuid?.() !== 0,
  });
  const end = async () => {
    await open.close();
    proxy.close();
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...open, folder, end };
}
