/**
 * Which visits a test makes: in order, again where a tool fell silent, and none where the site
 * cannot be judged.
 */
import { expect, test } from 'vitest';
import type {
  Pressed,
  SeenPage,
  SiteVisit,
  VisitFailure,
  VisitSituation,
} from '#engine/site/record/visit.ts';
import { asked, visit as visitOf } from '../tests/site/records.ts';
import { TestPlan } from './plan.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
const page: SeenPage = {
  url: 'https://shop.example/',
  title: 'Shop',
  language: 'en',
  links: [{ words: 'Your Privacy Choices', href: 'https://shop.example/out', isInFooter: true }],
  banner: { words: 'We use cookies', buttons: [], preTicked: [] },
  promisesChoice: false,
  embedded: [],
  stored: [],
  strings: {},
};

const NOTHING_MORE = { pictures: [], megabytes: 0, hasClose: false, ownAddress: '', browser: '' };

interface Site {
  readonly sends: (situation: VisitSituation, number: number) => boolean;
  readonly pages?: readonly SeenPage[];
  readonly troubles?: readonly VisitFailure[];
  readonly hasClose?: boolean;
  /** What came of a press. */
  readonly pressing?: Pressed['outcome'];
  /** A yes can be said. */
  readonly hears?: boolean;
}

/** The visits that a plan makes of a site that sends or does not. */
function visitsOf(
  {
    sends,
    pages = [page],
    troubles = [],
    hasClose = false,
    pressing = 'pressed',
    hears = true,
  }: Site,
  presses = true,
) {
  const plan = new TestPlan('https://shop.example/', presses);
  const made: string[] = [];
  for (let step = plan.next(); step && made.length < 20; step = plan.next()) {
    const { situation, press } = step;
    made.push(press === 'close' || press === 'accept' ? `${press} ${situation}` : situation);
    const pressed = { controls: ['x'], at: '', asks: [] };
    const visit: SiteVisit = {
      ...visitOf(situation, sends(situation, made.length) ? [META] : []),
      pages,
      troubles,
      ...(press && { pressed: { ...pressed, outcome: pressing } }),
    };
    const accepted = press === 'accept' && hears ? [visitOf('plain', [META]), visit] : [];
    plan.take(step, { visit, accepted, ...NOTHING_MORE, hasClose });
  }
  return made;
}

test('a site that goes on sending is visited once for each situation', () => {
  expect(visitsOf({ sends: () => true })).toEqual(['plain', 'plain', 'gpc', 'reject', 'optOut']);
});

test('what falls silent is visited again, and then once more without a choice', () => {
  expect(visitsOf({ sends: (situation) => situation === 'plain' })).toEqual([
    'plain',
    'plain',
    'gpc',
    'reject',
    'optOut',
    'gpc',
    'reject',
    'optOut',
    'plain',
  ]);
});

test('a site that sends at every other visit is found out by the first two', () => {
  const made = visitsOf({ sends: (_, number) => number % 2 === 1 });
  expect(made).toEqual(['plain', 'plain', 'gpc', 'reject', 'optOut']);
});

test('nothing is pressed where only a look is asked for, or where there is nothing', () => {
  expect(visitsOf({ sends: () => true }, false)).toEqual(['plain', 'plain', 'gpc']);
  const bare = { ...page, links: [], banner: undefined };
  expect(visitsOf({ sends: () => true, pages: [bare] })).toEqual(['plain', 'plain', 'gpc']);
});

test('a banner with a cross beside its refusal is also closed, once', () => {
  expect(visitsOf({ sends: () => true, hasClose: true }).at(-1)).toBe('close plain');
});

test('a banner that asks for a yes is accepted, and then come the no of the site and the signal', () => {
  const accept = { words: 'Accept all', area: 1, contrast: 9, layer: 1, kind: 'button' } as const;
  const banner = { words: 'We use cookies', buttons: [accept], preTicked: [] };
  const asking = { ...page, banner };
  const made = (pages: readonly SeenPage[], more: Partial<Site> = {}) =>
    visitsOf({ sends: () => true, pages, ...more }).filter((each) => each.startsWith('accept'));
  expect(made([asking])).toEqual(['accept optOut', 'accept gpc']);
  expect(made([{ ...asking, links: [] }])).toEqual(['accept gpc']);
  expect(made([page])).toEqual([]);
  // an opt-out that needs an account takes no yes back
  expect(made([asking], { pressing: 'needs an account' })).toEqual(['accept gpc']);
  // a banner that took no yes is not asked again
  expect(made([asking], { hears: false })).toEqual(['accept optOut']);
});

test('a visit made again looks as long as the slowest tool needs, the first of its kind longer', () => {
  const begins = (at: number) => {
    const plan = new TestPlan('https://shop.example/', true);
    const times: [string, number][] = [];
    for (let step = plan.next(); step; step = plan.next()) {
      times.push([step.situation, step.homeMs]);
      const sent = step.situation === 'plain' ? [asked(META, { at })] : [];
      const visit = { ...visitOf(step.situation, sent), pages: [page] };
      plan.take(step, { visit, accepted: [], ...NOTHING_MORE });
    }
    return times;
  };
  const seconds = (at: number) => [
    ...new Set(
      begins(at)
        .slice(5)
        .map(([, ms]) => ms / 1000),
    ),
  ];
  expect(
    begins(4)
      .slice(0, 5)
      .every(([, ms]) => ms === 12_000),
  ).toBe(true);
  expect(seconds(1)).toEqual([5]);
  expect(seconds(4)).toEqual([7]);
  expect(seconds(11)).toEqual([12]);
  // what begins on an inner page says nothing of the home page
  expect(seconds(20)).toEqual([5]);
});

test.each<VisitFailure>(['bot wall', 'certificate wrong', 'did not answer', 'blocked address'])(
  'a site with "%s" is left alone after the first visit',
  (trouble) => {
    expect(visitsOf({ sends: () => false, troubles: [trouble] })).toEqual(['plain']);
  },
);

test('a banner that comes with a later page is refused there, and only then', () => {
  const button = (words: string) =>
    ({ words, area: 1, contrast: 9, layer: 1, kind: 'button' }) as const;
  const banner = { words: 'We use cookies', buttons: [button('Accept all')], preTicked: [] };
  const [home, second] = [
    { ...page, banner: undefined },
    { ...page, url: 'https://shop.example/two', banner },
  ];
  const out = { ...second, banner: { ...banner, buttons: [button('Opt out')] } };
  const notice = [button('Privacy Policy'), button('Opt out of sale')];
  const placesOf = (pages: readonly SeenPage[]) => {
    const plan = new TestPlan('https://shop.example/', true);
    for (let step = plan.next(); step; step = plan.next()) {
      if (step.press === 'reject') return step.bannersAt;
      const visit: SiteVisit = { ...visitOf(step.situation, [META]), pages };
      plan.take(step, { visit, accepted: [], ...NOTHING_MORE });
    }
    return undefined;
  };
  expect(placesOf([home, second])).toEqual(['https://shop.example/two']);
  expect(placesOf([page, second])).toEqual([]);
  expect(placesOf([home, home])).toBeUndefined();
  // the part of a page by which one opts out is no banner, nor is the page that the link names
  expect(placesOf([home, out])).toBeUndefined();
  expect(placesOf([home, { ...second, url: 'https://shop.example/out' }])).toBeUndefined();
  expect(placesOf([{ ...page, banner: { ...banner, buttons: notice } }])).toBeUndefined();
});
