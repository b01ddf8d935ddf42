/**
 * The maker of kits: every judged tool of the signs has places, shared hosts are never whole, and
 * nothing of a result that anybody wrote can get out of its script.
 */
import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { RECORDED } from '../../tests/site/recorded-requests.ts';
import { KIT_BOOK } from '../kit-book.server.ts';
import { type KitSource, kitSource } from '../kit-source.server.ts';
import { placeTest } from '../script/places.ts';
import { adapterFile } from './adapter-file.ts';
import { linkHtml, linkWords } from './kit-link.ts';
import { planFromList, planFromResult } from './kit-plan.ts';
import { seenPlaces } from './seen-places.ts';
import { SHARED_HOSTS } from './shared-hosts.ts';
import { builderOf } from './site-builder.ts';
import { kitInline, makeStopKit } from './stop-kit.ts';
import { readTestResult, type TestResult } from './test-result.ts';
import { BLOCKED_PLACES } from '#reference/blocked-places.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { SITE_SIGNS } from '#reference/site-signs.server.ts';

const { tools, law, icon, builders } = KIT_BOOK;
let source: KitSource;
beforeAll(async () => {
  source = await kitSource();
});

const resultOf = (findings: TestResult['findings']): TestResult => ({
  url: 'https://www.shop.example/',
  findings,
});
const sending = (tool: string, ...evidence: string[]) => ({
  finding: 'tool still sends',
  tool,
  evidence,
});

function kitOf(result: TestResult, states: readonly string[] = ['CA']) {
  const question = {
    plan: planFromResult(result, tools),
    states,
    day: '2026-11-26',
    law,
    icon,
    builder: builderOf(result, builders),
    source,
  };
  return makeStopKit(question, createHash('sha256').update(kitInline(question)).digest('base64'));
}

describe('the opt-out link of the site itself', () => {
  const seen = (line: string, ...others: string[]) =>
    kitOf(
      resultOf([
        sending('meta-pixel'),
        { finding: 'opt-out link seen', evidence: [line] },
        ...others.map((finding) => ({ finding, evidence: [] })),
      ]),
    );
  const foot = ({ steps }: ReturnType<typeof kitOf>) =>
    steps.find(({ where }) => where.endsWith('foot of every page'))?.what ?? '';

  test('gets the attribute, and no second link is added', () => {
    const kit = seen('“Your Privacy Choices” → https://www.shop.example/choices');
    expect(kit.link.existing).toEqual({
      words: 'Your Privacy Choices',
      href: 'https://www.shop.example/choices',
      todo: 'attribute',
    });
    expect(foot(kit)).toContain(
      'do not add a second one. Put data-statewise-link into its tag, and',
    );
    // the icon that California fixes goes along
    expect(kit.link.html.split('\n')[0]).toContain('<svg');
    expect(foot(kit)).toContain('Move the icon of that first line, from <svg to </svg>');
  });

  test('with other words gets those of the law', () => {
    const kit = seen('“Do Not Sell My Info” → https://www.shop.example/dns');
    expect(foot(kit)).toContain('write “Your Privacy Choices” as its words');
  });

  test.each(['opt-out link dead', 'opt-out needs an account'])('%s: it is replaced', (finding) => {
    const kit = seen('“Do Not Sell My Info” → https://www.shop.example/dns', finding);
    expect(kit.link.existing?.todo).toBe('replace');
    expect(foot(kit)).toContain('Put this one in its place');
  });

  test('is told of only where one was seen', () => {
    const kit = kitOf(resultOf([sending('meta-pixel')]));
    expect(kit.link).not.toHaveProperty('existing');
    expect(foot(kit)).not.toContain('already');
    expect(seen('<b>“x” → y').link).not.toHaveProperty('existing');
  });

  test('a tool that waits for a yes is held', () => {
    const waiting = { finding: 'tool waits for a yes', tool: 'meta-pixel', evidence: [] };
    expect(kitOf(resultOf([waiting])).held.map(({ tool }) => tool)).toEqual(['meta-pixel']);
  });

  test('an own path of Google is held by what was seen there', () => {
    const gate = (path: string) => `GET www.shop.example/gate/${path} (auid, gcs=G111)`;
    const own = sending(
      'google-ads',
      gate('ccm/collect'),
      gate('pagead/viewthroughconversion/412007711/'),
    );
    expect(kitOf(resultOf([own])).held[0]?.hosts).toContain('/gate/');
  });
});

describe('places', () => {
  test('are of known tools, and a tool stands once', () => {
    const known = new Set([
      ...TOOLS.map(({ id }) => id),
      ...SITE_SIGNS.tools.map(({ tool }) => tool),
    ]);
    const named = [
      ...BLOCKED_PLACES.tools.map(({ tool }) => tool),
      ...BLOCKED_PLACES.cannot.map(({ tool }) => tool),
    ];
    expect(named.filter((tool) => !known.has(tool))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });

  test('every judged tool of the signs has some, or a reason why not', () => {
    const judged = new Set(tools.filter((tool) => tool.judged).map(({ id }) => id));
    const bare = SITE_SIGNS.tools
      .filter(({ tool }) => judged.has(tool))
      .map(({ tool }) => tools.find(({ id }) => id === tool))
      .filter((tool) => tool?.places.length === 0 && tool.cannot === undefined);
    expect(bare).toEqual([]);
  });

  test('a host that does other work is never blocked whole', () => {
    const whole = tools.flatMap(({ id, places }) =>
      places.filter((place) => SHARED_HOSTS.includes(place)).map((place) => `${id}: ${place}`),
    );
    expect(whole).toEqual([]);
  });

  afterEach(() => vi.unstubAllGlobals());

  /** Comments and buttons stay on the page; what they send is held. */
  const SHOWN = new Set(['disqus', 'share-buttons']);

  /** What the browser's own objects say where a page stands. */
  const onSite = (places: readonly string[]) => {
    vi.stubGlobal('location', { hostname: 'www.shop.example' });
    vi.stubGlobal('document', { baseURI: 'https://www.shop.example/a/' });
    return placeTest(places);
  };

  test('what judged tools load and send by their documentation is met', () => {
    const missed = RECORDED.flatMap(([id, does, line]) => {
      const tool = tools.find((each) => each.id === id);
      if (!tool?.judged || tool.cannot || (does === 'loads' && SHOWN.has(id))) return [];
      const address = line.replace(/^[A-Z]+ /, '').replace(/ .*$/, '');
      // under a site's own name it is known by the test alone
      if (`.${new URL(address).hostname}`.endsWith('.shop.example')) return [];
      return onSite(tool.places)(address) ? [] : [`${id}: ${address}`];
    });
    expect(missed).toEqual([]);
  });

  test.each([
    ['www.facebook.com/tr', 'https://www.facebook.com/tr?id=1', true],
    ['www.facebook.com/tr', 'https://www.facebook.com/tr/', true],
    ['www.facebook.com/tr', 'https://www.facebook.com/trending', false],
    ['www.facebook.com/tr', 'https://www.facebook.com.evil.example/tr', false],
    ['.criteo.com', '//dis.criteo.com/x', true],
    ['.criteo.com', 'https://criteo.com/', true],
    ['.criteo.com', 'https://notcriteo.com/', false],
    ['bat.bing.com', 'https://bat.bing.com:8443/action', true],
    ['bat.bing.com', 'https://www.bing.com/maps', false],
    ['www.google.*/ads/', 'https://www.google.co.uk/ads/ga-audiences', true],
    ['www.google.*/ads/', 'https://www.google.com/maps?x=/ads/', false],
    [
      'www.googletagmanager.com/gtag/*id=G-',
      'https://www.googletagmanager.com/gtag/js?l=d&id=G-1',
      true,
    ],
    [
      'www.googletagmanager.com/gtag/*id=G-',
      'https://www.googletagmanager.com/gtag/js?id=AW-1',
      false,
    ],
    [
      'www.googletagmanager.com/gtag/*id=G-',
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      false,
    ],
    ['/ingest/', '/ingest/e/', true],
    ['/ingest/', 'https://www.shop.example/ingest/e/', true],
    ['/ingest/', 'https://other.example/ingest/e/', false],
    ['.clarity.ms', 'wss://x.clarity.ms/collect', true],
    ['.clarity.ms', 'data:text/plain,https://x.clarity.ms/', false],
    ['.clarity.ms', '', false],
  ])('%s and %s: %s', (place, address, fits) => {
    expect(onSite([place])(address)).toBe(fits);
  });

  test('without places nothing is blocked', () => {
    expect(onSite([])('https://www.facebook.com/tr')).toBe(false);
  });
});

describe('what a test saw', () => {
  const places = ['www.facebook.com/tr'];
  const seen = (...evidence: string[]) => seenPlaces(evidence, places, 'https://www.shop.example/');

  test.each([
    [['GET www.facebook.com/tr (ev, id)'], []],
    [['POST sst.shop.example/g/collect (v)'], ['sst.shop.example/g/collect']],
    [['POST www.shop.example/t/e/ (x)', 'GET www.shop.example/t/s/'], ['/t/']],
    [
      ['POST www.shop.example/api/e (x)', 'GET www.shop.example/api/s'],
      ['/api/e', '/api/s'],
    ],
    [['GET proxy.example.net/c/1234567/x'], ['proxy.example.net/c/']],
    [['GET www.google.com/recaptcha/api.js'], []],
    [['GET www.shop.example/px/fbevents.js', 'GET www.shop.example/px/tr/ (ev)'], ['/px/']],
    [['GET www.shop.example/js/fbevents.js'], ['/js/fbevents.js']],
    [['GET www.shop.example/'], []],
    [['no line of evidence', 'GET a"b.example/x'], []],
  ])('%j names %j', (evidence, named) => {
    expect(seen(...evidence)).toEqual(named);
  });
});

describe('the kit', () => {
  const SIXTEEN = tools.filter(({ judged, places }) => judged && places.length > 2).slice(0, 16);

  test('is at most 4 kB with 15 tools, its settings inside', () => {
    const common =
      'meta-pixel google-analytics google-ads google-marketing-platform microsoft-ads tiktok-pixel linkedin-insight pinterest-tag snap-pixel x-pixel reddit-pixel criteo adroll taboola microsoft-clarity';
    const result = resultOf(common.split(' ').map((tool) => sending(tool)));
    const { snippet, held } = kitOf(result);
    expect(held).toHaveLength(15);
    expect(brotliCompressSync(snippet).length).toBeLessThanOrEqual(4096);
    expect(SIXTEEN).toHaveLength(16);
  });

  test('holds judged tools, leaves others and says why', () => {
    const { held, notHeld, version } = kitOf(
      resultOf([
        sending('meta-pixel', 'GET www.facebook.com/tr (ev, id)'),
        { finding: 'tool seen', tool: 'hotjar' },
        { finding: 'tool seen', tool: 'youtube-embed' },
        sending('unheard-of'),
        { finding: 'own server gets an ad identifier' },
        { finding: 'notice missing' },
      ]),
    );
    expect(held.map(({ tool }) => tool)).toEqual(['meta-pixel']);
    expect(held[0]?.hosts).toContain('www.facebook.com/tr');
    expect(notHeld.map(({ tool }) => tool)).toEqual([
      'own-server',
      'hotjar',
      'unheard-of',
      'youtube-embed',
    ]);
    for (const { why } of notHeld) expect(why).toMatch(/\.$/);
    expect(version).toBe('1');
  });

  test('a company that only the list of companies has is held by its hosts', () => {
    const { held } = kitOf(resultOf([sending('1dmp', 'GET x.1dmp.io/pixel')]));
    expect(held).toEqual([{ tool: '1dmp', hosts: ['.1dmp.io'] }]);
  });

  test('what somebody ticked is held also where no opt-out reaches it', () => {
    const hotjar = tools.filter(({ id }) => id === 'hotjar' || id === 'stripe');
    const { held, free } = planFromList(hotjar);
    expect(held.map(({ tool }) => tool.id)).toEqual(['hotjar']);
    expect(free.map(({ id }) => id)).toEqual(['stripe']);
  });

  test('never says that a site is compliant', () => {
    const kit = JSON.stringify(kitOf(resultOf([sending('meta-pixel')])));
    expect(kit).not.toMatch(/complian/i);
  });

  test('its script is one element that nothing inside can end', () => {
    const hostile = [
      '</script><script>alert(1)</script>',
      "x'); alert(1); ('",
      '__proto__',
      'a\u2028b',
    ];
    const { snippet, script, link } = kitOf({
      url: 'https://www.shop.example/</script>',
      findings: hostile.flatMap((text) => [
        sending(text, `GET ${text}.example/x`),
        sending('meta-pixel', `GET www.shop.example/${text} (x)`, `GET evil.example/a${text}`),
      ]),
    });
    expect(snippet.match(/<\/?script/gi)).toHaveLength(2);
    expect(`${snippet}${script}${link.html}`).not.toContain('alert(1)');
    expect(() => new Script(script)).not.toThrow();
    expect(() => new Script(snippet.slice('<script>'.length, -'</script>'.length))).not.toThrow();
  });

  describe('the step on tags, read to the letter', () => {
    const result = resultOf([
      sending('google-ads', 'GET www.googleadservices.com/x (id)'),
      sending('trade-desk', 'GET insight.adsrvr.org/up (adv)'),
      sending('shareasale', 'GET www.shareasale.com/sale.cfm (id)'),
      sending(
        'meta-pixel',
        'GET www.shop.example/px/tr/ (id)',
        'GET www.shop.example/px/fbevents.js',
      ),
    ]);
    const meant = (address: string): boolean => {
      const { what = '' } = kitOf(result).steps.find(({ where }) => where.startsWith('Tags')) ?? {};
      const list = /in place of src\. (.*)\. A name alone/.exec(what)?.[1] ?? '';
      const names = list.split('; ').flatMap((line) => line.replace(/^[^:]*: /, '').split(', '));
      const url = new URL(address);
      return names.some((name) => {
        const [host = '', ...rest] = name.replace(' on your own site', '').split('/');
        const isThere =
          host === ''
            ? url.hostname === 'www.shop.example'
            : host.startsWith('*.')
              ? `.${url.hostname}`.endsWith(host.slice(1))
              : url.hostname === host;
        const path = rest
          .map((part) => part.replace(/[.?]/g, '\\$&').replace(/\*/g, '.*'))
          .join('/');
        return isThere && new RegExp(`^/${path}`).test(url.pathname + url.search);
      });
    };

    test.each([
      ['https://insight.adsrvr.org/up?adv=1', true],
      ['https://adsrvr.org/up', true],
      ['https://notadsrvr.org/up', false],
      ['https://www.google.com/pagead/1p-user-list/1', true],
      ['https://www.google.com/maps/embed?pb=1', false],
      ['https://www.google.com/recaptcha/api.js', false],
      ['https://connect.facebook.net/en_US/fbevents.js', true],
      ['https://connect.facebook.net/en_US/sdk.js', false],
      ['https://www.facebook.com/tr?id=1', true],
      ['https://www.facebook.com/plugins/page.php', false],
      ['https://www.shareasale.com/sale.cfm?id=1', true],
      ['https://www.shareasale.com/a-signup.cfm', false],
      ['https://www.shop.example/px/fbevents.js', true],
      ['https://www.shop.example/cart.js', false],
    ])('%s: %s', (address, is) => {
      expect(meant(address)).toBe(is);
    });

    test('no tool of the book names a host whole that does other work', () => {
      const plan = planFromList(tools.filter(({ places }) => places.length > 0));
      const shared = plan.held.flatMap(({ tool, places }) =>
        places
          .filter((place) => SHARED_HOSTS.includes(place))
          .map((place) => `${tool.id} ${place}`),
      );
      expect(shared).toEqual([]);
      expect(plan.held.length).toBeGreaterThan(600);
    });
  });

  test('the steps name the hash by which a content policy lets it run', () => {
    const { snippet, steps } = kitOf(resultOf([sending('meta-pixel')]));
    const inline = snippet.slice('<script>'.length, -'</script>'.length);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(steps.map(({ what }) => what).join(' ')).toContain(`'sha256-${hash}'`);
  });
});

describe('the link', () => {
  test.each([
    [[], 'Your Privacy Choices', true, /1798\.135/],
    [['CO', 'CA'], 'Your Privacy Choices', true, /7015/],
    [['CO'], 'Your Opt-Out Rights', false, /904-3-4\.03/],
    [['TX'], 'Your Privacy Choices', false, /fix no words/],
  ] as const)('in %j: %s', (states, words, hasIcon, why) => {
    const link = linkWords(states, law);
    expect(link).toMatchObject({ words, hasIcon });
    expect(link.why).toMatch(why);
    expect(linkHtml(link, icon).includes('<svg')).toBe(hasIcon);
  });
});

describe('builders', () => {
  test.each([
    ['https://a.myshopify.com/', [], 'shopify'],
    ['https://a.example/', ['GET a.example/wp-content/x.js'], 'wordpress'],
    ['https://a.example/', [], undefined],
  ])('%s, %j: %s', (url, evidence, id) => {
    expect(builderOf({ url, findings: [sending('x', ...evidence)] }, builders)?.id).toBe(id);
  });

  test.each(builders.map((builder) => [builder.id, builder] as const))(
    '%s has steps, and a file where it says so',
    (_, builder) => {
      const file = adapterFile(builder, kitOf(resultOf([sending('meta-pixel')])));
      expect(file === undefined).toBe(builder.file === undefined);
      expect(builder.source !== null || builder.doubt !== undefined).toBe(true);
    },
  );

  test('nothing can end a text in the plugin of WordPress', () => {
    const builder = builders.find(({ id }) => id === 'wordpress');
    const kit = kitOf(resultOf([sending('meta-pixel')]));
    const file = adapterFile(builder, { ...kit, snippet: `a'b\\` });
    expect(file?.text).toContain(`const STOP_KIT_HEAD = 'a\\'b\\\\';`);
  });

  test.each(['opt-in', 'opt-in-bundled'])('%s is a program, and hears the kit', (id) => {
    const builder = builders.find((each) => each.id === id);
    const text = adapterFile(builder, kitOf(resultOf([])))?.text ?? '';
    expect(() => new Script(text.replace(/^import .*$/m, ''))).not.toThrow();
    expect(text).toContain('window.statewiseStop.optedOut');
  });

  test('the container of the tag manager has the form of an export, and refers to nothing else', () => {
    const builder = builders.find(({ id }) => id === 'google-tag-manager');
    const text = adapterFile(builder, kitOf(resultOf([])))?.text ?? '';
    const own = { accountId: z.string(), containerId: z.string() };
    const exported = z.strictObject({
      exportFormatVersion: z.literal(2),
      containerVersion: z.strictObject({
        path: z.literal('accounts/0/containers/0/versions/0'),
        ...own,
        containerVersionId: z.string(),
        container: z.strictObject({
          path: z.literal('accounts/0/containers/0'),
          ...own,
          name: z.string(),
          publicId: z.string().regex(/^GTM-[A-Z0-9]+$/),
          usageContext: z.tuple([z.literal('WEB')]),
        }),
        tag: z
          .array(
            z.strictObject({
              ...own,
              tagId: z.string(),
              name: z.string(),
              type: z.literal('html'),
              parameter: z.tuple([
                z.strictObject({
                  type: z.literal('TEMPLATE'),
                  key: z.literal('html'),
                  value: z.string(),
                }),
                z.strictObject({
                  type: z.literal('BOOLEAN'),
                  key: z.literal('supportDocumentWrite'),
                  value: z.enum(['true', 'false']),
                }),
              ]),
              // a trigger that every container has needs no entry of its own
              firingTriggerId: z.tuple([z.literal('2147479572')]),
              tagFiringOption: z.literal('ONCE_PER_EVENT'),
              monitoringMetadata: z.strictObject({ type: z.literal('MAP') }),
              consentSettings: z.strictObject({ consentStatus: z.literal('NOT_NEEDED') }),
            }),
          )
          .length(1),
      }),
    });
    const [tag] = exported.parse(JSON.parse(text)).containerVersion.tag;
    const html = tag?.parameter[0].value ?? '';
    // two braces would name a variable of the container
    expect(html).not.toContain('{{');
    expect(() => new Script(html.replace(/^<script>|<\/script>$/g, ''))).not.toThrow();
  });

  test('what could not be tried is said where we have no account', () => {
    for (const id of ['shopify', 'wix', 'squarespace', 'google-tag-manager'])
      expect(builders.find((each) => each.id === id)?.doubt).toMatch(/could not/);
  });
});

describe('results that cannot be used say what to mend', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  test.each([
    ['', /no JSON/],
    ['{', /no JSON/],
    [deep, /look at "the whole"/],
    ['null', /look at "the whole"/],
    ['{"url":1,"findings":[]}', /look at "url"/],
    ['{"url":"https://a.example","findings":{}}', /look at "findings"/],
    ['{"url":"https://a.example","findings":[{"finding":1}]}', /look at "findings\.0\.finding"/],
    ['{"url":"javascript:alert(1)","findings":[]}', /no address/],
    ['{"url":"https://a.example","findings":[],"cannot":"bot wall"}', /bot wall/],
    [
      `{"url":"https://a.example","findings":[${'{"finding":"x"},'.repeat(6000)}{"finding":"x"}]}`,
      /look at "findings"/,
    ],
  ])('%#', (text, problem) => {
    expect(readTestResult(text)).toEqual({ problem: expect.stringMatching(problem) as string });
  });

  test('what is more in it is let be', () => {
    const text = '{"url":"https://a.example","findings":[],"visits":[{}],"cannot":null,"new":1}';
    expect(readTestResult(text)).toMatchObject({ result: { url: 'https://a.example' } });
  });
});
