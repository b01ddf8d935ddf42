/** The role of a business that handles data for clients: asked, kept, and what follows from it. */
import { expect, test } from 'vitest';
import type { ClientWork } from '#contract/documents/client-work.ts';
import type { Documents, Draft } from '#contract/documents/documents.ts';
import { htmlText } from '../documents/text-extraction.ts';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';

onOneDatabase('data of clients', (database) => {
  const stage = useStage(database);
  const firm = async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['CA', 'TX'] });
    const answers = [
      { fact: 'consumers', state: 'CA', value: 120_000 },
      { fact: 'sbaSmallBusiness', value: false },
      { fact: 'consumers', state: 'TX', value: 9000 },
    ];
    const put = (path: string, body: object) =>
      stage().call('PUT', `/api/businesses/${id}/${path}`, { cookie, body });
    expect((await put('answers', { version: 1, answers })).statusCode).toBe(200);
    const get = async <Reply>(path: string) =>
      (await stage().call('GET', `/api/businesses/${id}/${path}`, { cookie })).json<Reply>();
    const answer = async (version: number, value: string) =>
      (await put('details', { version, details: [{ name: 'clientWork', value }] })).statusCode;
    return { get, put, answer };
  };
  const AGREEMENT = 'data-processing-agreement~clients';

  test('nothing follows before the answer, nor from a no', async () => {
    const { get, answer } = await firm();
    const before = await get<ClientWork>('client-work');
    expect(before).toMatchObject({ answer: null, duties: [] });
    expect(await answer(before.version, 'No')).toBe(200);
    expect(await get<ClientWork>('client-work')).toMatchObject({ answer: 'No', duties: [] });
    const { documents } = await get<Documents>('documents');
    expect(documents.map(({ id }) => id)).not.toContain(AGREEMENT);
  });

  test('a clash is told beside the document, with both ways out', async () => {
    const { get, put } = await firm();
    const clashes = async () => (await get<Draft>('documents/privacy-policy')).clashes;
    expect(await clashes()).toEqual([]);
    const answers = [{ fact: 'profiling', value: true }];
    expect((await put('answers', { version: 2, answers })).statusCode).toBe(200);
    expect(await clashes()).toEqual([]);
    const details = [{ name: 'practiceProfilingWithout', value: 'Not yet' }];
    expect((await put('details', { version: 3, details })).statusCode).toBe(200);
    expect(await clashes()).toEqual([
      expect.stringMatching(/score people, but .* says “Not yet”\. Change .*, or your answer/),
    ]);
  });

  test('numbers that nobody gave are marked; no clause promises what is “Not yet”', async () => {
    const { get, put } = await firm();
    const role = [
      { name: 'clientWork', value: 'Only for clients' },
      { name: 'incidentNoticeHours', value: '48' },
      { name: 'practiceSeparation', value: 'Not yet' },
      { name: 'practicePassOn', value: 'Not yet' },
    ];
    const { version } = await get<ClientWork>('client-work');
    expect((await put('details', { version, details: role })).statusCode).toBe(200);
    const draft = await get<Draft>(`documents/${AGREEMENT}`);
    const text = htmlText(draft.html ?? '');
    expect(text).toContain('[to confirm: 30]');
    expect(text).toContain('at the latest 48 hours');
    expect(text).not.toMatch(/\b72\b|two business days|apart from/);
    expect(draft.clashes.join()).toContain('it sends the request on');
  });

  test('a yes brings the duties with the sections of the states, and an agreement', async () => {
    const { get, answer } = await firm();
    const { version } = await get<ClientWork>('client-work');
    expect(await answer(version, 'Only for clients')).toBe(200);
    const { duties } = await get<ClientWork>('client-work');
    const help = duties.find(({ id }) => id === 'help');
    expect(help?.states).toEqual([
      expect.objectContaining({ stateId: 'CA', cite: expect.stringContaining('11 CCR § 7051') }),
      expect.objectContaining({ stateId: 'TX', cite: 'Tex. Bus. & Com. Code § 541.104' }),
    ]);
    // California's contract need not name instructions: only what a law asks for is listed
    expect(duties.find(({ id }) => id === 'instructions')?.states).toHaveLength(1);
    const { documents } = await get<Documents>('documents');
    expect(documents.find(({ id }) => id === AGREEMENT)).toMatchObject({
      need: 'needed',
      reason: expect.stringContaining('You handle data for clients. The law of California and'),
    });
    const draft = await get<Draft>(`documents/${encodeURIComponent(AGREEMENT)}`);
    const text = htmlText(draft.html ?? '').replaceAll(/\s+/g, ' ');
    expect(text).toContain('CA.1 No selling, no sharing.');
    expect(text).toContain('The Processor is [your full legal name');
    expect(draft.gaps.map(({ variable }) => variable)).toContain('clientServices');
  });
});
