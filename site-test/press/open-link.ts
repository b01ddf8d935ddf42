/** Where an opt-out link leads, and opening that page. */
import type { Page, Response } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { pause } from '../within.ts';

/** How long a page may take to open. */
export const OPENS_WITHIN_MS = 10_000;

/** A real address, and not a place on the page or a script. */
export function leadsTo(href: string, from: string): URL | undefined {
  const [url, here] = [URL.parse(href), URL.parse(from)];
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isHere =
    here?.host === url.host && here.pathname === url.pathname && here.search === url.search;
  return isHere ? undefined : url;
}

/**
 * What a link asks for that opens a program to write or call with; nobody can tell what comes of
 * it.
 */
export function asksInsteadOf(href: string): string | undefined {
  const scheme = /^(mailto|tel|sms):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  return scheme === 'mailto' ? 'email' : 'phone';
}

/** Opens an address; gives its status, or why there is none. */
export async function openLink(page: Page, url: URL): Promise<number | 'dead link' | 'failed'> {
  try {
    const answer: Response | null = await page.goto(url.href, {
      timeout: OPENS_WITHIN_MS,
      waitUntil: 'commit',
      referer: page.url(),
    });
    await page.waitForLoadState('load', { timeout: OPENS_WITHIN_MS / 2 }).catch(() => {});
    await pause(800);
    return answer?.status() ?? 'failed';
  } catch (error) {
    return /ERR_NAME_NOT_RESOLVED|ERR_TUNNEL/.test(String(error)) ? 'dead link' : 'failed';
  }
}

/**
 * What a status says of the link; undefined where the page opened. A site that turns testers away
 * is no dead link.
 */
export function statusOutcome(status: number): Pressed['outcome'] | undefined {
  if (status < 400) return undefined;
  if (status === 401) return 'needs an account';
  return status === 403 || status === 429 ? 'failed' : 'dead link';
}
