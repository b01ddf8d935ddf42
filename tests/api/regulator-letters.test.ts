/**
 * Regulators' letters: read, stored, worked out, answered; nothing in a document that the owner did
 * not tell.
 */
import { describe, expect, test } from 'vitest';
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { LetterReading, RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { wholeLetter } from '#engine/letters/letter.ts';
import { CORPUS, CURE_TERMS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { readFileSync } from 'node:fs';
import { onOneDatabase } from './databases.ts';
import { LETTER } from './example-calls.ts';
import { expectProblem, useStage } from './stage.ts';

const LETTERS = new URL('../letters/', import.meta.url);
const TRUTHS = JSON.parse(readFileSync(new URL('truths.json', LETTERS), 'utf8')) as {
  file: string;
  receivedOn: string;
}[];

onOneDatabase('regulators’ letters', (database) => {
  const stage = useStage(database);
  const url = (id: string, more = '') => `/api/businesses/${id}/regulator-letters${more}`;
  const shop = async (profile: object = {}) => {
    const cookie = await stage().owner();
    return { cookie, id: await stage().business(cookie, profile) };
  };
  const add = (cookie: string, id: string, change: Partial<RegulatorLetterInput> = {}) =>
    stage().call('POST', url(id), { cookie, body: { ...LETTER, ...change } });
  const added = async (cookie: string, id: string, change: Partial<RegulatorLetterInput> = {}) => {
    const reply = await add(cookie, id, change);
    expect(reply.statusCode).toBe(201);
    return reply.json<RegulatorLetter>();
  };

  test('a pasted letter is read, and nothing is stored', async () => {
    const { cookie, id } = await shop();
    const reply = await stage().call('POST', url(id, '/read'), {
      cookie,
      body: {
        text: 'Texas, January 5, 2026: you broke § 541.102(a). You have thirty days to cure.',
      },
    });
    expect(reply.json<LetterReading>()).toMatchObject({
      states: ['TX'],
      dated: '2026-01-05',
      days: 30,
      requirementIds: ['TX-01'],
    });
    const bare = await stage().call('POST', url(id, '/read'), {
      cookie,
      body: { text: 'California: 11 CCR §§ 7026(d), 7060–7063 and, for known consumers, 7025(c).' },
    });
    expect(bare.json<LetterReading>().requirementIds).toEqual(['CA-03', 'CA-09', 'CA-05']);
    expect((await stage().call('GET', url(id), { cookie })).json()).toEqual({ letters: [] });
  });

  test('days of the date of the letter fill its last day; days from receipt wait for that day', async () => {
    const { cookie, id } = await shop();
    const read = async (count: string) => {
      const text = `Connecticut, Office of the Attorney General\n\nJanuary 5, 2026\n\nPlease answer the following within twenty-one (21) days ${count}: how long do you keep recordings?`;
      const reply = await stage().call('POST', url(id, '/read'), { cookie, body: { text } });
      return reply.json<LetterReading>();
    };
    expect(await read('of the date of this letter')).toMatchObject({
      days: 21,
      lastDay: '2026-01-26',
    });
    expect(await read('of receipt of this letter')).toMatchObject({ days: 21, lastDay: null });
  });

  test('a request for documents is read as one; its items are kept, and its papers printed', async () => {
    const { cookie, id } = await shop();
    const text = `California Privacy Protection Agency\nEnforcement Division\n\nJanuary 5, 2026\n\nRe: Request for documents\n\nPlease produce the documents listed in Attachment A by January 30, 2026.\n\nAttachment A\n1. All contracts with third parties.\n2. A list of every tracking tool.`;
    const reply = await stage().call('POST', url(id, '/read'), { cookie, body: { text } });
    const read = reply.json<LetterReading>();
    expect(read).toMatchObject({
      kind: 'production',
      states: ['CA'],
      office: 'California Privacy Protection Agency',
      lastDay: '2026-01-30',
    });
    expect(read.orders).toMatchObject([
      { what: 'All contracts with third parties.', by: '2026-01-30', place: 'Attachment A' },
      { what: 'A list of every tracking tool.', by: '2026-01-30', place: 'Attachment A' },
    ]);
    const { id: letterId, result } = await added(cookie, id, {
      stateId: 'CA',
      kind: read.kind,
      orders: read.orders,
      days: null,
      lastDay: read.lastDay,
      requirementIds: [],
    });
    expect(result.right.kind).toBe('no notice');
    expect(result.steps[0]).toMatchObject({ kind: 'produce', by: '2026-01-30' });
    for (const document of ['list', 'more-time']) {
      const file = await stage().call('GET', url(id, `/${letterId}/${document}/pdf`), { cookie });
      const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload));
      const { text: words } = await extractText(pdf, { mergePages: true });
      expect(words.replaceAll(/\s+/g, ' ')).toContain('A list of every tracking tool.');
    }
  });

  test('a letter without a kind is kept as before kinds were told', async () => {
    const { cookie, id } = await shop();
    const { kind, ...bare } = LETTER;
    const reply = await stage().call('POST', url(id), { cookie, body: bare });
    const { letter } = reply.json<RegulatorLetter>();
    expect(kind).not.toBe(letter.kind);
    expect(letter).toMatchObject({ kind: 'unclear', orders: [], moreTime: null, objectBy: null });
  });

  test('page, API and command read a letter alike, and days from receipt follow the day of receipt', async () => {
    const { cookie, id } = await shop();
    const { asOf } = (await added(cookie, id)).result;
    for (const truth of TRUTHS) {
      const text = readFileSync(new URL(`${truth.file}.txt`, LETTERS), 'utf8');
      const { receivedOn } = truth;
      const body = { text, receivedOn };
      const read = (
        await stage().call('POST', url(id, '/read'), { cookie, body })
      ).json<LetterReading>();
      const whole = wholeLetter(
        { laws: CORPUS.laws, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
        { text, mail: null, mailedOn: null, receivedOn, asOf },
      );
      expect(read.kind, truth.file).toBe(whole.kind);
      expect(read.orders, truth.file).toEqual(
        whole.orders.map((order) => ({ ...order, done: false })),
      );
      expect(read.moreTime?.by, truth.file).toBe(whole.moreTime?.by);
      expect(read.requirementIds, truth.file).toEqual(whole.duties);
    }
  });

  test('a letter of receipt gets its days when it is stored, and others when the day moves', async () => {
    const { cookie, id } = await shop();
    const text =
      'Office of the Attorney General\nState of Texas\n\nJanuary 5, 2026\n\nRe: Notice of violation\n\nPlease confirm in writing within ten (10) days of receipt that records are kept. You have thirty (30) days from receipt of this letter to cure. If you need more time, write to us at least five days before the period ends.';
    const reply = await stage().call('POST', url(id, '/read'), { cookie, body: { text } });
    const read = reply.json<LetterReading>();
    expect(read.orders.map(({ by }) => by)).toEqual([null]);
    const given = { text, kind: read.kind, orders: read.orders, moreTime: read.moreTime };
    const stored = await added(cookie, id, { ...given, receivedOn: '2026-01-09' });
    expect(stored.letter.orders[0]?.by).toBe('2026-01-19');
    expect(stored.letter.moreTime?.by).toBe('2026-02-03');
    expect(stored.result.steps.map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ['order', '2026-01-19'],
        ['more time', '2026-02-03'],
      ]),
    );
    const change = {
      version: stored.version,
      letter: { ...stored.letter, receivedOn: '2026-01-12' },
    };
    const moved = await stage().call('PUT', url(id, `/${stored.id}`), { cookie, body: change });
    expect(moved.json<RegulatorLetter>().letter.orders[0]?.by).toBe('2026-01-22');
  });

  test('a private demand has a file for the lawyer, and no paper that answers or admits', async () => {
    const { cookie, id } = await shop();
    const text = readFileSync(new URL('demand-cipa.txt', LETTERS), 'utf8');
    const { id: letterId, result } = await added(cookie, id, {
      text,
      kind: 'private demand',
      stateId: 'CA',
      requirementIds: [],
      days: null,
    });
    expect(result.claim).toMatchObject({ by: 'Marcus Bell', amounts: ['$18,500'] });
    expect(result.steps.map(({ kind }) => kind)).not.toContain('fix');
    const paper = (name: string) =>
      stage().call('GET', url(id, `/${letterId}/${name}/pdf`), { cookie });
    expect((await paper('file')).statusCode).toBe(200);
    for (const name of ['answer', 'statement', 'more-time', 'list'])
      expectProblem(await paper(name), 404, 'not-found');
  });

  test('a demand’s numbered things reach the lawyer with their days, under no privacy act', async () => {
    const { cookie, id } = await shop();
    const text = readFileSync(new URL('demand-cipa.txt', LETTERS), 'utf8');
    const numbered = text
      .replace(/November \d+, 2026/, 'January 5, 2026')
      .replaceAll(/December \d+, 2026/g, 'January 16, 2026')
      .concat(
        '\n\nWe will resolve this if the following are received by this office:\n\n(1) your written acceptance within ten (10) days of your receipt of this letter; and\n(2) the enclosed tolling agreement, by January 12, 2026.',
      );
    const body = { text: numbered, receivedOn: '2026-01-07' };
    const reply = await stage().call('POST', url(id, '/read'), { cookie, body });
    const read = reply.json<LetterReading>();
    expect(read.sections).toContain('Penal Code');
    const { id: letterId, result } = await added(cookie, id, {
      ...body,
      kind: read.kind,
      stateId: 'CA',
      sections: read.sections,
      orders: read.orders,
      requirementIds: read.requirementIds,
      days: read.days,
      lastDay: read.lastDay,
    });
    expect(result).toMatchObject({ duties: [], sections: [], doubts: [] });
    expect(result.lawName).toBe(read.sections);
    expect(result.sentences.join(' ')).toContain('January 12, 2026');
    const words = async (name: string) => {
      const file = await stage().call('GET', url(id, `/${letterId}/${name}/pdf`), { cookie });
      const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload));
      const { text: printed } = await extractText(pdf, { mergePages: true });
      return printed.replaceAll(/\s+/g, ' ');
    };
    const file = await words('file');
    expect(file).toContain('Your written acceptance');
    expect(file).toContain('(January 17, 2026)');
    expect(file).toContain('(January 12, 2026)');
    expect(file).not.toContain('its last day, or none');
    const plan = await words('plan');
    expect(plan).toContain('Plan after a demand of a person or a lawyer');
    expect(plan).not.toMatch(/Consumer Privacy Act|Law checked to/);
  });

  test('a letter is stored with its last day, duties and steps; changed; deleted; each in the history', async () => {
    const { cookie, id } = await shop();
    const first = await added(cookie, id);
    expect(first.result.right).toMatchObject({ kind: 'given', strictLastDay: '2026-02-04' });
    expect(first.result.duties.find(({ id: duty }) => duty === 'TX-01')).toMatchObject({
      named: true,
    });
    expect(first.result.statement.missing).toContain('Tell the people concerned, and say so.');
    const change = { version: first.version, letter: { ...LETTER, toldPeople: 'yes' } };
    const put = () => stage().call('PUT', url(id, `/${first.id}`), { cookie, body: change });
    const second = (await put()).json<RegulatorLetter>();
    expect(second.version).toBe(2);
    expect(second.result.statement.missing).not.toContain('Tell the people concerned, and say so.');
    expectProblem(await put(), 409, 'stale-version');
    expect((await stage().call('DELETE', url(id, `/${first.id}`), { cookie })).statusCode).toBe(
      204,
    );
    expectProblem(
      await stage().call('DELETE', url(id, `/${first.id}`), { cookie }),
      404,
      'not-found',
    );
    const history = (await stage().call('GET', `/api/businesses/${id}/history`, { cookie })).json<
      { what: string }[]
    >();
    expect(history.map(({ what }) => what).slice(0, 3)).toEqual([
      'Regulator’s letter deleted',
      'Regulator’s letter changed',
      'Regulator’s letter stored',
    ]);
  });

  describe('refused, with the field', () => {
    test.each([
      ['a day that has not come', { dated: '2099-01-01', receivedOn: '2099-01-02' }, 'dated'],
      ['received before it was written', { receivedOn: '2026-01-01' }, 'receivedOn'],
      ['a day that does not exist', { dated: '2026-02-30' }, 'dated'],
      ['days without sense', { days: 0 }, 'days'],
      ['a duty of another state', { requirementIds: ['DE-01'] }, 'requirementIds'],
      ['a text without end', { text: 'x'.repeat(20_001) }, 'text'],
    ])('%s', async (_, change, field) => {
      const { cookie, id } = await shop();
      const reply = await add(cookie, id, change);
      expectProblem(reply, 400, 'invalid-input');
      expect(Object.keys(reply.json<{ fields: object }>().fields)).toContain(field);
    });
  });

  test('what nobody can place gets no time of the privacy act, no suit of the state and no draft', async () => {
    const { cookie, id } = await shop();
    const { id: letterId, result } = await added(cookie, id, { kind: 'unclear' });
    expect(result).toMatchObject({ duties: [], statement: { asked: false } });
    expect(JSON.stringify(result)).not.toMatch(/541\.154|days to fix|state can sue|Data Privacy/);
    expect(result.sentences[0]).toContain('answer nothing yet');
    for (const name of ['answer', 'statement', 'more-time', 'list'])
      expectProblem(
        await stage().call('GET', url(id, `/${letterId}/${name}/pdf`), { cookie }),
        404,
        'not-found',
      );
  });

  test('a sender that is no office by its name gets no office’s plan, whatever kind is chosen', async () => {
    const { cookie, id } = await shop();
    const council = 'Prairie Privacy Council, Inc.';
    const told = {
      office: council,
      text: `${council}\n\nYou broke § 541.102. Join us and fix it.`,
    };
    const { id: letterId, result } = await added(cookie, id, told);
    expect(result).toMatchObject({ doubted: true, duties: [], statement: { asked: false } });
    expect(result.sentences[0]).toContain(council);
    expect(JSON.stringify(result)).not.toMatch(/days to fix|state can sue|541\.154/);
    expectProblem(
      await stage().call('GET', url(id, `/${letterId}/answer/pdf`), { cookie }),
      404,
      'not-found',
    );
    const office = await added(cookie, id, { ...told, office: 'Attorney General of Texas' });
    expect(office.result).toMatchObject({ doubted: false, right: { kind: 'given' } });
  });

  test('an office’s letter that is taken for a bill, or for a person’s, is kept and checked first', async () => {
    const { cookie, id } = await shop();
    const text = 'Office of the Attorney General\nState of Texas\n\nYou broke § 541.102. Cure it.';
    for (const kind of ['invoice or scam', 'private demand'] as const) {
      const { result } = await added(cookie, id, { kind, office: '', text });
      expect(result.doubted, kind).toBe(true);
      expect(result.sentences[0]).toContain('is a public office by its name');
      expect(result.steps.map((step) => step.kind)).toContain('hold');
    }
    const claim =
      'Reed & Alder LLP\nAttorneys at Law\n\nWe represent Ida Bloom, who claims $9,000 under CIPA, Penal Code 631. She will file suit.';
    const { result } = await added(cookie, id, {
      kind: 'invoice or scam',
      office: '',
      text: claim,
    });
    expect(result.doubted).toBe(true);
    expect(result.lawyer.length).toBeGreaterThan(0);
  });

  test('a notice under Daniel’s Law has its own step, with the day of the letter', async () => {
    const { cookie, id } = await shop();
    const { result } = await added(cookie, id, {
      kind: 'private demand',
      stateId: 'NJ',
      requirementIds: [],
      sections: 'N.J.S.A. 56:8-166.1',
    });
    const step = result.steps.find(({ kind }) => kind === 'take down');
    expect(step?.by).toBe(result.right.workTo);
    expect(step?.text).toContain('10 business days');
  });

  test('a notice under another law of the state has no time of its privacy act, and its own last day', async () => {
    const { cookie, id } = await shop();
    const other = {
      sections: '',
      requirementIds: [],
      text: 'Texas Secretary of State\n\nYou hold no registration under Chapter 509. Section 509.005 asks for one.',
    };
    const { result } = await added(cookie, id, other);
    expect(result.right).toMatchObject({ kind: 'no notice', workTo: '2026-02-04' });
    expect(result.sentences.join(' ')).not.toMatch(/days to fix|541/);
    const act = await added(cookie, id, { ...other, text: 'Chapter 541 was broken.' });
    expect(act.result.right.kind).toBe('given');
  });

  test('a private notice under § 1798.150(b) has its days; one that is only held back has none', async () => {
    const { cookie, id } = await shop();
    const demand = (words: string) =>
      added(cookie, id, {
        kind: 'private demand',
        stateId: 'CA',
        sections: '',
        requirementIds: [],
        days: null,
        text: `BELL & ROW LLP\nAttorneys\n\nJanuary 5, 2026\n\nRe: Demand for payment\n\nOur client demands $900 under California Civil Code section 1798.82 and will file a class action. ${words}`,
      });
    const given = await demand(
      'This is 30 days’ written notice under California Civil Code section 1798.150(b).',
    );
    expect(given.result.right).toMatchObject({ days: 30, workTo: '2026-02-04' });
    expect(given.result.sentences.join(' ')).toContain('express written statement');
    const kept = await demand(
      'We reserve the right to give notice under California Civil Code section 1798.150(b).',
    );
    expect(kept.result.right).toMatchObject({ days: null, workTo: null });
  });

  test('a demand is kept without a state, or with one that has no privacy act; an office has a state', async () => {
    const { cookie, id } = await shop();
    const bare = { sections: '', requirementIds: [] };
    for (const stateId of [null, 'WA'] as const)
      expect(
        (await added(cookie, id, { ...bare, kind: 'private demand', stateId })).letter.stateId,
      ).toBe(stateId);
    const refused = await add(cookie, id, { ...bare, stateId: null });
    expectProblem(refused, 400, 'invalid-input');
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toContain('stateId');
    expect((await added(cookie, id, { ...bare, stateId: 'WA' })).result.right.days).toBe(null);
    const text =
      'I demand $2,500 under the Video Privacy Protection Act, 18 U.S.C. § 2710. Settlement demand.';
    const reply = await stage().call('POST', url(id, '/read'), { cookie, body: { text } });
    expect(reply.json<LetterReading>().states).toEqual([]);
  });

  test('another owner sees, changes and prints nothing', async () => {
    const { cookie, id } = await shop();
    const { id: letterId } = await added(cookie, id);
    const stranger = await stage().owner();
    expectProblem(await stage().call('GET', url(id), { cookie: stranger }), 404, 'not-found');
    expectProblem(
      await stage().call('PUT', url(id, `/${letterId}`), {
        cookie: stranger,
        body: { version: 1, letter: LETTER },
      }),
      404,
      'not-found',
    );
    expectProblem(
      await stage().call('GET', url(id, `/${letterId}/answer/pdf`), { cookie: stranger }),
      404,
      'not-found',
    );
    const other = await shop();
    expectProblem(
      await stage().call('GET', url(other.id, `/${letterId}/answer/pdf`), { cookie: other.cookie }),
      404,
      'not-found',
    );
  });

  test('the statement says only what was told: gaps first, then the owner’s words', async () => {
    const { cookie, id } = await shop();
    const { id: letterId } = await added(cookie, id);
    const statement = async () => {
      const reply = await stage().call('GET', url(id, `/${letterId}/statement/pdf`), { cookie });
      expect(reply.headers['content-type']).toBe('application/pdf');
      const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    const before = await statement();
    expect(before).not.toMatch(
      /alleges is cured\.|We told|We changed|No further violation of this kind will occur\./,
    );
    expect(before).toContain('Say what you did');
    await stage().call('PUT', url(id, `/${letterId}`), {
      cookie,
      body: {
        version: 1,
        letter: {
          ...LETTER,
          fixes: [
            {
              requirementId: 'TX-01',
              what: 'Published a new notice',
              on: '2026-01-12',
              proof: 'Screenshot of January 12',
            },
          ],
          toldPeople: 'no contact details',
          policies: 'no change needed',
          cured: true,
          promise: true,
          signer: 'Dana Whitfield',
          signerTitle: 'Owner',
        },
      },
    });
    const after = await statement();
    expect(after).toContain('On January 12, 2026 we did this: Published a new notice.');
    expect(after).toContain('What your letter alleges is cured.');
    expect(after).toContain('No further violation of this kind will occur.');
    // the shop's data map holds its customers' email addresses
    expect(after).not.toContain('We have no contact details of the consumers concerned.');
    expect(after).toContain('Your data map holds email addresses');
    expect(after).not.toContain('Say what you did');

    expect(after).toContain('(for Harbor Books)');
    const path = `/api/businesses/${id}/details`;
    const { version } = (await stage().call('GET', path, { cookie })).json<{ version: number }>();
    const details = [{ name: 'legalName', value: 'Harbor Books LLC' }];
    await stage().call('PUT', path, { cookie, body: { version, details } });
    expect(await statement()).toContain('(for Harbor Books LLC)');
  });

  test('every state: the answer, the statement and the plan are made, with and without a right to cure', async () => {
    const { cookie, id } = await shop();
    for (const [stateId, sections] of [
      ['CA', '1798.130'],
      ['UT', '13-61-302'],
      ['RI', '6-48.1-3'],
      ['OK', '§ 307(A)'],
      ['MD', '14-4707(d)'],
    ] as const) {
      const { id: letterId } = await added(cookie, id, { stateId, sections, requirementIds: [] });
      for (const paper of ['answer', 'statement', 'plan'])
        expect(
          (await stage().call('GET', url(id, `/${letterId}/${paper}/word`), { cookie })).statusCode,
          `${stateId} ${paper}`,
        ).toBe(paper !== 'statement' || stateId === 'UT' ? 200 : 404);
    }
  });

  test('the binder has the papers of each letter', async () => {
    const { cookie, id } = await shop();
    await added(cookie, id);
    await added(cookie, id, { stateId: 'DE', sections: '', requirementIds: [] });
    const binder = await stage().call('GET', `/api/businesses/${id}/binder.zip`, { cookie });
    const names = Object.keys(unzipSync(new Uint8Array(binder.rawPayload)));
    expect(names.filter((name) => name.startsWith('regulator-letters/'))).toEqual(
      [
        ...['answer', 'more-time', 'plan'].map((paper) => `2026-01-05-delaware/${paper}.pdf`),
        ...['answer', 'more-time', 'plan', 'statement'].map(
          (paper) => `2026-01-05-texas/${paper}.pdf`,
        ),
      ].map((name) => `regulator-letters/${name}`),
    );
  });

  test('at most 40 letters; and the export has them', async () => {
    const { cookie, id } = await shop();
    for (let made = 0; made < 40; made++) await added(cookie, id);
    expectProblem(await add(cookie, id), 422, 'too-many-letters');
    const all = (await stage().call('GET', '/api/account/data', { cookie })).json<{
      businesses: { regulatorLetters: unknown[] }[];
    }>();
    expect(all.businesses[0]?.regulatorLetters).toHaveLength(40);
  });
});
