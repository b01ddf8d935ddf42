/**
 * The desk over time: settings that stay, a long list, mails that are refused or confirm, letters
 * in Spanish and on paper.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { longDate } from '#text/english.ts';
import { callAs, daysAgo, entered } from './desk.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { printed } from './print-text.ts';
import { expect, test } from './stage.ts';

test('the settings stay as they were saved @full', async ({ page, running, browser }) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  const adviser = { ...newOwner(), firstName: 'Ada' };
  await callAs(page, running, 'POST', `/api/businesses/${business}/members`, {
    email: adviser.email,
    role: 'editor',
  });
  const invitation = await mailTo(running, adviser.email);
  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  await signedIn(other, running, adviser);
  await callAs(other, running, 'POST', '/api/invitation/acceptance', {
    token: /invitation#([\w-]+)/.exec(invitation.text)?.[1],
  });
  await context.close();

  await page.goto(`/requests/settings?business=${business}`);
  await page.getByText('Days, reminders, your calendar and your proof').click();
  await expect(page.getByText('so none of these leave')).toBeVisible();
  const slug = `slow-lane-${Date.now()}`;
  await page.getByLabel('Name in the address').fill(slug);
  await page.getByRole('button', { name: 'Choose this address' }).click();
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByLabel('Your own promise, in days').fill('20');
  await page.getByLabel('Who stands in while you are away?').selectOption({ index: 1 });
  await page.getByLabel('From').fill('2027-07-01');
  await page.getByLabel('Until').fill('2027-07-14');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your own promise, in days')).toHaveValue('20');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago');
  await expect(page.getByLabel('Who stands in while you are away?')).not.toHaveValue('');
  await expect(page.getByLabel('From')).toHaveValue('2027-07-01');
  await expect(page.getByLabel('Until')).toHaveValue('2027-07-14');
  await expect(page.getByRole('link', { name: new RegExp(`/r/${slug}`) }).first()).toBeVisible();
});

test('times and days of a request are those of the firm, wherever the account is @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA'] });
  const id = await entered(page, running, business);
  const at = `/api/businesses/${business}/requests/${id}`;
  await callAs(page, running, 'POST', `${at}/notes`, { text: 'Called back' });
  const letter = await callAs(page, running, 'POST', `${at}/letters`, { kind: 'deleted' });
  const text = { version: 1, subject: 'Deleted', text: 'We deleted it.' };
  await callAs(page, running, 'PUT', `${at}/letters/${letter.id}`, text);
  const sending = { version: 2, by: 'print', on: daysAgo(3), identity: ['order'] };
  await callAs(page, running, 'POST', `${at}/letters/${letter.id}/sending`, sending);
  // half past eight in the evening in Los Angeles, and the next day in New York and in UTC
  const late = '2026-11-24T04:30:00Z';
  await page.route(`**${at}`, async (route) => {
    const reply = await route.fetch();
    const whole = await reply.json();
    expect(whole.timeZone).toBe('America/Los_Angeles');
    const notes = whole.notes.map((note: object) => ({ ...note, at: late }));
    const json = { ...whole, notes, receivedOn: '2026-11-23', enteredAt: late };
    await route.fulfill({ response: reply, json });
  });
  await page.goto(`/requests?business=${business}&request=${id}`);
  await expect(page.getByText('Maria Lane, November 23, 2026 at 8:30 PM')).toBeVisible();
  await expect(page.getByText('Came by phone on November 23, 2026.')).toBeVisible();
  await expect(page.getByText(/Written down on/)).toHaveCount(0);
  // sent by hand: on the day that the owner named, not when that was written down
  const sentOn = longDate(daysAgo(3));
  await expect(page.getByText(`Sent on paper or your own way, ${sentOn}`)).toBeVisible();
});

test('the next page of a long list comes by keyboard @full', async ({ page, running }) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA'] });
  for (let left = 52; left > 0; left -= 1) await entered(page, running, business);
  await page.goto(`/requests?business=${business}`);
  await expect(page.locator('.desklist > li')).toHaveCount(50);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page.locator('.desklist > li')).toHaveCount(2);
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await expect(page.locator('.desklist > li')).toHaveCount(50);
});

test('a letter is in Spanish, and printed without our bars @full', async ({ page, running }) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  const id = await entered(page, running, business);
  await page.goto(`/requests?business=${business}&request=${id}`);
  // no mail server is set up here, so no link can be mailed, and a confirmed address would change
  // nothing of that
  const strip = page.getByRole('region', { name: 'Your email' });
  await expect(strip).toContainText('Your email is not confirmed.');
  await strip.getByRole('button', { name: 'Write the link again' }).click();
  await expect(strip.getByRole('status')).toContainText('no letter leaves by mail');
  await expect(page.getByRole('button', { name: 'Mail them a link' })).toHaveCount(0);
  await page.getByLabel('Which letter?').selectOption('We deleted your data');
  await page.getByLabel('In which language?').selectOption('Spanish, with English below');
  await page.getByRole('button', { name: 'Write this letter' }).click();
  const open = page.getByRole('region', { name: 'What is open in the letter' });
  const takeOut = open.getByRole('button', { name: /^Take it out/ });
  // whether it was done, since no place is ticked; what is kept; of vendors nothing is said
  await expect(takeOut).toHaveCount(2);
  await open.getByRole('button', { name: /^Keep it.*no place is ticked/ }).click();
  await takeOut.click();
  // the Spanish ones stay empty: the English words stand there, too
  const english = open.getByRole('textbox', { name: /^(?!.*Spanish)/ });
  for (const field of await english.all()) await field.fill('as agreed');
  await open.getByRole('button', { name: 'Put these in the letter' }).click();
  // what was taken out of one text is out of both
  await expect(page.getByLabel('Letter', { exact: true })).not.toHaveValue(/proveedores|vendors/);
  await page.getByLabel('On paper, or your own way').check();
  await page.getByLabel('I did not check').check();
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('Noted: the letter is sent.')).toBeFocused();
  await page.getByText('Read it', { exact: true }).click();
  const { whole } = await printed(page);
  expect(whole.match(/asagreed/g)?.length).toBeGreaterThan(1);
  expect(whole).toContain('ustednospidióborrarsusdatos');
  expect(whole).toContain('youaskedustodeleteyourdata');
  expect(whole).not.toMatch(
    /Writethisletter|Signout|Earlierversions|fillin:|Newnote|Anotherplace|Anothercompany/,
  );
});

/** A server whose mail office takes all but letters to one address. */
const withOffice = test.extend<object, { office: Map<string, Buffer> }>({
  office: [
    async ({ browserName }, use) => {
      void browserName;
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  smtp: [
    async ({ office }, use) => {
      const server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onRcptTo: ({ address }, _, done) =>
          done(
            address.startsWith('no.mailbox@')
              ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
              : undefined,
          ),
        onData: (stream, session, done) => {
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            for (const { address } of session.envelope.rcptTo)
              office.set(address, Buffer.concat(parts));
            done();
          });
        },
      });
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      await use(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

withOffice(
  'a mail that is refused is shown at its request, with what to do',
  async ({ page, running, office }) => {
    const owner = await signedIn(page, running);
    await expect.poll(() => office.has(owner.email)).toBe(true);
    const { text: mail } = await PostalMime.parse(office.get(owner.email) ?? '');
    const token = /verify#([\w-]+)/.exec(mail ?? '')?.[1];
    await callAs(page, running, 'POST', '/api/auth/verify', { token });
    const business = await withBusiness(page, running, { statesOperating: ['VA'] });
    const id = await entered(page, running, business, { email: 'no.mailbox@example.com' });
    const path = `/api/businesses/${business}/requests/${id}/letters`;
    const letter = await callAs(page, running, 'POST', path, { kind: 'receipt' });
    const text = letter.text.replaceAll(/\[(?:fill in|choose): [^\]]+\]/g, 'done');
    await callAs(page, running, 'PUT', `${path}/${letter.id}`, {
      version: 1,
      subject: letter.subject,
      text,
    });
    await callAs(page, running, 'POST', `${path}/${letter.id}/sending`, { version: 2, by: 'mail' });
    await expect(async () => {
      await page.goto(`/requests?business=${business}&request=${id}`);
      await expect(
        page.getByText(/It was refused:.*No such mailbox.*Send it another way, then say so\./),
      ).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await page.goto(`/requests?business=${business}`);
    await expect(page.locator('.desklist > li')).toContainText(/mail/i);
  },
);

withOffice('an address is confirmed by a button', async ({ page, running, office, browser }) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  const id = await entered(page, running, business);
  const at = `/requests?business=${business}&request=${id}`;
  await page.goto(at);
  await page.getByRole('button', { name: 'Mail them a link' }).click();
  await expect(page.getByText('The link is on its way.')).toBeFocused();
  await expect.poll(() => office.has('pat@example.com')).toBe(true);
  const { text: mail } = await PostalMime.parse(office.get('pat@example.com') ?? '');
  const context = await browser.newContext({ baseURL: running.origin, javaScriptEnabled: false });
  const person = await context.newPage();
  // scanners of mail open links: opening alone confirms nothing
  await person.goto(/https?:\/\/\S+\/r\/c\/[\w-]+/.exec(mail ?? '')?.[0] ?? '');
  await page.goto(at);
  await expect(page.getByText('They pressed the button.')).toHaveCount(0);
  await person.getByRole('button', { name: 'Yes, this is my request' }).click();
  await expect(person.getByText(/The business now knows/)).toBeVisible();
  await context.close();
  await page.goto(at);
  await expect(page.getByText('They pressed the button.')).toBeVisible();
});
