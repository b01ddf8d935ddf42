/**
 * What an owner sees of an item: where it stands, what comes next, what may be done, and the words
 * of a last day.
 */
import { describe, expect, test } from 'vitest';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { itemState } from '#engine/requests/steps/item-state.ts';
import { daysLeft } from '#engine/requests/clock/last-day.ts';
import { ANSWER_LETTERS } from '#engine/requests/steps/next-step.ts';
import type { ItemEvent, RequestItem } from '#engine/requests/request.ts';
import { shortestLaw } from '#engine/requests/clock/shortest.ts';
import { whyOf } from '#engine/requests/clock/why.ts';
import { REQUEST_LAWS, requestLaw } from '#law/corpus.server.ts';
import type { RequestType } from '#law/schema.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';

const RECEIVED = '2026-09-01';
const itemOf = (
  type: RequestType,
  events: readonly ItemEvent[] = [],
  more: Partial<RequestItem> = {},
): RequestItem => ({
  type,
  received: RECEIVED,
  events,
  binds: 'applies',
  by: 'self',
  earlier: [],
  ...more,
});
const seen = (code: string, item: RequestItem, asOf: string) => {
  const state = itemState(requestLaw(code), item, asOf);
  return { ...state, allowed: allowedOf(state, item, asOf) };
};

describe('where an item stands, and what comes next', () => {
  const denied = { what: 'denied', on: '2026-09-20' } as const;
  const appeal = { what: 'appeal', on: '2026-09-25' } as const;
  test.each<[string, string, RequestItem, string, string, string | null]>([
    ['confirm first', 'CA', itemOf('access'), 'open', 'acknowledge', '2026-09-16'],
    [
      'no confirmation elsewhere',
      'VA',
      itemOf('access'),
      'open',
      'search-and-answer',
      '2026-10-16',
    ],
    [
      'the person is asked',
      'OR',
      itemOf('access', [{ what: 'identity-asked', on: RECEIVED }]),
      'waiting',
      'wait-for-person',
      '2026-10-16',
    ],
    [
      'the person has shown it',
      'OR',
      itemOf('access', [
        { what: 'identity-confirmed', on: '2026-09-03' },
        { what: 'identity-asked', on: RECEIVED },
      ]),
      'open',
      'search-and-answer',
      '2026-10-16',
    ],
    ['stop first', 'VA', itemOf('opt-out-sale'), 'open', 'stop-the-use', '2026-10-16'],
    [
      'then say so',
      'VA',
      itemOf('opt-out-sale', [{ what: 'effect', on: RECEIVED }]),
      'open',
      'tell-the-person',
      '2026-10-16',
    ],
    [
      'a signal needs no letter',
      'CO',
      itemOf('signal', [{ what: 'effect', on: RECEIVED }]),
      'open',
      'close',
      null,
    ],
    [
      'Florida: say that it is done',
      'FL',
      itemOf('delete', [{ what: 'answered', on: '2026-09-20' }]),
      'answered',
      'send-completion-notice',
      '2026-10-31',
    ],
    ['Florida: nothing was done', 'FL', itemOf('delete', [denied]), 'refused', 'close', null],
    [
      'appealed',
      'MN',
      itemOf('delete', [denied, appeal]),
      'appealed',
      'answer-appeal',
      '2026-11-09',
    ],
    [
      'mended on appeal',
      'MN',
      itemOf('delete', [denied, appeal, { what: 'appeal-answered', on: appeal.on, granted: true }]),
      'granted',
      'close',
      null,
    ],
    [
      'a part refused',
      'MN',
      itemOf('delete', [{ what: 'answered', on: '2026-09-20', partly: true }, appeal]),
      'appealed',
      'answer-appeal',
      '2026-11-09',
    ],
    [
      'Colorado: more time for the word is none for the effect',
      'CO',
      itemOf('opt-out-ads', [{ what: 'extension-notice', on: RECEIVED }]),
      'open',
      'stop-the-use',
      '2026-10-16',
    ],
    ['a courtesy', 'PA', itemOf('delete'), 'open', 'answer-by-courtesy', null],
    [
      'withdrawn by the person',
      'CA',
      itemOf('delete', [{ what: 'withdrawn', on: '2026-09-04' }]),
      'withdrawn',
      'nothing',
      null,
    ],
  ])('%s (%s)', (_, code, item, state, step, by) => {
    const now = seen(code, item, '2026-09-26');
    expect([now.state, now.next.step, now.next.by]).toEqual([state, step, by]);
    expect(now.next.letters.every((letter) => letter in ANSWER_LETTERS)).toBe(true);
  });

  test('Oregon lets a business wait for proof: overdue by the clock, and said so', () => {
    const asked = itemOf('access', [{ what: 'identity-asked', on: RECEIVED }]);
    const now = seen('OR', asked, '2026-12-01');
    expect([now.suspended, now.overdue]).toEqual([true, ['answer']]);
    expect(seen('VA', asked, '2026-12-01').suspended).toBe(false);
    expect(seen('OR', itemOf('access'), '2026-12-01').suspended).toBe(false);
  });

  test('what the person took back is not overdue', () => {
    const item = itemOf('delete', [{ what: 'withdrawn', on: '2026-09-04' }]);
    expect(seen('CA', item, '2027-01-01').overdue).toEqual([]);
  });
});

describe('what may be done', () => {
  test('identity: forbidden, not wanted, advised against, needed', () => {
    const verify = (code: string, type: RequestType) => {
      const { may, advised } = seen(code, itemOf(type), RECEIVED).allowed.verify;
      return [may, advised];
    };
    expect(verify('CA', 'opt-out-sale')).toEqual([false, false]);
    expect(verify('CT', 'opt-out-sale')).toEqual([false, false]);
    expect(verify('TX', 'opt-out-sale')).toEqual([true, false]);
    expect(verify('TX', 'access')).toEqual([true, true]);
    expect(verify('CA', 'access')).toEqual([true, true]);
    const shown = itemOf('access', [{ what: 'identity-confirmed', on: RECEIVED }]);
    const unsaid = itemOf('access', [{ what: 'identity-confirmed', on: RECEIVED, how: [] }]);
    expect(seen('CA', unsaid, RECEIVED).allowed.verify).toMatchObject({
      shown: false,
      short: null,
    });
    const back = itemOf('access', [
      { what: 'identity-confirmed', on: RECEIVED, how: ['account'] },
      { what: 'identity-failed', on: RECEIVED },
    ]);
    expect(seen('CA', back, RECEIVED).allowed.verify).toMatchObject({ shown: false, must: true });
    expect(seen('CA', shown, RECEIVED).allowed.verify.may).toBe(false);
  });

  test('more time: until the last day, once, with a reason, never for an opt-out in California', () => {
    const extend = (code: string, item: RequestItem, asOf: string) => {
      const { fault, newLastDay } = seen(code, item, asOf).allowed.extend;
      return fault ?? newLastDay;
    };
    const notice = { what: 'extension-notice', on: '2026-09-10' } as const;
    expect(extend('VA', itemOf('access'), '2026-10-16')).toBe('2026-11-30');
    expect(extend('VA', itemOf('access'), '2026-10-17')).toBe('too late');
    expect(extend('VA', itemOf('access', [notice]), '2026-09-11')).toBe('already extended');
    const bare = itemOf('access', [{ ...notice, reason: ' ' }]);
    expect(extend('VA', bare, '2026-09-11')).toBe('2026-11-30');
    expect(extend('CA', itemOf('opt-out-ads'), RECEIVED)).toBe('no extension');
    const done = itemOf('access', [{ what: 'answered', on: RECEIVED }]);
    expect(extend('VA', done, '2026-09-11')).toBe('already answered');
    expect(extend('PA', itemOf('access'), RECEIVED)).toBe('no clock');
  });

  test('more time for an appeal: Colorado and Minnesota', () => {
    const item = itemOf('delete', [
      { what: 'denied', on: '2026-09-20' },
      { what: 'appeal', on: '2026-09-25' },
    ]);
    const extend = (code: string, asOf: string) => seen(code, item, asOf).allowed.extendAppeal;
    expect(extend('CO', '2026-11-09')?.newLastDay).toBe('2027-01-08');
    expect(extend('CO', '2026-11-10')?.fault).toBe('too late');
    expect(extend('VA', '2026-10-01')?.fault).toBe('no extension');
    expect(seen('CO', itemOf('delete'), RECEIVED).allowed.extendAppeal).toBeNull();
  });

  test('refusal: no proof of identity where none may be asked, fraud only where the law names it', () => {
    const grounds = (code: string, type: RequestType) =>
      seen(code, itemOf(type), RECEIVED).allowed.refuse.map(({ id }) => id);
    expect(grounds('CT', 'opt-out-sale')).toEqual(['fraud', 'exemption']);
    expect(grounds('MD', 'opt-out-sale')).toEqual(['exemption']);
    expect(grounds('CT', 'withdraw-consent')).toEqual(['exemption']);
    // what the act excepts, each by itself, for what it can be about
    expect(grounds('CO', 'delete')).toEqual([
      'not-verified',
      'tax-records',
      'legal-duty',
      'legal-claim',
      'security',
      'asked-for',
      'internal-use',
      'free-speech',
      'exemption',
      'deidentified',
    ]);
    expect(grounds('CO', 'portability')).toEqual([
      'not-verified',
      'trade-secret',
      'legal-duty',
      'exemption',
      'deidentified',
    ]);
    expect(grounds('OR', 'delete')).toEqual([
      'not-verified',
      'security',
      'exemption',
      'deidentified',
      'unfounded',
    ]);
    expect(grounds('MD', 'delete')).toContain('kept-by-law');
    expect(grounds('MD', 'correct')).not.toContain('kept-by-law');
    expect(grounds('FL', 'correct')).toContain('self-service');
    expect(seen('UT', itemOf('delete'), RECEIVED).allowed.denialMustSay).toEqual(['the reason']);
    const inPart = { what: 'denied', on: '2026-09-20', partly: true } as const;
    expect(seen('VA', itemOf('delete', [inPart]), '2026-09-21').state).toBe('partly');
  });

  test('a fee: only after the free answers, with its section', () => {
    const earlier = [{ type: 'access', received: '2026-03-01', answered: '2026-04-01' }] as const;
    const charge = seen('UT', itemOf('access', [], { earlier }), RECEIVED).allowed.charge;
    expect(charge).toMatchObject({ may: true, source: 'memory' });
    expect(seen('UT', itemOf('access'), RECEIVED).allowed.charge.may).toBe(false);
    expect(seen('CA', itemOf('access', [], { earlier }), RECEIVED).allowed.charge.may).toBe(false);
    const change = seen('CT', itemOf('delete', [], { earlier }), RECEIVED);
    expect([change.free, change.allowed.charge.may]).toEqual([false, false]);
  });

  test('an agent: with proof, or not at all', () => {
    const agent = (code: string, type: RequestType) =>
      seen(code, itemOf(type, [], { by: 'agent' }), RECEIVED).allowed.agent;
    expect(agent('CT', 'opt-out-ads')).toMatchObject({ may: true });
    expect(agent('CT', 'access')).toMatchObject({ may: false, proof: null });
    expect(seen('CT', itemOf('access'), RECEIVED).allowed.agent).toBeNull();
  });
});

describe('an agent who asks to stop', () => {
  const sent = (code: string, by: RequestItem['by']) =>
    seen(code, itemOf('opt-out-ads', [], { by }), RECEIVED).allowed;

  test.each([
    ['CT', 'Conn. Gen. Stat. § 42-519'],
    ['MD', 'Md. Code, Com. Law § 14-4706(b)'],
    ['NJ', 'N.J.S.A. 56:8-166.11(a)'],
    ['MT', 'Mont. Code Ann. § 30-14-2809(2)'],
  ])('in %s may be checked by %s, and refused where that fails', (code, cite) => {
    expect(sent(code, 'agent').verify).toMatchObject({ may: true, cite, source: 'statute' });
    expect(sent(code, 'agent').refuse).toContainEqual(
      expect.objectContaining({ id: 'not-verified', cite }),
    );
    expect(sent(code, 'agent').verify.must).toBe(false);
    expect(sent(code, 'self').verify.may).toBe(false);
    expect(sent(code, 'self').refuse.map(({ id }) => id)).not.toContain('not-verified');
  });

  test.each([
    ['OR', 'ORS 646A.576(4)'],
    ['DE', '6 Del. C. § 12D-105'],
    ['MN', 'Minn. Stat. § 325M.14, subd. 2'],
    ['NH', 'RSA 507-H:5'],
  ])('in %s may be checked by %s, as our record puts it', (code, cite) => {
    expect(sent(code, 'agent').verify).toMatchObject({ may: true, cite, source: 'record' });
    expect(sent(code, 'self').verify.may).toBe(false);
  });

  test('is not checked where no section that we read says so, and the record carries a doubt', () => {
    for (const code of ['RI', 'AL', 'VT']) {
      const law = REQUEST_LAWS.find(({ state }) => state === code);
      expect(law?.rules['opt-out-ads']?.agent?.verification, code).toBeUndefined();
      expect(JSON.stringify(law?.doubts), code).toMatch(/agent’s request to stop/);
    }
  });
});

describe('how sure a business has to be', () => {
  const check = (code: string, type: RequestItem['type']) =>
    seen(code, itemOf(type), RECEIVED).allowed.verify;

  test('California says must, and more of it where the data itself goes out', () => {
    expect(check('CA', 'delete')).toMatchObject({ may: true, must: true, facts: 2 });
    expect(check('CA', 'access')).toMatchObject({ must: true, facts: 3, cite: '11 CCR § 7062(c)' });
    expect(check('CA', 'access').why).toContain('reasonably high degree');
    expect(check('CA', 'opt-out-sale')).toMatchObject({ may: false, must: false });
  });

  test('elsewhere it may check, and whoever was seen is not asked again', () => {
    expect(check('VA', 'delete')).toMatchObject({ may: true, must: false, facts: null });
    const known = itemOf('delete', [{ what: 'identity-confirmed', on: RECEIVED }]);
    expect(seen('CA', known, RECEIVED).allowed.verify).toMatchObject({ may: false, must: false });
  });
});

describe('what the records of single states say', () => {
  test('what nobody may be asked for is named, and how many ways to ask a law wants', () => {
    expect(requestLaw('OR')?.rules.delete?.neverAsk).toEqual([
      { what: 'to open a new account', cite: 'ORS 646A.576(2)', source: 'statute' },
    ]);
    expect(requestLaw('CA')?.rules.access?.neverAsk).toHaveLength(3);
    expect(requestLaw('CA')?.ways).toMatchObject({ least: 2, tollFree: true });
    expect(requestLaw('VA')?.ways).toBeUndefined();
  });

  test('no working note stands in a refusal', () => {
    for (const { state, rules } of REQUEST_LAWS)
      for (const { denialMustSay } of Object.values(rules))
        expect(denialMustSay.join(), state).not.toMatch(
          /appeal step|confirmed|seen|memory|reported/,
        );
  });

  test('in California what is never sent is named', () => {
    for (const rule of Object.values(requestLaw('CA')?.rules ?? {})) {
      expect(rule.neverSend?.cite).toBe('11 CCR § 7024(d)');
    }
    const grounds = seen('CA', itemOf('correct'), RECEIVED).allowed.refuse;
    expect(grounds.find(({ id }) => id === 'data-is-right')?.source).toBe('regulation');
    expect(seen('CA', itemOf('delete'), RECEIVED).allowed.refuse.map(({ id }) => id)).not.toContain(
      'data-is-right',
    );
  });

  test('“cannot be authenticated” names the section that says so, where one was read', () => {
    const cite = (code: string, type: RequestType) =>
      seen(code, itemOf(type), RECEIVED).allowed.refuse.find(({ id }) => id === 'not-verified')
        ?.cite;
    expect(cite('TX', 'delete')).toBe('Tex. Bus. & Com. Code § 541.052(e)');
    expect(cite('TX', 'opt-out-sale')).toBe('Tex. Bus. & Com. Code § 541.052(e)');
    expect(cite('OR', 'access')).toBe('ORS 646A.576(5)(d)');
    // California: by the kind of request
    expect(cite('CA', 'access')).toBe('11 CCR § 7024(a)');
    expect(cite('CA', 'correct')).toBe('11 CCR § 7023(a)');
    expect(cite('CA', 'delete')).toBe('11 CCR § 7021(b)');
    expect(cite('KY', 'delete')).toBeUndefined();
    for (const { state, rules } of REQUEST_LAWS)
      for (const { refuse, identity } of Object.values(rules)) {
        const named = refuse.find(({ id }) => id === 'not-verified');
        expect([state, named?.cite]).toEqual([state, named && identity?.section]);
      }
  });

  test('a cap that is used up is a ground of refusal, and one that is not is none', () => {
    const earlier = (['2026-02-01', '2026-03-01'] as const).map((received) => ({
      type: 'access' as const,
      received,
      answered: received,
    }));
    const grounds = (item: RequestItem) =>
      seen('CA', item, RECEIVED).allowed.refuse.map(({ id }) => id);
    expect(grounds(itemOf('access', [], { earlier }))).toContain('cap');
    expect(grounds(itemOf('access'))).not.toContain('cap');
  });

  test('Colorado and Minnesota want the office in every answer to an appeal', () => {
    for (const { state } of REQUEST_LAWS)
      expect(seen(state, itemOf('delete'), '2029-01-01').allowed.officeAlways, state).toBe(
        ['CO', 'MN'].includes(state),
      );
  });
});

test('a parent asks for a child under 13, in Florida under 18', () => {
  const age = (code: string) =>
    seen(code, itemOf('access', [], { by: 'parent' }), RECEIVED).allowed.parent?.age;
  expect([age('CT'), age('FL'), age('PA')]).toEqual([13, 18, undefined]);
  expect(seen('CT', itemOf('access'), RECEIVED).allowed.parent).toBeNull();
});

test('no state given: the shortest of the laws that may bind', () => {
  const shortest = (type: RequestType, ...codes: string[]) => {
    const laws = codes.flatMap((code) => requestLaw(code) ?? []);
    return shortestLaw(laws, itemOf(type), RECEIVED)?.state;
  };
  expect(shortest('access', 'IA', 'VA', 'CA')).toBe('CA');
  expect(shortest('delete', 'IA', 'VA')).toBe('VA');
  expect(shortest('opt-out-sale', 'VA', 'CO', 'CA')).toBe('CA');
  expect(shortest('withdraw-consent', 'MT', 'MD', 'OR')).toBe('OR');
  expect(shortest('correct', 'IA')).toBeUndefined();
});

describe('words of a last day', () => {
  test.each([
    ['2026-11-15', '2026-11-10', 5, '2026-11-13'],
    ['2026-11-14', '2026-11-10', 4, '2026-11-13'],
    ['2026-11-16', '2026-11-10', 6, '2026-11-16'],
    // on Saturday Friday has passed: what is left is the day itself
    ['2026-11-15', '2026-11-14', 1, '2026-11-15'],
    ['2026-11-15', '2026-11-20', -5, '2026-11-15'],
    // Christmas Day 2026 is a Friday
    ['2026-12-26', '2026-12-10', 16, '2026-12-24'],
    ['2026-11-26', '2026-11-10', 16, '2026-11-25'],
  ])('%s seen on %s', (lastDay, asOf, days, sendBy) => {
    expect(daysLeft(lastDay, asOf)).toMatchObject({ days, sendBy });
  });
});

test('a date shows its days, its section and what is not sure', () => {
  const why = (code: string, type: RequestType, due: string, events: ItemEvent[] = []) => {
    const law = requestLaw(code);
    const { rule, dates } = itemState(law, itemOf(type, events), '2027-03-01');
    const date = dates.find((each) => each.due === due);
    if (!law || !rule || !date) throw new Error('no such date');
    return whyOf(law, rule, date);
  };
  expect(why('CA', 'access', 'acknowledge').rule).toContain('10 business days');
  expect(why('CA', 'access', 'acknowledge').doubts.join(' ')).toContain('Saturdays');
  const told: ItemEvent[] = [{ what: 'extension-notice', on: RECEIVED }];
  expect(why('IA', 'access', 'answer', told).rule).toContain('135 days in all');
  expect(why('CT', 'withdraw-consent', 'withdraw')).toMatchObject({
    cite: 'Conn. Gen. Stat. § 42-520(a)',
    source: 'statute',
  });
});

test('what was not confirmed is never a date without its doubt', () => {
  const bare: string[] = [];
  for (const law of REQUEST_LAWS)
    for (const type of REQUEST_TYPES) {
      const item = itemOf(type, [], { received: '2028-06-01' });
      const { rule, dates } = itemState(law, item, '2028-06-01');
      for (const date of rule ? dates : []) {
        const why = rule && whyOf(law, rule, date);
        if (why?.source === 'memory' && why.doubts.length === 0) bare.push(`${law.state} ${type}`);
      }
    }
  expect(bare).toEqual([]);
});

test('once the answer is late, it comes before a confirmation that is late too', () => {
  const late = seen('CA', itemOf('access'), '2027-01-10');
  expect(late.overdue).toEqual(['acknowledge', 'answer']);
  expect(late.next).toMatchObject({ step: 'search-and-answer', due: 'answer' });
});
