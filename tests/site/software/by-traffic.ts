/**
 * The truth of the sites with software of others, by traffic: a script presses what a person would,
 * and prints what left the browser on the next visit. It knows nothing of the tester, its signs or
 * its words.
 */
import { gunzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.mjs';
import { serveSites } from '../server.ts';
import { PEOPLE, type Person, TYPED } from './people.ts';

const LOOKS_MS = 4_000;
/** A tag that comes late is waited for where the site has one. */
const LATE_MS = 17_000;

/** Neither pages nor files: what tells of a visit. A frame does, too. */
const TELLS = new Set(['fetch', 'xhr', 'ping', 'image', 'other']);

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Bodies travel packed. */
function unpacked(body: Buffer): Buffer {
  try {
    return gunzipSync(body);
  } catch {
    return body;
  }
}

async function open(port: string): Promise<Browser> {
  const path = await findBrowser();
  if (path === undefined) throw new Error('No Chromium was found.');
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--ignore-certificate-errors',
      // a person's browser does not call itself a machine
      '--disable-blink-features=AutomationControlled',
      `--user-agent=${PERSON}`,
      `--host-resolver-rules=MAP *:443 127.0.0.1:${port}`,
    ],
  });
}

async function visitor(browser: Browser, withSignal: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  if (withSignal) await giveSignal(context);
  return context;
}

async function giveSignal(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
}

/** Looks around a site as a person does, and gives what was sent. */
async function lookedAt(page: Page, site: string, person: Person): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isFrame = request.resourceType() === 'document' && request.frame() !== page.mainFrame();
    if (!isFrame && !TELLS.has(request.resourceType())) return;
    const url = new URL(request.url());
    const consent = url.searchParams.get('gcs');
    sent.push(`${url.hostname}${url.pathname}${consent ? ` gcs=${consent}` : ''}`);
  });
  await page.goto(`https://${site}/`, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(person.isLate ? LATE_MS : LOOKS_MS);
  await person.looks?.(page);
  await page.waitForTimeout(1_500);
  await page.goto('about:blank');
  return sent;
}

async function told(
  context: BrowserContext,
  site: string,
  person: Person,
  situation: keyof Person['says'],
): Promise<string[]> {
  const press = person.says[situation];
  if (press) {
    const page = await context.newPage();
    await page.goto(`https://${site}/`, { waitUntil: 'load' });
    await page.waitForTimeout(1_500);
    await press(page);
    await page.waitForTimeout(1_000);
    await page.close();
  }
  if (situation === 'yesThenSignal') await giveSignal(context);
  return lookedAt(await context.newPage(), site, person);
}

/** Prints what is sent in each situation, by the sites with these numbers or by all. */
export async function tellByTraffic(wanted: ReadonlySet<number>): Promise<void> {
  const heard: string[] = [];
  const served = await serveSites((place, body) => {
    if (unpacked(body).includes(TYPED)) heard.push(place.replace(/\?.*$/, ''));
  });
  const port = Object.values(served.table.hosts)[0]?.https.split(':')[1] ?? '';
  const browser = await open(port);
  for (const { number, host } of served.sites) {
    const person = PEOPLE[number];
    if (!person || (wanted.size > 0 && !wanted.has(number))) continue;
    const situations = ['plain', 'gpc', ...Object.keys(person.says)] as (keyof Person['says'])[];
    for (const situation of situations) {
      const context = await visitor(browser, situation === 'gpc');
      heard.length = 0;
      const sent = await told(context, host, person, situation);
      await context.close();
      const typed = heard.map((place) => `${place} hears what was typed`);
      console.log(`${number} ${host} ${situation}`);
      for (const line of new Set([...sent, ...typed].toSorted())) console.log(`    ${line}`);
    }
  }
  await browser.close();
  await served.close();
}
