/** Appeals that are late, that nothing was refused for yet, or whose request changed its state. */
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { requestLetters } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

onOneDatabase('appeals at the request desk', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    cookie = await stage().owner();
    const statesOperating = ['CA', 'CO', 'DE', 'TX'];
    base = `/api/businesses/${await stage().business(cookie, { statesOperating })}`;
    await call('PATCH', '/request-desk', { timeZone: 'America/New_York' });
  });
  const call = (method: string, path: string, body?: unknown) => {
    stage().advance(1_000);
    return stage().call(method, `${base}${path}`, { cookie, body });
  };
  /** So many days ago; negative: to come. */
  const ago = (days: number) =>
    new Date(stage().clock.now.getTime() - days * DAY).toISOString().slice(0, 10);
  const today = () => ago(0);
  const whole = async (id: string) => (await call('GET', `/requests/${id}`)).json<RequestWhole>();
  const entered = async (state: string, receivedOn = today()) => {
    const how = { channel: 'post', by: 'self', onBehalfOf: null, receivedOn, state };
    const person = { name: 'Ann Oak', email: null, post: '1 Pier Road', order: null, text: null };
    const made = await call('POST', '/requests', { ...how, ...person, types: ['delete'] });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<RequestWhole>().id;
  };
  const act = async (id: string, action: object) => {
    const { version } = await whole(id);
    return call('POST', `/requests/${id}/events`, { version, ...action });
  };
  const does = async (id: string, action: object) => {
    const reply = await act(id, action);
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const moved = async (id: string, state: string) => {
    const { version } = await whole(id);
    const reply = await call('PATCH', `/requests/${id}`, { version, state });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  /** Drafted, settled and sent on paper; the letter's id. */
  const letter = async (id: string, body: object, on = today()) => {
    const made = await call('POST', `/requests/${id}/letters`, body);
    expect(made.statusCode, made.body).toBe(201);
    const draft = made.json<{ id: string; version: number; subject: string; text: string }>();
    const text = draft.text.replaceAll(/\[(?:choose|fill in): [^[\]]{1,300}\] ?/g, 'as agreed');
    const at = `/requests/${id}/letters/${draft.id}`;
    const { version, subject } = draft;
    const saved = await call('PUT', at, { version, subject, text });
    const sent = await call('POST', `${at}/sending`, {
      version: saved.json<{ version: number }>().version,
      by: 'print',
      on,
    });
    expect(sent.statusCode, sent.body).toBe(200);
    return draft;
  };
  const refusal = { kind: 'refusal', ground: 'tax-records', reason: 'Receipts', partly: false };
  const note = (id: string, appealOn: string) =>
    call('POST', `/requests/${id}/notes`, { text: 'Appeal. You got it wrong.', appealOn });
  const read = async (reference: string) => {
    const mail = { from: '', subject: `Re: ${reference}`, text: 'Appeal. Look at it again.' };
    const reply = await call('POST', '/requests/mail', { ...mail, headers: {}, sentAt: null });
    return reply.json<{ answers: { appeal: object } }>().answers.appeal;
  };

  test('how old the refusal is, and until when its letter takes appeals, is told', async () => {
    const id = await entered('DE', ago(160));
    await letter(id, refusal, ago(150));
    const told = { refusedOn: ago(150), until: ago(90) };
    const { reference } = await whole(id);
    // late, and still the owner's choice
    expect(await read(reference)).toMatchObject({ may: 'yes', ...told });
    expect((await note(id, today())).statusCode).toBe(200);

    const byHand = await entered('DE');
    await does(byHand, { what: 'denied', ground: 'tax-records' });
    const hand = await whole(byHand);
    expect(await read(hand.reference)).toMatchObject({ refusedOn: today(), until: null });
  });

  test('a refusal that waits for the mail is appealed by nobody', async () => {
    const id = await entered('DE');
    const { id: letterId } = await letter(id, refusal);
    const waits = (delivery: 'waiting' | 'sent') =>
      stage()
        .database.db.update(requestLetters)
        .set({ delivery })
        .where(eq(requestLetters.id, letterId));
    await waits('waiting');
    const { reference } = await whole(id);
    expect(await read(reference)).toMatchObject({ may: 'refusal-waits', by: null });
    const early = await note(id, today());
    expectProblem(early, 422, 'not-allowed-now');
    expect(early.body).toContain('has not left yet');
    await waits('sent');
    expect(await read(reference)).toMatchObject({ may: 'yes' });
    expect((await note(id, today())).statusCode).toBe(200);
  });

  test('an appeal that a letter promised keeps its law, though the state was corrected', async () => {
    const id = await entered('CO');
    await letter(id, refusal);
    await moved(id, 'CA');
    const { reference } = await whole(id);
    expect(await read(reference)).toMatchObject({ may: 'yes', isLaw: true });
    expect((await note(id, today())).statusCode).toBe(200);
    const [item] = (await whole(id)).items;
    expect(item?.next).toMatchObject({ step: 'answer-appeal', by: ago(-45) });
    const { text } = await letter(id, { kind: 'appeal-denied', partly: false });
    expect(text).toContain('Colorado Attorney General');
    expect(text).toContain('The law gives us 45 days');
    expect(text).not.toContain('[choose: Keep this paragraph only if the person lives in');
    const answered = (await whole(id)).events.find(({ what }) => what === 'appeal-answered');
    expect(answered?.fields).toMatchObject({ law: 'CO' });

    // without a letter nothing was promised
    const other = await entered('CO');
    await does(other, { what: 'denied', ground: 'tax-records' });
    await moved(other, 'CA');
    expect((await note(other, today())).statusCode).toBe(200);
    expect((await whole(other)).items[0]?.next.step).toBe('second-look');
  });

  test('more time for an appeal that no law gives is refused with words', async () => {
    const notice = { what: 'appeal-extension-notice', reason: 'holidays' };
    const appealed = async (state: string, on = today()) => {
      const id = await entered(state, on);
      await does(id, { what: 'denied', ground: 'tax-records', on });
      await does(id, { what: 'appeal', on });
      return id;
    };
    const texas = await act(await appealed('TX'), notice);
    expectProblem(texas, 422, 'not-allowed-now');
    expect(texas.body).toContain('This law gives no more time');
    const colorado = await appealed('CO');
    await does(colorado, notice);
    const twice = await act(colorado, notice);
    expectProblem(twice, 422, 'not-allowed-now');
    expect(twice.body).toContain('More time was taken already');
    const california = await act(await appealed('CA'), notice);
    expectProblem(california, 422, 'not-allowed-now');
    expect(california.body).toContain('No law sets a last day for this appeal');
    // what came too late is written down as it was
    const late = await appealed('CO', ago(46));
    await does(late, notice);
  });
});
