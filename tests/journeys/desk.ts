/** Steps at the request desk: what owner and persons do before a journey, by calls; and going on by keyboard alone. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, type RunningServer } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day so many days ago, in UTC. Yesterday there is no day to come anywhere. */
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** A call of the owner who is signed in on this page. */
export async function callAs(
  page: Page,
  running: RunningServer,
  method: string,
  path: string,
  data?: object,
) {
  const reply = await page.request.fetch(`${running.origin}${path}`, {
    method,
    headers: { origin: running.origin },
    data,
  });
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
  return reply.status() === 204 ? undefined : await reply.json();
}

const REQUEST = {
  channel: 'phone',
  state: 'VA',
  by: 'self',
  types: ['delete'],
  name: 'Pat Morgan',
  email: 'pat@example.com',
  post: null,
  order: null,
  text: null,
  onBehalfOf: null,
};

/** A request that came by phone five days ago, or otherwise; its id. */
export async function entered(
  page: Page,
  running: RunningServer,
  business: string,
  change: object = {},
): Promise<string> {
  const data = { ...REQUEST, receivedOn: daysAgo(5), ...change };
  const path = `/api/businesses/${business}/requests`;
  return (await callAs(page, running, 'POST', path, data)).id;
}

/** Switches the form of a business on; its name in the address. */
export async function formOf(page: Page, running: RunningServer, business: string) {
  const slug = `quiet-lane-${randomUUID().slice(0, 8)}`;
  const at = `/api/businesses/${business}`;
  await callAs(page, running, 'PUT', `${at}/slug`, { slug });
  await callAs(page, running, 'PATCH', `${at}/request-desk`, { isOn: true });
  return slug;
}

/** Presses Tab until the control has the focus; how often that was. */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  const MOST = 60;
  for (let keys = 1; keys <= MOST; keys += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((each) => each === document.activeElement)) return keys;
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}
