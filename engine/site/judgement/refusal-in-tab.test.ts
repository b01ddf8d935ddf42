/** A no that a site forgets with the tab: said where the next visit showed it. */
import { expect, test } from 'vitest';
import { page, READY, record, visit } from '../../../tests/site/records.ts';
import { judge } from './judge.ts';
import type { SeenPage, SiteVisit } from '#engine/site/record/visit.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView';
const banner = { words: 'We use cookies', buttons: [], preTicked: [] };
const plain = [visit('plain', [META]), visit('plain', [META])];
const refused = (requests: readonly string[], pages: readonly SeenPage[], keptInTab = true) =>
  visit('reject', requests, {
    pages: [page({ banner }), ...pages],
    pressed: { controls: ['Reject all'], at: '', outcome: 'pressed', asks: [], keptInTab },
  });
const forgotten = (...visits: readonly SiteVisit[]) =>
  judge(record(visits), READY).filter(({ finding }) => finding === 'no is forgotten with the tab');

test('a tool sends again, or the banner asks again', () => {
  const said = [
    {
      finding: 'no is forgotten with the tab',
      situation: 'reject',
      evidence: ['pressed “Reject all”'],
    },
  ];
  expect(forgotten(...plain, refused([META], [page()]))).toEqual(said);
  expect(forgotten(...plain, refused([], [page({ banner })]))).toEqual(said);
});

test('not where the no held, where something lasting was written too, or where nothing is to be stopped', () => {
  const quiet = refused([], [page()]);
  expect(forgotten(...plain, quiet, quiet)).toEqual([]);
  expect(forgotten(...plain, refused([META], [page({ banner })], false))).toEqual([]);
  expect(forgotten(visit('plain', []), refused([], [page({ banner })]))).toEqual([]);
});

test('what sends on the next visit has not stopped', () => {
  const verdicts = judge(record([...plain, refused([META], [page()])]), READY).flatMap(
    ({ finding, verdict }) => (finding === 'tool still sends' ? [verdict] : []),
  );
  expect(verdicts).toEqual(['still sends']);
});
