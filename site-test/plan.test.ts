/**
 * Which visits a test makes: in order, again where a tool fell silent, and none where the site
 * cannot be judged.
 */
import { expect, test } from 'vitest';
import type {
  SeenPage,
  SiteVisit,
  VisitFailure,
  VisitSituation,
} from '#engine/site/record/visit.ts';
import { visit as visitOf } from '../tests/site/records.ts';
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

interface Site {
  readonly sends: (situation: VisitSituation, number: number) => boolean;
  readonly pages?: readonly SeenPage[];
  readonly troubles?: readonly VisitFailure[];
  readonly hasClose?: boolean;
}

/** The visits that a plan makes of a site that sends or does not. */
function visitsOf(
  { sends, pages = [page], troubles = [], hasClose = false }: Site,
  presses = true,
) {
  const plan = new TestPlan('https://shop.example/', presses);
  const made: string[] = [];
  for (let step = plan.next(); step && made.length < 20; step = plan.next()) {
    const { situation, press } = step;
    made.push(press === 'close' || press === 'accept' ? `${press} ${situation}` : situation);
    const pressed = { controls: ['x'], at: '', outcome: 'pressed' as const, asks: [] };
    const visit: SiteVisit = {
      ...visitOf(situation, sends(situation, made.length) ? [META] : []),
      pages,
      troubles,
      ...(press && { pressed }),
    };
    plan.take(step, { visit, pictures: [], megabytes: 0, hasClose, ownAddress: '', browser: '' });
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

test('a banner that asks for a yes is accepted once, and then comes the no that the site offers', () => {
  const accept = { words: 'Accept all', area: 1, contrast: 9, layer: 1, kind: 'button' } as const;
  const banner = { words: 'We use cookies', buttons: [accept], preTicked: [] };
  const asking = { ...page, banner };
  const made = (pages: readonly SeenPage[]) =>
    visitsOf({ sends: () => true, pages }).filter((each) => each.startsWith('accept'));
  expect(made([asking])).toEqual(['accept optOut']);
  expect(made([{ ...asking, links: [] }])).toEqual(['accept gpc']);
  expect(made([page])).toEqual([]);
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
      plan.take(step, {
        visit,
        pictures: [],
        megabytes: 0,
        hasClose: false,
        ownAddress: '',
        browser: '',
      });
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
