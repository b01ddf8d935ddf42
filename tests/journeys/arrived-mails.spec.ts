/**
 * Mails that came to the address of a desk: the owner reads what may ask for something first, and
 * says by one press what it asks.
 */
import { type AddressInfo, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { formOf, tabTo } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { DESK_DOMAIN, expect, test } from './stage.ts';
import { sweep } from './sweeping.ts';

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.use({
  deskMail: [
    async ({ browserName }, use) => {
      void browserName;
      await use(await freePort());
    },
    { scope: 'worker' },
  ],
});

const LONG = 'I have bought tea from you each month since you opened, and I like it. '.repeat(5);

test('an unclear mail shows its telling sentence, and one press says what it asks', async ({
  page,
  running,
  deskMail,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await formOf(page, running, business);
  const send = (subject: string, text: string) =>
    createTransport({ host: '127.0.0.1', port: deskMail, ignoreTLS: true }).sendMail({
      from: 'Ruth Vance <ruth@mailbox.example>',
      to: `desk-${business}@${DESK_DOMAIN}`,
      subject,
      text,
    });
  await send('hours', 'Is the tea room open on Sunday?');
  await send(
    'lists',
    `${LONG}\n\nPlease delete my address from the lists that you rent out.\n\nRuth`,
  );
  await page.goto(`/requests?business=${business}&show=mails`);
  // the newest first, and the way to the one that waits longest
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['lists', 'hours']);
  await page.getByRole('link', { name: 'Show the oldest first' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['hours', 'lists']);
  await page.getByRole('link', { name: 'Show the newest first' }).click();
  const one = page.getByRole('listitem').filter({ hasText: 'lists' }).last();
  await expect(page.locator('mark:visible')).toHaveText([
    'Please delete my address from the lists that you rent out.',
  ]);
  await sweep(page, 'mails that came in');
  await expect(one.getByRole('button', { name: 'They ask to delete' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'They say no to selling' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Stop the sale of data' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Delete data' })).not.toBeChecked();
  await expect(page.getByLabel('On which day?')).not.toHaveValue('');
  await expect(page.getByLabel('Their name')).toHaveValue('Ruth Vance');
  await page.getByLabel('In which state do they live?').selectOption('TX');
  await page.getByRole('button', { name: 'Save the request' }).press('Enter');
  await expect(page.getByText('Ruth Vance, Texas. Came by email')).toBeVisible();
  await page.goto(`/requests?business=${business}&show=mails`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['hours']);
});

test('a mail that only seems to ask is set aside by one press', async ({
  page,
  running,
  deskMail,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await formOf(page, running, business);
  await createTransport({ host: '127.0.0.1', port: deskMail, ignoreTLS: true }).sendMail({
    from: 'ann@mailbox.example',
    to: `desk-${business}@${DESK_DOMAIN}`,
    subject: 'class',
    text: 'I am a law student. How do you answer who writes: please delete my data?',
  });
  await page.goto(`/requests?business=${business}&show=mails`);
  await page.getByRole('button', { name: 'It asks nothing about data' }).press('Enter');
  await expect(page.getByText('Done. 0 mails left.')).toBeVisible();
  await page.getByRole('link', { name: /^Set aside/ }).click();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
});
