/** Assessments: receipts, marks, due dates, history. */
import { dayIn, EASTERN } from '#calendar/time-zone.ts';
import { expect, test } from 'vitest';
import type { Assessment } from '#contract/results.ts';
import { type KeptReceipt, replayOf } from '#engine/law-changes/replay.ts';
import { lawBooksOf, packOf } from '#law/packs.server.ts';
import type { Business } from '#contract/businesses.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, PROFILE, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

onOneDatabase('assessments', (database) => {
  const stage = useStage(database);
  const open = async (profile: object = {}) => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, profile);
    const get = async <T>(path: string) => (await stage().call('GET', path, { cookie })).json<T>();
    return {
      cookie,
      id,
      assessment: () => get<Assessment>(`/api/assessments/${id}`),
      business: () => get<Business>(`/api/businesses/${id}`),
      receipts: () => get<{ savedAt: string }[]>(`/api/assessments/${id}/receipts`),
      history: () =>
        get<
          {
            what: string;
            detail: string | null;
            by: string;
            at: string;
            requirementIds: string[];
          }[]
        >(`/api/businesses/${id}/history`),
      mark: (what: string, body: unknown) =>
        stage().call('PUT', `/api/businesses/${id}/${what}`, { cookie, body }),
      answer: (version: number, answers: unknown[]) =>
        stage().call('PUT', `/api/businesses/${id}/answers`, {
          cookie,
          body: { version, answers },
        }),
    };
  };
  /** A business to which Delaware's law certainly applies. */
  const bound = async () => {
    const owner = await open({ statesOperating: ['DE'] });
    await owner.answer(1, [
      { fact: 'consumers', state: 'DE', value: 40_000 },
      { fact: 'sellsPersonalData', value: false },
    ]);
    return owner;
  };

  test('two answers that do not fit are taken, raised with both ways, and stand in the policy until one is changed', async () => {
    const { answer, assessment, cookie, id } = await bound();
    expect((await assessment()).mismatches).toEqual([]);
    const saved = await answer(2, [{ fact: 'targetedAdvertising', value: true }]);
    expect(saved.statusCode).toBe(200);
    const { mismatches, scoreInDoubt, overallScore, provisional } = await assessment();
    expect(mismatches).toMatchObject([
      {
        id: 'ads-no-sale',
        stateIds: ['DE'],
        ways: [{ fact: 'targetedAdvertising' }, { fact: 'sellsPersonalData' }],
        cites: [{ stateId: 'DE', cite: expect.stringContaining('12D-102') }],
      },
    ]);
    expect([scoreInDoubt, provisional]).toEqual([true, false]);
    expect(overallScore).toBeLessThan(100);
    const policy = async () =>
      (
        await stage().call('GET', `/api/businesses/${id}/documents/privacy-policy`, { cookie })
      ).json<{ html: string }>().html;
    expect(await policy()).toContain('These two do not fit together.');
    await answer(3, [{ fact: 'sellsPersonalData', value: true }]);
    expect((await assessment()).mismatches).toEqual([]);
    expect(await policy()).not.toContain('These two do not fit together.');
  });

  test('the first opening stores a receipt; the business then shows its score and tasks, computed on each request', async () => {
    const { assessment, business, receipts } = await open();
    expect((await business()).assessment).toBeNull();
    const first = await assessment();
    expect(first).toMatchObject({
      businessName: PROFILE.businessName,
      version: 1,
      asOf: dayIn(stage().clock.now, EASTERN),
      savedAt: stage().clock.now.toISOString(),
    });
    expect(first.applicableStates.map(({ stateId }) => stateId).toSorted()).toEqual(['DE', 'TX']);
    expect(await assessment()).toEqual(first);
    expect(await receipts()).toHaveLength(1);
    const { assessment: standing } = await business();
    expect(standing).toMatchObject({
      score: first.overallScore,
      riskLevel: first.riskLevel,
      provisional: first.provisional,
      assessedAt: first.savedAt,
    });
    expect(standing?.stand).toEqual(first.stand);
  });

  test('opening twice in parallel stores one receipt', async () => {
    const { assessment, receipts } = await open();
    await Promise.all([assessment(), assessment(), assessment()]);
    expect(await receipts()).toHaveLength(1);
  });

  test('a receipt can be saved at any time; newest first', async () => {
    const { cookie, id, assessment, receipts, history } = await bound();
    const opened = await assessment();
    stage().advance(1000);
    const saved = await stage().call('POST', `/api/assessments/${id}/receipts`, { cookie });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({
      asOf: opened.asOf,
      lawDataHash: opened.lawDataHash,
      overallScore: opened.overallScore,
      verdicts: [{ stateId: 'DE', verdict: 'applies' }],
    });
    expect((await receipts()).map(({ savedAt }) => savedAt)).toEqual([
      stage().clock.now.toISOString(),
      opened.savedAt,
    ]);
    expect((await assessment()).savedAt).toBe(stage().clock.now.toISOString());
    expect((await history())[0]).toMatchObject({ what: 'Assessment saved', by: 'Robin Lee' });
  });

  test('a receipt is read whole, and comes out the same when it is worked out again', async () => {
    const { cookie, id, assessment, mark } = await bound();
    const task = (await assessment()).tasks.find(({ lostPoints }) => lostPoints > 0);
    await mark(`tasks/${task?.id}`, { status: 'done' });
    const path = `/api/assessments/${id}/receipts`;
    await stage().call('POST', path, { cookie });
    const receipt = (await stage().call('GET', `${path}/2`, { cookie })).json<
      KeptReceipt & { lawDataHash: string; overallScore: number; riskLevel: string; hash: string }
    >();
    expect(Object.keys(receipt.marks ?? {})).not.toEqual([]);
    const again = replayOf(lawBooksOf(packOf(receipt.lawDataHash).files), receipt);
    const { verdicts, overallScore, riskLevel } = receipt;
    expect(again).toEqual({ verdicts, overallScore, riskLevel });
    expect(receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    expectProblem(await stage().call('GET', `${path}/3`, { cookie }), 404, 'not-found');
  });

  test('marking a task done raises the score at once, is kept with note, day and person, and can be undone', async () => {
    const { assessment, mark, history } = await bound();
    const before = await assessment();
    const task = before.tasks.find(({ lostPoints }) => lostPoints > 0);
    const reply = await mark(`tasks/${task?.id}`, {
      status: 'done',
      note: ' Filed in the binder ',
    });
    expect(reply.statusCode).toBe(200);
    const after = reply.json<Assessment>();
    expect(after.overallScore).toBeCloseTo(before.overallScore + (task?.lostPoints ?? 0), 9);
    expect(after.tasks.find(({ id }) => id === task?.id)).toMatchObject({
      status: 'done',
      note: 'Filed in the binder',
      doneOn: before.asOf,
      doneBy: 'Robin Lee',
      lostPoints: 0,
    });
    expect(await assessment()).toEqual(after);
    const undone = await mark(`tasks/${task?.id}`, { status: 'open' });
    expect(undone.json()).toEqual(before);
    expect((await history()).slice(0, 2)).toMatchObject([
      { what: 'Opened again', by: 'Robin Lee', detail: task?.title },
      {
        what: 'Marked done',
        detail: `${task?.title}: Filed in the binder`,
        at: stage().clock.now.toISOString(),
        requirementIds: task?.requirements.map(({ id }) => id),
      },
    ]);
  });

  test('pressed twice, at once or later, it is one entry; undo keeps the note', async () => {
    const { assessment, mark, history } = await bound();
    const id = (await assessment()).tasks[0]?.id ?? '';
    const written = (await history()).length;
    const note = 'https://shop.example/privacy';
    await Promise.all([1, 2, 3].map(() => mark(`tasks/${id}`, { status: 'done', note })));
    stage().advance(DAY);
    const again = (await mark(`tasks/${id}`, { status: 'done' })).json<Assessment>();
    const task = ({ tasks }: Assessment) => tasks.find((each) => each.id === id);
    expect(await history()).toHaveLength(written + 1);
    expect(task(again)).toMatchObject({ note });
    expect(task(again)?.doneOn).not.toBe(again.asOf);

    const undone = (await mark(`tasks/${id}`, { status: 'open' })).json<Assessment>();
    expect(task(undone)).toMatchObject({ status: 'open', note: null });
    await mark(`tasks/${id}`, { status: 'open' });
    expect(await history()).toHaveLength(written + 2);
    const done = (await mark(`tasks/${id}`, { status: 'done' })).json<Assessment>();
    expect(task(done)).toMatchObject({ status: 'done', note, doneOn: done.asOf });

    const cleared = await mark(`tasks/${id}`, { status: 'done', note: '' });
    expect(task(cleared.json<Assessment>())?.note).toBeNull();
  });

  test('a reason why a task does not apply is no proof that it is done', async () => {
    const { assessment, mark } = await bound();
    const id = (await assessment()).tasks[0]?.id ?? '';
    await mark(`tasks/${id}`, { status: 'not applicable', note: 'No such data' });
    await mark(`tasks/${id}`, { status: 'open' });
    const done = (await mark(`tasks/${id}`, { status: 'done' })).json<Assessment>();
    expect(done.tasks.find((each) => each.id === id)).toMatchObject({ status: 'done', note: null });
  });

  test('a task names the documents that help with it', async () => {
    const { assessment } = await bound();
    const { tasks } = await assessment();
    expect(tasks.find(({ id }) => id === 'privacy-notice')?.templates).toEqual([
      { id: 'privacy-policy', title: 'Privacy policy' },
      { id: 'data-inventory', title: 'Data inventory and retention schedule' },
    ]);
  });

  test('one requirement can be marked on its own', async () => {
    const { assessment, mark } = await bound();
    const [requirement] = (await assessment()).tasks[0]?.requirements ?? [];
    const after = (
      await mark(`requirements/${requirement?.id}`, { status: 'done' })
    ).json<Assessment>();
    expect(
      after.tasks
        .flatMap((task) => task.requirements)
        .filter(({ status }) => status === 'done')
        .map(({ id }) => id),
    ).toEqual([requirement?.id]);
  });

  test('"not applicable" needs a reason', async () => {
    const { assessment, mark } = await bound();
    const task = (await assessment()).tasks[0];
    const refused = await mark(`tasks/${task?.id}`, { status: 'not applicable' });
    expectProblem(refused, 400, 'invalid-input', 'Say why it does not apply to you');
    expect(refused.json()).toMatchObject({ fields: { note: 'Say why it does not apply to you' } });
    const reply = await mark(`tasks/${task?.id}`, {
      status: 'not applicable',
      note: 'No such data',
    });
    expect(reply.json<Assessment>().tasks.find(({ id }) => id === task?.id)).toMatchObject({
      status: 'not applicable',
      note: 'No such data',
    });
  });

  test('a task or requirement that this business does not have is not found', async () => {
    const { mark } = await bound();
    for (const what of ['tasks/none', 'requirements/TX-01', 'requirements/none'])
      expectProblem(await mark(what, { status: 'done' }), 404, 'not-found');
    expectProblem(await mark('tasks/privacy-notice', { status: 'finished' }), 400, 'invalid-input');
  });

  test('due dates count from the day a requirement was first owed, and stay', async () => {
    const { assessment } = await bound();
    const first = await assessment();
    stage().advance(6 * DAY);
    const later = await assessment();
    expect(later.asOf).not.toBe(first.asOf);
    const due = (result: Assessment) =>
      Object.fromEntries(
        result.tasks.flatMap((task) => task.requirements.map(({ id, dueDate }) => [id, dueDate])),
      );
    expect(due(later)).toMatchObject(due(first));
  });

  test('a state added later reopens a finished task, by name, even on the same day', async () => {
    const { assessment, mark, cookie, id, answer } = await bound();
    await assessment();
    await mark('tasks/privacy-notice', { status: 'done' });
    stage().advance(60_000);
    await stage().call('PUT', `/api/businesses/${id}`, {
      cookie,
      body: { ...PROFILE, statesOperating: ['DE', 'MT'], version: 2 },
    });
    await answer(3, [{ fact: 'consumers', state: 'MT', value: 200_000 }]);
    const task = (await assessment()).tasks.find((each) => each.id === 'privacy-notice');
    expect(task).toMatchObject({ status: 'open', reopenedFor: ['MT'] });
  });

  test('a saved answer comes back with the assessment that follows, once that was opened', async () => {
    const { assessment, answer, receipts } = await open();
    const sells = { fact: 'sellsPersonalData', state: null, value: false };
    const first = await answer(1, [sells]);
    expect(first.json()).toMatchObject({ version: 2, answers: [sells], assessment: null });
    expect(await receipts()).toEqual([]);
    const opened = await assessment();
    const many = { fact: 'consumers', state: 'DE', value: 60_000 };
    const second = (await answer(2, [many])).json<{ version: number; assessment: Assessment }>();
    expect(second.version).toBe(3);
    expect(second.assessment).toEqual(await assessment());
    expect(second.assessment.facts).not.toEqual(opened.facts);
    expect(await receipts()).toHaveLength(1);
  });

  test('answers change the assessment, and the history lists what was done', async () => {
    const { assessment, history } = await bound();
    expect((await assessment()).applicableStates).toMatchObject([
      { stateId: 'DE', verdict: 'applies' },
    ]);
    expect((await history()).map(({ what }) => what)).toEqual(['Answers saved', 'Profile created']);
  });
});
