/**
 * Steps at the request desk: what owner and persons do before a journey, by calls; and going on by
 * keyboard alone.
 */
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

/**
 * Works by keyboard alone and counts keys, and the thoughts before them: one for each control that
 * is looked for, and one for each press that sends. The estimate is that of Card, Moran and Newell
 * (1980) for somebody who types as most people do; it holds no time to read, and none for the
 * server. It compares ways of working, and times nobody.
 */
export class Keystrokes {
  static readonly KEY_S = 0.28;
  static readonly THOUGHT_S = 1.35;
  readonly #page: Page;
  keys = 0;
  thoughts = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** On to a control. */
  async to(control: Locator): Promise<void> {
    this.thoughts += 1;
    this.keys += await tabTo(this.#page, control);
  }

  /** A key for the control that has the focus. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.keys += 1;
  }

  /** Letters for it. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Sends what was filled in. */
  async send(): Promise<void> {
    this.thoughts += 1;
    await this.press('Enter');
  }

  /** The estimate, in seconds. */
  get seconds(): number {
    return this.keys * Keystrokes.KEY_S + this.thoughts * Keystrokes.THOUGHT_S;
  }
}
