/** Weekly tests of sites, their alarms, and limits. */
import { beforeEach, expect, test } from 'vitest';
import type { SiteVisit } from '#engine/site/record/visit.ts';
import { queueWeeklyTests } from '#server/subjects/site-tests/running/weekly-jobs.ts';
import { onOneDatabase } from './databases.ts';
import {
  DAY,
  goesOn,
  noScene,
  nothing,
  runnerOn,
  scene,
  servicesOn,
  SiteOwner,
  stops,
  tester,
} from './site-owners.ts';
import { expectProblem, useStage } from './stage.ts';

onOneDatabase('the weekly test of a site', (database) => {
  const stage = useStage(database, { siteTester: tester });
  let owner: SiteOwner;
  beforeEach(async () => {
    noScene();
    owner = await SiteOwner.made(stage());
  });

  const prove = async () => {
    await owner.call('POST', 'site-proof', { site: 'shop.example' });
    const { sites } = await owner.list();
    scene.home = { status: 200, text: sites[0]?.ways.meta ?? '' };
  };
  const schedule = (weekly: boolean, alarms = true) =>
    owner.call('PUT', 'site-schedule', { site: 'shop.example', weekly, alarms });
  /** A week passes; all that is due is run, and what follows from it. */
  const week = async (...runs: (readonly SiteVisit[])[]) => {
    stage().advance(7 * DAY + 1000);
    owner.cookie = await stage().signIn(owner.email);
    await queueWeeklyTests(servicesOn(stage()));
    for (const visits of runs) {
      scene.visits = visits;
      await runnerOn(stage()).runNext();
      stage().advance(1000);
    }
  };
  const alarms = async () => {
    await stage().mailSender.deliver();
    return stage().mail.filter(
      ({ recipient, subject }) => recipient === owner.email && subject.includes('sends again'),
    );
  };

  test('wants proof, and runs when a week is over', async () => {
    expectProblem(await schedule(true), 422, 'site-not-proven');
    await prove();
    expect((await schedule(true)).json()).toMatchObject({ weekly: true });
    await queueWeeklyTests(servicesOn(stage()));
    expect((await owner.list()).tests).toEqual([]);
    await week(stops);
    expect((await owner.list()).tests).toMatchObject([{ trigger: 'weekly', state: 'done' }]);
    await schedule(false);
    await week();
    expect((await owner.list()).tests).toHaveLength(1);
  });

  test('mails an alarm when what had stopped sends in two tests, and not when in one', async () => {
    await prove();
    await schedule(true);
    await week(stops);
    await week(goesOn, stops);
    expect(await alarms()).toEqual([]);
    await week(goesOn, goesOn);
    const [mail, ...more] = await alarms();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Meta Pixel');
    expect(mail?.text).not.toMatch(/shop\.example|Harbor Books/);
    expect((await owner.list()).tests.map(({ trigger }) => trigger)).toContain('confirming');
    await schedule(false);
  });

  test('mails nothing to who wants none, and ends when the proof is gone', async () => {
    await prove();
    await schedule(true, false);
    await week(stops);
    await week(goesOn, goesOn);
    expect(await alarms()).toEqual([]);
    scene.home = { status: null, text: '' };
    scene.file = { status: null, text: '' };
    await week();
    expect((await owner.list()).sites[0]).toMatchObject({ weekly: true });
    scene.home = nothing;
    scene.file = nothing;
    await week();
    expect((await owner.list()).sites[0]).toMatchObject({ weekly: false, proof: null });
  });

  test('goes no further when the business goes to another owner, who has shown nothing', async () => {
    await prove();
    await schedule(true);
    await week(stops);
    const next = await SiteOwner.made(stage());
    await owner.start('shop.example');
    const offer = { email: next.email, keeps: 'nothing', password: 'correct horse battery' };
    await owner.call('POST', 'transfer', offer);
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(({ text }) => text.includes('/invitation#'));
    const token = mail?.text.match(/#([\w-]{65})/)?.[1] ?? '';
    const { cookie } = next;
    const accepted = await stage().call('POST', '/api/invitation/transfer', {
      cookie,
      body: { token },
    });
    expect([accepted.body, accepted.statusCode < 300]).toEqual([accepted.body, true]);
    next.businessId = owner.businessId;
    const { sites, tests } = await next.list();
    expect(sites[0]).toMatchObject({ proof: null, weekly: false });
    expect(tests.map(({ state }) => state).toSorted()).toEqual(['done', 'stopped']);
    expect(await runnerOn(stage()).runNext()).toBe(false);
  });
});

onOneDatabase('limits of tests of sites', (database) => {
  const ADay = DAY / 1000;
  const stage = useStage(database, {
    siteTester: tester,
    limits: {
      siteTests: { most: 3, seconds: ADay },
      siteTestsOfSite: { most: 1, seconds: ADay },
      ownSiteTests: { most: 12, seconds: ADay },
    },
  });

  test('three looks a day, one a day of a site, and more of an own one', async () => {
    noScene();
    const [one, other] = [await SiteOwner.made(stage()), await SiteOwner.made(stage())];
    const start = async (owner: SiteOwner, site: string) => {
      const { statusCode } = await owner.start(site);
      await runnerOn(stage()).runNext();
      return statusCode;
    };
    expect(await start(one, 'shop.example')).toBe(201);
    expect(await start(other, 'www.shop.example')).toBe(429);
    // a refusal for the site's sake takes none of the three
    for (const site of ['two.example', 'three.example', 'four.example'])
      expect(await start(other, site)).toBe(201);
    expect(await start(other, 'five.example')).toBe(429);
    expect((await other.list()).leftToday).toBe(0);
    const { sites } = await other.list();
    const own = sites.find(({ host }) => host === 'two.example');
    scene.home = { status: 200, text: own?.ways.meta ?? '' };
    await other.call('POST', 'site-proof', { site: 'two.example' });
    expect(await start(other, 'two.example')).toBe(201);
  });
});
