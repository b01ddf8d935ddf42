/** Owners who test sites, with a tester that answers at once, as a test wants it. */
import type { SiteTest, SiteTestRow, SiteTests } from '#contract/site-tests/site-tests.ts';
import type { SiteRecord, SiteVisit } from '#engine/site/record/visit.ts';
import { SiteTestRunner } from '#server/subjects/site-tests/running/running.ts';
import type {
  FoundText,
  SiteTester,
  TestServices,
} from '#server/subjects/site-tests/tester/tester.ts';
import { record, visit } from '../site/records.ts';
import { freshEmail, type Stage } from './stage.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
export const DAY = 24 * 60 * 60 * 1000;
export const nothing: FoundText = { status: 404, text: '' };

/** What sites say, and what the tester does next. */
export const scene = {
  home: nothing,
  file: nothing,
  visits: [] as readonly SiteVisit[],
  fault: undefined as Error | undefined,
  /** Called while a test runs. */
  meanwhile: undefined as (() => Promise<void>) | undefined,
};
const sends = [visit('plain', [META]), visit('plain', [META])];
export const stops = [...sends, visit('gpc', []), visit('gpc', [])];
export const goesOn = [...sends, visit('gpc', [META])];
const JPEG = Buffer.from('not really a picture').toString('base64');

export const tester: SiteTester = {
  browser: { there: true, why: null },
  test: async (_job, onProgress, signal): Promise<SiteRecord> => {
    onProgress({ step: 'loading', situation: 'gpc', visitsDone: 2, visitsPlanned: 3 });
    await scene.meanwhile?.();
    signal.throwIfAborted();
    if (scene.fault) throw scene.fault;
    return {
      ...record(scene.visits),
      pictures: [{ situation: 'plain', moment: 'first', jpeg: JPEG }],
    };
  },
  readProofs: async () => ({ home: scene.home, file: scene.file }),
};

export const noScene = () =>
  Object.assign(scene, {
    home: nothing,
    file: nothing,
    visits: goesOn,
    fault: undefined,
    meanwhile: undefined,
  });

/** An owner on a stage, and what one does with tests of sites. */
export class SiteOwner {
  readonly stage: Stage;
  readonly email: string;
  cookie = '';
  businessId = '';

  private constructor(stage: Stage, email: string) {
    this.stage = stage;
    this.email = email;
  }

  /** Makes one, with a business, and a confirmed address unless said otherwise. */
  static async made(stage: Stage, email = freshEmail(), verified = true): Promise<SiteOwner> {
    const owner = new SiteOwner(stage, email);
    owner.cookie = await stage.owner(email);
    if (verified) {
      const token = await stage.linkToken(email, 'verify');
      await stage.call('POST', '/api/auth/verify', { body: { token } });
    }
    owner.businessId = await stage.business(owner.cookie);
    // two owners never ask at the same moment
    stage.advance(1000);
    return owner;
  }

  call(method: string, path: string, body?: unknown) {
    const { cookie, businessId } = this;
    return this.stage.call(method, `/api/businesses/${businessId}/${path}`, { cookie, body });
  }

  start = (site: string, kind = 'look') => this.call('POST', 'site-tests', { site, kind });
  list = async () => (await this.call('GET', 'site-tests')).json<SiteTests>();
  one = async (id: string) => (await this.call('GET', `site-tests/${id}`)).json<SiteTest>();

  /** Starts a test and runs it to its end. */
  async tested(site: string, kind = 'look'): Promise<SiteTest> {
    const started = await this.start(site, kind);
    if (started.statusCode !== 201) throw new Error(started.body);
    await runnerOn(this.stage).runNext();
    return this.one(started.json<SiteTestRow>().id);
  }
}

export const servicesOn = (stage: Stage): TestServices => ({
  db: stage.database.db,
  now: () => stage.clock.now,
  origin: () => 'http://127.0.0.1:3000',
  siteTester: tester,
  mails: stage.mailSender,
});

/** What runners said to whoever runs the server. */
export const warnings: string[] = [];
export const runnerOn = (stage: Stage) =>
  new SiteTestRunner(servicesOn(stage), (line) => warnings.push(line));
