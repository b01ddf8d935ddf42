/**
 * The ten sites that tell most, as the real collector saw them: judged as the truth of each says.
 */
import { describe, expect, test } from 'vitest';
import { judge } from '#engine/site/judgement/judge.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { holdAgainst } from './site/against-truth.ts';
import { recordedSite } from './site/kept-records.ts';
import { TRUTHS } from './site/truths/ways.ts';

const TELLING = TRUTHS.filter(({ telling }) => telling);

test('there are ten', () => {
  expect(TELLING.length).toBe(10);
});

describe.each(TELLING)('site $number', (truth) => {
  const record = recordedSite(truth.number);

  test('nothing is missed, nothing false is said', () => {
    if (!record) throw new Error('no record: npm run test:site -- record');
    const { missed, falseAlarms, falseStopped } = holdAgainst(truth, {
      findings: judge(record, READY_SITE),
      visits: record.visits,
    });
    expect({ missed, falseAlarms, falseStopped }).toEqual({
      missed: [],
      falseAlarms: [],
      falseStopped: [],
    });
  });

  test('without the visits that repeat, nothing is said to have stopped', () => {
    const seen = new Set<string>();
    const once = (record?.visits ?? []).filter(({ situation }) => {
      const isFirst = !seen.has(situation);
      seen.add(situation);
      return isFirst;
    });
    if (!record) throw new Error('no record');
    const said = judge({ ...record, visits: once }, READY_SITE);
    expect(said.filter(({ verdict }) => verdict === 'stopped')).toEqual([]);
  });
});
