/** Every record has a day on which it is looked at again, and the list of what is due is told. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { dueBy, WATCH } from '#law/watch.server.ts';

const stale = (day: string) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/law-stale.ts', '--as-of', day],
    { cwd: new URL('../', import.meta.url), encoding: 'utf8' },
  );

test('each record is looked at before anything in it begins, and half a year on at the latest', () => {
  for (const { state, checkedTo, timeline } of LAWS) {
    const by = WATCH.records[state]?.by ?? '';
    expect(by > checkedTo, state).toBe(true);
    const next = timeline.map(({ date }) => date).find((date) => date > WATCH.reviewed);
    expect(by < (next ?? '2027-06-01'), `${state}, before ${next}`).toBe(true);
  }
});

test('what is due within two weeks is listed; two weeks overdue is a fault', () => {
  expect(stale('2026-11-26')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('NJ by'),
  });
  expect(stale('2026-10-01')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Nothing/),
  });
  expect(stale('2027-02-01').status).toBe(1);
});

test('bills have a day on which they are looked up again, and are no law on record', () => {
  expect(WATCH.pending.length).toBeGreaterThan(5);
  for (const { id, asOf, by, bill, url } of WATCH.pending) {
    expect(asOf <= WATCH.reviewed && by > WATCH.reviewed, id).toBe(true);
    expect(
      LAWS.some(({ law }) => law.bill === bill),
      id,
    ).toBe(false);
    expect(new URL(url).hostname, id).toMatch(/(\.gov|palegis\.us)$/);
  }
  const due = dueBy('2027-01-15').map(({ what }) => what);
  expect(due).toEqual(expect.arrayContaining(['NJ', 'H.R. 8413']));
  expect(dueBy('2027-01-14')).not.toContainEqual(expect.objectContaining({ what: 'H.R. 8413' }));
});
