/**
 * The notice checker on our own and others' notices: the figures of `npm run bench:notices`, as a
 * quick run.
 */
import { describe, expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import { checked, ELEMENTS } from './asking.ts';
import { sharesOf, together } from './figures.ts';
import { FOREIGN } from './foreign.ts';
import { alarms, judged } from './judgement.ts';
import { measureForeign } from './measure-foreign.ts';
import { measureOurs } from './measure-ours.ts';
import { ourNotice, ourNotices, randomFacts, readOurs } from './ours.ts';
import { randomFrom, some } from './random.ts';
import { readForeign } from './planting-foreign.ts';
import { FULL } from '../full.ts';

const KNOWN = FOREIGN.filter(({ heldOut }) => !heldOut);
const HELD_OUT = FOREIGN.filter(({ heldOut }) => heldOut);
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const CODES = LAWS.map(({ state }) => state);

describe('the corpus', () => {
  test('at least 60 notices in at least 5 layouts, 20 of them not ours, 8 held out', () => {
    expect(FOREIGN.length).toBeGreaterThanOrEqual(24);
    expect(FOREIGN.length + 36).toBeGreaterThanOrEqual(60);
    expect(new Set(FOREIGN.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(5);
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(8);
  });

  test('every element of the privacy notice has signs, and no other', () => {
    expect(Object.keys(NOTICE_SIGNS.elements).toSorted()).toEqual(
      ELEMENTS.map(({ id }) => id).toSorted(),
    );
  });

  test('every mark names an element', () => {
    const ids = new Set(ELEMENTS.map(({ id }) => id));
    const unknown = FOREIGN.flatMap(({ name, pieces }) =>
      pieces.flatMap(({ marks }) =>
        marks.filter(({ id }) => !ids.has(id.split(':')[0] ?? '')).map(({ id }) => `${name} ${id}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe('goals: at least 95 % of defects seen, under 5 % false alarms', () => {
  const known = once(() => measureForeign(KNOWN, 1));
  const heldOut = once(() => measureForeign(HELD_OUT, 1));

  test.runIf(FULL)('notices of others that were looked at', () => {
    const { seen, falseAlarms } = sharesOf(known());
    expect(seen).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarms).toBeLessThan(0.05);
  });

  test('notices of others that were held out: false alarms; what is seen there is reported by the bench', () => {
    const { seen, falseAlarms } = sharesOf(heldOut());
    expect(seen).toBeGreaterThanOrEqual(0.9);
    expect(falseAlarms).toBeLessThan(0.05);
  });

  test.runIf(FULL)('ours, and all together', async () => {
    const ours = await measureOurs(ourNotices(8, 3), 3, false);
    expect(sharesOf(ours).seen).toBeGreaterThanOrEqual(0.95);
    const all = sharesOf(together(ours, known(), heldOut()));
    expect(all.seen).toBeGreaterThanOrEqual(0.95);
    expect(all.falseAlarms).toBeLessThan(0.05);
  });
});

describe('every notice that we generate passes its own checker', () => {
  const random = randomFrom(11);
  const groups = [
    ...CODES.map((code) => [code]),
    ...Array.from({ length: 12 }, () => some(CODES, 2 + Math.floor(random() * 8), random)),
    CODES,
  ];

  test.each(groups)('for %s', async (...states) => {
    for (const facts of Array.from({ length: FULL ? 2 : 1 }, () => randomFacts(random))) {
      const notice = ourNotice(states, facts, 'html');
      const result = checked(await readOurs(notice, notice.blocks), states, facts);
      const failing = result.findings
        .filter((each) => judged(each) && each.need !== 'advised' && each.status !== 'found')
        .map(({ id, state, status, lacks }) => `${state} ${id} ${status} ${lacks.join()}`);
      expect(failing).toEqual([]);
      expect(alarms('ours', result)).toEqual([]);
      expect(result.date?.day).toBe('2026-11-21');
      expect(result.contacts.emails).toContain('privacy@lamp-light.test');
    }
  });

  test.each(['word', 'pdf'] as const)('read back from %s', async (format) => {
    const facts = randomFacts(randomFrom(5));
    const notice = ourNotice(['CA', 'CO', 'MN', 'TX'], facts, format);
    const result = checked(await readOurs(notice, notice.blocks), notice.states, facts);
    const missing = result.findings.filter(
      (each) => each.status === 'missing' && each.need === 'must',
    );
    expect(missing.map(({ id, state }) => `${state} ${id}`)).toEqual([]);
  });
});

test('the dates of all notices of others are read', () => {
  const read = FOREIGN.map((notice) => ({
    name: notice.name,
    day: checked(readForeign(notice, notice.pieces), notice.states, notice.facts).date?.day,
  }));
  expect(read).toEqual(FOREIGN.map(({ name, date }) => ({ name, day: date })));
});
