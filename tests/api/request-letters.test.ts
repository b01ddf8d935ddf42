/**
 * A letter of the desk says of a request only what is so: who it is about, what was asked, by when,
 * and what may be refused.
 */
import { beforeAll, expect, test } from 'vitest';
import { US_STATES } from '#text/us-states.ts';
import { addDays } from '#calendar/dates.ts';
import { longDate } from '#text/english.ts';
import { letterGaps } from '#contract/requests/letter-gaps.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

onOneDatabase('letters of the request desk', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    cookie = await stage().owner();
    const statesOperating = ['CA', 'CO', 'DE', 'VA'];
    base = `/api/businesses/${await stage().business(cookie, { statesOperating })}`;
    await call('PUT', '/slug', { slug: `letters-${database.name.length}-${Date.now()}` });
    await call('PATCH', '/request-desk', { isOn: true, timeZone: 'America/Los_Angeles' });
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const entered = async (state: string, types: readonly string[], more: object = {}) => {
    const yesterday = new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10);
    const person = { name: 'Ann', email: null, post: '1 Pier Road', order: null, text: null };
    const how = { channel: 'post', by: 'self', onBehalfOf: null, receivedOn: yesterday };
    const body = { ...how, ...person, state, types, ...more };
    return (await call('POST', '/requests', body)).json<{ id: string }>().id;
  };
  const letter = async (id: string, kind: string, language = 'en') => {
    const reply = await call('POST', `/requests/${id}/letters`, { kind, language });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<{ text: string }>().text;
  };

  test('an agent and a parent read for whom it is; who asks alone reads nothing of it', async () => {
    const agent = { by: 'agent', name: 'PermSlip Inc', onBehalfOf: 'Jon Katz' };
    const asked = await entered('DE', ['opt-out-sale'], agent);
    expect(await letter(asked, 'opt-out-works')).toContain(
      'Dear PermSlip Inc,\n\nYou wrote to us for Jon Katz. What this letter says of “you” and “your data” is about Jon Katz.',
    );
    expect(await letter(asked, 'opt-out-works', 'es')).toContain(
      'Usted nos escribió por Jon Katz.',
    );
    const parent = await entered('VA', ['delete'], { by: 'parent', onBehalfOf: 'Pip Quinn' });
    expect(await letter(parent, 'deleted')).toContain('is about Pip Quinn.');
    const unnamed = await entered('VA', ['delete'], { by: 'agent' });
    expect(await letter(unnamed, 'deleted')).toContain(
      'You wrote to us for [fill in: the person they asked for].',
    );
    expect(await letter(await entered('VA', ['delete']), 'deleted')).not.toContain(
      'wrote to us for',
    );
  });

  test('whoever asks for somebody else reads that it is checked whether they may; where the law lets nobody else ask, that is a choice', async () => {
    const by = (who: string) => ({ by: who, name: 'Pat Quinn', onBehalfOf: 'Pip Quinn' });
    const parent = await letter(await entered('CA', ['delete'], by('parent')), 'receipt');
    expect(parent).toContain('gets your data. We also check that you may act for Pip Quinn.');
    const agent = await entered('CA', ['access'], by('agent'));
    expect(await letter(agent, 'receipt', 'es')).toContain(
      'También comprobamos que usted puede actuar por Pip Quinn.',
    );
    const barred = await letter(await entered('TX', ['access'], by('agent')), 'receipt');
    expect(barred).not.toContain('you may act');
    expect(barred).toMatch(
      /\n\n\[choose: Keep this paragraph only if you answer the person alone\] The law of your state, as we read it, lets nobody else ask for this\. So please ask Pip Quinn to write to us\.\n\n/,
    );
    const stops = await letter(await entered('CA', ['opt-out-sale'], by('agent')), 'receipt');
    expect(stops).not.toContain('may act');
    expect(await letter(await entered('CA', ['access']), 'receipt')).not.toContain('may act');
  });

  test('who opts out is asked for no name; a browser is offered to who may use it; no letter promises time that no law gives', async () => {
    const unnamed = { name: null, email: 'olly@people.example', post: null };
    for (const language of ['en', 'es']) {
      const stops = await letter(
        await entered('CA', ['opt-out-sale'], unnamed),
        'opt-out-works',
        language,
      );
      expect(stops).not.toContain('name of the person');
      expect(stops).toMatch(language === 'en' ? /\n\nHello,\n\n/ : /\n\nHola:\n\n/);
      expect(stops).toContain('Global Privacy Control');
    }
    expect(await letter(await entered('CA', ['delete'], unnamed), 'deleted')).toContain(
      'Dear [fill in: name of the person],',
    );
    const limits = await entered('CA', ['limit-sensitive']);
    expect(await letter(limits, 'opt-out-works')).not.toContain('Global Privacy Control');
    const agent = { by: 'agent', onBehalfOf: 'Jon Katz' };
    const both = await letter(await entered('CA', ['opt-out-sale'], agent), 'opt-out-works', 'es');
    expect(both).not.toContain('Global Privacy Control');
    const id = await entered('CA', ['opt-out-sale']);
    const late = await call('POST', `/requests/${id}/letters`, { kind: 'more-time' });
    expect(late.statusCode).toBe(422);
  });

  test('what is kept after a deletion is a choice', async () => {
    for (const language of ['en', 'es'] as const) {
      const text = await letter(await entered('VA', ['delete']), 'deleted', language);
      const kept = text.split('\n\n').filter((each) => /We keep this|Guardamos estos/.test(each));
      expect(kept).toHaveLength(language === 'en' ? 1 : 2);
      for (const each of kept)
        expect(each).toMatch(/^\[choose: Keep this paragraph only if you keep some of the data\]/);
    }
  });

  test('a copy and a list of receivers stand in the answer to those who asked for them', async () => {
    const receivers = await letter(await entered('DE', ['third-party-list']), 'data');
    expect(receivers).not.toContain('full copy');
    expect(receivers).toContain('These third parties, or kinds of them, received your data');
    const access = await letter(await entered('DE', ['access']), 'data');
    expect(access).toContain('You get the full copy');
    expect(access).not.toContain('third parties comes with this letter');
  });

  test('a refused deletion in Colorado names what was not deleted; no other state’s part stands in it', async () => {
    const ground = 'exemption';
    const refusal = async (state: string, types: readonly string[], more: object) => {
      const id = await entered(state, types);
      const body = { kind: 'refusal', reason: 'Tax records', ...more };
      return (await call('POST', `/requests/${id}/letters`, body)).json<{ text: string }>().text;
    };
    const said = /\n\nThese kinds of your data were not deleted: \[fill in: what you keep\]/;
    expect(await refusal('CO', ['delete'], { ground })).toMatch(said);
    expect(await refusal('CO', ['delete'], { ground, language: 'es' })).toMatch(
      /\n\nEstos tipos de sus datos no se borraron: [^]*\n\nThese kinds of your data/,
    );
    expect(await refusal('CO', ['delete'], { ground: 'not-verified' })).not.toContain(
      'not deleted',
    );
    expect(await refusal('CO', ['access'], { ground })).not.toContain('not deleted');
    expect(await refusal('VA', ['delete'], { ground })).not.toContain('not deleted');
    for (const state of ['CA', 'CO', 'VA', 'NY'])
      for (const kind of ['refusal', 'deleted', 'corrected', 'data', 'receipt'])
        expect(
          await letter(await entered(state, ['delete', 'correct', 'access']), kind, 'es'),
          `${state} ${kind}`,
        ).not.toMatch(/(?:For|Para) (?:California|Colorado)/);
  });

  test('no refusal names the section of the right as that of the exception, in any state', async () => {
    const gap = '[fill in: the section that gives this reason:';
    const met: string[] = [];
    for (const { code } of US_STATES) {
      const id = await entered(code, ['delete']);
      const body = { kind: 'refusal', reason: 'Tax records', ground: 'exemption' };
      const draft = await call('POST', `/requests/${id}/letters`, body);
      const text = draft.json<{ text: string }>().text.replaceAll('\n', ' ');
      const [, named] = /section of the law on this is (.{1,120})/.exec(text) ?? [];
      // where no law binds, none is named
      if (named !== undefined) met.push(named.startsWith(gap) ? gap : `${code}: ${named}`);
    }
    expect(met.length).toBeGreaterThan(3);
    expect(new Set(met)).toEqual(new Set([gap]));
    const unproven = async (state: string) =>
      (
        await call('POST', `/requests/${await entered(state, ['delete'])}/letters`, {
          kind: 'refusal',
          ground: 'not-verified',
        })
      ).body;
    expect(await unproven('CO')).toContain(
      'The section of the law on this is C.R.S. § 6-1-1306(2)(d).',
    );
    // no section on record, and no gap to fill
    expect(await unproven('KY')).not.toContain('The section of the law on this');
  });

  test('ways to know a parent are told where the law names some, of what it names them for', async () => {
    const parentBy = async (state: string, types: string[], by = 'parent') => {
      const id = await entered(state, types, { by, onBehalfOf: by === 'self' ? null : 'Pip Oak' });
      const { items } = (await call('GET', `/requests/${id}`)).json<RequestWhole>();
      return items[0]?.allowed?.parentBy;
    };
    expect(await parentBy('CA', ['delete'])).toMatchObject({
      below: 13,
      cite: '11 CCR § 7070(a)(2), (c)',
    });
    expect(await parentBy('CA', ['opt-out-sale'])).toBeNull();
    expect(await parentBy('CO', ['delete'])).toBeNull();
    expect(await parentBy('CA', ['delete'], 'self')).toBeNull();
  });

  test('that nobody knows who asks has its section where the records name one, and else none', async () => {
    const agent = { by: 'agent', name: 'PermSlip Inc', onBehalfOf: 'Jon Katz' };
    const named: boolean[] = [];
    for (const id of [
      await entered('CT', ['opt-out-sale'], agent),
      await entered('CO', ['delete']),
      await entered('KY', ['delete']),
    ]) {
      const { items } = (await call('GET', `/requests/${id}`)).json<RequestWhole>();
      const cite = items[0]?.allowed?.refuse.find((each) => each.id === 'not-verified')?.cite;
      const body = { kind: 'refusal', ground: 'not-verified' };
      const draft = await call('POST', `/requests/${id}/letters`, body);
      const { text } = draft.json<{ text: string }>();
      const [, section] =
        /The section of the law on this is ([^\n]{1,120})\. ?(?:\n|$)/.exec(text) ?? [];
      expect(section).toBe(cite);
      named.push(section !== undefined);
    }
    expect(named[0]).toBe(true);
    expect(named[2]).toBe(false);
  });

  test('a refusal proposes the last day to appeal: 60 days from its own', async () => {
    const text = await letter(await entered('VA', ['delete']), 'refusal');
    const today = stage().clock.now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    expect(text.replaceAll('\n', ' ')).toContain(`by ${longDate(addDays(today, 60))}`);
  });

  test('a receipt has the day of each thing asked, and asks for no proof where none may be asked', async () => {
    const both = await letter(await entered('CA', ['delete', 'opt-out-sale']), 'receipt');
    const [, days] = /expect our answer by ([^.]+)\./.exec(both.replaceAll('\n', ' ')) ?? [];
    expect(days).toMatch(/\d{4} \(“Stop selling my data”\) and .*\d{4} \(“Delete my data”\)$/);
    expect(both).toContain('ads does not wait for that.');
    expect(both).not.toContain('Keep only if true');
    // an opt-out takes no more time
    expect(both).not.toContain('If it takes more time');
    const deletion = await letter(await entered('CA', ['delete']), 'receipt');
    expect(deletion).toContain('If it takes more time');
    expect(deletion).not.toContain('does not wait for that');
    const stop = await letter(await entered('CA', ['opt-out-sale']), 'receipt');
    expect(stop).not.toMatch(
      /If it takes more time|cannot confirm who you are|confirm your identity/,
    );
    expect(await letter(await entered('CA', ['delete']), 'receipt')).toContain(
      'cannot confirm who you are',
    );
  });

  test('a refusal offers the grounds of the law, and more time speaks of no opt-out that nobody asked for', async () => {
    const colorado = await letter(await entered('CO', ['delete']), 'refusal');
    expect(colorado).not.toContain('plainly unfounded');
    expect(colorado).toContain('could not confirm your identity');
    expect(await letter(await entered('VA', ['delete']), 'refusal')).toContain('plainly unfounded');
    const deletion = await letter(await entered('VA', ['delete']), 'more-time');
    expect(deletion).not.toContain('already in force');
    const mixed = await letter(await entered('VA', ['delete', 'opt-out-sale']), 'more-time');
    expect(mixed).toContain('already in force');
  });

  test('California’s offer to opt out comes once, with the form’s address, and not to whoever opted out', async () => {
    const told = (await call('GET', '/answers')).json<{ version: number }>();
    const answers = ['sellsPersonalData', 'targetedAdvertising'].map((fact) => ({
      fact,
      state: null,
      value: true,
    }));
    const saved = await call('PUT', '/answers', { version: told.version, answers });
    expect(saved.statusCode, saved.body).toBe(200);
    const offered = await letter(await entered('CA', ['delete']), 'refusal');
    expect(offered.match(/Would you like to opt out/g)).toHaveLength(1);
    expect(offered).toMatch(/The link is http:\/\/\S+\/r\/letters-/);
    const opted = await letter(await entered('CA', ['delete', 'opt-out-sale']), 'refusal');
    expect(opted).not.toContain('Would you like to opt out');
    const id = await entered('CA', ['delete', 'opt-out-sale']);
    const part = await call('POST', `/requests/${id}/letters`, { kind: 'refusal', item: 'delete' });
    expect(part.json<{ text: string }>().text).not.toContain('Would you like to opt out');
    for (const [language, words] of [
      ['en', 'The remaining part of your request'],
      ['es', 'Esta razón no afecta al resto'],
    ] as const) {
      const refused = await letter(await entered('CA', ['delete']), 'refusal', language);
      expect(refused).toContain(
        `[choose: Keep this paragraph only if you refuse only a part] ${words}`,
      );
    }
  });

  test('what is open is told in the language of the page, and the letter keeps that of its reader', async () => {
    const id = await entered('CA', ['access']);
    const { text } = (
      await call('POST', `/requests/${id}/letters`, { kind: 'data', language: 'en' })
    ).json<{ text: string }>();
    const whole = await stage().call('GET', `${base}/requests/${id}`, {
      cookie: `${cookie}; language=es`,
    });
    const [shown] = whole.json<{ letters: { text: string; gaps: string[] }[] }>().letters;
    expect(shown?.text).toBe(text);
    expect(shown?.gaps).toContain('tipos de números que tiene y no envía');
    expect(shown?.gaps).toHaveLength(letterGaps(text).length);
  });
});
