/** The plan of a business, and its coming changes. */
import { expect, test } from 'vitest';
import type { PlanReply, UpcomingReply } from '#contract/plan.ts';
import type { SmallTask } from '#contract/small-tasks.ts';
import type { Assessment } from '#contract/results.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { onOneDatabase } from './databases.ts';
import { PROFILE, useStage } from './stage.ts';

onOneDatabase('plan', (database) => {
  const stage = useStage(database);
  const plan = async (cookie: string, id: string) =>
    (await stage().call('GET', `/api/businesses/${id}/plan`, { cookie })).json<PlanReply>();
  const upcoming = async (cookie: string) =>
    (await stage().call('GET', '/api/upcoming', { cookie })).json<UpcomingReply>();
  const open = async (cookie: string, id: string) =>
    (await stage().call('GET', `/api/assessments/${id}`, { cookie })).json<Assessment>();
  const answer = (cookie: string, id: string, version: number, answers: object[]) =>
    stage().call('PUT', `/api/businesses/${id}/answers`, { cookie, body: { version, answers } });
  const delaware = (value: number) => [
    { fact: 'consumers', state: 'DE', value },
    { fact: 'sellsPersonalData', value: false },
    { fact: 'targetedAdvertising', value: false },
  ];

  test('there is none before the first assessment, and asking for it starts no due dates', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    const reply = await plan(cookie, id);
    expect(reply.plan).toBeNull();
    expect(reply.prices.every(({ source, seen }) => source !== '' && seen !== '')).toBe(true);
    stage().advance(24 * 60 * 60_000);
    const { tasks, asOf } = await open(cookie, id);
    expect(tasks.every(({ dueDate }) => dueDate > asOf)).toBe(true);
    expect((await plan(cookie, id)).plan?.asOf).toBe(asOf);
  });

  test('its hours are those of the open tasks and fall when one is done', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    await answer(cookie, id, 1, delaware(40_000));
    const { tasks } = await open(cookie, id);
    const before = (await plan(cookie, id)).plan;
    expect(before).toMatchObject({
      businessId: id,
      businessName: 'Harbor Books',
      rate: 50,
      hoursAWeek: 4,
    });
    const [first] = tasks;
    await stage().call('PUT', `/api/businesses/${id}/tasks/${first?.id}`, {
      cookie,
      body: { status: 'done' },
    });
    const after = (await plan(cookie, id)).plan;
    expect((before?.total.hours ?? 0) - (after?.total.hours ?? 0)).toBe(first?.estimatedHours);
    expect(after?.cases.length).toBeGreaterThan(0);
    expect(after?.cases.every(({ source }) => source !== '')).toBe(true);
  });

  test('the first cases have one of the own states', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { employeeCount: 250, statesOperating: ['CT'] });
    await answer(cookie, id, 1, [
      { fact: 'consumers', state: 'CT', value: 120_000 },
      { fact: 'sellsPersonalData', value: false },
    ]);
    await open(cookie, id);
    const cases = (await plan(cookie, id)).plan?.cases ?? [];
    const own = cases.filter(({ state }) => state === 'CT');
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ inYourStates }) => inYourStates)).toBe(true);
    expect(cases.slice(0, 3).some(({ inYourStates }) => inYourStates)).toBe(true);
  });

  test('the hours a week move the weeks, stay when the profile changes, and are in the download', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    await answer(cookie, id, 1, delaware(40_000));
    await open(cookie, id);
    const set = (body: object) =>
      stage().call('PUT', `/api/businesses/${id}/planning`, { cookie, body });
    const last = async () =>
      (await plan(cookie, id)).plan?.work
        .map(({ weeks }) => weeks?.to ?? '')
        .toSorted()
        .at(-1) ?? '';
    const atFour = await last();
    expect((await set({ hoursAWeek: 8 })).json()).toEqual({
      hoursAWeek: 8,
      tasksInCalendar: false,
      lookAgainMails: true,
    });
    expect((await set({ tasksInCalendar: true })).json()).toEqual({
      hoursAWeek: 8,
      tasksInCalendar: true,
      lookAgainMails: true,
    });
    expect((await last()) < atFour).toBe(true);
    const { version } = (await stage().call('GET', `/api/businesses/${id}`, { cookie })).json<{
      version: number;
    }>();
    await stage().call('PUT', `/api/businesses/${id}`, {
      cookie,
      body: { ...PROFILE, statesOperating: ['DE'], version },
    });
    expect(await plan(cookie, id)).toMatchObject({
      plan: { hoursAWeek: 8 },
      tasksInCalendar: true,
    });
    const data = (await stage().call('GET', '/api/account/data', { cookie })).json<{
      businesses: { planning: object }[];
    }>();
    expect(data.businesses[0]?.planning).toEqual({
      hoursAWeek: 8,
      tasksInCalendar: true,
      lookAgainMails: true,
    });
    for (const hoursAWeek of [0, 41, 2.5, '4'])
      expect((await set({ hoursAWeek })).statusCode).toBe(400);
    expect((await plan(cookie, id)).plan?.hoursAWeek).toBe(8);
  });

  test('contracts that end by themselves, those that are over first', async () => {
    stage().clock.now = new Date('2026-11-21T12:00:00Z');
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    const vendor = (name: string, endsOn: string) => ({
      ...blankRecipient(name),
      name,
      kind: 'software',
      does: 'keeps files',
      role: 'processor',
      endsOn,
      state: 'confirmed',
    });
    const recipients = [
      vendor('later', '2027-03-01'),
      vendor('over', '2026-10-31'),
      vendor('open', ''),
    ];
    const saved = await stage().call('PUT', `/api/businesses/${id}/data-map`, {
      cookie,
      body: { version: 1, recipients },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await plan(cookie, id)).contractEnds).toEqual([
      { id: 'over', company: 'over', endsOn: '2026-10-31', isOver: true },
      { id: 'later', company: 'later', endsOn: '2027-03-01', isOver: false },
    ]);
  });

  test('Delaware on January 1, 2027: for 12,000 people the law begins to apply; unassessed businesses are named so', async () => {
    stage().clock.now = new Date('2026-11-21T12:00:00Z');
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE', 'OK'] });
    await answer(cookie, id, 1, delaware(12_000));
    await open(cookie, id);
    stage().advance(1_000);
    await stage().business(cookie, { businessName: 'Second', statesOperating: ['DE'] });
    const { asOf, until, changes } = await upcoming(cookie);
    expect([asOf, until]).toEqual(['2026-11-21', '2028-11-20']);
    const [first, second] = changes;
    expect(first).toMatchObject({
      date: '2027-01-01',
      stateId: 'DE',
      businesses: [
        { businessId: id, verdicts: { before: 'does not apply', after: 'applies' } },
        { businessName: 'Second', verdicts: null, meaning: 'Not assessed yet.' },
      ],
    });
    expect(second).toMatchObject({ stateId: 'OK', changes: [{ kind: 'start' }, {}] });
    expect(changes.map(({ date }) => date)).toEqual(changes.map(({ date }) => date).toSorted());
  });

  test('an owner without businesses, or with quiet states, has nothing coming', async () => {
    const cookie = await stage().owner();
    expect((await upcoming(cookie)).changes).toEqual([]);
    await stage().business(cookie, { statesOperating: ['IA'] });
    expect((await upcoming(cookie)).changes).toEqual([]);
  });

  test('no owner sees the changes of others', async () => {
    const [mine, stranger] = [await stage().owner(), await stage().owner()];
    await stage().business(mine, { statesOperating: ['DE'] });
    expect((await upcoming(stranger)).changes).toEqual([]);
  });

  test('what laws without a size test ask is ticked with day and note, and moves no score', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE'] });
    const url = `/api/businesses/${id}/small-tasks`;
    const read = async () =>
      (await stage().call('GET', url, { cookie })).json<{ tasks: SmallTask[] }>().tasks;
    const mark = (which: string, body: object) =>
      stage().call('PUT', `${url}/${which}`, { cookie, body });
    const before = await open(cookie, id);
    const serves = (task: SmallTask) => [task, ...task.also].map(({ lawId }) => lawId);
    expect((await read()).flatMap(serves)).not.toContain('nevada-sale');
    expect((await mark('nevada-sale/1', { status: 'done' })).statusCode).toBe(404);
    await answer(cookie, id, 1, [
      { fact: 'collectsOnline', value: true },
      { fact: 'peopleInNV', value: true },
      { fact: 'mostlyOnlineRevenue', value: true },
    ]);
    const tasks = await read();
    expect(tasks.filter(({ isFirst }) => isFirst)).toHaveLength(3);
    expect(tasks.every(({ isDone, on, note }) => !isDone && on === null && note === null)).toBe(
      true,
    );
    const marked = await mark('nevada-sale/2', { status: 'done', note: 'privacy@ is the address' });
    const [done, ...others] = marked
      .json<{ tasks: SmallTask[] }>()
      .tasks.filter(({ isDone }) => isDone);
    expect(others).toEqual([]);
    expect(done?.note).toBe('privacy@ is the address');
    expect(done && serves(done)).toEqual(['nevada-sale']);
    // one act that two laws ask for is ticked once, for both
    const joined = tasks.filter(({ also }) => also.length > 0);
    expect(joined.map(serves)).toEqual([['doppa', 'nevada-sale']]);
    expect((await mark('nevada-sale/1', { status: 'done' })).statusCode).toBe(200);
    expect((await read()).filter(({ isDone }) => isDone)).toHaveLength(2);
    // asked of sites for people under 18 alone
    expect(tasks.map(({ text }) => text).filter((text) => text.includes('tattoos'))).toEqual([]);
    expect(done?.on).toBe((await open(cookie, id)).asOf);
    const after = await open(cookie, id);
    expect(after.overallScore).toBe(before.overallScore);
    const history = await stage().call('GET', `/api/businesses/${id}/history`, { cookie });
    expect(history.body).toContain('nevada-sale/2');
    const copy = await stage().call('GET', '/api/account/data', { cookie });
    expect(copy.body).toContain('nevada-sale/2');
    await mark('nevada-sale/2', { status: 'open' });
    const again = (await read()).find(
      (task) => task.lawId === done?.lawId && task.number === done.number,
    );
    expect(again).toMatchObject({ isDone: false, on: null, note: 'privacy@ is the address' });
    expect((await mark('nevada-sale/99', { status: 'done' })).statusCode).toBe(404);
    expect((await mark('nevada-sale/2', { status: 'maybe' })).statusCode).toBe(400);
  });
});
