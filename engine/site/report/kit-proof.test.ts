/** What a test says of a pasted kit, and of what it may have broken. */
import { describe, expect, test } from 'vitest';
import { READY, record, visit } from '../../../tests/site/records.ts';
import { SITE_PARTS } from '#reference/site-parts.server.ts';
import { judge } from '#engine/site/judgement/judge.ts';
import type { SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';
import { KIT_MARK, kitProof, type MadeKit } from './kit-proof.ts';
import { partsAfterKit } from './site-parts.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
const TIKTOK = 'https://analytics.tiktok.com/api/v2/pixel?id=1&event=x';
const KIT: MadeKit = {
  day: '2026-11-26',
  held: [{ tool: 'meta-pixel', hosts: ['connect.facebook.net', 'www.facebook.com/tr'] }],
};
const MARK = '2026-11-26 meta-pixel';

/** A visit to a page with the mark of a kit. */
function seen(
  situation: VisitSituation,
  requests: readonly string[],
  { mark, embedded = [] }: { mark?: string | undefined; embedded?: readonly string[] } = {},
): SiteVisit {
  const made = visit(situation, requests);
  const pages = made.pages.map((page) => ({
    ...page,
    embedded,
    strings: mark === undefined ? {} : { [KIT_MARK]: mark },
  }));
  return { ...made, pages };
}
const proofOf = (visits: readonly SiteVisit[]) => {
  const whole = record(visits);
  return kitProof(KIT, whole, judge(whole, READY));
};
const twice = (make: () => SiteVisit) => [make(), make()];
const plain = (mark = MARK) => twice(() => seen('plain', [META], { mark }));

describe('the proof of a kit', () => {
  test('stopped: the kit is on every page, and nothing is sent', () => {
    const visits = [...plain(), ...twice(() => seen('gpc', [], { mark: MARK }))];
    expect(proofOf(visits)).toEqual({
      onPage: 'this kit',
      without: [],
      rows: [{ tool: 'meta-pixel', says: 'stopped', why: null }],
    });
  });

  test('nothing on the page: stopped by something else, and said so', () => {
    const visits = [...twice(() => seen('plain', [META])), ...twice(() => seen('gpc', []))];
    const { onPage, rows } = proofOf(visits);
    expect(onPage).toBe('no kit');
    expect(rows).toMatchObject([{ says: 'stopped', why: expect.stringContaining('not on every') }]);
  });

  test.each([
    ['no kit', undefined, [], 'not on the pages'],
    ['another kit', '2026-10-01 meta-pixel', [], 'older kit'],
    ['this kit', MARK, ['https://www.facebook.com/tr?id=1'], 'data-statewise-src'],
    ['this kit', MARK, [], 'a place that the kit does not hold'],
  ] as const)('still sends, with %s', (onPage, mark, embedded, why) => {
    const visits = [
      ...twice(() => seen('plain', [META], { mark, embedded })),
      seen('gpc', [META], { mark, embedded }),
    ];
    const proof = proofOf(visits);
    expect(proof.onPage).toBe(onPage);
    expect(proof.rows).toEqual([
      { tool: 'meta-pixel', says: 'still sends', why: expect.stringContaining(why) },
    ]);
  });

  test('a page without it is named', () => {
    const visits = [...plain(), ...twice(() => seen('gpc', []))];
    const proof = proofOf(visits);
    expect(proof.onPage).toBe('not everywhere');
    expect(proof.without).toEqual([visits[2]?.pages[0]?.url]);
  });

  test('never sent: no test can tell; a tool that came later is not in the kit', () => {
    const mark = MARK;
    const visits = [
      ...twice(() => seen('plain', [TIKTOK], { mark })),
      seen('gpc', [TIKTOK], { mark }),
    ];
    expect(proofOf(visits).rows).toMatchObject([
      { tool: 'meta-pixel', says: 'cannot tell' },
      { tool: 'tiktok-pixel', says: 'not in the kit' },
    ]);
  });
});

describe('what others supply', () => {
  const STRIPE = 'https://js.stripe.com/v3/';
  const MAP = 'https://www.google.com/maps/embed?pb=1';
  const before = record([visit('plain', [STRIPE, MAP])]);
  const after = (...visits: SiteVisit[]) => partsAfterKit(SITE_PARTS, before, record(visits));

  test('is there as before, or gone after a no', () => {
    const visits = [visit('plain', [STRIPE, MAP]), visit('gpc', [STRIPE, MAP])];
    expect(after(...visits)).toEqual([
      { kind: 'checkout', name: 'Stripe', now: 'loads' },
      { kind: 'map', name: 'Google Maps', now: 'loads' },
    ]);
    expect(after(...visits, visit('optOut', [STRIPE]))).toMatchObject([
      { name: 'Stripe', now: 'loads' },
      { name: 'Google Maps', now: 'gone' },
    ]);
  });

  test('cannot be told where no visit after a no came to its end', () => {
    expect(after(visit('gpc', [], { atRest: false }))).toMatchObject([
      { now: 'cannot tell' },
      { now: 'cannot tell' },
    ]);
  });
});
