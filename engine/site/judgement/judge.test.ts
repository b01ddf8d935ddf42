/** Verdicts on tools: what was sent in which visit, and what may be said of it. */
import { describe, expect, test } from 'vitest';
import { asked, READY, record, visit } from '../../../tests/site/records.ts';
import { judge } from './judge.ts';
import type { SiteVisit } from '#engine/site/record/visit.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
const LDU = `${META}&dpo=LDU&dpoco=1&dpost=1000`;
const verdicts = (visits: readonly SiteVisit[]) =>
  judge(record(visits), READY)
    .filter(({ finding }) => finding === 'tool still sends')
    .map(({ tool, situation, verdict, why }) => [tool, situation, verdict, why]);
const plain = [visit('plain', [META]), visit('plain', [META])];
const twice = (requests: readonly string[], more: Partial<SiteVisit> = {}) => [
  visit('gpc', requests, more),
  visit('gpc', requests, more),
];

describe('verdicts', () => {
  test('still sends: once after the signal is enough', () => {
    expect(verdicts([...plain, visit('gpc', []), visit('gpc', [META])])).toEqual([
      ['meta-pixel', 'gpc', 'still sends', undefined],
    ]);
  });

  test('sends less: every request is marked; one without a mark is enough for "still sends"', () => {
    expect(verdicts([...plain, ...twice([LDU])])[0]?.[2]).toBe('sends less');
    expect(verdicts([...plain, ...twice([LDU, META])])[0]?.[2]).toBe('still sends');
  });

  test('stopped: sent in every plain visit, absent in two proven visits at rest', () => {
    expect(verdicts([...plain, ...twice([])])[0]?.[2]).toBe('stopped');
  });

  const cases: [string, SiteVisit[], string][] = [
    ['one visit only', [...plain, visit('gpc', [])], 'only one visit'],
    [
      'a page that never rests',
      [...plain, ...twice([], { atRest: false })],
      'did not come to rest',
    ],
    [
      'a signal that was not on every request',
      [...plain, ...twice([], { signalProven: false })],
      'signal not proven',
    ],
    ['a bot wall', [...plain, ...twice([], { troubles: ['bot wall'] })], 'bot wall'],
    ['a HAR file', [...plain, ...twice([], { by: 'har' })], 'seen without a browser'],
    [
      'not sent on every plain visit',
      [plain[0] as SiteVisit, visit('plain', []), ...twice([])],
      'not sent on every visit',
    ],
    [
      'an own server that gets the cookie',
      [...plain, ...twice(['POST https://shop.example/api/event {"user_data":{"fbp":"fb.1.2"}}'])],
      'own server gets an identifier',
    ],
  ];
  test.each(cases)('cannot tell: %s', (_, visits, why) => {
    expect(verdicts(visits)).toEqual([['meta-pixel', 'gpc', 'cannot tell', why]]);
  });

  test('cannot tell: what was pressed says nothing', () => {
    const pressed = { controls: [], at: '', outcome: 'needs an account', asks: [] } as const;
    const after = [visit('optOut', [META], { pressed }), visit('optOut', [META], { pressed })];
    expect(verdicts([...plain, ...after])[0]?.slice(1)).toEqual([
      'optOut',
      'cannot tell',
      'needs an account',
    ]);
  });

  test('cannot tell: a link that leads to mere words; the place without a link was not tried', () => {
    const words = { controls: ['Your Privacy Choices'], at: '', asks: [] };
    const pressed = { ...words, outcome: 'nothing to press' } as const;
    const after = [visit('optOut', [META], { pressed }), visit('optOut', [META], { pressed })];
    expect(verdicts([...plain, ...after]).map((line) => line.slice(1))).toEqual([
      ['optOut', 'cannot tell', 'nothing to press'],
    ]);
    const none = { ...pressed, controls: [] };
    expect(verdicts([...plain, visit('optOut', [META], { pressed: none })])).toEqual([]);
  });

  test('not seen: no finding, and none for a situation that was not tried', () => {
    expect(verdicts([visit('plain', []), ...twice([])])).toEqual([]);
    const pressed = { controls: [], at: '', outcome: 'nothing to press', asks: [] } as const;
    expect(verdicts([...plain, visit('reject', [META], { pressed })])).toEqual([]);
  });
});

describe('what is a tool and what is not', () => {
  const found = (requests: (string | ReturnType<typeof asked>)[]) =>
    judge(record([visit('plain', requests), visit('plain', requests)]), READY).flatMap(
      ({ finding, tool }) => (finding === 'tool seen' ? [tool] : []),
    );

  test('GA4 under the own path, by its shape', () => {
    expect(found(['POST https://shop.example/m/g?v=2&tid=G-ABC1234&cid=1.2&en=page_view'])).toEqual(
      ['google-analytics'],
    );
  });

  test('own pages called /collect and /tr are quiet', () => {
    expect(
      found([
        'https://shop.example/collect?v=2',
        'https://shop.example/tr?id=7',
        'https://shop.example/collections/all?id=1&v=2',
      ]),
    ).toEqual([]);
  });

  test('share buttons, maps, fonts, embedded posts and payments are quiet', () => {
    expect(
      found([
        'https://www.facebook.com/plugins/like.php?href=x',
        'https://connect.facebook.net/en_US/sdk.js',
        'https://fonts.googleapis.com/css2?family=Inter',
        'https://maps.googleapis.com/maps/api/js?key=AIzaSyD-abcdefgh12345',
        'https://www.google.com/maps/embed?pb=1m18',
        'https://www.google.com/recaptcha/api.js',
        'https://js.stripe.com/v3/',
        'https://m.stripe.com/6',
        'https://cdn.shopify.com/s/files/1/x.js',
        'https://www.tiktok.com/embed.js',
        'https://assets.pinterest.com/js/pinit.js',
        'https://www.bing.com/maps/embed?h=1',
        'https://cdnjs.cloudflare.com/ajax/libs/x.js',
      ]),
    ).toEqual([]);
  });

  test('advertising companies beyond the list: a sync counts, a library does not', () => {
    const sync = asked('https://ib.adnxs.com/getuid?https://image8.pubmatic.com/x');
    const next = asked('https://image8.pubmatic.com/AdServer/ImgSync?p=1', {
      redirectedFrom: 'ib.adnxs.com',
    });
    const library = asked('https://ads.pubmatic.com/AdServer/js/pwt/1/2/pwt.js');
    // a picture that is no file is asked for to be noted, whatever its address says
    const picture = asked('https://us-u.openx.net/w/1.0/sd?id=1', { kind: 'image' });
    const banner = asked('https://us-u.openx.net/banners/summer.png', { kind: 'image' });
    const gpc = [visit('gpc', [sync, next, picture]), visit('gpc', [])];
    expect(verdicts(gpc).map(([tool, , verdict]) => [tool, verdict])).toEqual([
      ['adnxs', 'still sends'],
      ['openx', 'still sends'],
      ['pubmatic', 'still sends'],
    ]);
    expect(verdicts([visit('plain', [library, banner]), ...twice([])])).toEqual([]);
  });

  test('a path of an advertising company that is there to tell visitors apart', () => {
    const request = asked('https://ib.adnxs.com/getuid', { kind: 'fetch' });
    expect(verdicts([visit('gpc', [request])])[0]?.slice(0, 3)).toEqual([
      'adnxs',
      'gpc',
      'still sends',
    ]);
    expect(verdicts([visit('gpc', [{ ...request, path: '/about' }])])).toEqual([]);
  });

  test('a name of the site that stands for an advertising company', () => {
    const request = asked('https://data.shop.example/x.gif?uid=ab12cd34ef56', {
      aliases: ['shop.eulerian.net'],
    });
    expect(verdicts([visit('gpc', [request])])).toEqual([
      ['eulerian', 'gpc', 'still sends', undefined],
    ]);
  });
});
