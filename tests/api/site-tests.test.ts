/** Tests of sites on the server: who may, the queue, what is kept, proof, tools, evidence. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteTestRow, SiteTests } from '#contract/site-tests/site-tests.ts';
import type { TestedSite } from '#contract/site-tests/sites.ts';
import { siteTests } from '#server/base/database/schema.ts';
import { siteTestFiles } from '#server/subjects/site-tests/binder-part.ts';
import { SiteTestRunner } from '#server/subjects/site-tests/running/running.ts';
import { NO_TESTER } from '#server/subjects/site-tests/tester/tester.ts';
import { CannotTest } from '#site-test/options.ts';
import { onOneDatabase } from './databases.ts';
import {
  goesOn,
  noScene,
  nothing,
  runnerOn,
  scene,
  servicesOn,
  SiteOwner,
  stops,
  tester,
  warnings,
} from './site-owners.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

onOneDatabase('tests of sites', (database) => {
  const stage = useStage(database, { siteTester: tester });
  let owner: SiteOwner;
  const history = async () =>
    (await owner.call('GET', 'history')).json<{ what: string; detail: string | null }[]>();

  beforeEach(async () => {
    noScene();
    owner = await SiteOwner.made(stage());
  });

  test('a look waits, runs, and ends with findings, pictures and a hash in the history', async () => {
    const started = await owner.start('Shop.Example/store?x=1');
    expect(started.json()).toMatchObject({
      url: 'https://shop.example/store',
      host: 'shop.example',
      state: 'waiting',
      ahead: 0,
      doing: null,
    });
    // what a test tells of itself is written beside it
    scene.meanwhile = () =>
      vi.waitFor(
        async () => {
          const [running] = (await owner.list()).tests;
          expect(running).toMatchObject({ state: 'running', visitsDone: 2, visitsPlanned: 3 });
          expect(running?.doing).toEqual({ step: 'loading', situation: 'gpc' });
        },
        { timeout: 300_000 },
      );
    await runnerOn(stage()).runNext();
    const done = await owner.one(started.json<SiteTestRow>().id);
    expect(done).toMatchObject({ state: 'done', stillSending: 1, cannot: null, before: null });
    expect(done.sentence).toContain('Meta');
    expect(done.findings).toContainEqual(
      expect.objectContaining({
        finding: 'tool still sends',
        tool: 'meta-pixel',
        toolName: 'Meta Pixel and Conversions API',
        situation: 'gpc',
        verdict: 'still sends',
        requirements: expect.arrayContaining([
          expect.objectContaining({ requirementId: 'DE-09', stateId: 'DE' }),
        ]),
      }),
    );
    const kept = await owner.call('GET', `site-tests/${done.id}/record`);
    expect(createHash('sha256').update(kept.body).digest('hex')).toBe(done.recordHash);
    expect(await history()).toContainEqual(
      expect.objectContaining({
        what: 'Site tested',
        detail: expect.stringContaining(done.recordHash ?? 'no hash'),
      }),
    );
    const picture = await owner.call('GET', `site-tests/${done.id}/pictures/1`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.body).toBe('not really a picture');
    expectProblem(await owner.call('GET', `site-tests/${done.id}/pictures/2`), 404, 'not-found');
  });

  test('without a confirmed address nothing starts', async () => {
    const stranger = await SiteOwner.made(stage(), freshEmail(), false);
    expect((await stranger.list()).mayStart).toBe(false);
    expectProblem(await stranger.start('shop.example', 'look'), 422, 'email-unconfirmed');
    const proof = await stranger.call('POST', 'site-proof', { site: 'shop.example' });
    expectProblem(proof, 422, 'email-unconfirmed');
  });

  test.each([
    'localhost',
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://10.0.0.1',
    'https://2130706433/',
    'shop.example:8080',
    'ftp://shop.example',
    'https://robin:secret@shop.example',
    'a shop',
  ])('%s is no site to test', async (site) => {
    expectProblem(await owner.start(site), 400, 'invalid-input');
  });

  test('pressing wants proof, looked at anew each time', async () => {
    expectProblem(await owner.start('shop.example', 'press'), 422, 'site-not-proven');
    const [site] = (await owner.list()).sites;
    scene.home = { status: 200, text: `<head>${site?.ways.meta}</head>` };
    expect((await owner.tested('shop.example', 'press')).state).toBe('done');
    expect((await owner.list()).sites[0]?.proof?.way).toBe('meta');
    scene.home = { status: 200, text: '<head></head>' };
    expectProblem(await owner.start('shop.example', 'press'), 422, 'site-not-proven');
    expect((await owner.list()).sites[0]?.proof).toBeNull();
  });

  test('a file proves a site, another code does not, and the domain of an own mail address does', async () => {
    const prove = async (site: string, who = owner) =>
      (await who.call('POST', 'site-proof', { site })).json<{
        site: TestedSite;
        tried: { way: string; fits: boolean; said: string }[];
      }>();
    const first = await prove('shop.example');
    expect(first.tried.map(({ way, fits }) => [way, fits])).toEqual([
      ['mail', false],
      ['meta', false],
      ['file', false],
    ]);
    scene.file = { status: 200, text: 'another code' };
    expect((await prove('shop.example')).site.proof).toBeNull();
    scene.file = { status: 200, text: `${first.site.ways.file.text}\n` };
    expect((await prove('shop.example')).site.proof?.way).toBe('file');
    scene.file = nothing;
    const robin = await SiteOwner.made(stage(), `robin.${Date.now()}@harbor-shop.com`);
    expect((await prove('www.harbor-shop.com', robin)).site.proof?.way).toBe('mail');
    expect((await prove('not-harbor-shop.com', robin)).site.proof).toBeNull();
    const everybody = await SiteOwner.made(stage(), `robin.${Date.now()}@gmail.com`);
    expect((await prove('gmail.com', everybody)).site.proof).toBeNull();
  });

  test('a test is stopped while it waits and while it runs, and nothing of it is kept', async () => {
    const waiting = (await owner.start('shop.example')).json<SiteTestRow>();
    const stopped = await owner.call('POST', `site-tests/${waiting.id}/stop`);
    expect(stopped.json()).toMatchObject({ state: 'stopped', ahead: null });
    expect(await runnerOn(stage()).runNext()).toBe(false);
    const running = (await owner.start('other.example')).json<SiteTestRow>();
    scene.meanwhile = async () => void (await owner.call('POST', `site-tests/${running.id}/stop`));
    await runnerOn(stage()).runNext();
    expect(await owner.one(running.id)).toMatchObject({
      state: 'stopped',
      findings: [],
      pictures: [],
    });
    expect(await runnerOn(stage()).runNext()).toBe(false);
  });

  test('why a site could not be tested is told; a fault of ours is not', async () => {
    scene.fault = new CannotTest('The site did not answer.');
    expect((await owner.tested('shop.example')).cannot).toBe('The site did not answer.');
    scene.fault = new Error('a secret path');
    const failed = await owner.tested('other.example');
    expect(failed.state).toBe('failed');
    expect(failed.cannot).not.toContain('secret');
    expect(warnings.some((line) => line.includes('a secret path'))).toBe(true);
  });

  test('one test runs at a time over all servers; a server that ends gives its test back', async () => {
    await owner.start('shop.example');
    const [one1, two] = [runnerOn(stage()), runnerOn(stage())];
    let inside = 0;
    let most = 0;
    const other = await SiteOwner.made(stage());
    await other.start('third.example', 'look');
    scene.meanwhile = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await two.runNext();
      inside -= 1;
    };
    await one1.runNext();
    expect(most).toBe(1);
    scene.meanwhile = async () => void one1.close();
    await one1.runNext();
    expect((await other.list()).tests[0]).toMatchObject({ state: 'waiting', ahead: 0 });
    scene.meanwhile = undefined;
    await two.runNext();
    expect((await other.list()).tests[0]?.state).toBe('done');
  });

  test('a server without a browser leaves a look to others, and says so where there are none', async () => {
    const { id } = (await owner.start('shop.example')).json<SiteTestRow>();
    const bare = new SiteTestRunner({ ...servicesOn(stage()), siteTester: NO_TESTER }, () => {});
    expect(await bare.runNext()).toBe(false);
    stage().advance(11 * 60_000);
    expect(await bare.runNext()).toBe(true);
    expect(await owner.one(id)).toMatchObject({ state: 'failed', cannot: expect.any(String) });
  });

  test('a test whose server died is begun once more, and then given up', async () => {
    const { id } = (await owner.start('shop.example')).json<SiteTestRow>();
    const never = new Promise<void>(() => {});
    for (const _ of [1, 2]) {
      let begun = () => {};
      const hasBegun = new Promise<void>((done) => (begun = done));
      scene.meanwhile = () => (begun(), never);
      void runnerOn(stage()).runNext();
      await hasBegun;
      expect(await runnerOn(stage()).runNext()).toBe(false);
      stage().advance(61_000);
    }
    scene.meanwhile = undefined;
    await runnerOn(stage()).runNext();
    expect(await owner.one(id)).toMatchObject({
      state: 'failed',
      cannot: expect.stringContaining('ended'),
    });
  });

  test('the last twelve are kept, and the one before stands beside the last', async () => {
    for (let count = 0; count < 14; count += 1) {
      scene.visits = count === 12 ? stops : goesOn;
      await owner.tested('shop.example');
      stage().advance(1000);
    }
    const { tests } = await owner.list();
    expect(tests).toHaveLength(12);
    const last = await owner.one(tests[0]?.id ?? '');
    expect(last.before?.id).toBe(tests[1]?.id);
    expect(last.before?.findings).toContainEqual(expect.objectContaining({ verdict: 'stopped' }));
  });

  test('tools that were seen are told, with what the map and the owner say of them', async () => {
    await owner.tested('shop.example');
    expect((await owner.list()).tools).toMatchObject([{ tool: 'meta-pixel', dismissed: false }]);
    const body = { tool: 'meta-pixel', dismissed: true };
    const dismissed = await owner.call('PUT', 'site-tools', body);
    expect(dismissed.json<SiteTests>().tools).toMatchObject([{ dismissed: true }]);
    const again = await owner.call('PUT', 'site-tools', { ...body, dismissed: false });
    expect(again.json<SiteTests>().tools).toMatchObject([{ dismissed: false }]);
    expectProblem(
      await owner.call('PUT', 'site-tools', { ...body, tool: 'x' }),
      400,
      'invalid-input',
    );
    await owner.call('PUT', 'data-map', { version: 1, tools: ['meta-pixel'] });
    expect((await owner.list()).tools).toMatchObject([{ tool: 'meta-pixel', inDataMap: true }]);
  });

  /** What this room puts into the binder; the binder whole takes a dozen documents to print. */
  const binderNames = async () => {
    const { db } = stage().database;
    const { businessId } = owner;
    const rows = await db.select().from(siteTests).where(eq(siteTests.businessId, businessId));
    const userId = rows[0]?.ownerId ?? '';
    return Object.keys(await siteTestFiles({ userId }, { db }, businessId));
  };

  test('the last test stands at its tasks and in the binder', async () => {
    scene.visits = stops;
    const { id, recordHash } = await owner.tested('shop.example');
    const { tasks } = (await owner.call('GET', 'site-evidence')).json<{
      tasks: { control: string; testId: string; findings: unknown[]; isProblem: boolean }[];
    }>();
    expect(tasks.find(({ control }) => control === 'opt-out-signal')).toMatchObject({
      testId: id,
      recordHash,
      findings: expect.arrayContaining([expect.objectContaining({ verdict: 'stopped' })]),
    });
    scene.visits = goesOn;
    await owner.call('POST', `site-tests/${(await owner.tested('shop.example')).id}/kit`);
    stage().advance(1000);
    scene.visits = stops;
    await owner.tested('shop.example');
    const names = await binderNames();
    for (const name of ['tests.csv', 'kits.csv', 'kit-shop.example.html'])
      expect(names).toContain(`site-tests/${name}`);
    expect(names).toContain('site-tests/before-kit-shop.example.json');
    expect(names).toContainEqual(expect.stringMatching(/^site-tests\/[\d-]+-shop\.example\.json$/));
    expect(names).toContainEqual(
      expect.stringMatching(/^site-tests\/[\d-]+-shop\.example-1\.jpg$/),
    );
  });
});
