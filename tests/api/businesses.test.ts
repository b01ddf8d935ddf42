/** Business profiles and answers: shapes, messages, versions, contradictions. */
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import type { Business } from '#contract/businesses.ts';
import type { Assessment } from '#contract/results.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, PROFILE, useStage } from './stage.ts';

onOneDatabase('business profiles', (database) => {
  const stage = useStage(database);
  const create = (cookie: string, body: unknown, headers = {}) =>
    stage().call('POST', '/api/businesses', { cookie, body, headers });

  test('a new business carries both field sets, version 1 and no assessment', async () => {
    const cookie = await stage().owner();
    const reply = await create(cookie, PROFILE);
    expect(reply.statusCode).toBe(201);
    const business = reply.json<Business>();
    expect(business).toMatchObject({
      ...PROFILE,
      companyName: PROFILE.businessName,
      operatingStates: PROFILE.statesOperating,
      version: 1,
      assessment: null,
    });
    expect(business.createdAt).toBe(stage().clock.now.toISOString());
    expect(
      (await stage().call('GET', `/api/businesses/${business.id}`, { cookie })).json(),
    ).toEqual(business);
    expect((await stage().call('GET', '/api/businesses', { cookie })).json()).toEqual([business]);
  });

  test.each([
    ['businessName', 'A', 'Business name is required'],
    ['businessName', undefined, 'Business name is required'],
    ['industry', '', 'Please select an industry'],
    ['industry', 'Piracy', 'Please select an industry'],
    ['employeeCount', 0, 'Employee count is required'],
    ['employeeCount', undefined, 'Employee count is required'],
    ['employeeCount', '5', 'Employee count is required'],
    ['employeeCount', 1.5, 'Enter a whole number of people'],
    ['annualRevenue', -1, 'Enter a yearly revenue of zero or more'],
    ['statesOperating', [], 'Select at least one state'],
    ['statesOperating', undefined, 'Select at least one state'],
    ['statesOperating', ['DE', 'DE'], 'Select each state once'],
    ['dataTypesCollected', [], 'Select at least one data type'],
    ['businessName', 'Nul\u0000l', undefined],
    ['statesOperating', ['ZZ'], undefined],
  ])('%s = %j is refused: %s', async (field, value, message) => {
    const cookie = await stage().owner();
    const reply = await create(cookie, { ...PROFILE, [field]: value });
    expectProblem(reply, 400, 'invalid-input', message);
    if (message) expect(reply.json()).toMatchObject({ fields: { [field]: message } });
    expect((await stage().call('GET', '/api/businesses', { cookie })).json()).toEqual([]);
  });

  test('a missing revenue stays missing', async () => {
    const cookie = await stage().owner();
    const { annualRevenue: _, ...rest } = PROFILE;
    expect((await create(cookie, rest)).json()).not.toHaveProperty('annualRevenue');
  });

  test('R20: one submission sent twice, even at once, makes one business', async () => {
    const cookie = await stage().owner();
    const headers = { 'idempotency-key': 'form-1' };
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => create(cookie, PROFILE, headers)));
    expect(new Set(replies.map((reply) => reply.json<Business>().id)).size).toBe(1);
    await create(cookie, PROFILE, { 'idempotency-key': 'form-2' });
    expect((await stage().call('GET', '/api/businesses', { cookie })).json()).toHaveLength(2);
    const other = await stage().owner();
    expect((await create(other, PROFILE, headers)).json<Business>().id).not.toBe(
      replies[0]?.json<Business>().id,
    );
  });

  test('a key that comes again with another profile is refused, and makes nothing', async () => {
    const cookie = await stage().owner();
    const headers = { 'idempotency-key': 'form-1' };
    await create(cookie, PROFILE, headers);
    for (const change of [{ businessName: 'Other Books' }, { statesOperating: ['TX'] }])
      expectProblem(await create(cookie, { ...PROFILE, ...change }, headers), 409, 'key-reused');
    expect((await stage().call('GET', '/api/businesses', { cookie })).json()).toHaveLength(1);
  });

  test('an account has at most 50 businesses', async () => {
    const cookie = await stage().owner();
    const replies = [];
    for (let number = 0; number < 51; number += 1)
      replies.push((await create(cookie, PROFILE)).statusCode);
    expect(replies).toEqual([...Array<number>(50).fill(201), 422]);
  });

  test('a change counts the version up; an older version gets 409 with what is stored', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const change = (version: number, businessName: string) =>
      stage().call('PUT', `/api/businesses/${id}`, {
        cookie,
        body: { ...PROFILE, businessName, version },
      });
    const changed = await change(1, 'Harbor Books LLC');
    expect(changed.json()).toMatchObject({
      version: 2,
      businessName: 'Harbor Books LLC',
      companyName: 'Harbor Books LLC',
    });
    const stale = await change(1, 'Other name');
    expectProblem(stale, 409, 'stale-version');
    expect(stale.json<{ current: unknown }>().current).toEqual(changed.json());
  });

  test('of two changes made on one version at once, one wins', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const replies = await Promise.all(
      ['One name', 'Two name', 'Tri name'].map((businessName) =>
        stage().call('PUT', `/api/businesses/${id}`, {
          cookie,
          body: { ...PROFILE, businessName, version: 1 },
        }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  test('deleting a business deletes everything in it', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    await stage().call('GET', `/api/assessments/${id}`, { cookie });
    expect((await stage().call('DELETE', `/api/businesses/${id}`, { cookie })).statusCode).toBe(
      204,
    );
    for (const path of [
      `/api/businesses/${id}`,
      `/api/businesses/${id}/answers`,
      `/api/businesses/${id}/history`,
      `/api/assessments/${id}`,
      `/api/assessments/${id}/receipts`,
    ]) {
      expectProblem(await stage().call('GET', path, { cookie }), 404, 'not-found');
    }
    expectProblem(
      await stage().call('DELETE', `/api/businesses/${id}`, { cookie }),
      404,
      'not-found',
    );
  });
});

onOneDatabase('answers', (database) => {
  const stage = useStage(database);
  const open = async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const save = (version: number, answers: unknown[], withdraw?: unknown[]) =>
      stage().call('PUT', `/api/businesses/${id}/answers`, {
        cookie,
        body: { version, answers, ...(withdraw && { withdraw }) },
      });
    const read = async () =>
      (await stage().call('GET', `/api/businesses/${id}/answers`, { cookie })).json<Answers>();
    return { cookie, id, save, read };
  };

  test('answers for laws without a size test are kept, and move no verdict', async () => {
    const { cookie, id, save, read } = await open();
    const verdicts = async () => {
      const reply = await stage().call('GET', `/api/assessments/${id}`, { cookie });
      const { overallScore, applicableStates, facts } = reply.json<Assessment>();
      return { overallScore, states: applicableStates.map(({ verdict }) => verdict), facts };
    };
    const before = await verdicts();
    expect((await save(1, [{ fact: 'peopleInIL', value: true }])).statusCode).toBe(200);
    expect((await read()).answers).toMatchObject([{ fact: 'peopleInIL', value: true }]);
    expect(await verdicts()).toEqual(before);
    expectProblem(await save(2, [{ fact: 'peopleInIL', value: 3 }]), 400, 'invalid-input');
    const inState = await save(2, [{ fact: 'peopleInIL', state: 'DE', value: true }]);
    expectProblem(inState, 400, 'invalid-input');
    expectProblem(await save(2, [{ fact: 'peopleInZZ', value: true }]), 400, 'invalid-input');
  });

  test('answers are given, changed, withdrawn; "I don\'t know" is kept apart from never asked', async () => {
    const { save, read } = await open();
    expect(await read()).toEqual({ version: 1, answers: [] });
    const first = await save(1, [
      { fact: 'sellsPersonalData', value: false },
      { fact: 'targetedAdvertising', value: null },
      { fact: 'consumers', state: 'DE', value: 41_000 },
    ]);
    expect(first.statusCode).toBe(200);
    const answeredAt = stage().clock.now.toISOString();
    expect(first.json()).toEqual({
      version: 2,
      assessment: null,
      answers: [
        { fact: 'consumers', state: 'DE', value: 41_000, answeredAt },
        { fact: 'sellsPersonalData', state: null, value: false, answeredAt },
        { fact: 'targetedAdvertising', state: null, value: null, answeredAt },
      ],
    });
    const second = await save(
      2,
      [{ fact: 'consumers', state: 'DE', value: 0 }],
      [{ fact: 'targetedAdvertising' }, { fact: 'profiling' }],
    );
    expect(second.json<Answers>().answers.map(({ fact, value }) => [fact, value])).toEqual([
      ['consumers', 0],
      ['sellsPersonalData', false],
    ]);
    expect({ ...(await read()), assessment: null }).toEqual(second.json());
  });

  test('profile and answers share one version', async () => {
    const { save, cookie, id } = await open();
    await save(1, [{ fact: 'sellsPersonalData', value: false }]);
    const stale = await stage().call('PUT', `/api/businesses/${id}`, {
      cookie,
      body: { ...PROFILE, version: 1 },
    });
    expectProblem(stale, 409, 'stale-version');
    const again = await save(1, [{ fact: 'sellsPersonalData', value: true }]);
    expectProblem(again, 409, 'stale-version');
    expect(again.json()).toMatchObject({
      current: { version: 2, answers: [{ fact: 'sellsPersonalData', value: false }] },
    });
  });

  describe.each([
    [{ fact: 'consumers', value: 5 }, 'consumers', 'Say which state this answer is about'],
    [
      { fact: 'sellsPersonalData', state: 'DE', value: true },
      'sellsPersonalData.DE',
      'This question is about the whole business, not about one state',
    ],
    [
      { fact: 'consumers', state: 'DE', value: 1.5 },
      'consumers.DE',
      'Enter a whole number from 0 to 400000000',
    ],
    [
      { fact: 'consumers', state: 'DE', value: -1 },
      'consumers.DE',
      'Enter a whole number from 0 to 400000000',
    ],
    [
      { fact: 'consumers', state: 'DE', value: 400_000_001 },
      'consumers.DE',
      'Enter a whole number from 0 to 400000000',
    ],
    [{ fact: 'consumers', state: 'DE', value: true }, 'consumers.DE', 'Enter a number'],
    [
      { fact: 'saleRevenuePercent', value: 101 },
      'saleRevenuePercent',
      'Enter a number from 0 to 100',
    ],
    [
      { fact: 'annualRevenueUSD', value: -5 },
      'annualRevenueUSD',
      'Enter an amount in dollars, zero or more',
    ],
    [{ fact: 'sellsPersonalData', value: 1 }, 'sellsPersonalData', 'Answer yes or no'],
    [
      { fact: 'sellsPersonalData', value: { least: 0, most: 1 } },
      'sellsPersonalData',
      'Answer yes or no',
    ],
    [
      { fact: 'consumers', state: 'DE', value: { least: 9, most: 8 } },
      'consumers.DE',
      'Enter a range whose end is not below its start',
    ],
    [
      { fact: 'consumers', state: 'DE', value: { least: -1, most: 8 } },
      'consumers.DE',
      'Enter a whole number from 0 to 400000000',
    ],
  ])('%j', (answer, field, message) => {
    test(`is refused: ${message}`, async () => {
      const { save, read } = await open();
      const reply = await save(1, [{ fact: 'targetedAdvertising', value: true }, answer]);
      expectProblem(reply, 400, 'invalid-input', message);
      expect(reply.json()).toMatchObject({ fields: { [field]: message } });
      expect(await read()).toEqual({ version: 1, answers: [] });
    });
  });

  test.each([
    { fact: 'consumers', state: 'DE', value: { least: 35_000, most: NO_UPPER_BOUND } },
    { fact: 'saleRevenuePercent', state: null, value: { least: 50, most: NO_UPPER_BOUND } },
    { fact: 'annualRevenueUSD', state: null, value: { least: 1_000_000, most: NO_UPPER_BOUND } },
  ])('"or more" is kept: $fact', async (answer) => {
    const { save, read } = await open();
    expect((await save(1, [answer])).statusCode).toBe(200);
    expect((await read()).answers).toMatchObject([answer]);
  });

  test('bounds are stored as such, and decide', async () => {
    const { save, read } = await open();
    const value = { least: 0, most: 9_999 };
    await save(1, [{ fact: 'consumers', state: 'DE', value }]);
    expect((await read()).answers).toMatchObject([{ fact: 'consumers', state: 'DE', value }]);
    await save(2, [{ fact: 'consumers', state: 'DE', value: 12 }]);
    expect((await read()).answers).toMatchObject([{ fact: 'consumers', value: 12 }]);
  });

  test('unknown facts and states are refused', async () => {
    const { save } = await open();
    expectProblem(await save(1, [{ fact: 'shoeSize', value: 5 }]), 400, 'invalid-input');
    expectProblem(
      await save(1, [{ fact: 'consumers', state: 'ZZ', value: 5 }]),
      400,
      'invalid-input',
    );
  });

  test('a part larger than the whole contradicts, and nothing is stored', async () => {
    const { save, read } = await open();
    const reply = await save(1, [
      { fact: 'consumers', state: 'CA', value: 100 },
      { fact: 'sellsOrSharesConsumers', state: 'CA', value: 101 },
    ]);
    expectProblem(reply, 409, 'contradicting-answers');
    const { message, fields } = reply.json<{ message: string; fields: Record<string, string> }>();
    expect(message).toContain('did you hold or use data on last year?');
    expect(message).toContain('buy, sell or pass on information for ads last year?');
    expect(Object.keys(fields).toSorted()).toEqual(['consumers', 'sellsOrSharesConsumers']);
    expect(await read()).toEqual({ version: 1, answers: [] });
  });

  test('a contradiction with an earlier answer is found, and withdrawing that answer settles it', async () => {
    const { save } = await open();
    await save(1, [{ fact: 'consumers', state: 'CA', value: 100 }]);
    const part = { fact: 'sellsOrSharesConsumers', state: 'CA', value: 200 };
    expectProblem(await save(2, [part]), 409, 'contradicting-answers');
    expect((await save(2, [part], [{ fact: 'consumers', state: 'CA' }])).statusCode).toBe(200);
  });
});
