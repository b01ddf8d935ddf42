/**
 * An owner's documents: which are made, which versions are stored, and what the next answer
 * changes.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#contract/results.ts';
import type { Documents, Draft } from '#contract/documents/documents.ts';
import type { Difference, Version, VersionHead } from '#contract/documents/versions.ts';
import type { Details } from '#contract/documents/details.ts';
import * as schema from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { FULL } from '../full.ts';
import { expectProblem, freshEmail, PASSWORD, useStage } from './stage.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const TEN = [
  'appeal-and-response-letters',
  'consumer-request-kit',
  'data-inventory',
  'data-processing-agreement',
  'data-protection-assessment',
  'employee-training-sheet',
  'incident-response-plan',
  'opt-out-page',
  'privacy-policy',
  'sensitive-data-consent',
];

onOneDatabase('documents', (database) => {
  const stage = useStage(database);
  beforeEach(() => {
    stage().clock.now = NOON;
  });

  const at = (id: string, rest = '') => `/api/businesses/${id}/documents${rest}`;
  const get = async <T>(cookie: string, url: string): Promise<T> => {
    const reply = await stage().call('GET', url, { cookie });
    expect({ url, status: reply.statusCode }).toEqual({ url, status: 200 });
    return reply.json<T>();
  };
  const list = (cookie: string, id: string) => get<Documents>(cookie, at(id));
  const draft = (cookie: string, id: string, template = 'privacy-policy') =>
    get<Draft>(cookie, at(id, `/${template}`));
  const make = async (cookie: string, id: string, template = 'privacy-policy') => {
    const reply = await stage().call('POST', at(id, `/${template}`), { cookie });
    expect(reply.statusCode).toBe(200);
    return reply.json<{ made: boolean; version: VersionHead }>();
  };
  const put = async (cookie: string, id: string, what: string, body: object) => {
    const { version } = await get<{ version: number }>(cookie, `/api/businesses/${id}`);
    const reply = await stage().call('PUT', `/api/businesses/${id}/${what}`, {
      cookie,
      body: { version, ...body },
    });
    expect(reply.statusCode).toBe(200);
    return reply;
  };
  const answer = (cookie: string, id: string, answers: object[]) =>
    put(cookie, id, 'answers', { answers });
  const tell = (cookie: string, id: string, values: Record<string, unknown>) =>
    put(cookie, id, 'details', {
      details: Object.entries(values).map(([name, value]) => ({ name, value })),
    });
  /** A shop to which Delaware's law applies, and Texas's may apply. */
  const shop = async (profile: object = {}) => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, profile);
    await answer(cookie, id, [
      { fact: 'consumers', state: 'DE', value: 60_000 },
      { fact: 'sellsPersonalData', value: false },
    ]);
    return { cookie, id };
  };

  test('letters that a PDF file cannot print are told with the draft', async () => {
    const tibetan = await shop({ businessName: 'ཁང Books 海港' });
    expect((await draft(tibetan.cookie, tibetan.id)).lettersMissing).toEqual(['ཁ', 'ང']);
    const chinese = await shop({ businessName: 'Books 海港 📚' });
    expect((await draft(chinese.cookie, chinese.id)).lettersMissing).toEqual([]);
  });

  describe('the list', () => {
    test('ten, for the states whose law applies or may apply; a law to come stands apart with its day', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE', 'TX', 'OK', 'IA'] });
      await answer(cookie, id, [
        { fact: 'consumers', state: 'IA', value: 20 },
        { fact: 'consumers', state: 'OK', value: 900_000 },
      ]);
      const { states, coming, unbound, documents, asOf } = await list(cookie, id);
      expect(asOf).toBe('2026-11-21');
      expect(unbound).toBeNull();
      expect(states).toMatchObject([
        { stateId: 'DE', stateName: 'Delaware', verdict: 'applies', provisional: false },
        { stateId: 'TX', stateName: 'Texas', verdict: 'cannot tell', provisional: true },
      ]);
      expect(coming).toEqual([{ stateId: 'OK', stateName: 'Oklahoma', from: '2027-01-01' }]);
      expect(documents.map((each) => each.id).toSorted()).toEqual(TEN);
      for (const each of documents) {
        expect(each.states).toEqual(['DE', 'TX']);
        expect(each.gaps).toBeGreaterThan(0);
        expect(each).toMatchObject({ latest: null, changed: true });
        expect(each.description.length).toBeGreaterThan(20);
        expect(each.reason).toMatch(/\.$/);
      }
      expect((await draft(cookie, id)).html).not.toContain('Oklahoma');
    });

    test('says what is needed, by the duties of the states and the facts', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE'] });
      const of = async (template: string) =>
        (await list(cookie, id)).documents.find((each) => each.id === template);
      expect(await of('privacy-policy')).toMatchObject({
        need: 'needed',
        reason: expect.stringMatching(
          /^Delaware asks for this\. \d+ open tasks? needs? it, \d+ more may\.$/,
        ),
      });
      const served = (await of('privacy-policy'))?.tasks ?? [];
      expect(served).toContainEqual({
        id: 'privacy-notice',
        title: expect.any(String),
        status: 'open',
      });
      for (const task of served)
        await stage().call('PUT', `/api/businesses/${id}/tasks/${task.id}`, {
          cookie,
          body: { status: 'done' },
        });
      expect(await of('privacy-policy')).toMatchObject({
        need: 'needed',
        reason: 'Delaware asks for this. Your tasks for it are done.',
      });
      expect(await of('sensitive-data-consent')).toMatchObject({ need: 'may be needed' });
      expect((await of('sensitive-data-consent'))?.reason).toMatch(/depends on answers/);
    });

    test('laws without a size test that bind put their parts into the policy', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { statesOperating: ['IA'] });
      await answer(cookie, id, [{ fact: 'consumers', state: 'IA', value: 20 }]);
      const before = await draft(cookie, id);
      expect(before.html).not.toContain('NRS 603A.345');
      await answer(cookie, id, [
        { fact: 'collectsOnline', value: true },
        { fact: 'peopleInNV', value: true },
        { fact: 'peopleInDE', value: true },
      ]);
      const { documents } = await list(cookie, id);
      const policy = documents.find((each) => each.id === 'privacy-policy');
      expect(policy).toMatchObject({ need: 'needed' });
      expect(policy?.reason).toContain('NRS 603A.300');
      const { html } = await draft(cookie, id);
      expect(html).toContain('NRS 603A.345');
      expect(html).toContain('Do Not Track');
      expect(html).not.toContain('RCW 19.373');
    });

    test('where no act binds: what everybody needs is made, and why is said', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { statesOperating: ['CA', 'IA'] });
      for (const state of ['CA', 'IA'])
        await answer(cookie, id, [
          { fact: 'consumers', state, value: 20_000 },
          { fact: 'consumersHouseholdsDevices', state, value: 20_000 },
          { fact: 'sellsOrSharesConsumers', state, value: 0 },
        ]);
      await answer(cookie, id, [
        { fact: 'annualRevenueUSD', state: null, value: 900_000 },
        { fact: 'sellsPersonalData', state: null, value: false },
        { fact: 'targetedAdvertising', state: null, value: false },
      ]);
      const { states, unbound, documents } = await list(cookie, id);
      expect(states).toEqual([]);
      expect(unbound).toMatch(
        /no state privacy act binds you today\. Each document below says whether another law/,
      );
      const made = documents.filter(({ gaps }) => gaps !== null);
      // in working order: the policy first of those that may be needed
      expect(made.map((each) => [each.id, each.need])).toEqual([
        ['privacy-policy', 'may be needed'],
        ['incident-response-plan', 'may be needed'],
        ['data-inventory', 'not asked for'],
        ['employee-training-sheet', 'not asked for'],
      ]);
      const policy = async () =>
        (await list(cookie, id)).documents.find((each) => each.id === 'privacy-policy');
      // of the states that were named one has such a law, for sites that ask for contact details
      await answer(cookie, id, [{ fact: 'collectsOnline', state: null, value: true }]);
      expect((await policy())?.need).toBe('needed');
      expect((await policy())?.reason).toContain('§§ 22575–22579');
      expect((await policy())?.reason).not.toContain('1205C');
      await answer(cookie, id, [{ fact: 'collectsOnline', state: null, value: false }]);
      expect((await policy())?.need).toBe('not asked for');
      const { html, none, notes } = await draft(cookie, id);
      expect(none).toBeNull();
      expect(notes?.html).toContain('why you need this policy');
      for (const words of ['Ask us about your data', 'Do Not Track']) expect(html).toContain(words);
      for (const words of ['Your rights', 'You can complain to', 'California Consumer Privacy Act'])
        expect(html).not.toContain(words);
      expect((await draft(cookie, id, 'incident-response-plan')).html).toContain('Iowa');
      expect(await draft(cookie, id, 'consumer-request-kit')).toMatchObject({
        html: null,
        gaps: [],
      });
      const reply = await stage().call('POST', at(id, '/consumer-request-kit'), { cookie });
      expectProblem(reply, 422, 'no-document');
      expect(await make(cookie, id)).toMatchObject({ made: true, version: { number: 1 } });
    });

    test('a law to come alone: until then, the policy of everybody', async () => {
      const email = freshEmail();
      const cookie = await stage().owner(email);
      const id = await stage().business(cookie, { statesOperating: ['OK'] });
      const { unbound, coming } = await list(cookie, id);
      expect(unbound).toContain('Come back before the first act starts');
      expect(coming.map(({ stateId }) => stateId)).toEqual(['OK']);
      expect((await draft(cookie, id)).html).not.toContain('You can complain to');
      stage().clock.now = new Date('2027-01-01T12:00:00Z');
      const then = await list(await stage().signIn(email), id);
      expect(then.states.map(({ stateId }) => stateId)).toEqual(['OK']);
    });

    test('a template without a text for the only state is listed, and cannot be made', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { statesOperating: ['IA'] });
      const { documents } = await list(cookie, id);
      const assessment = documents.find((each) => each.id === 'data-protection-assessment');
      expect(assessment).toMatchObject({ states: [], gaps: null, changed: false });
      expect(await draft(cookie, id, 'data-protection-assessment')).toMatchObject({ html: null });
      const reply = await stage().call('POST', at(id, '/data-protection-assessment'), { cookie });
      expectProblem(reply, 422, 'no-document');
    });

    test('every state alone, and all together', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie);
      const all = ['AL', 'CA', 'CO', 'CT', 'DE', 'FL', 'IA', 'IN', 'KY', 'LA', 'MD', 'MN'].concat([
        'MT',
        'NE',
        'NH',
        'NJ',
        'OK',
        'OR',
        'RI',
        'TN',
        'TX',
        'UT',
        'VA',
        'VT',
      ]);
      for (const statesOperating of [...all.slice(FULL ? 0 : -3).map((code) => [code]), all]) {
        const { version } = await get<{ version: number }>(cookie, `/api/businesses/${id}`);
        const body = {
          ...(await get<object>(cookie, `/api/businesses/${id}`)),
          statesOperating,
          version,
        };
        await stage().call('PUT', `/api/businesses/${id}`, { cookie, body });
        const { documents, states, coming, unbound } = await list(cookie, id);
        expect(documents).toHaveLength(10);
        const listed = [...states, ...coming].map(({ stateId }) => stateId);
        const { applicableStates } = await get<Assessment>(cookie, `/api/assessments/${id}`);
        expect(listed.toSorted()).toEqual(applicableStates.map((each) => each.stateId).toSorted());
        expect(unbound === null).toBe(states.length > 0);
      }
    });

    test('reading notes nothing: no receipt, no due day, no history', async () => {
      const { cookie, id } = await shop();
      const rows = async () => [
        await stage().database.db.$count(schema.firstOwed),
        await stage().database.db.$count(schema.receipts),
        await stage().database.db.$count(schema.events),
      ];
      const before = await rows();
      await list(cookie, id);
      await draft(cookie, id);
      expect(await rows()).toEqual(before);
    });
  });

  describe('versions', () => {
    test('the first is kept, the same again is not, and another day alone changes nothing', async () => {
      const { cookie, id } = await shop();
      const first = await make(cookie, id);
      expect(first).toMatchObject({
        made: true,
        version: { number: 1, asOf: '2026-11-21', states: ['DE', 'TX'], madeBy: 'Robin Lee' },
      });
      expect(first.version.gaps).toBe(
        (await draft(cookie, id)).gaps.filter((g) => !g.perUse).length,
      );
      expect(await make(cookie, id)).toEqual({ made: false, version: first.version });
      stage().advance(DAY);
      expect(await make(cookie, id)).toEqual({ made: false, version: first.version });
      expect(await draft(cookie, id)).toMatchObject({ changed: false, latest: { number: 1 } });
      const history = await get<{ what: string }[]>(cookie, `/api/businesses/${id}/history`);
      expect(history.filter(({ what }) => what.startsWith('Made version'))).toMatchObject([
        { what: 'Made version 1 of the privacy policy' },
      ]);
    });

    test('an answer changes the draft; the version kept stays as it was', async () => {
      const { cookie, id } = await shop();
      await tell(cookie, id, { contactEmail: 'privacy@harbor.example' });
      await make(cookie, id);
      const read = () => get<Version>(cookie, at(id, '/privacy-policy/versions/1'));
      const before = await read();
      expect(before.html).toContain('privacy@harbor.example');
      expect(before.html).not.toContain('We sell personal data.');
      await answer(cookie, id, [{ fact: 'sellsPersonalData', value: true }]);
      await tell(cookie, id, { contactEmail: 'new@harbor.example' });
      const now = await draft(cookie, id);
      expect(now).toMatchObject({ changed: true, latest: { number: 1 } });
      expect(now.html).toContain('new@harbor.example');
      expect(now.html).toContain('We sell personal data.');
      expect(await read()).toEqual(before);
      expect(await make(cookie, id)).toMatchObject({ made: true, version: { number: 2 } });
      const versions = await get<VersionHead[]>(cookie, at(id, '/privacy-policy/versions'));
      expect(versions.map(({ number }) => number)).toEqual([2, 1]);
      expect(await get<VersionHead[]>(cookie, at(id, '/data-inventory/versions'))).toEqual([]);
      const { documents } = await list(cookie, id);
      const made = documents
        .filter(({ copyOf, latest }) => copyOf === null && latest !== null)
        .map(({ id: template, latest }) => [template, latest?.number]);
      expect(made).toEqual([['privacy-policy', 2]]);
    });

    test('what differs between two, in words, with their headings and what they were made from', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE'] });
      await tell(cookie, id, { contactEmail: 'old@harbor.example' });
      await make(cookie, id);
      stage().advance(DAY);
      await tell(cookie, id, { contactEmail: 'new@harbor.example', contactPhone: '302 555 0100' });
      await make(cookie, id);
      const url = at(id, '/privacy-policy/versions/2/difference');
      const { before, after, inputs, blocks } = await get<Difference>(cookie, url);
      expect([before.number, after.number]).toEqual([1, 2]);
      expect(inputs).toContainEqual({
        what: 'Day',
        before: 'November 21, 2026',
        after: 'November 22, 2026',
      });
      expect(inputs).toContainEqual({
        what: 'Things to fill in',
        before: String(before.gaps),
        after: String(before.gaps - 1),
      });
      expect(inputs).toContainEqual({
        what: 'Your email address for privacy requests',
        before: 'old@harbor.example',
        after: 'new@harbor.example',
      });
      expect(inputs).toContainEqual({
        what: 'Your phone number for privacy requests',
        before: 'not told',
        after: '302 555 0100',
      });
      expect(JSON.stringify(blocks)).not.toMatch(/Where each part comes from|things? to fill in/);
      const said = ({ words }: Difference['blocks'][number], without: 'added' | 'removed') =>
        words.flatMap(({ text, change }) => (change === without ? [] : [text])).join('');
      const changed = blocks.find((block) => said(block, 'removed').includes('new@harbor.example'));
      expect(changed).toMatchObject({ change: 'changed', kind: 'text' });
      expect(changed?.place.length).toBeGreaterThan(0);
      expect(changed && said(changed, 'added')).toContain('old@harbor.example');
      expect(await get<Difference>(cookie, `${url}?with=1`)).toEqual(
        await get<Difference>(cookie, url),
      );
      expect((await get<Difference>(cookie, `${url}?with=2`)).blocks).toEqual([]);
      for (const [bad, status, code] of [
        ['?with=9', 404, 'not-found'],
        ['?with=x', 400, 'invalid-input'],
        ['?with=0', 400, 'invalid-input'],
      ] as const)
        expectProblem(await stage().call('GET', url + bad, { cookie }), status, code);
      const first = at(id, '/privacy-policy/versions/1/difference');
      expectProblem(await stage().call('GET', first, { cookie }), 404, 'not-found');
    });

    test('what decides whether parts stay is asked, for the states that bind; answered, nothing is to be kept or dropped', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE', 'MN'] });
      await answer(cookie, id, [{ fact: 'consumers', state: 'MN', value: 100 }]);
      const first = await get<Draft>(cookie, at(id, '/privacy-policy'));
      const asked = first.asks.map(({ fact }) => fact);
      expect(asked).toContain('loyaltyProgram');
      expect(first.asks.find(({ fact }) => fact === 'processesSensitiveData')?.states).toEqual([
        'DE',
      ]);
      await answer(
        cookie,
        id,
        first.asks.flatMap(({ fact, states }) =>
          states.length === 0
            ? [{ fact, value: false }]
            : states.map((state) => ({ fact, state, value: false })),
        ),
      );
      const then = await get<Draft>(cookie, at(id, '/privacy-policy'));
      expect(then.asks).toEqual([]);
      expect(then.html).not.toContain('Keep this part only if');
    });

    test('an answer that changed is named, and what changed in the notes is one number', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE'] });
      await make(cookie, id);
      await answer(cookie, id, [
        { fact: 'sellsPersonalData', value: true },
        // takes a part out of the annex
        { fact: 'profiling', value: false },
        { fact: 'consumers', state: 'DE', value: 70_000 },
      ]);
      await make(cookie, id);
      const url = at(id, '/privacy-policy/versions/2/difference');
      const { inputs, blocks, notes } = await get<Difference>(cookie, url);
      expect(inputs).toContainEqual({
        what: 'Whether you sell or trade personal data',
        before: 'No',
        after: 'Yes',
      });
      expect(inputs).toContainEqual({
        what: 'How many people you have in Delaware',
        before: '60,000',
        after: '70,000',
      });
      expect(notes).toBeGreaterThan(0);
      expect(blocks.flatMap(({ place }) => place)).not.toContain('Where each part comes from');
    });

    test('versions of before inputs were kept are compared without them', async () => {
      const { cookie, id } = await shop({ statesOperating: ['DE'] });
      await make(cookie, id);
      await tell(cookie, id, { contactEmail: 'new@harbor.example' });
      await make(cookie, id);
      await stage().database.db.update(schema.documentVersions).set({ inputs: null });
      const url = at(id, '/privacy-policy/versions/2/difference');
      const { inputs } = await get<Difference>(cookie, url);
      expect(inputs.map(({ what }) => what)).toEqual(['Things to fill in']);
    });

    test('two at once: one is kept, the other finds it; of different ones both, with numbers of their own', async () => {
      const { cookie, id } = await shop();
      const both = await Promise.all([make(cookie, id), make(cookie, id)]);
      expect(both.filter(({ made }) => made)).toHaveLength(1);
      expect(both.map(({ version }) => version.number)).toEqual([1, 1]);
      for (let round = 2; round <= 5; round += 1) {
        await tell(cookie, id, { contactEmail: `${round}@harbor.example` });
        await Promise.all([make(cookie, id), make(cookie, id), make(cookie, id, 'opt-out-page')]);
      }
      const versions = await get<VersionHead[]>(cookie, at(id, '/privacy-policy/versions'));
      expect(versions.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    });

    test('no more than 200 are kept', async () => {
      const { cookie, id } = await shop();
      const { version } = await make(cookie, id);
      const { db } = stage().database;
      const [row] = await db.select().from(schema.documentVersions).limit(1);
      const [owned] = await db
        .select({ ownerId: schema.businesses.ownerId })
        .from(schema.businesses)
        .where(eq(schema.businesses.id, id));
      await db.delete(schema.documentVersions);
      if (!row || !owned) throw new Error('no version was kept');
      await db
        .insert(schema.documentVersions)
        .values({ ...row, ...owned, businessId: id, number: 200, contentHash: 'other' });
      const reply = await stage().call('POST', at(id, '/privacy-policy'), { cookie });
      expectProblem(reply, 422, 'too-many-versions');
      expect(version.number).toBe(1);
    });

    test.each(['/no-such', '/no-such/versions', '/no-such/versions/1'])(
      '%s is not found',
      async (rest) => {
        const { cookie, id } = await shop();
        expectProblem(await stage().call('GET', at(id, rest), { cookie }), 404, 'not-found');
      },
    );

    test.each(['0', '-1', '1.5', '01', 'x', '2', '99999999', '%00'])(
      'version %s is not found',
      async (number) => {
        const { cookie, id } = await shop();
        await make(cookie, id);
        for (const rest of ['', '/difference', '/file/word'])
          expectProblem(
            await stage().call('GET', at(id, `/privacy-policy/versions/${number}${rest}`), {
              cookie,
            }),
            404,
            'not-found',
          );
      },
    );
  });

  test('details and versions are in the download of the account, and go with it', async () => {
    const { cookie, id } = await shop();
    await tell(cookie, id, { contactEmail: 'privacy@harbor.example' });
    await make(cookie, id);
    const data = await get<{
      businesses: { details: object[]; documents: { text: { title: string } }[] }[];
    }>(cookie, '/api/account/data');
    expect(data.businesses[0]?.details).toEqual([
      { name: 'contactEmail', value: 'privacy@harbor.example', toldAt: NOON.toISOString() },
    ]);
    expect(data.businesses[0]?.documents).toMatchObject([
      { document: 'privacy-policy', number: 1, text: { title: 'Harbor Books: privacy policy' } },
    ]);
    const gone = await stage().call('POST', '/api/account/deletion', {
      cookie,
      body: { password: PASSWORD },
    });
    expect(gone.json()).toMatchObject({ businesses: 1, details: 1, versions: 1 });
    const { db } = stage().database;
    for (const table of [schema.details, schema.documentVersions]) {
      const rows = await db.select().from(table);
      expect(rows.filter(({ businessId }) => businessId === id)).toEqual([]);
    }
  });

  test('the gaps of a draft are those that the details name', async () => {
    const { cookie, id } = await shop();
    const { gaps } = await draft(cookie, id);
    const { details } = await get<Details>(cookie, `/api/businesses/${id}/details`);
    const missing = details.filter(({ missingIn }) => missingIn.includes('privacy-policy'));
    expect(missing.map(({ name }) => name).toSorted()).toEqual(
      gaps
        .filter(({ perUse }) => !perUse)
        .map(({ variable }) => variable)
        .toSorted(),
    );
  });
});

onOneDatabase('documents, limited', (database) => {
  const stage = useStage(database, {
    limits: {
      newVersions: { most: 2, seconds: 60 },
      prints: { most: 1, seconds: 60 },
      comparisons: { most: 1, seconds: 60 },
    },
  });

  test('new versions and files of one owner are bounded', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const url = `/api/businesses/${id}/documents/opt-out-page`;
    for (const status of [200, 200, 429])
      expect((await stage().call('POST', url, { cookie })).statusCode).toBe(status);
    for (const rest of ['file/word', 'difference?with=1'])
      for (const status of [200, 429]) {
        const reply = await stage().call('GET', `${url}/versions/1/${rest}`, { cookie });
        expect([rest, reply.statusCode]).toEqual([rest, status]);
      }
  });
});
