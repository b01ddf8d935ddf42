/**
 * The request desk from both sides: a form is switched on, somebody asks without script, and the
 * owner answers, refuses, corrects and closes.
 */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { callAs, daysAgo, entered, formOf } from './desk.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';
import { sweep } from './sweeping.ts';

/** Settles all that is open in the letter: paragraphs go, gaps are filled. */
async function settle(page: Page) {
  const open = page.getByRole('region', { name: 'What is open in the letter' });
  await expect(open).toBeVisible();
  const takeOut = open.getByRole('button', { name: /^Take it out/ });
  for (let left = await takeOut.count(); left > 0; left -= 1) {
    await takeOut.first().click();
    await expect(takeOut).toHaveCount(left - 1);
  }
  for (const field of await open.getByRole('textbox').all()) await field.fill('as agreed');
  for (const choice of await open.locator('fieldset').all())
    await choice.getByRole('radio').first().check();
  await open.getByRole('button', { name: 'Put these in the letter' }).click();
  await expect(open.getByText('Nothing is open in it.')).toBeFocused();
}

/** The newest address of the form, opened by somebody without script. */
async function asPerson(browser: Browser, running: RunningServer) {
  const context = await browser.newContext({
    baseURL: running.origin,
    javaScriptEnabled: false,
  });
  return { context, person: await context.newPage() };
}

test('a form is switched on, somebody asks without script, and the owner confirms, answers and closes', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA', 'VA'] });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Set up your request form/ }).click();
  await expect(page.getByRole('heading', { name: 'The form is off' })).toBeVisible();
  await page.getByLabel('Name in the address').fill(`lane-goods-${Date.now()}`);
  await page.getByRole('button', { name: 'Choose this address' }).click();
  await page.getByRole('button', { name: 'Switch the form on' }).click();
  await expect(page.getByRole('heading', { name: 'The form is on' })).toBeVisible();
  const address = (
    await page
      .getByRole('link', { name: /\/r\/lane-goods/ })
      .first()
      .innerText()
  ).trim();
  await expect(page.getByLabel('The link as HTML', { exact: true })).toHaveValue(
    new RegExp(`href="${address}".*Your Privacy Choices.*<svg`),
  );
  await expect(page.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
  await page.getByText('Shopify', { exact: true }).click();
  await expect(page.getByText(/Custom Liquid/)).toBeVisible();
  await sweep(page, 'the settings');

  const { context, person } = await asPerson(browser, running);
  await person.goto(address);
  const opened = Date.now();
  const form = person.locator('form').last();
  await form.getByLabel('Show me the data that you have about me').check();
  await form.getByLabel('State where you live').selectOption('California');
  await form.getByLabel('Email address').fill('pat@example.com');
  await form.getByLabel('Your name').fill('Pat Morgan');
  // what is sent sooner is held for review
  await person.waitForTimeout(Math.max(0, 3_500 - (Date.now() - opened)));
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(person.getByText(/Your request is saved/)).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^1 request, next last day/ }).click();
  await page.getByRole('link', { name: /^Say that you got it/ }).click();
  await expect(page.getByText('You must check identity:')).toBeVisible();
  await sweep(page, 'one request');
  await page.getByRole('button', { name: 'Write the letter' }).click();
  // no mail server is set up here, so nothing is said to leave by mail
  await expect(page.getByText(/^No mail server is set up here, so no letter leaves/)).toBeVisible();
  await expect(page.getByLabel(/^By mail to/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I sent it' })).toBeDisabled();
  await sweep(page, 'a letter with gaps');
  await settle(page);
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('Noted: the letter is sent.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Find the data and answer' })).toBeVisible();
  const mail = await mailTo(running, 'pat@example.com');
  expect(mail.text).not.toContain('as agreed');
  // the mailbox gets a link of its own, which shows the letters once it was opened
  await person.goto(/https?:\/\/\S+\/r\/m\/[\w-]+/.exec(mail.text)?.[0] ?? '');
  await person.getByRole('button', { name: 'Show it' }).click();
  await person.getByText(/^Letter of /).click();
  await expect(person.getByText(/as agreed/).first()).toBeVisible();

  await page.getByLabel('Another place you looked in').fill('The till');
  await page.getByRole('button', { name: /^Add ?: Another place you looked in/ }).click();
  await expect(page.getByText('Noted: you looked in The till.')).toBeVisible();
  await expect(page.getByLabel('Another place you looked in')).toBeFocused();
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await settle(page);
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('Tick how you know it, or that you did not check')).toBeVisible();
  await page
    .locator('#send-identity')
    .getByLabel(/^They know an order/)
    .check();
  const sentText = await page.getByLabel('Letter', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByRole('heading', { name: /^Closed / })).toBeVisible();
  await page.getByText('Correct, keep or erase').click();
  await page.getByRole('button', { name: 'Erase name, address and text now' }).click();
  await page.getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByText('Name, address and text were erased.').first()).toBeVisible();
  await page.goto(`/requests?business=${business}&show=closed`);
  await expect(page.getByText('See the data: done')).toBeVisible();
  // the text is gone, and can be proven all the same
  await page.goto(`/requests/settings?business=${business}`);
  await page.getByText('Is this the letter that you sent?').click();
  await page.getByLabel('The text of the letter').fill(sentText);
  await page.getByRole('button', { name: 'Compare it' }).click();
  await expect(page.getByText(/^These are the words of “Here is your data”\./)).toBeVisible();
  await page.getByLabel('The text of the letter').fill(`${sentText} And more.`);
  await page.getByRole('button', { name: 'Compare it' }).click();
  await expect(page.getByText(/^No letter left with these words\./)).toBeVisible();
  await sweep(page, 'the proof of a letter');
  await context.close();
});

test('what a machine seems to have sent is held, and the owner says what it is @full', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  const slug = await formOf(page, running, business);
  const { context, person } = await asPerson(browser, running);
  const sent = await person.request.post(`${running.origin}/r/${slug}`, {
    form: { way: 'first', state: 'OR', email: 'pat@example.com', ticket: '' },
  });
  expect(sent.ok()).toBe(true);
  await page.goto(`/requests?business=${business}`);
  await page.getByRole('link', { name: 'See them' }).click();
  await page.getByRole('link', { name: /^Look at it/ }).click();
  await expect(page.getByText('It did not come from the page of your form.')).toBeVisible();
  await page.getByRole('button', { name: 'It is real' }).click();
  await expect(page.getByRole('heading', { name: /^Stop the use, then say so/ })).toBeVisible();
  await expect(page.getByText('Do not check who they are first.')).toBeVisible();
  await page.goto(`/requests?business=${business}`);
  const reference = (await page.locator('.deskref').first().textContent()) ?? '';
  const field = page.getByLabel('Find a request');
  await field.fill('nobody at all');
  await field.press('Enter');
  await expect(page.getByText('No request has this number, name or address.')).toBeVisible();
  await field.fill(reference.replaceAll('-', ' ').toLowerCase());
  await field.press('Enter');
  await expect(page.getByText('1 request found.')).toBeVisible();
  // what is typed names somebody, so it stands in no address
  expect(page.url()).not.toContain('find');
  await sweep(page, 'a request that was looked for');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: /^Open \d/ })).toBeVisible();
  await context.close();
});

test('a refusal needs a ground, and an appeal opens it again @full', async ({ page, running }) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  const id = await entered(page, running, business);
  await page.goto(`/requests?business=${business}&request=${id}`);
  await page.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByLabel('Which letter?')).toHaveValue('refusal');
  await page.getByRole('button', { name: 'Write this letter' }).click();
  await expect(page.getByText('Choose the ground')).toBeVisible();
  await page.getByLabel(/^We could not confirm who they are/).check();
  await page.getByLabel(/^More on this case/).fill('Nothing came in two weeks');
  await sweep(page, 'a refusal that is begun');
  await page.getByRole('button', { name: 'Write this letter' }).click();
  await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(
    /is: we could not confirm who you are\. .*Nothing came in two weeks/,
  );
  await settle(page);
  await page.getByLabel('On paper, or your own way').check();
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('Noted: the letter is sent.')).toBeFocused();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  await expect(page.getByText(/You refused: Delete data: cannot be authenticated/)).toBeVisible();
  await page.getByLabel('What was done?').selectOption('They appealed');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('heading', { name: 'Answer the appeal' })).toBeVisible();
  await expect(page.getByLabel('Which letter?').locator('option').nth(1)).toHaveText(
    'Your appeal is granted',
  );
});

test('more time is offered before the last day, told with its new day, and gone afterwards with the reason @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  const early = await entered(page, running, business);
  await page.goto(`/requests?business=${business}&request=${early}`);
  const kinds = page.getByLabel('Which letter?').locator('option');
  await expect(kinds.filter({ hasText: 'We need more time' })).toHaveCount(1);
  await page.getByLabel('What was done?').selectOption('I told them that I need more time');
  await expect(page.getByText(/^The new last day is /)).toBeVisible();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText('Write the reason')).toBeVisible();
  await page.getByLabel('The reason that you gave').fill('Three systems');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(/You took more time. The first last day was/)).toBeVisible();
  await expect(kinds.filter({ hasText: 'We need more time' })).toHaveCount(0);

  const late = await entered(page, running, business, { receivedOn: daysAgo(50) });
  await page.goto(`/requests?business=${business}&request=${late}`);
  await expect(page.getByText(/days overdue/).first()).toBeVisible();
  await expect(kinds.filter({ hasText: 'We need more time' })).toHaveCount(0);
  await expect(
    page.getByText(/^No more time: The last day for the notice has passed/).first(),
  ).toBeVisible();
  await page.goto(`/requests?business=${business}`);
  await expect(page.getByText('1 request overdue. Do these first.')).toBeVisible();
  await expect(page.locator('.desklist > li').first()).toContainText('overdue');
  await sweep(page, 'the list');
});

test('an empty desk explains itself; the example is tried and taken away @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await page.goto(`/requests?business=${business}`);
  await expect(page.getByRole('heading', { name: 'What the request desk does' })).toBeVisible();
  await sweep(page, 'an empty desk');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByText('example', { exact: true })).toBeVisible();
  await page.goto(`/requests?business=${business}`);
  await page.getByRole('button', { name: 'Take the example away' }).click();
  await expect(page.getByRole('heading', { name: 'What the request desk does' })).toBeVisible();
});

test('a request by phone is written down by keyboard alone; what is missing is told, and nothing typed is lost', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(422);
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await page.goto(`/requests?business=${business}`);
  await page.getByRole('link', { name: 'Write down a request' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write down a request');
  await page.getByLabel('Their name').focus();
  await page.keyboard.type('Lee Park');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await page.reload();
  await expect(page.getByLabel('Their name')).toHaveValue('Lee Park');
  await page.getByLabel('By email').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.getByLabel('See the data', { exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('In which state do they live?').focus();
  await page.keyboard.type('Dela');
  await sweep(page, 'writing down');
  await page.getByLabel('Their name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lee Park, Delaware. Came by phone')).toBeVisible();
  await page.getByRole('button', { name: 'I did it another way' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What was done?')).toBeFocused();
  await page.getByRole('button', { name: 'Write it down' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Noted: /)).toBeFocused();
});

const MAIL = `From: Pat Quinn <pat@mailbox.example>
To: privacy@shop.example
Subject: my data
Date: Mon, 12 Oct 2026 12:41:13 -0700
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Please delete my personal data.</p><p>Pat, Fresno, CA 93701</p>
`;

test('a mail that is opened fills in the form; the owner saves it', async ({
  page,
  running,
}, info) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await page.goto(`/requests?business=${business}&write=1`);
  await page.getByText('Fill this in from a mail').click();
  const wrong = info.outputPath('order.eml');
  writeFileSync(wrong, 'no mail');
  await page.locator('input[type=file]').setInputFiles(wrong);
  await expect(page.getByText('This file is no mail.')).toBeVisible();
  const file = info.outputPath('mail.eml');
  writeFileSync(file, MAIL);
  // what the first one proposed does not stay for the second
  const first = info.outputPath('first.eml');
  writeFileSync(
    first,
    'From: Ann Lee <ann@mailbox.example>\nSubject: x\n\nStop selling my data.\n',
  );
  await page.locator('input[type=file]').setInputFiles(first);
  await expect(page.getByLabel('Their name')).toHaveValue('Ann Lee');
  await expect(page.getByRole('checkbox', { name: 'Stop the sale of data' })).toBeChecked();
  const none = info.outputPath('none.eml');
  writeFileSync(none, 'From: bob@mailbox.example\nSubject: x\n\nWhen do you open on Sunday?\n');
  await page.locator('input[type=file]').setInputFiles(none);
  await expect(page.getByLabel('Their email')).toHaveValue('bob@mailbox.example');
  await expect(page.getByLabel('Their name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Stop the sale of data' })).not.toBeChecked();
  // nor does it for the next visit
  await page.locator('input[type=file]').setInputFiles(first);
  await expect(page.getByLabel('Their name')).toHaveValue('Ann Lee');
  await page.reload();
  await expect(page.getByLabel('Their name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Stop the sale of data' })).not.toBeChecked();
  // nor after Cancel
  await page.getByText('Fill this in from a mail').click();
  await page.locator('input[type=file]').setInputFiles(first);
  await expect(page.getByLabel('Their name')).toHaveValue('Ann Lee');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Write down a request' }).click();
  await expect(page.getByLabel('Their name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Stop the sale of data' })).not.toBeChecked();
  await page.getByText('Fill this in from a mail').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('It looks like a request.')).toBeVisible();
  await expect(page.getByLabel('By email')).toBeChecked();
  await expect(page.getByLabel('On which day?')).toHaveValue('2026-10-12');
  await expect(page.getByLabel('In which state do they live?')).toHaveValue('CA');
  await expect(page.getByLabel('Their name')).toHaveValue('Pat Quinn');
  await expect(page.getByLabel('Their email')).toHaveValue('pat@mailbox.example');
  await sweep(page, 'a mail that was read');
  await page.getByRole('button', { name: 'Save the request' }).press('Enter');
  await expect(page.getByText('Pat Quinn, California. Came by email')).toBeVisible();
  // the same mail again is told, and fills in nothing
  await page.goto(`/requests?business=${business}&write=1`);
  await page.getByText('Fill this in from a mail').click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('You have this mail already.')).toBeVisible();
  await expect(page.getByLabel('Their name')).toHaveValue('');
  await sweep(page, 'a mail that is here already');
  await page.getByText('It stands at').getByRole('link').press('Enter');
  await expect(page.getByText('Pat Quinn, California. Came by email')).toBeVisible();
});

test('a mail that appeals is noted at the refused request, with its last day', async ({
  page,
  running,
}, info) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  const id = await entered(page, running, business, { email: 'dana@mailbox.example' });
  const path = `/api/businesses/${business}/requests/${id}`;
  const say = (what: object) => callAs(page, running, 'POST', `${path}/events`, what);
  await say({ version: 1, what: 'identity-confirmed', how: ['account'] });
  const { reference } = await say({ version: 2, what: 'denied', ground: 'exemption' });
  await page.goto(`/requests?business=${business}&write=1`);
  await page.getByText('Fill this in from a mail').click();
  const appeal = info.outputPath('appeal.eml');
  const subject = `Subject: Re: Your request ${reference}`;
  const words = 'Appeal. I think you are wrong. Please look at your decision again.';
  const date = new Date().toUTCString();
  writeFileSync(appeal, `From: Dana <evil@x.example>\n${subject}\nDate: ${date}\n\n${words}\n`);
  await page.locator('input[type=file]').setInputFiles(appeal);
  await expect(page.getByText('It looks like an appeal.')).toBeVisible();
  await expect(page.getByText('It comes from another address than that request.')).toBeVisible();
  await expect(page.getByText(/^Note the appeal, and the request is open again/)).toBeVisible();
  await sweep(page, 'a mail that appeals');
  await page.getByRole('button', { name: `Note the appeal at ${reference}` }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`request=${id}`));
  await expect(page.getByRole('main')).toContainText('They appealed');
  await expect(page.getByText(words)).toBeVisible();
});

test('a reader sees the desk, and no button that would be refused @full', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  const id = await entered(page, running, business);
  const adviser = { ...newOwner(), firstName: 'Ada' };
  await page.request.post(`${running.origin}/api/businesses/${business}/members`, {
    data: { email: adviser.email, role: 'reader' },
    headers: { origin: running.origin },
  });
  const mail = await mailTo(running, adviser.email);
  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  await signedIn(other, running, adviser);
  await other.goto(/https?:\/\/\S+\/invitation#[\w-]+/.exec(mail.text)?.[0] ?? '');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other).toHaveURL(/assessment/);
  await other.goto(`/requests?business=${business}`);
  await expect(other.getByRole('link', { name: /Pat Morgan/ })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Write down a request' })).toHaveCount(0);
  await other.goto(`/requests?business=${business}&request=${id}`);
  await expect(other.getByRole('heading', { name: 'Find the data and answer' })).toBeVisible();
  await expect(other.locator('.asmt').getByRole('button')).toHaveCount(0);
  await expect(other.locator('.asmt').getByRole('textbox')).toHaveCount(0);
  await other.goto(`/requests/settings?business=${business}`);
  await other.getByText('Days, reminders, your calendar and your proof').click();
  await expect(other.getByRole('heading', { name: 'Your proof' })).toBeVisible();
  await expect(other.getByRole('button', { name: /form|Save|address/ })).toHaveCount(0);
  await context.close();
});
