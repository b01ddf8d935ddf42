/** Stop kits: made from a test, kept with their hash, proven by later tests, offered anew. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { SiteKit } from '#contract/site-tests/kits.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import type { SiteVisit } from '#engine/site/record/visit.ts';
import { queueWeeklyTests } from '#server/subjects/site-tests/running/weekly-jobs.ts';
import { visit } from '../site/records.ts';
import { onOneDatabase } from './databases.ts';
import {
  DAY,
  goesOn,
  noScene,
  runnerOn,
  scene,
  servicesOn,
  SiteOwner,
  stops,
  tester,
} from './site-owners.ts';
import { expectProblem, useStage } from './stage.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
const PIXEL = 'Meta Pixel and Conversions API';
const TIKTOK = 'https://analytics.tiktok.com/api/v2/pixel?id=1&event=x';

onOneDatabase('stop kits of a site', (database) => {
  const stage = useStage(database, { siteTester: tester });
  let owner: SiteOwner;
  beforeEach(async () => {
    noScene();
    owner = await SiteOwner.made(stage());
  });

  const make = (id: string) => owner.call('POST', `site-tests/${id}/kit`);
  const kits = async () => (await owner.call('GET', 'site-kits')).json<{ kits: SiteKit[] }>().kits;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  /** The visits of a site on which a kit stands. */
  const pasted = ({ day, kit }: SiteKit, visits: readonly SiteVisit[]): SiteVisit[] =>
    visits.map((each) => ({
      ...each,
      pages: each.pages.map((page) => ({
        ...page,
        strings: { statewiseKit: `${day} ${kit.held.map(({ tool }) => tool).join(' ')}` },
      })),
    }));
  const later = async (visits: readonly SiteVisit[]): Promise<SiteTest> => {
    stage().advance(DAY + 1000);
    owner.cookie = await stage().signIn(owner.email);
    scene.visits = visits;
    return owner.tested('shop.example');
  };

  test('a kit is made from a test; its hash stands in the history', async () => {
    const { id } = await owner.tested('shop.example');
    const made = await make(id);
    expect(made.statusCode).toBe(201);
    const kit = made.json<SiteKit>();
    expect(kit).toMatchObject({ host: 'shop.example', testId: id });
    expect(kit.kit.held.map(({ tool }) => tool)).toEqual(['meta-pixel']);
    expect(kit.names['meta-pixel']).toBe(PIXEL);
    expect(kit.hash).toBe(sha256(kit.kit.snippet));
    expect(kit.kit.snippet).toMatch(/^<script>.*www\.facebook\.com\/tr.*<\/script>$/s);
    expect(await kits()).toEqual([kit]);
    const events = (await owner.call('GET', 'history')).json<{ what: string; detail: string }[]>();
    const noted = events.find(({ what }) => what === 'Opt-out kit made');
    expect(noted?.detail).toContain(kit.hash);
  });

  test('nothing that a no reaches: nothing is made; a test of nobody is not found', async () => {
    scene.visits = [visit('plain', []), visit('gpc', [])];
    const { id } = await owner.tested('shop.example');
    expectProblem(await make(id), 422, 'nothing-to-hold');
    expectProblem(await make('no-such'), 404, 'not-found');
    const other = await SiteOwner.made(stage());
    expectProblem(await other.call('POST', `site-tests/${id}/kit`), 404, 'not-found');
    expect(await kits()).toEqual([]);
  });

  test('the next test says what stopped, and names the kit; one from before says nothing', async () => {
    const first = await owner.tested('shop.example');
    expect(first.kit).toBeNull();
    const kit = (await make(first.id)).json<SiteKit>();
    const done = await later(pasted(kit, stops));
    expect(done.kit).toMatchObject({
      kitId: kit.id,
      hash: kit.hash,
      onPage: 'this kit',
      rows: [{ name: PIXEL, says: 'stopped', why: null }],
      compared: true,
    });
    expect((await later(goesOn)).kit).toMatchObject({
      onPage: 'no kit',
      rows: [{ name: PIXEL, says: 'still sends' }],
    });
    expect((await owner.one(first.id)).kit).toBeNull();
  });

  test('a tool that came later is named, and the weekly test offers the next kit once', async () => {
    const first = await owner.tested('shop.example');
    const kit = (await make(first.id)).json<SiteKit>();
    await owner.call('POST', 'site-proof', { site: 'shop.example' });
    const { sites } = await owner.list();
    scene.home = { status: 200, text: sites[0]?.ways.meta ?? '' };
    await owner.call('PUT', 'site-schedule', { site: 'shop.example', weekly: true, alarms: true });
    const grown = pasted(kit, [
      visit('plain', [META, TIKTOK]),
      visit('plain', [META, TIKTOK]),
      visit('gpc', [TIKTOK]),
      visit('gpc', [TIKTOK]),
    ]);
    const week = async () => {
      stage().advance(7 * DAY + 1000);
      owner.cookie = await stage().signIn(owner.email);
      await queueWeeklyTests(servicesOn(stage()));
      scene.visits = grown;
      while (await runnerOn(stage()).runNext()) stage().advance(1000);
      await stage().mailSender.deliver();
    };
    await week();
    await week();
    const mails = stage().mail.filter(({ recipient }) => recipient === owner.email);
    const offers = mails.filter(({ subject }) => subject.includes('new version'));
    expect(offers).toHaveLength(1);
    expect(offers[0]?.text).toContain('TikTok');
    expect(offers[0]?.text).not.toMatch(/shop\.example|Harbor Books/);
    const [row] = (await owner.list()).tests;
    expect((await owner.one(row?.id ?? '')).kit?.rows).toMatchObject([
      { name: PIXEL, says: 'stopped' },
      { says: 'not in the kit' },
    ]);
    const next = (await make(row?.id ?? '')).json<SiteKit>();
    expect(next.kit.held.map(({ tool }) => tool)).toEqual(['meta-pixel', 'tiktok-pixel']);
    expect((await kits()).map(({ id }) => id)).toEqual([next.id]);
  });

  test('no more than five are kept, with the tests that they came from', async () => {
    const { id } = await owner.tested('shop.example');
    const hashes = [];
    for (let count = 0; count < 7; count += 1) {
      stage().advance(1000);
      hashes.push((await make(id)).json<SiteKit>().id);
    }
    const { cookie } = owner;
    const account = (await stage().call('GET', '/api/account/data', { cookie })).body;
    expect(hashes.filter((one) => account.includes(one))).toEqual(hashes.slice(-5));
  });
});
