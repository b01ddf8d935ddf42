/** A paper as a coming law changes it: seen now, in force on its day. */
import { expect, test } from 'vitest';
import type { ComingDocument } from '#contract/documents/coming.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { htmlText, pdfText, wordText } from '../documents/text-extraction.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

onOneDatabase('documents that a coming law changes', (database) => {
  const stage = useStage(database);
  const path = (id: string) => `/api/businesses/${id}/documents/privacy-policy`;
  const read = async <T>(cookie: string, url: string) =>
    (await stage().call('GET', url, { cookie })).json<T>();
  const plain = (html: string | null) => htmlText(html ?? '').replaceAll(/\s+/g, ' ');

  test('the edition of the day is seen before it, with the reason, and is the draft on it', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const id = await stage().business(cookie, { statesOperating: ['OK'] });
    const coming = await read<ComingDocument>(cookie, `${path(id)}/coming`);
    expect(coming.from).toBe('2027-01-01');
    expect(coming.why.map(({ stateName }) => stateName)).toContain('Oklahoma');
    expect(plain(coming.html)).toContain('You can complain to');
    const today = await read<Draft>(cookie, path(id));
    expect(plain(today.html)).not.toContain('You can complain to');
    stage().clock.now = new Date('2027-01-01T12:00:00Z');
    const then = await read<Draft>(await stage().signIn(email), path(id));
    const words = (text: string) => text.match(/[^.]+\./g)?.slice(5, 40);
    const withoutDays = (text: string) => text.replaceAll(/\b[A-Z][a-z]+ \d{1,2}, 20\d\d/g, '');
    expect(words(withoutDays(plain(then.html)))).toEqual(words(withoutDays(plain(coming.html))));
  });

  test('it is a file, named by its day, and says what holds from then on', async () => {
    stage().clock.now = new Date('2026-11-27T12:00:00Z');
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['OK'] });
    for (const [format, textOf] of [
      ['word', wordText],
      ['pdf', pdfText],
    ] as const) {
      const file = await stage().call('GET', `${path(id)}/coming/${format}`, { cookie });
      expect(file.statusCode, file.body).toBe(200);
      expect(file.headers['content-disposition']).toContain('privacy-policy-from-2027-01-01.');
      const text = (await textOf(file.rawPayload)).replaceAll(/\s+/g, ' ');
      expect(text).toContain('You can complain to');
    }
    const none = await stage().business(cookie, { statesOperating: ['IA'] });
    const url = `/api/businesses/${none}/documents/employee-training-sheet/coming/word`;
    expectProblem(await stage().call('GET', url, { cookie }), 404, 'not-found');
  });

  test('a paper that nobody asks for is not found', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['OK'] });
    const url = `/api/businesses/${id}/documents/data-processing-agreement~nobody/coming`;
    expectProblem(await stage().call('GET', url, { cookie }), 404, 'not-found');
  });
});
