/**
 * Agreements for each vendor of the data map, and assessments for each activity: which there are,
 * and what they say.
 */
import { expect, test } from 'vitest';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Documents, Draft } from '#contract/documents/documents.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { htmlText } from '../documents/text-extraction.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

const MAILER: MapRecipient = {
  ...blankRecipient('tool-mailchimp'),
  name: 'Mailchimp',
  company: 'Intuit',
  kind: 'email service',
  does: 'sends our newsletter',
  role: 'processor',
  tool: 'mailchimp',
  sold: false,
  ads: false,
  state: 'confirmed',
};
const BUYER: MapRecipient = {
  ...blankRecipient('list-buyer'),
  name: 'Listings Ltd',
  kind: 'list buyer',
  does: 'sends offers of others',
  role: 'third party',
  sold: true,
  ads: false,
  state: 'confirmed',
};
const EMAILS: MapLine = {
  ...blankLine('emails', 'Email addresses'),
  type: 'Email addresses',
  people: ['customers'],
  sources: ['the person'],
  purposes: ['to send news'],
  systems: ['the shop system'],
  recipients: [MAILER.id, BUYER.id],
  sensitive: false,
  minors: 'no',
  kept: 'two years',
  keptBecause: 'until the last order is settled',
  state: 'confirmed',
};

onOneDatabase('documents for each vendor and activity', (database) => {
  const stage = useStage(database);
  const shop = async (
    answers: readonly object[],
    statesOperating = ['CA', 'DE'],
    mailer: MapRecipient = MAILER,
  ) => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating });
    const save = (path: string, body: object) =>
      stage().call('PUT', `/api/businesses/${id}/${path}`, { cookie, body });
    expect((await save('answers', { version: 1, answers })).statusCode).toBe(200);
    const map = { lines: [EMAILS], recipients: [mailer, BUYER] };
    expect((await save('data-map', { version: 2, ...map })).statusCode).toBe(200);
    const list = (
      await stage().call('GET', `/api/businesses/${id}/documents`, { cookie })
    ).json<Documents>();
    const draft = async (key: string) => {
      const path = `/api/businesses/${id}/documents/${encodeURIComponent(key)}`;
      const reply = (await stage().call('GET', path, { cookie })).json<Draft>();
      return { ...reply, text: htmlText(reply.html ?? '').replaceAll(/\s+/g, ' ') };
    };
    return { cookie, id, copies: list.documents.filter(({ copyOf }) => copyOf !== null), draft };
  };
  const BOUND = [
    { fact: 'consumers', state: 'DE', value: 120_000 },
    { fact: 'sellsPersonalData', value: true },
    { fact: 'targetedAdvertising', value: false },
    { fact: 'profiling', value: false },
    { fact: 'processesSensitiveData', state: 'DE', value: false },
    { fact: 'processesSensitiveData', state: 'CA', value: false },
    { fact: 'consumers', state: 'CA', value: 120_000 },
  ];

  test('one agreement for the processor and one for the buyer; one assessment for the sale', async () => {
    const { copies } = await shop(BOUND);
    // in working order, which the tasks decide; the copies of one document stay together
    expect(new Map(copies.map(({ id, title }) => [id, title]))).toEqual(
      new Map([
        ['data-processing-agreement~tool-mailchimp', 'Accept the data terms: Mailchimp'],
        ['data-processing-agreement~list-buyer', 'Data agreement: Listings Ltd'],
        ['data-protection-assessment~sale', 'Data protection assessment: Selling personal data'],
      ]),
    );
    const termsOf = (name: string) =>
      copies.find(({ id }) => id.endsWith(name))?.vendorTerms?.lookFor ?? null;
    expect(termsOf('~tool-mailchimp')).toContain('deletion at the end');
    expect(termsOf('~list-buyer')).toBeNull();
  });

  test('an agreement says what the map says of its vendor, and marks what it does not', async () => {
    const { draft } = await shop(BOUND, undefined, { ...MAILER, tool: null });
    const agreement = await draft('data-processing-agreement~tool-mailchimp');
    expect(agreement.text).toContain('Types of Personal Data Email addresses');
    expect(agreement.text).toContain('sends our newsletter');
    expect(agreement.text).toContain('Role: processor.');
    expect(agreement.text).not.toContain('Role: third party.');
    expect(agreement.text).toContain('[to confirm: 72] hours');
    expect(agreement.gaps.map(({ variable }) => variable)).toContain('vendorAddress');
    const buyer = await draft('data-processing-agreement~list-buyer');
    expect(buyer.text).toContain('Role: third party.');
    expect(buyer.text).not.toContain('Role: processor.');
  });

  test('a name that is general knowledge waits for a look at the contract', async () => {
    const known: MapRecipient = { ...MAILER, contract: 'not yet', company: 'ADP, Inc.' };
    const text = async (vendor: Partial<MapRecipient>) => {
      const { draft } = await shop(BOUND, undefined, { ...known, ...vendor });
      return (await draft('data-processing-agreement~tool-mailchimp')).text;
    };
    const LOOK = 'Look whether this is the company’s name in your contract: ';
    const adp = { tool: 'adp' };
    expect(await text({ tool: null })).not.toContain(LOOK);
    expect(await text(adp)).toContain(`${LOOK}ADP, Inc.`);
    expect(await text({ ...adp, address: '1 Main Street' })).not.toContain(LOOK);
  });

  test('a company with terms of its own has their address, and nothing to sign', async () => {
    const { copies, draft } = await shop(BOUND);
    const own = await draft('data-processing-agreement~tool-mailchimp');
    expect(own.text).toMatch(/how they are accepted\. .{0,60}https:\/\/\S+/);
    expect(own.text).toContain('It deletes or returns the data at the end.');
    expect(own.text).not.toMatch(/\bSignature\b|the “Processor”/);
    expect(copies.find(({ id }) => id.endsWith('~tool-mailchimp'))).toMatchObject({
      need: 'not asked for',
      reason: expect.stringContaining('own data terms'),
    });
  });

  test('an assessment has its own trigger only, with the data, vendors and times of the map', async () => {
    const { draft } = await shop(BOUND);
    const { text } = await draft('data-protection-assessment~sale');
    expect(text).toContain('Selling data.');
    expect(text).not.toContain('Targeted advertising.');
    expect(text).not.toContain('If nothing applies');
    expect(text).toContain('Email addresses No No To sell it');
    expect(text).toContain('Listings Ltd: sends offers of others');
    expect(text).not.toContain('Mailchimp');
    expect(text).toContain('Email addresses: two years');
  });

  test('no assessment where nothing asks for one, and none for what is not known', async () => {
    const nothing = BOUND.map((answer) =>
      answer.fact === 'sellsPersonalData' ? { ...answer, value: false } : answer,
    );
    const ids = (await shop(nothing)).copies.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('data-protection-assessment'))).toEqual([]);
    const few = (
      await shop([{ fact: 'consumers', state: 'DE', value: 40_000 }, BOUND[1] ?? {}], ['DE'])
    ).copies;
    expect(few.map(({ id }) => id)).not.toContain('data-protection-assessment~sale');
  });

  test('a copy is stored and printed under a plain name; an unknown one is not found', async () => {
    const { cookie, id } = await shop(BOUND);
    const at = (key: string, more = '') =>
      `/api/businesses/${id}/documents/${encodeURIComponent(key)}${more}`;
    const key = 'data-processing-agreement~tool-mailchimp';
    expect((await stage().call('POST', at(key), { cookie })).statusCode).toBe(200);
    const file = await stage().call('GET', at(key, '/versions/1/file/word'), { cookie });
    expect(file.headers['content-disposition']).toContain(
      'data-processing-agreement-tool-mailchimp-version-1.docx',
    );
    expectProblem(
      await stage().call('GET', at('data-processing-agreement~nobody'), { cookie }),
      404,
      'not-found',
    );
  });
});
