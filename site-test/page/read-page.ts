/** What a page shows and says, for the record. */
import type { BrowserContext, Page } from 'playwright-core';
import * as z from 'zod';
import { KIT_MARK } from '#engine/site/report/kit-proof.ts';
import { looksLikeIdentifier } from '#engine/site/record/parameters.ts';
import type { SeenPage } from '#engine/site/record/visit.ts';
import { within } from '../within.ts';
import { bannersIn, lookAtFrames, seenBanner } from './banner.ts';
import { INDEXED_ENTRIES } from './indexed-stores.ts';
import { pageScript } from './look-around.ts';
import { LIMIT, NOTICE, SIGNAL_CONFIRMED, optOutRank, promisesToWait } from './words.ts';

const ANSWER_WITHIN_MS = 8_000;

const READ = `
const elements = allElements(document);
const links = elements.filter((each) => each.matches('a[href]')).slice(0, 600).map((each) => ({
  words: isShown(each) || isFolded(each) ? spokenWords(each) : '', href: each.href, isInFooter: isInFooter(each) }));
const buttons = elements.filter((each) => !each.matches('a[href]') && isControl(each) && (isShown(each) || isFolded(each)))
  .slice(0, 300).map((each) => ({ words: spokenWords(each), href: '', isInFooter: isInFooter(each) }));
const embedded = [...document.querySelectorAll('script[src],iframe[src],img[src]')].slice(0, 300)
  .map((each) => each.src).filter((src) => /^https?:/.test(src));
return { url: location.href, title: document.title.slice(0, 300), language: document.documentElement.lang,
  links, buttons, embedded, text: tidy(textOf(document.body)).slice(0, 60000) };`;

const STRINGS = `${INDEXED_ENTRIES}
const answer = { };
const ask = (work) => { try { work(); } catch { } };
ask(() => { if (typeof __gpp === 'function') __gpp('ping', (data) => { if (data && data.gppString) answer.gpp = String(data.gppString); }); });
ask(() => { if (typeof __uspapi === 'function') __uspapi('getUSPData', 1, (data) => { if (data && data.uspString) answer.usp = String(data.uspString); }); });
ask(() => { const kit = window.statewiseStop; if (kit && Array.isArray(kit.held)) answer.${KIT_MARK} = (kit.day + ' ' + kit.held.join(' ')).slice(0, 500); });
const storage = []; ask(() => { for (const name of Object.keys(localStorage)) storage.push([name, String(localStorage[name]).slice(0, 500)]); });
const waited = new Promise((resolve) => { setTimeout(resolve, 150); });
return Promise.all([indexedEntries(), waited]).then(([indexed]) => ({ strings: answer, storage: [...storage.slice(0, 100), ...indexed], host: location.hostname,
  signal: navigator.globalPrivacyControl === true }));`;

const link = z.object({ words: z.string(), href: z.string(), isInFooter: z.boolean() });
const readSchema = z.object({
  url: z.string(),
  title: z.string(),
  language: z.string(),
  links: z.array(link),
  buttons: z.array(link),
  embedded: z.array(z.string()),
  text: z.string(),
});
const stringsSchema = z.object({
  strings: z.record(z.string(), z.string()),
  storage: z.array(z.tuple([z.string(), z.string()])),
  host: z.string(),
  signal: z.boolean(),
});

/**
 * Links are read whole; of buttons only those that lead where a link would: opt-out, limit and
 * notice.
 */
const leadsSomewhere = (words: string): boolean =>
  optOutRank(words) !== undefined || LIMIT.test(words) || NOTICE.test(words);

async function stringsOf(page: Page) {
  const read = await Promise.all(
    page
      .frames()
      .slice(0, 25)
      .map(async (frame) => {
        try {
          const given = await within(ANSWER_WITHIN_MS, frame.evaluate(pageScript(STRINGS, {})));
          return stringsSchema.parse(given);
        } catch {
          return undefined; // the frame has gone, or may hold no storage
        }
      }),
  );
  return read.filter((each) => each !== undefined);
}

function consentCookies(cookies: readonly { name: string; value: string }[]) {
  const wanted = { OptanonConsent: 'OptanonConsent', usprivacy: 'usp', us_privacy: 'usp' } as const;
  return Object.fromEntries(
    cookies.flatMap(({ name, value }) =>
      Object.hasOwn(wanted, name)
        ? [[wanted[name as keyof typeof wanted], decodeURIComponent(value).slice(0, 2_000)]]
        : [],
    ),
  );
}

export interface PageRead {
  readonly page: SeenPage;
  /** Whether the document itself saw the signal. */
  readonly sawSignal: boolean;
}

async function storedIn(context: BrowserContext, frames: Awaited<ReturnType<typeof stringsOf>>) {
  const cookies = await within(ANSWER_WITHIN_MS, context.cookies());
  const storage = frames.flatMap(({ host, storage: entries }) =>
    entries.map(([name, value]) => ({
      kind: 'storage' as const,
      name,
      host,
      hasIdentifier: looksLikeIdentifier(value),
    })),
  );
  const jar = cookies.map(({ name, value, domain }) => ({
    kind: 'cookie' as const,
    name,
    host: domain.replace(/^\./, ''),
    hasIdentifier: looksLikeIdentifier(value),
  }));
  return { cookies, stored: [...jar, ...storage].slice(0, 300) };
}

/** Reads a page that stands in the browser. */
export async function readOpenPage(page: Page): Promise<PageRead> {
  const [given, frames, around] = await Promise.all([
    within(ANSWER_WITHIN_MS, page.evaluate(pageScript(READ, {}))),
    stringsOf(page),
    lookAtFrames(page),
  ]);
  const { text, buttons, links, ...seen } = readSchema.parse(given);
  const { cookies, stored } = await storedIn(page.context(), frames);
  const strings = Object.assign(consentCookies(cookies), ...frames.map((each) => each.strings));
  return {
    page: {
      ...seen,
      links: [
        ...links.filter(({ words }) => words !== ''),
        ...buttons.filter(({ words }) => leadsSomewhere(words)),
      ],
      banner: seenBanner(bannersIn(around)[0]),
      signalConfirmation: SIGNAL_CONFIRMED.exec(text)?.[0].trim(),
      promisesChoice: promisesToWait(text),
      stored,
      strings: strings as Record<string, string>,
    },
    sawSignal: frames.some(({ host, signal }) => signal && seen.url.includes(host)),
  };
}
