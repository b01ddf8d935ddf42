/** A paper as a coming law changes it: seen now, in force on its day. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Business } from '#contract/businesses.ts';
import type { ComingDocument, listNewEditions } from '#contract/documents/coming.ts';
import type { Documents, Draft } from '#contract/documents/documents.ts';
import type { Hosting } from '#contract/documents/publications.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { htmlText, pdfText, wordText } from '../documents/text-extraction.ts';
import { finishPolicy } from '../finished-policy.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

type NewEditions = ReplyOf<typeof listNewEditions>;
const PUBLISHED = 'documents/privacy-policy/publication';

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

  test('it counts from its own day, and names what changes it and nothing else', async () => {
    stage().clock.now = new Date('2026-11-27T12:00:00Z');
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['OK', 'UT', 'MD'] });
    const { version } = await read<Business>(cookie, `/api/businesses/${id}`);
    const details = [{ name: 'effectiveDate', value: '2026-12-15' }];
    const url = `/api/businesses/${id}/details`;
    const told = await stage().call('PUT', url, { cookie, body: { version, details } });
    expect(told.statusCode, told.body).toBe(200);
    const coming = await read<ComingDocument>(cookie, `${path(id)}/coming`);
    expect(coming.from).toBe('2027-01-01');
    expect(plain(coming.html)).toContain('Effective date: January 1, 2027.');
    expect(plain(coming.html)).not.toContain('December 15, 2026');
    expect(coming.why.map(({ what }) => what).join()).not.toContain('Car makers');
    const california = await stage().business(cookie, { statesOperating: ['CA'] });
    const next = await read<ComingDocument>(cookie, `${path(california)}/coming`);
    expect(plain(next.html)).toContain(
      'In California the right to delete also covers data about you that we got from others.',
    );
    expect(next.why.map(({ what }) => what).join()).toContain('SB 923');
    expect(next.why.map(({ what }) => what).join()).not.toContain('DROP');
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

  describe('once the day has come', () => {
    let [email, cookie, id] = ['', '', ''];
    const editions = () => read<NewEditions>(cookie, `/api/businesses/${id}/new-editions`);
    const press = () => stage().call('POST', `${path(id)}/switch-on`, { cookie });
    const comeTheDay = async (day: string) => {
      stage().clock.now = new Date(`${day}T12:00:00Z`);
      cookie = await stage().signIn(email);
    };

    /** A policy with nothing open, kept and published on November 27, 2026. */
    beforeEach(async () => {
      stage().clock.now = new Date('2026-11-27T12:00:00Z');
      email = freshEmail();
      cookie = await stage().owner(email);
      id = await stage().business(cookie, { statesOperating: ['DE', 'OK'] });
      await fillIn();
      const slug = `harbor-${randomBytes(5).toString('hex')}`;
      await put('slug', { slug });
      await stage().call('POST', path(id), { cookie });
      expect((await put(PUBLISHED, { number: 1 })).statusCode).toBe(200);
    });

    const version = async () => (await read<Business>(cookie, `/api/businesses/${id}`)).version;
    const put = (rest: string, body: object) =>
      stage().call('PUT', `/api/businesses/${id}/${rest}`, { cookie, body });
    const fillIn = () =>
      finishPolicy(async (method, url, body) => {
        const reply = await stage().call(method, url, { cookie, ...(body && { body }) });
        expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body]);
        return reply.json();
      }, id);

    test('nothing is to be switched on before it, and the press is refused', async () => {
      expect(await editions()).toEqual([]);
      expect((await read<Draft>(cookie, path(id))).newEdition).toBeNull();
      expectProblem(await press(), 422, 'not-allowed-now');
    });

    test('it waits while something is open; then one press keeps, publishes and notes it', async () => {
      await comeTheDay('2027-01-03');
      const [waiting] = await editions();
      expect(waiting).toMatchObject({ id: 'privacy-policy', from: '2027-01-01' });
      expect(waiting?.why.map(({ stateName }) => stateName)).toContain('Oklahoma');
      const { documents } = await read<Documents>(cookie, `/api/businesses/${id}/documents`);
      expect(documents.filter(({ newEdition }) => newEdition).map((each) => each.id)).toEqual([
        'privacy-policy',
      ]);
      const tooSoon = await press();
      expectProblem(tooSoon, 422, 'not-ready');
      expect(tooSoon.json<{ open: string[] }>().open).toContain(
        'Do you hold sensitive data on people in your states?',
      );
      expect(await read(cookie, `${path(id)}/versions`)).toHaveLength(1);
      expect(await editions()).toHaveLength(1);
      await put('answers', {
        version: await version(),
        answers: [{ fact: 'processesSensitiveData', state: 'OK', value: false }],
      });
      const reply = await press();
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { version: { number: 2, asOf: '2027-01-03' }, published: true },
      ]);
      expect(
        (await read<Hosting>(cookie, `/api/businesses/${id}/${PUBLISHED}`)).shown,
      ).toMatchObject({
        number: 2,
        publishedOn: '2027-01-03',
      });
      const history = await stage().call('GET', `/api/businesses/${id}/history`, { cookie });
      expect(history.body).toContain(
        'Switched on the edition of January 1, 2027 of the privacy policy: version 2',
      );
      const kept = await read<Draft>(cookie, path(id));
      expect(plain(kept.html)).toContain('Effective date: January 1, 2027.');
      expect(kept.changed).toBe(false);
      expect(await editions()).toEqual([]);
      expectProblem(await press(), 422, 'not-allowed-now');
    });

    test('what the owner tells makes no new edition, a version kept since ends one', async () => {
      await put('details', {
        version: await version(),
        details: [{ name: 'contactEmail', value: 'other@harbor.example' }],
      });
      const draft = await read<Draft>(cookie, path(id));
      expect([draft.changed, draft.newEdition]).toEqual([true, null]);
      await comeTheDay('2027-01-01');
      await stage().call('POST', path(id), { cookie });
      expect(await editions()).toEqual([]);
    });
  });

  test('a paper that nobody asks for is not found', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['OK'] });
    const url = `/api/businesses/${id}/documents/data-processing-agreement~nobody/coming`;
    expectProblem(await stage().call('GET', url, { cookie }), 404, 'not-found');
  });
});
