/**
 * The law on requests, three ways: worked cases, a second table written apart, and rows that cannot
 * be read.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requestLaw, REQUEST_LAWS } from '#law/corpus.server.ts';
import type { RequestRule, RequestType } from '#law/schema.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';
import { clockLine } from '../scripts/requests/clock-line.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

interface Case {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly expect: object;
}
const { cases } = read('../law/requests/cases.json') as { cases: Case[] };

describe('worked cases', () => {
  test.each(cases)('$id: $title', ({ expect: expected, ...row }) => {
    expect(clockLine(row)).toEqual({ id: row.id, ...expected });
  });

  test('every law has one, and no id stands twice', () => {
    const laws = new Set(cases.map(({ state }) => state));
    expect(REQUEST_LAWS.map(({ state }) => state).filter((code) => !laws.has(code))).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});

const freeOf = ({ free }: RequestRule) =>
  free === 'always' ? 'free' : `${free.perYear} free, ${free.period}`;
const effectOf = ({ effect }: RequestRule) =>
  effect &&
  (effect.days === null ? 'effect without a number' : `effect ${effect.days} ${effect.kind}`);
const appealWords = ({ appeal }: RequestRule) =>
  appeal
    ? `appeal ${appeal.days}${appeal.extension ? `+${appeal.extension.days}` : ''}`
    : 'no appeal';

/** A rule in the words of the second table. */
function inWords(rule: RequestRule | undefined): string {
  if (!rule) return 'no right';
  const { acknowledge, answer, extension, withdrawal, completionNotice, cap } = rule;
  return [
    rule.from,
    acknowledge && `confirm ${acknowledge.days} ${acknowledge.kind}`,
    answer && `answer ${answer.days} ${answer.kind}`,
    extension && `told by ${extension.noticeWithin}, ${extension.lastDay} in all`,
    effectOf(rule),
    withdrawal && `stop ${withdrawal.days}`,
    appealWords(rule),
    completionNotice && `completion ${completionNotice.days}`,
    freeOf(rule),
    `check: ${rule.verification.is}`,
    rule.agent ? 'agent' : 'no agent',
    cap && `cap ${cap.requests} in ${cap.period}`,
  ]
    .filter((part) => part !== null)
    .join('; ');
}

describe('the second table', () => {
  const table = read('./requests/every-clock.json') as Record<string, Record<RequestType, string>>;
  test.each(Object.keys(table))('every type of %s', (code) => {
    const law = requestLaw(code);
    const here = REQUEST_TYPES.map((type) => [type, inWords(law?.rules[type])]);
    expect(Object.fromEntries(here)).toEqual(table[code]);
  });
  test('has every law', () => {
    expect(Object.keys(table).toSorted()).toEqual(REQUEST_LAWS.map((law) => law.state).toSorted());
  });
});

describe('rows that cannot be read', () => {
  const row = { id: 1, state: 'VA', type: 'access', received: '2026-11-02', asOf: '2026-11-02' };
  test.each([
    ['no object', 7, /row/],
    ['nothing', null, /row/],
    ['no such state', { ...row, state: 'ZZ' }, /unknown state "ZZ"/],
    ['no such type', { ...row, type: 'forget' }, /type: unknown type "forget"; known are confirm/],
    ['an appeal is an event', { ...row, type: 'appeal' }, /unknown type "appeal"/],
    ['no such day', { ...row, received: '2026-02-30' }, /received/],
    ['no day to look from', { ...row, asOf: undefined }, /asOf/],
    ['no such event', { ...row, events: [{ on: '2026-11-03', what: 'lost' }] }, /unknown event/],
    ['no such verdict', { ...row, binds: 'perhaps' }, /unknown binds/],
    ['nobody', { ...row, by: 'dog' }, /unknown by/],
    ['an earlier one without a day', { ...row, earlier: [{ type: 'access' }] }, /earlier/],
  ])('%s', (_, given, says) => {
    const line = clockLine(given) as { error?: string };
    expect(line.error).toMatch(says);
    expect(Object.keys(line)).toEqual(['id', 'error']);
  });

  test('a state without a law is no fault: nothing is owed', () => {
    expect(clockLine({ ...row, state: 'PA' })).toMatchObject({ id: 1, owed: false, free: null });
    expect(clockLine({ ...row, state: 'va' })).toMatchObject({ owed: true });
  });
});
