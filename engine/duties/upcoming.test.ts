import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS, lawOf, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { StateCode } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { atLeast, duty, exempt, full, invented, is } from '../../tests/invented-law.ts';
import { changesOn, mergeUpcoming, upcoming } from './upcoming.ts';
import type { Answer } from '#engine/facts/known.ts';

const BOOKS = { facts: FACT_BOOK, sensitive: SENSITIVE_BOOK };
const business = (...statesOperating: StateCode[]) => ({
  id: 'b1',
  businessName: 'Harbor Books',
  version: 1,
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating,
  dataTypesCollected: ['Email addresses'],
});
const answer = (fact: Answer['fact'], value: Answer['value'], state: Answer['state'] = null) => ({
  fact,
  state,
  value,
});
const real = (states: StateCode[], answers: Answer[], until = '2028-11-20') =>
  upcoming(
    { laws: LAWS, ...BOOKS },
    { business: business(...states), answers, asOf: '2026-11-21' },
    until,
  );
const inventedLaw = (law: LawRecord, answers: Answer[] = [], until = '2028-01-01') =>
  upcoming(
    { laws: [law], ...BOOKS },
    { business: business('DE'), answers, asOf: '2026-11-21' },
    until,
  );

describe('with the records', () => {
  test('Delaware, January 1, 2027: 12,000 people turn from "does not apply" to "applies"', () => {
    const found = real(
      ['DE'],
      [answer('consumers', 12_000, 'DE'), answer('sellsPersonalData', false)],
    );
    const [first] = found;
    expect(first).toMatchObject({
      date: '2027-01-01',
      stateId: 'DE',
      before: 'does not apply',
      after: 'applies',
    });
    expect(first?.meaning).toMatch(
      /^Until then the law does not apply to you\. From this day the law applies to you\. /,
    );
    expect(first?.duties.length).toBeGreaterThan(10);
    expect(first?.changes[0]).toEqual({
      kind: 'test',
      text: 'New test for who must comply: 10,000 or more Delaware consumers.',
      cite: expect.stringContaining('12D-103(a)(1)'),
    });
  });

  test('Delaware: 9,999 people stay out, 38,000 stay in', () => {
    const sells = answer('sellsPersonalData', false);
    const acquires = answer('acquiresPersonalData', false);
    const out = real(['DE'], [answer('consumers', 9_999, 'DE'), sells, acquires])[0];
    expect([out?.before, out?.after]).toEqual(['does not apply', 'does not apply']);
    expect(out?.meaning).toBe(
      'The law does not apply to you, before or after. No duty is added for you.',
    );
    const stays = real(['DE'], [answer('consumers', 38_000, 'DE'), sells])[0];
    expect([stays?.before, stays?.after]).toEqual(['applies', 'applies']);
    expect(stays?.duties.filter(({ id }) => id === 'DE-18')).toEqual([]);
    // HB 380 changes what is asked, so “no duty is added” would be untrue
    expect(stays?.meaning).toBe(
      'The law applies to you before and after. Duties that you have may change. See the good practice: “Meet the HB 380 changes of January 1, 2027”.',
    );
  });

  test('Oklahoma starts on January 1, 2027', () => {
    const [start] = real(['OK'], [answer('consumers', 150_000, 'OK')]);
    expect(start).toMatchObject({
      date: '2027-01-01',
      before: 'not in force yet',
      after: 'applies',
      changes: [{ kind: 'start', text: 'The Oklahoma law starts.' }, { kind: 'event' }],
    });
    expect(start?.meaning).toMatch(/^From this day the law applies to you\. \w+ duties start/);
    const [unknown] = real(['OK'], []);
    expect(unknown?.after).toBe('cannot tell');
    expect(unknown?.meaning).toContain('duties may start');
    expect(unknown?.duties.every(({ sure }) => !sure)).toBe(true);
  });

  test('the end of a cure period is listed on the day after its last day, once', () => {
    const [maryland] = real(['MD'], []);
    expect(maryland?.date).toBe('2027-04-02');
    expect(maryland?.changes).toEqual([
      {
        kind: 'cure',
        text: 'The time to fix a violation ends. April 1, 2027 is the last day on which the state may give you 60 days.',
        cite: expect.stringContaining('14-4714'),
      },
    ]);
    expect(real(['LA'], []).map(({ date }) => date)).toEqual(['2027-01-01', '2027-08-01']);
  });

  test('no record lists the end of its cure period twice, and other events of that day remain', () => {
    for (const law of LAWS) {
      const { until } = law.enforcement.cure;
      if (until === null) continue;
      const texts = changesOn(law, until).map(({ text }) => text);
      expect(texts.filter((text) => /last day|cure|fix/i.test(text))).toEqual([]);
    }
    const jersey = lawOf('NJ');
    if (!jersey) throw new Error('no record');
    const thatDay = changesOn(jersey, jersey.enforcement.cure.until ?? '');
    expect(thatDay.map(({ kind }) => kind)).toEqual(['test', 'test', 'event']);
    expect(thatDay[0]?.text).toBe(
      'New test for a part of the law: a business of any size that sells sensitive data.',
    );
    expect(thatDay[2]?.text).toContain('A5328');
  });

  test('only the own states, only after today, only up to the last day, in order, each with a section', () => {
    const states: StateCode[] = ['CA', 'DE', 'OK', 'KY', 'VT'];
    const found = real(states, []);
    const dates = found.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0] && dates[0] > '2026-11-21').toBe(true);
    expect((dates.at(-1) ?? '') <= '2028-11-20').toBe(true);
    expect(found.filter(({ stateId }) => !states.includes(stateId))).toEqual([]);
    expect(found.flatMap(({ changes }) => changes).filter(({ cite }) => cite === '')).toEqual([]);
    expect(found.filter(({ changes }) => changes.length === 0)).toEqual([]);
    expect(real(states, [], '2026-12-31')).toEqual([]);
    expect(real(['IA'], [])).toEqual([]);
  });

  test('every record has changes for ten years, none of them empty', () => {
    for (const { state } of LAWS)
      expect(real([state], [], '2036-01-01').filter(({ changes }) => !changes.length)).toEqual([]);
    const texts = LAWS.flatMap((law) =>
      law.timeline.flatMap(({ date }) => changesOn(law, date)).map(({ text }) => text),
    );
    expect(texts.filter((text) => /\.\.$|undefined|\((from|through) /.test(text))).toEqual([]);
  });
});

describe('with an invented law', () => {
  const people = (count: number) => [answer('consumers', count, 'DE')];

  test('an exemption that ends, and the verdict with it', () => {
    const law = invented({
      exemptions: [exempt('bank', is('bank', true), { until: '2027-03-31' })],
      requirements: [duty('DE-01')],
    });
    const [only] = inventedLaw(law, [...people(500), answer('bank', true)]);
    expect(only).toMatchObject({
      date: '2027-04-01',
      before: 'exempt',
      after: 'applies',
      changes: [{ kind: 'exemption', text: 'No longer left out: Kind bank.' }],
    });
    expect(only?.duties).toEqual([{ id: 'DE-01', title: 'Duty DE-01', cite: '§ 1', sure: true }]);
  });

  test('an exemption that begins', () => {
    const law = invented({
      exemptions: [exempt('bank', is('bank', true), { from: '2027-04-01' })],
    });
    const [only] = inventedLaw(law, [...people(500), answer('bank', true)]);
    expect(only?.changes[0]?.text).toBe('Newly left out: Kind bank.');
    expect(only?.meaning).toBe(
      'Until then the law applies to you. From this day you are exempt. No duty is added for you.',
    );
  });

  test('a duty that starts, one that ends, and one that hangs on an answer', () => {
    const law = invented({
      requirements: [
        duty('DE-01', { from: '2027-05-01' }),
        duty('DE-02', { from: '2027-05-01', when: is('targetedAdvertising', true) }),
        duty('DE-03', { until: '2027-04-30' }),
        duty('DE-04', { from: '2027-05-01', advice: true }),
      ],
    });
    const [only] = inventedLaw(law, people(500));
    expect(only?.changes.map(({ text }) => text)).toEqual([
      'Duty DE-01.',
      'Duty DE-02.',
      'Duty DE-04.',
      'No longer counts: Duty DE-03.',
    ]);
    expect(only?.duties.map(({ id, sure }) => [id, sure])).toEqual([
      ['DE-01', true],
      ['DE-02', false],
    ]);
    expect(only?.meaning).toBe(
      'The law applies to you before and after. One duty starts for you, one duty may start.',
    );
  });

  test('a signal and assessments from a later day, with their own text', () => {
    const law = invented({});
    const later = { ...law.optOutSignal, required: true, from: '2027-06-01', text: 'Obey.' };
    const found = changesOn({ ...law, optOutSignal: later }, '2027-06-01');
    expect(found).toEqual([{ kind: 'duty', text: 'Obey.', cite: '§ 1' }]);
  });

  test('a cure without days says "time"; an event replaces the duties of its day', () => {
    const law = invented({ requirements: [duty('DE-01', { from: '2027-01-01' })] });
    const cure = { ...law.enforcement.cure, until: '2026-12-31', mandatory: true };
    const event = { date: '2027-01-01', what: 'Things change.', cite: '§ 9' };
    const changed = {
      ...law,
      enforcement: { ...law.enforcement, cure },
      timeline: [...law.timeline, event],
    };
    expect(changesOn(changed, '2027-01-01').map(({ text }) => text)).toEqual([
      'The time to fix a violation ends. December 31, 2026 is the last day on which the state must give you time.',
      'Things change.',
    ]);
    expect(changesOn(changed, '2026-12-31')).toEqual([]);
  });

  test('businesses share a change; one whose verdict turns brings it to the front of its day', () => {
    const quiet = invented({ requirements: [duty('AA-01', { from: '2027-01-01' })] });
    const turning = invented({
      prongs: [full('count', atLeast('consumers', 100), { from: '2027-01-01' })],
    });
    const found = (law: LawRecord, name: string) =>
      inventedLaw({ ...law, name }, people(500)).map((one) => ({
        ...one,
        stateId: (name === 'Quietia' ? 'AL' : 'DE') as StateCode,
      }));
    const a = [...found(quiet, 'Quietia'), ...found(turning, 'Turnia')];
    const merged = mergeUpcoming([
      { business: { id: 'a', businessName: 'A' }, assessed: true, upcoming: a },
      { business: { id: 'b', businessName: 'B' }, assessed: false, upcoming: a.slice(0, 1) },
    ]);
    expect(merged.map(({ stateName }) => stateName)).toEqual(['Turnia', 'Quietia']);
    expect(merged[1]?.businesses).toMatchObject([
      { businessId: 'a', verdicts: { before: 'applies', after: 'applies' } },
      { businessId: 'b', verdicts: null, meaning: 'Not assessed yet.', duties: [] },
    ]);
  });
});
