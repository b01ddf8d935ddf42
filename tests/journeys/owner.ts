/** Steps of owners: by the form if the form is tested, by a call otherwise. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, type RunningServer } from './stage.ts';

export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly email: string;
  readonly password: string;
}

export const newOwner = (): Owner => ({
  firstName: 'Maria',
  lastName: 'Lane',
  businessName: 'Brandywine Lane Goods',
  email: `maria-${randomUUID()}@example.com`,
  password: 'lantern river cup 12',
});

export const PROFILE = {
  businessName: 'Brandywine Lane Goods',
  industry: 'Retail',
  employeeCount: 42,
  annualRevenue: 6_400_000,
  statesOperating: ['DE', 'IA', 'NE', 'MN', 'TX'],
  dataTypesCollected: ['Email addresses', 'Postal addresses', 'Purchase history'],
};

async function post(page: Page, running: RunningServer, path: string, data: object) {
  const response = await page.request.post(`${running.origin}${path}`, {
    data,
    headers: { origin: running.origin },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? undefined : await response.json();
}

/** A new owner, or somebody else, who is signed in on this page's context. */
export async function signedIn(
  page: Page,
  running: RunningServer,
  owner: Owner = newOwner(),
): Promise<Owner> {
  await post(page, running, '/api/auth/register', owner);
  await post(page, running, '/api/auth/login', { email: owner.email, password: owner.password });
  return owner;
}

/** A business of the owner who is signed in; its id. */
export async function withBusiness(
  page: Page,
  running: RunningServer,
  change: object = {},
): Promise<string> {
  const made = await post(page, running, '/api/businesses', { ...PROFILE, ...change });
  return made.id;
}

export async function signIn(page: Page, owner: Owner): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * The newest mail to this address, of this subject where one is given; waits until it was written.
 */
export async function mailTo(
  running: RunningServer,
  email: string,
  about?: string,
): Promise<{ subject: string; text: string }> {
  const read = async () => {
    // The folder comes with the first mail.
    if (!existsSync(running.outbox)) return undefined;
    const names = readdirSync(running.outbox).toSorted().toReversed();
    for (const name of names) {
      const mail = await PostalMime.parse(readFileSync(join(running.outbox, name)));
      const isWanted = about === undefined || mail.subject === about;
      if (isWanted && mail.to?.some((to) => to.address === email)) return mail;
    }
    return undefined;
  };
  await expect.poll(async () => (await read()) !== undefined).toBe(true);
  const mail = await read();
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
}

/** Answers one yes-or-no question of "Your answers". */
export async function choose(page: Page, question: RegExp, answer: string): Promise<void> {
  const group = page.locator('.answers').getByRole('radiogroup', { name: question });
  await group.getByLabel(answer, { exact: true }).check();
}
