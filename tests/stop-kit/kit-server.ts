/**
 * One server on loopback for a site and for every company, and a real browser that is led there
 * with every name. What reaches a company, or an own path under /ingest, is written down.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import { makeCertificate } from '../site/certificate.ts';

export const SHOP = 'https://www.shop.example';

/** What a company's address answers; others get an empty text. */
export type Companies = Readonly<Record<string, string>>;

export interface KitServer {
  readonly browser: Browser;
  /** `www.facebook.com/tr`, each time. */
  readonly reached: string[];
  /** What the site answers, by path. */
  readonly pages: Map<string, string>;
  readonly close: () => Promise<void>;
}

/** What the browser asks by itself is none of the site's. */
const OF_BROWSER = /^(?:accounts\.google\.com|update\.googleapis\.com)\/|\/favicon\.ico$/;

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$|\/gtag\/|^\/tag\//, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css'],
  [/\.svg$/, 'image/svg+xml'],
];
const typeOf = (path: string) =>
  TYPES.find(([fits]) => fits.test(path))?.[1] ?? 'text/html; charset=utf-8';

/** Starts both. `files`: own files of the site that are no pages, by path. */
export async function serveShop(browser: string, companies: Companies): Promise<KitServer> {
  const { key, cert } = makeCertificate(['*']);
  const reached: string[] = [];
  const pages = new Map<string, string>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host ?? 'none.example'}`);
    const place = `${url.hostname}${url.pathname}`;
    const page = url.origin === SHOP ? pages.get(url.pathname) : undefined;
    const isOwn = url.origin === SHOP && !url.pathname.startsWith('/ingest/');
    if (!isOwn && !OF_BROWSER.test(place)) reached.push(place);
    response.writeHead(page === undefined && isOwn ? 404 : 200, {
      'content-type': typeOf(url.pathname),
      'access-control-allow-origin': SHOP,
      'access-control-allow-credentials': 'true',
    });
    response.end(page ?? companies[place] ?? '');
  };
  const server = createServer({ key, cert }, answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const started = await chromium.launch({
    executablePath: browser,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP *:443 127.0.0.1:${port}`,
    ],
  });
  const close = async () => {
    await started.close();
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
  return { browser: started, reached, pages, close };
}
