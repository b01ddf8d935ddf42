/** Every finding besides verdicts: where it is so, and where it is not. */
import { describe, expect, test } from 'vitest';
import { asked, page, READY, record, visit } from '../../../tests/site/records.ts';
import type { Finding, FindingName } from './finding.ts';
import { judge } from './judge.ts';
import { noticeDay } from './site-notice.ts';
import type {
  Pressed,
  SeenPage,
  SentRequest,
  SiteRecord,
  SiteVisit,
} from '#engine/site/record/visit.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView';
const POLICY = { words: 'Privacy Policy', href: 'https://shop.example/privacy', isInFooter: true };
const CHOICES = { words: 'Your Privacy Choices', href: 'https://shop.example/c', isInFooter: true };

const named = (found: readonly Finding[], name: FindingName) =>
  found.filter(({ finding }) => finding === name);
const of = (visits: readonly SiteVisit[], more: Partial<SiteRecord> = {}) =>
  judge(record(visits, more), READY);
const seeing = (more: Partial<SeenPage>, requests: readonly string[] = [META]) =>
  visit('plain', requests, { pages: [page({ links: [POLICY, CHOICES], ...more })] });
const linked = (words: string, href = 'https://shop.example/c') =>
  of([seeing({ links: [POLICY, { words, href, isInFooter: true }] })]);
const pressing = (outcome: Pressed['outcome'], asks: string[] = []) =>
  of([
    seeing({}),
    visit('optOut', [], {
      pressed: { controls: ['Save'], at: 'https://shop.example/c', outcome, asks, status: 404 },
    }),
  ]);

describe('the opt-out link', () => {
  test('missing: only where the site sends something to be stopped', () => {
    const links = [POLICY, { words: 'Opt out of our emails', href: '', isInFooter: true }];
    expect(named(of([seeing({ links })]), 'opt-out link missing')).toHaveLength(1);
    expect(named(of([seeing({ links }, [])]), 'opt-out link missing')).toEqual([]);
    expect(named(of([seeing({})]), 'opt-out link missing')).toEqual([]);
    const walled = visit('plain', [META], { troubles: ['bot wall'] });
    expect(named(of([walled]), 'opt-out link missing')).toEqual([]);
  });

  test.each([
    'Do Not Sell My Personal Information',
    'DO NOT SELL MY INFO',
    'No vender mi información personal',
  ])('old words: %s', (words) =>
    expect(named(linked(words), 'opt-out link has old words')).toHaveLength(1),
  );

  test.each([
    'Do Not Sell or Share My Personal Information',
    'Don’t Sell or Share My Personal Information',
    'Your California Privacy Choices',
    'Sus opciones de privacidad',
    'Opt out of targeted advertising',
  ])('good words: %s', (words) => {
    const found = linked(words);
    expect(named(found, 'opt-out link has old words')).toEqual([]);
    expect(named(found, 'opt-out link missing')).toEqual([]);
  });

  test('what lies behind it', () => {
    const names: [Pressed['outcome'], FindingName][] = [
      ['dead link', 'opt-out link dead'],
      ['needs an account', 'opt-out needs an account'],
      ['another company', "opt-out leads to another company's page"],
    ];
    for (const [outcome, finding] of names) {
      expect(named(pressing(outcome), finding), outcome).toHaveLength(1);
      const [effect] = named(pressing(outcome), 'opt-out effect');
      expect(effect).toMatchObject({ situation: 'optOut', verdict: 'cannot tell', why: outcome });
    }
    expect(named(pressing('pressed'), 'opt-out effect')).toEqual([]);
    const industry = linked('AdChoices', 'https://optout.aboutads.info/');
    expect(named(industry, "opt-out leads to another company's page")).toHaveLength(1);
  });

  test('asks for too much: a name and a phone are, an email and a state are not', () => {
    const much = pressing('personal form', ['Full name', 'Email address', 'Phone']);
    expect(named(much, 'opt-out asks for too much')[0]?.evidence).toContain('Phone');
    const modest = pressing('personal form', ['Email address', 'State']);
    expect(named(modest, 'opt-out asks for too much')).toEqual([]);
  });

  test('did nothing: every tool still sends', () => {
    const found = of([seeing({}), visit('reject', [META]), visit('reject', [META])]);
    expect(named(found, 'opt-out effect')).toMatchObject([
      { situation: 'reject', verdict: 'still sends', evidence: ['pressed “Reject all”'] },
    ]);
  });
});

describe('the limit link', () => {
  const saying = (text: string) =>
    of([seeing({ links: [POLICY] }, [])], { texts: { notice: { url: '', status: 200, text } } });
  test('missing where the notice promises it, or the answers make it due', () => {
    const promise = 'Click “Limit the Use of My Sensitive Personal Information” to limit it.';
    expect(named(saying(promise), 'limit link missing')).toHaveLength(1);
    const spanish =
      'Haga clic en “Limitar el uso de mi información personal confidencial”. Guardamos pedidos.';
    expect(named(saying(spanish), 'limit link missing')).toHaveLength(1);
    expect(
      named(
        saying(
          `We do not need it. We do not use a link “Limit the Use of My Sensitive Personal Information”.`,
        ),
        'limit link missing',
      ),
    ).toEqual([]);
    const due = judge(record([seeing({ links: [POLICY] })]), READY, { limitDue: true });
    expect(named(due, 'limit link missing')).toHaveLength(1);
    const both = judge(record([seeing({})]), READY, { limitDue: true });
    expect(named(both, 'limit link missing')).toEqual([]);
  });

  test('dead', () => {
    const limitLink = { url: 'https://shop.example/limit', status: 404 };
    expect(named(of([seeing({})], { texts: { limitLink } }), 'limit link dead')).toHaveLength(1);
  });
});

describe('the signal', () => {
  const gpc = (signalConfirmation?: string) => [
    seeing({}),
    visit('gpc', [META], { pages: [page({ signalConfirmation })] }),
  ];
  test('not confirmed', () => {
    expect(named(of(gpc()), 'signal not confirmed on the site')).toHaveLength(1);
    expect(named(of(gpc('Opt-out signal honored')), 'signal not confirmed on the site')).toEqual(
      [],
    );
    const clean = [seeing({}, []), visit('gpc', [])];
    expect(named(of(clean), 'signal not confirmed on the site')).toEqual([]);
  });

  test('gpc.json: missing, and saying more than the site does', () => {
    expect(named(of(gpc()), 'gpc.json missing')).toHaveLength(1);
    expect(named(of([seeing({}, [])]), 'gpc.json missing')).toEqual([]);
    const says = (gpcJson: unknown) =>
      named(of(gpc(), { texts: { gpcJson } }), 'gpc.json says more than the site does').length;
    expect([says({ gpc: true }), says({ gpc: false }), says('gpc'), says(null)]).toEqual([
      1, 0, 0, 0,
    ]);
  });
});

describe('the banner', () => {
  const button = (words: string, more: object = {}) => ({
    words,
    area: 4000,
    contrast: 10,
    layer: 1,
    kind: 'button' as const,
    ...more,
  });
  const oddity = (
    buttons: ReturnType<typeof button>[],
    preTicked: string[] = [],
    words = 'We use cookies',
  ) => of([seeing({ banner: { words, buttons, preTicked } })]);
  const accept = button('Accept all');
  test.each([
    [
      'a refusal behind a second layer',
      [accept, button('Preferences'), button('Reject all', { layer: 2 })],
    ],
    ['a small refusal', [accept, button('Decline', { area: 1000 })]],
    ['a pale refusal', [accept, button('Decline', { contrast: 1.8 })]],
    ['a refusal as a link', [accept, button('Rechazar', { kind: 'link' })]],
    ['an acceptance alone', [accept]],
  ])('asymmetrical: %s', (_, buttons) => {
    expect(named(oddity(buttons), 'banner asymmetrical')).toHaveLength(1);
  });
  test('asymmetrical: switches on before anybody chose', () => {
    expect(
      named(oddity([accept, button('Reject all')], ['Marketing']), 'banner asymmetrical')[0]
        ?.evidence,
    ).toEqual(['on before anybody chose: Marketing']);
  });
  test('symmetrical: two alike, in English and Spanish; a notice to acknowledge is no choice', () => {
    expect(named(oddity([accept, button('Reject all')]), 'banner asymmetrical')).toEqual([]);
    expect(named(oddity([button('Aceptar'), button('Rechazar')]), 'banner asymmetrical')).toEqual(
      [],
    );
    expect(
      named(oddity([button('I do not accept'), button('I accept')]), 'banner asymmetrical'),
    ).toEqual([]);
    expect(named(oddity([button('OK')]), 'banner asymmetrical')).toEqual([]);
  });

  test('accepts on close: by its words, and by a tool that waited for it', () => {
    const said = oddity([accept], [], 'By closing this banner you agree to cookies');
    expect(named(said, 'banner accepts on close')).toHaveLength(1);
    const pressed = { controls: ['×'], at: '', outcome: 'pressed', asks: [] } as const;
    const woken = (plain: string[], controls: string[]) =>
      named(
        of([seeing({}, plain), visit('reject', [META], { pressed: { ...pressed, controls } })]),
        'banner accepts on close',
      ).length;
    expect([woken([], ['×']), woken([META], ['×']), woken([], ['Reject all'])]).toEqual([1, 0, 0]);
  });

  test('missing: tools send and the site promises a choice', () => {
    expect(named(of([seeing({ promisesChoice: true })]), 'banner missing')).toHaveLength(1);
    expect(named(of([seeing({ promisesChoice: true }, [])]), 'banner missing')).toEqual([]);
    expect(named(of([seeing({})]), 'banner missing')).toEqual([]);
  });
});

describe('the notice', () => {
  const filler =
    'We collect what you give us when you order, and we keep it as long as the law says. '.repeat(
      4,
    );
  const having = (text: string, status = 200) =>
    of([seeing({})], { texts: { notice: { url: 'https://shop.example/privacy', status, text } } });
  test('missing', () => {
    expect(named(of([seeing({ links: [] })]), 'notice missing')).toHaveLength(1);
    expect(named(having('Not found', 404), 'notice missing')).toHaveLength(1);
    expect(named(of([seeing({})]), 'notice missing')).toEqual([]);
  });
  test('not dated, older than 12 months, on the edge', () => {
    expect(named(having(filler), 'notice not dated')).toHaveLength(1);
    expect(named(having('Loading'), 'notice not dated')).toEqual([]);
    const dated = (day: string) =>
      named(having(`Last updated: ${day}\n\n${filler}`), 'notice older than 12 months').length;
    expect([dated('November 21, 2025'), dated('November 22, 2025')]).toEqual([1, 0]);
  });
  test('a date in Spanish', () => {
    expect(noticeDay(`Última actualización: 3 de marzo de 2024\n\n${filler}`)).toBe('2024-03-03');
    expect(noticeDay(`Última actualización: marzo de 2024\n\n${filler}`)).toBe('2024-03-01');
  });
});

describe('to know', () => {
  test('recorders and typed words', () => {
    const found = of([
      visit('plain', ['https://static.hotjar.com/c/hotjar-123.js'], {
        typedWordsLeft: ['POST x.example/k'],
      }),
    ]);
    expect(named(found, 'session recording')[0]?.tool).toBe('hotjar');
    expect(named(found, 'typed words leave before sending')).toHaveLength(1);
  });

  test('a recording by its shape: under the tool that it is known of, else without a name', () => {
    const body = '{"events":[{"type":3,"data":{"source":1,"positions":[]},"timestamp":2}]}';
    const found = of([
      visit('plain', [`POST https://shop.example/quality ${body}`]),
      visit('gpc', [`POST https://api.mixpanel.com/record/ ${body}`]),
    ]);
    expect(
      named(found, 'session recording').map(({ tool, evidence }) => [tool, evidence.length]),
    ).toEqual([
      ['mixpanel', 1],
      [undefined, 1],
    ]);
  });

  test('health words in an address, where a tool got data', () => {
    const at = (url: string, requests: string[] = [META]) =>
      named(of([seeing({ url }, requests)]), 'address tells something sensitive').length;
    expect([
      at('https://shop.example/conditions/depression-test'),
      at('https://shop.example/weight-loss-surgery/'),
      at('https://shop.example/depression-test', []),
      at('https://shop.example/tests/sticky-notes'),
      at('https://shop.example/services?for=std-testing'),
      at('https://shop.example/services#/mental-health'),
      at('https://shop.example/services?for=repairs#top'),
      at('https://shop.example/mental-health', ['https://rs.fullstory.com/rec/bundle/v2?OrgId=o']),
      at('https://shop.example/mental-health', ['https://plausible.io/api/event']),
    ]).toEqual([1, 0, 0, 0, 1, 1, 0, 1, 0]);
  });

  test('what waits for a yes, and what goes on after the opt-out that follows', () => {
    const [tiktok, snap] = [
      'https://analytics.tiktok.com/api/v2/pixel?a=1',
      'https://tr.snapchat.com/p?pid=1&ev=PAGE_VIEW',
    ];
    const after = (no: SiteVisit, others: readonly SiteVisit[] = [seeing({})]) =>
      of(others, { accepted: [visit('plain', [META, tiktok, snap]), no] }).filter(
        ({ finding }) => finding !== 'tool seen' && /yes/.test(finding),
      );
    const short = (found: readonly Finding[]) =>
      found.map(({ finding, tool, situation }) => [finding, tool, situation]);
    const GOES_ON = 'goes on after a yes and an opt-out';
    expect(short(after(visit('optOut', [tiktok])))).toEqual([
      ['tool waits for a yes', 'snap-pixel', undefined],
      ['tool waits for a yes', 'tiktok-pixel', undefined],
      [GOES_ON, 'tiktok-pixel', 'optOut'],
    ]);
    // also where the visit without a yes says it already: the yes may have been what set it free
    const known = [seeing({}), visit('optOut', [META])];
    expect(short(after(visit('optOut', [META]), known)).slice(2)).toEqual([
      [GOES_ON, 'meta-pixel', 'optOut'],
    ]);
    // an opt-out that could not be pressed says nothing
    const failed = { controls: [], at: '', outcome: 'failed', asks: [] } as const;
    expect(after(visit('optOut', [tiktok], { pressed: failed }))).toHaveLength(2);
    const beyond = asked(tiktok, { beyondSignal: true });
    expect(after(visit('gpc', [beyond]))).toHaveLength(2);
    expect(of([seeing({})], { accepted: [] }).some(({ finding }) => /yes/.test(finding))).toBe(
      false,
    );
  });

  describe('a tool that stops after a yes', () => {
    const yes = (...loads: SiteVisit[]) => [
      visit('plain', [META], {
        pressed: { controls: ['Yes'], at: '', outcome: 'pressed', asks: [] },
      }),
      ...loads,
    ];
    const sent = visit('plain', [META]);
    const silent = visit('optOut', []);
    const signal = visit('gpc', []);
    const afterYes = (...accepted: SiteVisit[]) =>
      of([seeing({}, [])], { accepted })
        .filter(({ finding }) => /after a yes/.test(finding))
        .map(({ tool, situation, verdict }) => `${tool}, ${situation}: ${verdict}`);

    test('is named: sent on each load before the no, and on none of two after it', () => {
      expect(afterYes(...yes(sent, sent), silent, silent)).toEqual(['meta-pixel, optOut: stopped']);
    });

    test('the link and the signal are told apart, each after a yes of its own', () => {
      const goesOn = visit('gpc', [META]);
      expect(
        afterYes(...yes(sent, sent), silent, silent, ...yes(sent, sent), goesOn, signal),
      ).toEqual(['meta-pixel, optOut: stopped', 'meta-pixel, gpc: still sends']);
    });

    test.each<[string, SiteVisit[]]>([
      ['a single silence', [...yes(sent, sent), silent]],
      ['no load between the yes and the no', [...yes(), silent, silent]],
      ['not sent on every load after the yes', [...yes(sent, visit('plain', [])), silent, silent]],
      [
        'a load that never rests',
        [...yes(sent, sent), silent, visit('optOut', [], { atRest: false })],
      ],
      [
        'a signal that was not proven',
        [...yes(sent, sent), signal, visit('gpc', [], { signalProven: false })],
      ],
      [
        'an own server that gets the cookie',
        [
          ...yes(sent, sent),
          silent,
          visit('optOut', ['POST https://shop.example/e {"user_data":{"fbp":"fb.1.2"}}']),
        ],
      ],
    ])('is not said to: %s', (_, accepted) => {
      expect(afterYes(...accepted)).toEqual([]);
    });
  });

  describe('a script that lies under the own name', () => {
    const script = (path: string) => asked(`https://shop.example${path}`, { kind: 'script' });
    const pixel = asked('https://shop.example/px/tr/?id=1&ev=PageView&dl=a&fbp=fb.1.1.2&it=1');
    const about = (...requests: SentRequest[]) =>
      of([visit('plain', requests)]).flatMap(({ finding, tool, evidence }) =>
        tool === 'meta-pixel' && finding !== 'tool still sends' ? [[finding, evidence]] : [],
      );
    const sent = 'GET shop.example/px/tr/ (dl, ev=PageView, fbp, id, it)';

    test('is named with the path to which its tool sends: by its file, or by its folder', () => {
      for (const path of ['/px/fbevents.js', '/px/any.js'])
        expect(about(pixel, script(path), script('/app/main.js'))).toContainEqual([
          "tool hides behind the site's own name",
          [sent, `GET shop.example${path}`],
        ]);
    });

    test('and hides nothing where its tool sends to its own company', () => {
      expect(about(asked(META), script('/js/fbevents.js'))).toEqual([
        [
          'tool seen',
          ['GET www.facebook.com/tr/ (ev=PageView, id)', 'GET shop.example/js/fbevents.js'],
        ],
      ]);
    });

    test('Pinterest’s path is known by what it sends', () => {
      const pinterest = asked(
        'https://shop.example/assets/pt/v3/?event=pagevisit&tid=26&pd=a&ad=b&cb=1',
      );
      const named = of([visit('plain', [pinterest, script('/assets/pt/core.js')])]);
      expect(named).toContainEqual(
        expect.objectContaining({
          finding: "tool hides behind the site's own name",
          tool: 'pinterest-tag',
        }),
      );
    });

    test('is no tool’s where neither file nor folder is', () => {
      const lines = about(pixel, script('/main.js'), script('/other/px.js')).flat(2);
      expect(lines.filter((line) => line.includes('.js'))).toEqual([]);
    });
  });

  test('a frame of a company that advertises is asked for to tell it, and has a verdict', () => {
    const frame = (address: string) => asked(address, { kind: 'frame' });
    const verdicts = (address: string) =>
      of([seeing({}, []), visit('plain', [frame(address)]), visit('gpc', [frame(address)])])
        .filter(({ finding }) => finding === 'tool still sends')
        .map(({ tool, situation, verdict }) => [tool, situation, verdict]);
    const still = (tool: string) => [[tool, 'gpc', 'still sends']];
    expect(verdicts('https://insight.adsrvr.org/up?adv=a&upid=b&upv=1.1.0')).toEqual(
      still('trade-desk'),
    );
    expect(verdicts('https://8812345.fls.doubleclick.net/activityi;src=8812345;type=a')).toEqual(
      still('google-marketing-platform'),
    );
    // of the list of companies alone, with no sign of its own
    expect(verdicts('https://a.mathtag.com/x/y?mt_adid=1')).toEqual(still('mathads'));
    expect(verdicts('https://a.mathtag.com/x/frame')).toEqual(still('mathads'));
    // a library's empty page that holds a store
    expect(verdicts('https://a.mathtag.com/x/store.html')).toEqual([]);
  });

  test('the answer to a question about health in an address, at people who care for it', () => {
    const at = (url: string, title = '') =>
      named(of([seeing({ url, title })]), 'address tells something sensitive').length;
    const dentist = 'Family dentists – City Smile';
    expect([
      at('https://shop.example/appointment?reason=tooth-implants', dentist),
      at('https://smile-dental.example/book?service=root+canal'),
      at('https://shop.example/find?symptom=sore%20throat'),
      at('https://shop.example/app#/book?treatment=veneers', dentist),
    ]).toEqual([1, 1, 1, 1]);
    expect([
      at('https://shop.example/appointment?service=haircut', 'Corner barbers'),
      at('https://shop.example/search?condition=used', 'Used cars'),
      at('https://shop.example/appointment?reason=new-patient', dentist),
      at('https://shop.example/appointment?reason=4711&ref=newsletter', dentist),
      at('https://shop.example/appointment?id=a1b2c3d4', dentist),
    ]).toEqual([0, 0, 0, 0, 0]);
  });

  test('a tool behind the own name, and an identifier to the own server', () => {
    const found = of([
      visit('plain', [
        'POST https://shop.example/m/c?v=2&tid=G-ABC1234&cid=1.2&en=page_view',
        'POST https://shop.example/api/events {"event_name":"ViewContent","user_data":{"fbp":"fb.1.1.2"}}',
      ]),
    ]);
    expect(named(found, "tool hides behind the site's own name")[0]?.tool).toBe('google-analytics');
    expect(named(found, 'own server gets an ad identifier')[0]?.evidence[0]).toContain(
      '/api/events',
    );
  });

  test('a fingerprint that is kept and sent to the own server', () => {
    const stored = [
      { kind: 'storage', name: 'visitorId', host: 'shop.example', hasIdentifier: true },
    ] as const;
    const sent = asked('POST https://shop.example/hello {"h":"a81b9c77d0e1f2"}', { kind: 'fetch' });
    const found = (requests: SiteVisit['requests']) =>
      named(
        of([visit('plain', requests, { pages: [page({ stored })] })]),
        'own server gets an ad identifier',
      ).length;
    expect([found([sent]), found([])]).toEqual([1, 0]);
  });

  test('troubles, once each, and refused addresses', () => {
    const found = of([
      visit('plain', [], { troubles: ['certificate wrong'] }),
      visit('gpc', [], { atRest: false, refused: ['metadata.example 169.254.169.254'] }),
      visit('gpc', [], { troubles: ['bot wall'] }),
      visit('reject', [], { troubles: ['bot wall', 'too large'] }),
    ]);
    expect(found.slice(-5).map(({ finding, evidence }) => [finding, evidence])).toEqual([
      ['blocked addresses listed in the evidence', ['metadata.example 169.254.169.254']],
      ['bot wall', ['gpc', 'reject']],
      ['certificate wrong', ['plain']],
      ['page did not come to rest', ['gpc']],
      ['page did not come to rest', ['reject']],
    ]);
  });
});

describe('consent strings', () => {
  const saying = (
    situation: SiteVisit['situation'],
    strings: Record<string, string>,
    requests: string[] = [],
  ) =>
    named(
      of([visit(situation, requests, { pages: [page({ strings })] })]),
      'strings contradict each other',
    ).flatMap(({ evidence }) => evidence);
  /** The decoder's own: section usca with all opt-outs 1; usnat with all 2; both together. */
  const [OUT, IN, BOTH] = [
    'DBABBg~BAUAAABA.YA',
    'DBABLA~CAAqAAAAAABA.QA',
    'DBABrw~CAAqAAAAAABA.QA~BAUAAABA.QA',
  ];

  test('garbage is said, in any situation', () => {
    expect(saying('plain', { gpp: 'garbage' })).toEqual(['cannot be read: GPP garbage']);
    expect(saying('plain', { usp: '1YX' })).toEqual(['cannot be read: US Privacy 1YX']);
  });
  test('against the signal', () => {
    for (const strings of [
      { gpp: IN },
      { usp: '1YNN' },
      { gcs: 'G111' },
      { gcd: '11t1t1t1t5' },
      { OptanonConsent: 'isGpcEnabled=0&groups=C0001%3A1%2CC0004%3A1' },
    ])
      expect(saying('gpc', strings), JSON.stringify(strings)).toHaveLength(1);
    for (const strings of [
      { gpp: OUT },
      { usp: '1YYN' },
      { usp: '1---' },
      { gcs: 'G100' },
      { gcs: 'G1--' },
      { gcd: '11p1p1p1p5' },
      { gcd: '11l1l1l1l5' },
    ])
      expect(saying('gpc', strings), JSON.stringify(strings)).toEqual([]);
    expect(saying('plain', { gpp: IN, usp: '1YNN' })).toEqual([]);
  });
  test('against each other, and against what was sent', () => {
    expect(saying('plain', { gpp: BOTH })).toEqual([
      'one says opted out, another not: GPP usca and GPP usnat',
    ]);
    expect(saying('gpc', { usp: '1YYN' }, [META])[0]).toMatch(
      /^says opted out while www\.facebook\.com/,
    );
  });
  test('in a request', () => {
    expect(
      named(
        of([visit('gpc', ['https://ib.adnxs.com/px?us_privacy=1YNN'])]),
        'strings contradict each other',
      ),
    ).toHaveLength(1);
  });
});

test('without a browser: tags of the text are seen, links are read, nothing is judged', () => {
  const found = of([
    visit('plain', [], {
      by: 'fetch',
      pages: [
        page({
          links: [POLICY],
          embedded: ['https://connect.facebook.net/en_US/fbevents.js', '/own.js', ':'],
        }),
      ],
    }),
  ]);
  expect(found.map(({ finding, tool }) => [finding, tool])).toEqual([
    ['tool seen', 'meta-pixel'],
    ['opt-out link missing', undefined],
    ['gpc.json missing', undefined],
  ]);
});
