/** Work that comes back: marked again it is a new entry, and undo leads back to the time before. */
import { expect, test } from 'vitest';
import type { Assessment } from '#contract/results.ts';
import { daysBetween } from '#calendar/dates.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, person, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const ID = 'privacy-notice';
const task = ({ tasks }: Assessment) => tasks.find(({ id }) => id === ID);

onOneDatabase('looking again', (database) => {
  const stage = useStage(database);

  test('a done task comes back on its day as a new entry; the old proof stays, also after undo', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    let cookie = await stage().signIn(email);
    const business = await stage().business(cookie, { statesOperating: ['DE'] });
    const answers = [
      { fact: 'consumers', state: 'DE', value: 40_000 },
      { fact: 'sellsPersonalData', value: false },
    ];
    const path = `/api/businesses/${business}`;
    await stage().call('PUT', `${path}/answers`, { cookie, body: { version: 1, answers } });
    const assessment = async () =>
      (await stage().call('GET', `/api/assessments/${business}`, { cookie })).json<Assessment>();
    const mark = async (body: unknown) =>
      (await stage().call('PUT', `${path}/tasks/${ID}`, { cookie, body })).json<Assessment>();
    const history = async () =>
      (await stage().call('GET', `${path}/history`, { cookie })).json<{ what: string }[]>();

    const done = await mark({ status: 'done', note: 'First proof: a page' });
    const first = done.asOf;
    const { on = '', by } = task(done)?.lookAgain ?? {};
    expect(daysBetween(first, on)).toBeGreaterThan(300);
    stage().advance((daysBetween(first, on) - 1) * DAY);
    cookie = await stage().signIn(email);
    expect(task(await assessment())).toMatchObject({ status: 'done', lastTime: null });

    stage().advance(DAY);
    const lastTime = { on: first, by: done.tasks.find(({ id }) => id === ID)?.doneBy };
    const cameBack = {
      status: 'open',
      again: true,
      note: null,
      // our target at four hours a week, not a day of a law
      movedFrom: by,
      lastTime: { ...lastTime, note: 'First proof: a page' },
    };
    expect(task(await assessment())).toMatchObject(cameBack);
    const written = (await history()).length;
    const twice = await mark({ status: 'done' });
    expect(task(twice)).toMatchObject({ status: 'done', note: null, doneOn: on, lastTime: null });
    stage().advance(DAY);
    // a note added later moves neither the day nor the next look
    expect(task(await mark({ status: 'done', note: 'Second' }))).toMatchObject({
      note: 'Second',
      doneOn: on,
      lookAgain: task(twice)?.lookAgain,
    });
    expect((await history()).map(({ what }) => what).slice(0, 2)).toEqual([
      'Note changed',
      'Marked done',
    ]);
    expect(await history()).toHaveLength(written + 2);

    expect(task(await mark({ status: 'open' }))).toMatchObject(cameBack);
    expect((await history())[0]).toMatchObject({ what: 'Opened again' });
    // it is open already: pressed again, nothing is written
    await mark({ status: 'open' });
    expect(await history()).toHaveLength(written + 3);
    expect(task(await mark({ status: 'done' }))).toMatchObject({ status: 'done' });
    expect(task(await mark({ status: 'open' }))).toMatchObject(cameBack);
  });
});
