/** What the desk says of a letter whose request has changed, and of a request that is an appeal. */
import { callAs, daysAgo, entered } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

test.use({ actionTimeout: 8000 });

test('a letter for the state before is not sent; it is written again, and its text stays', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CO', 'TX'] });
  const id = await entered(page, running, business, { state: 'CO' });
  const at = `/api/businesses/${business}/requests/${id}`;
  const draft = { kind: 'refusal', ground: 'tax-records', partly: false };
  await callAs(page, running, 'POST', `${at}/letters`, draft);
  await callAs(page, running, 'PATCH', at, { version: 1, state: 'TX' });
  await page.goto(`/requests?business=${business}&request=${id}`);
  await page.getByRole('button', { name: /^Edit and send/ }).click();
  const note = page.getByRole('note').filter({ hasText: 'This letter was written for Colorado.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Send the letter|I sent it)$/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Letter' })).toHaveValue(/C\.R\.S\./);
  await note.getByRole('button', { name: 'Write it again' }).press('Enter');
  await page.getByRole('radio', { name: /tax/i }).check();
  await page.getByRole('button', { name: 'Write this letter' }).click();
  await expect(page.getByRole('textbox', { name: 'Letter' })).toHaveValue(/541\.201\(a\)\(1\)/);
  await expect(page.getByRole('button', { name: /^(Send the letter|I sent it)$/ })).toHaveCount(1);
});

test('a new request of an address that was refused is noted as the appeal of that in one press', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['DE'] });
  const first = await entered(page, running, business, { state: 'DE' });
  const at = `/api/businesses/${business}/requests/${first}`;
  const denied = { version: 1, what: 'denied', ground: 'exemption', on: daysAgo(3) };
  const { reference } = await callAs(page, running, 'POST', `${at}/events`, denied);
  const text = 'Appeal. You got it wrong.';
  const id = await entered(page, running, business, {
    state: 'DE',
    text,
    receivedOn: daysAgo(1),
  });
  await page.goto(`/requests?business=${business}&request=${id}`);
  await expect(
    page.getByRole('note').filter({ hasText: `You refused ${reference}` }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: `Note the appeal at ${reference}, and close this one` })
    .press('Enter');
  await expect(page.getByText(`The appeal is noted at ${reference}`)).toBeFocused();
  await page.goto(`/requests?business=${business}&request=${first}`);
  await expect(page.getByText('Answer the appeal').first()).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
});
