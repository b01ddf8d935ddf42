/** What the list of tools may say about sales, opt-outs, states and sources. */
import { describe, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { TOOLS, TOOLS_ES } from './data.server.ts';
import { type Tool, toolBook, toolCategory } from './schema-tools.ts';

const tool = (id: string): Tool => {
  const found = TOOLS.find((each) => each.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
};
const saying = (id: string) => {
  const { why, whatToSwitch, contract } = tool(id);
  return [why, whatToSwitch, contract].join(' ');
};
const ids = TOOLS.map(({ id }) => id);

describe('the list', () => {
  test('each once, in categories that all have some', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(TOOLS.map(({ category }) => category))).toEqual(new Set(toolCategory.options));
  });

  test('Spanish has every tool, and no other, with the words of each limit for everyone', () => {
    expect(Object.keys(TOOLS_ES)).toEqual(ids);
    for (const { id, forEveryone } of TOOLS)
      expect(TOOLS_ES[id]?.doneForEveryone === undefined, id).toBe(forEveryone === undefined);
  });

  test('what a tool does reads the same to an owner and to the public', () => {
    for (const { id, purpose } of TOOLS) expect(purpose, id).not.toMatch(/\byou\b|\byours?\b/i);
  });

  test('Spanish is Spanish: no text is the English one', () => {
    const same = TOOLS.flatMap(({ id, why, whatToSwitch, forEveryone }) => {
      const spanish = TOOLS_ES[id];
      return spanish?.why === why ||
        spanish?.whatToSwitch === whatToSwitch ||
        (forEveryone && spanish?.doneForEveryone === forEveryone.done)
        ? [id]
        : [];
    });
    expect(same).toEqual([]);
  });

  test.each(['rokt', 'wunderkind', 'shop-pay', 'shop-campaigns', 'bloomreach', 'addtoany'])(
    'has %s',
    (id) => expect(ids).toContain(id),
  );
});

describe('limits', () => {
  test('a limit for everyone never makes a rating worse, and makes one better or the role surer', () => {
    const order = ['unlikely', 'possible', 'likely'];
    for (const { id, usualRole, mayBeSale, mayBeTargetedAdvertising, forEveryone } of TOOLS) {
      if (!forEveryone) continue;
      const sale = order.indexOf(mayBeSale) - order.indexOf(forEveryone.mayBeSale);
      const ads =
        order.indexOf(mayBeTargetedAdvertising) -
        order.indexOf(forEveryone.mayBeTargetedAdvertising);
      expect(Math.min(sale, ads), id).toBeGreaterThanOrEqual(0);
      expect(sale + ads > 0 || usualRole !== forEveryone.role, id).toBe(true);
    }
  });

  test('a list that is handed over can be cleaned or ended, never limited for all', () => {
    const lists = TOOLS.filter(({ handsOverList }) => handsOverList);
    expect(lists.map(({ id }) => id).toSorted()).toEqual([
      'coop-database',
      'google-customer-match',
      'list-rental-out',
      'liveramp',
      'meta-custom-audience',
      'shopify-audiences',
    ]);
    expect(lists.filter(({ forEveryone }) => forEveryone)).toEqual([]);
    const [list] = lists;
    const everyone = { done: 'x', role: 'processor', mayBeSale: 'unlikely' };
    const limited = { ...list, forEveryone: { ...everyone, mayBeTargetedAdvertising: 'unlikely' } };
    expect(toolBook.safeParse([list]).success).toBe(true);
    expect(toolBook.safeParse([limited]).success).toBe(false);
  });

  test.each([
    ['meta-pixel', 'CA CO CT DE FL MT NE NH NJ OR TX'],
    ['meta-custom-audience', 'CA'],
  ])('%s: the setting works in %s only, so nothing of it is "for everyone"', (id, states) => {
    const { forEveryone, forOptOuts } = tool(id);
    expect(forOptOuts?.worksIn?.states.join(' ')).toBe(states);
    expect(forEveryone).toBeUndefined();
  });

  test('states of a setting are states with a record', () => {
    const known = new Set<string>(STATES.map(({ code }) => code));
    const named = TOOLS.flatMap(({ forOptOuts }) => forOptOuts?.worksIn?.states ?? []);
    expect(named.filter((code) => !known.has(code))).toEqual([]);
  });

  test.each([
    'microsoft-ads',
    'amazon-ads',
    'x-pixel',
    'tiktok-pixel',
    'snap-pixel',
    'reddit-pixel',
    'criteo',
    'adroll',
    'linkedin-insight',
  ])('%s works for itself: no setting makes it work for the owner', (id) => {
    expect(tool(id)).toMatchObject({ usualRole: 'third party', mayBeSale: 'likely' });
    expect(tool(id).forEveryone).toBeUndefined();
  });
});

describe('what a vendor changed', () => {
  test.each(['google-analytics', 'google-ads'])('%s: Consent Mode, not Google signals', (id) => {
    for (const word of ['ad_storage', 'ad_user_data', 'ad_personalization', 'June 15, 2026'])
      expect(saying(id)).toContain(word);
  });

  test('each Google product names its own terms', () => {
    expect(tool('google-ads').contract).toContain('Controller-Controller');
    expect(tool('google-customer-match').contract).toContain('Google Ads Data Processing Terms');
  });

  test('reCAPTCHA: Google is a processor since April 2, 2026', () => {
    expect(tool('recaptcha').usualRole).toBe('processor');
    expect(tool('recaptcha').whatToSwitch).toContain('Remove the references');
  });

  test('Clarity is free against data', () =>
    expect(tool('microsoft-clarity')).toMatchObject({
      usualRole: 'third party',
      mayBeSale: 'likely',
      mayBeTargetedAdvertising: 'likely',
    }));

  test('the pay-later firms and PayPal have the same text', () => {
    for (const id of ['paypal', 'klarna', 'affirm', 'afterpay'])
      expect(tool(id).mayBeSale, id).toBe('possible');
  });

  test.each(['hotjar', 'fullstory', 'lucky-orange', 'mouseflow', 'crazy-egg', 'vwo', 'heap'])(
    '%s: recordings wait for a yes in California',
    (id) => expect(tool(id).whatToSwitch).toContain('only after a clear yes'),
  );

  test.each(['gorgias', 'tidio', 'intercom', 'zendesk', 'livechat', 'crisp', 'help-scout'])(
    '%s: said before the first letter, with who receives it',
    (id) => expect(tool(id).whatToSwitch).toMatch(/^Before the first letter.+another company/),
  );
});

describe('what it rests on', () => {
  test('there is a review date if, and only if, there is a source', () => {
    for (const { id, reviewed, sources, confirmed } of TOOLS) {
      expect(reviewed !== undefined, id).toBe(sources.length > 0);
      expect(confirmed.length > 0, id).toBe(sources.length > 0);
    }
    const bare = tool('slack');
    expect(bare.reviewed).toBeUndefined();
    expect(toolBook.safeParse([{ ...bare, reviewed: '2026-11-22' }]).success).toBe(false);
    expect(toolBook.safeParse([{ ...bare, confirmed: ['why'] }]).success).toBe(false);
    const read = tool('recaptcha');
    expect(toolBook.safeParse([{ ...read, reviewed: undefined }]).success).toBe(false);
    expect(toolBook.safeParse([{ ...read, confirmed: [] }]).success).toBe(false);
  });
});

describe('the companies behind them', () => {
  const companies = TOOLS.flatMap((each) => each.companies.map((vendor) => ({ ...vendor, each })));
  const read = companies.find(({ read: reading }) => reading);

  test('a company has one legal name, whichever tool it is behind', () => {
    const names = new Map(companies.map(({ called, name }) => [called, name]));
    for (const { called, name, each } of companies)
      expect(name, `${each.id}: ${called}`).toBe(names.get(called));
  });

  test('one company has the role that its tool usually has', () => {
    const usual = { processor: 'processor', 'third party': 'third party', depends: 'either' };
    for (const { role, each } of companies) expect(role, each.id).toBe(usual[each.usualRole]);
  });

  test('none is behind a tool only where no vendor is usual', () =>
    expect(TOOLS.filter((each) => each.companies.length === 0).map(({ id }) => id)).toEqual([
      'list-rental-out',
      'foot-traffic',
      'cloud-backups',
      'time-clock-biometric',
      'security-cameras',
    ]));

  test.each([
    ['a name without its ground', { nameFrom: undefined, name: 'x' }],
    ['terms that nobody read', { read: undefined }],
    [
      'a way to accept without terms',
      { terms: undefined, read: undefined, accepted: 'signed and sent' },
    ],
    ['an address without https', { terms: 'http://example.org/' }],
  ])('refused: %s', (_, change) => {
    const changed = { ...read, ...change, each: undefined };
    const bare = { ...tool('slack'), companies: [JSON.parse(JSON.stringify(changed))] };
    expect(toolBook.safeParse([tool('slack')]).success).toBe(true);
    expect(toolBook.safeParse([bare]).success).toBe(false);
  });
});
