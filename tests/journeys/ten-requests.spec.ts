/**
 * Ten kinds of request, each worked from the page of the request to its end, by keyboard alone on a
 * screen of 390 px: how much is read, pressed and typed. Counted as in docs/figures.md: 200 words a
 * minute, 2.5 s for a control that is used, 200 characters a minute. Tab is counted apart.
 */
import type { Locator, Page } from '@playwright/test';
import { wordsIn } from '#text/reading-grade.ts';
import { callAs, daysAgo, entered } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';

const MOST_TABS = 200;

class Work {
  readonly #page: Page;
  readonly #read = new Set<string>();
  words = 0;
  presses = 0;
  tabs = 0;
  characters = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is read: each text once. */
  async read(part: Locator): Promise<void> {
    for (const text of await part.allInnerTexts())
      for (const line of text.split('\n')) {
        if (this.#read.has(line)) continue;
        this.#read.add(line);
        this.words += wordsIn(line).length;
      }
  }

  async to(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let tabs = 1; tabs <= MOST_TABS; tabs += 1) {
      await this.#page.keyboard.press('Tab');
      if (await control.evaluate((each) => each === document.activeElement)) {
        this.tabs += tabs;
        return;
      }
    }
    throw new Error(`Tab does not reach ${String(control)}`);
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.to(control);
    await this.#page.keyboard.press(key);
    this.presses += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.#page.keyboard.type(text);
    this.presses += 1;
    this.characters += text.length;
  }

  get minutes(): number {
    return this.words / 200 + (this.presses * 2.5) / 60 + this.characters / 200;
  }
}

/** What an owner of a small shop would write into a gap. */
const GIVEN: readonly (readonly [RegExp, string])[] = [
  [/for each line|kind of data|line \d/i, 'Name, email, address, two orders, from you'],
  [/old|corrected|entry/i, 'old: Elm St 12; new: Elm St 21'],
  [/deleted/i, 'name, email, address, orders'],
  [/received/i, 'Mailer Inc, Parcel Co'],
];

/** Settles what is open in the letter, and sends it; what is optional goes. */
async function letter(page: Page, work: Work, identity: boolean) {
  const editor = page.getByRole('group', { name: 'Edit the letter' });
  await expect(editor).toBeVisible();
  const open = page.getByRole('region', { name: 'What is open in the letter' });
  await work.read(open);
  const takeOut = open.getByRole('button', { name: /^Take it out/ });
  for (let left = await takeOut.count(); left > 0; left -= 1) {
    await work.press(takeOut.first());
    await expect(takeOut).toHaveCount(left - 1);
  }
  const fields = await open.getByRole('textbox').all();
  for (const field of fields) {
    const label = await field.evaluate((each) => (each as HTMLInputElement).labels?.[0]?.innerText);
    const [, given = 'done as you asked'] = GIVEN.find(([what]) => what.test(label ?? '')) ?? [];
    await work.type(field, given);
  }
  const choices = await open.locator('fieldset').all();
  for (const choice of choices) await work.press(choice.getByRole('radio').first(), 'Space');
  if (fields.length + choices.length > 0)
    await work.press(open.getByRole('button', { name: 'Put these in the letter' }));
  // a list of the data map is folded, and read where its owner wants to
  for (const part of await page.locator('textarea[id^=letter-text]:visible').all())
    work.words += wordsIn(await part.inputValue()).length;
  if (identity) {
    const ways = page.locator('#send-identity');
    await work.read(ways);
    await work.press(ways.getByLabel('They know an order or customer number'), 'Space');
  }
  await work.press(page.getByRole('button', { name: 'I sent it' }));
  await expect(page.getByText('Noted: the letter is sent.')).toBeFocused();
}

interface Kind {
  readonly name: string;
  readonly asked: object;
  readonly identity: boolean;
}

const KINDS: readonly Kind[] = [
  { name: 'know', asked: { types: ['confirm'] }, identity: true },
  { name: 'copy', asked: { types: ['access'] }, identity: true },
  { name: 'delete', asked: { types: ['delete'] }, identity: true },
  { name: 'correct', asked: { types: ['correct'] }, identity: true },
  { name: 'opt-out', asked: { types: ['opt-out-sale'], state: 'CA' }, identity: false },
  { name: 'limit', asked: { types: ['limit-sensitive'], state: 'CA' }, identity: false },
  { name: 'third parties', asked: { types: ['third-party-list'], state: 'OR' }, identity: true },
  {
    name: 'agent',
    asked: {
      types: ['opt-out-sale'],
      state: 'MT',
      by: 'agent',
      name: 'PermSlip Inc',
      onBehalfOf: 'Jon Katz',
    },
    identity: false,
  },
  {
    name: 'parent',
    asked: { types: ['delete'], by: 'parent', onBehalfOf: 'Pip Morgan' },
    identity: true,
  },
  { name: 'appeal', asked: { types: ['delete'] }, identity: false },
];

/** A shop that told its name and address, as it does with its first letter. */
async function shop(page: Page, running: RunningServer) {
  const statesOperating = ['CA', 'VA', 'OR', 'MT'];
  const business = await withBusiness(page, running, { statesOperating });
  const at = `/api/businesses/${business}/details`;
  const { version } = await callAs(page, running, 'GET', at);
  const details = [
    { name: 'legalName', value: 'Lane Goods LLC' },
    { name: 'postalAddress', value: '1 Pier Road, Dover, DE 19901' },
    { name: 'contactEmail', value: 'privacy@lane.example' },
    { name: 'contactPhone', value: '302-555-0100' },
  ];
  await callAs(page, running, 'PUT', at, { version, details });
  return business;
}

/** Refused by post, and appealed since. */
async function appealed(page: Page, running: RunningServer, at: string) {
  for (const [what, more] of [
    ['denied', { ground: 'exemption' }],
    ['appeal', {}],
  ] as const) {
    const { version } = await callAs(page, running, 'GET', at);
    await callAs(page, running, 'POST', `${at}/events`, { version, what, on: daysAgo(2), ...more });
  }
}

test('ten kinds of request are worked to the end by keyboard alone @full', async ({
  page,
  running,
}, info) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, running);
  const business = await shop(page, running);
  const rows: Record<string, string | number>[] = [];
  for (const { name, asked, identity } of KINDS) {
    const id = await entered(page, running, business, asked);
    if (name === 'appeal')
      await appealed(page, running, `/api/businesses/${business}/requests/${id}`);
    await page.goto(`/requests?business=${business}&request=${id}`);
    const work = new Work(page);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await work.read(page.locator('section[aria-labelledby="next-step"]'));
    await work.read(page.locator('section[aria-labelledby="person"]'));
    await work.press(page.getByRole('button', { name: 'Write the letter' }).first());
    await letter(page, work, identity);
    await expect(page.getByRole('heading', { name: /^Closed / })).toBeVisible();
    const { words, presses, tabs, characters, minutes } = work;
    rows.push({ kind: name, words, presses, tabs, characters, minutes: minutes.toFixed(1) });
    // an ordinary one
    expect(minutes, name).toBeLessThanOrEqual(5);
  }
  console.table(rows);
  await info.attach('ten-requests.json', { body: JSON.stringify(rows, null, 1) });
});
