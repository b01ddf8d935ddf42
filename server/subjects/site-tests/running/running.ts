/** Runs the tests of the queue, one at a time, and tells how far each is. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/base/database/database.ts';
import { whyUntested } from '#engine/site/record/why-untested.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { CannotTest } from '#site-test/options.ts';
import { afterTest } from '#server/subjects/site-tests/alarm.ts';
import { failTest, finishTest } from './finishing.ts';
import {
  dropFromQueue,
  giveBack,
  keepTaken,
  listQueue,
  takeNext,
  type Queued,
} from './queue-store.ts';
import { changeTest, findTest, type StoredTest } from '#server/subjects/site-tests/store.ts';
import type { TestProgress, TestServices } from '#server/subjects/site-tests/tester/tester.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

const LOOK_EVERY_MS = 2_000;
const TELL_EVERY_MS = 10_000;
/** So long servers with a browser may take a test that wants one. */
const OTHERS_MAY_TAKE_MS = 10 * 60_000;
/** A test that took its server with it twice is not begun again. */
const MOST_TRIES = 2;
const INTERRUPTED = 'The server ended while it ran. Start it again.';
const UNEXPECTED =
  'The test ended with a fault of ours. Start it again, or look without a browser.';

export class SiteTestRunner {
  readonly #services: TestServices;
  readonly #warn: (message: string) => void;
  readonly #me = randomUUID();
  #round: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #current: AbortController | undefined;
  #closing = false;

  constructor(services: TestServices, warn: (message: string) => void) {
    this.#services = services;
    this.#warn = warn;
  }

  /** Looks for tests every two seconds. */
  open(): void {
    const look = async () => {
      this.#round = this.#tryNext();
      await this.#round;
      if (!this.#closing) this.#timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
    };
    void look();
  }

  async #tryNext(): Promise<void> {
    try {
      await this.runNext();
    } catch (fault) {
      this.#warn(`A test of a site could not be run: ${causeInWords(fault)}`);
    }
  }

  /** Ends the test that runs, which another server then begins anew, and takes no more. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    this.#current?.abort();
    await this.#round;
  }

  /** Runs the first test of the queue to its end. Returns whether there was one to run. */
  async runNext(): Promise<boolean> {
    const { db, now } = this.#services;
    if (this.#closing || !(await this.#mayTake())) return false;
    const queued = await takeNext(db, this.#me, now());
    if (!queued) return false;
    const { ownerId, businessId, testId } = queued;
    const test = await changeTest(ownerId, db, businessId, testId, {
      state: 'running',
      startedAt: now(),
      step: 'starting',
      visitsDone: 0,
    });
    if (!test) await dropFromQueue(db, testId);
    else if (queued.tries > MOST_TRIES) await failTest(this.#services, test, INTERRUPTED);
    else await this.#run(queued, test);
    return true;
  }

  /**
   * A server without a browser leaves a test that wants one to others; where there are none, it
   * says so after a while.
   */
  async #mayTake(): Promise<boolean> {
    const { db, now, siteTester } = this.#services;
    if (siteTester.browser.there) return true;
    const [first] = await listQueue(db);
    if (!first) return false;
    const test = await findTest(first.ownerId, db, first.businessId, first.testId);
    const waited = now().getTime() - first.askedAt.getTime();
    return test?.kind === 'fetch' || waited > OTHERS_MAY_TAKE_MS;
  }

  async #run(queued: Queued, test: StoredTest): Promise<void> {
    const { db, now, siteTester } = this.#services;
    const current = new AbortController();
    this.#current = current;
    const telling = setInterval(() => {
      void keepTaken(db, queued, now()).then(
        (kept) => kept || current.abort(),
        () => {},
      );
    }, TELL_EVERY_MS);
    const progress = tellProgress(db, test);
    try {
      const record = await siteTester.test(test, progress.tell, current.signal);
      await progress.written();
      await this.#finish(queued, test, record);
    } catch (fault) {
      await progress.written();
      await this.#giveUp(queued, test, fault, current.signal.aborted);
    } finally {
      clearInterval(telling);
      this.#current = undefined;
    }
  }

  async #finish(queued: Queued, test: StoredTest, record: SiteRecord): Promise<void> {
    const { db, now } = this.#services;
    // stopped in its last seconds, or taken over
    if (!(await keepTaken(db, queued, now()))) return;
    const why = whyUntested(record);
    if (why !== null) return failTest(this.#services, test, why);
    const done = await finishTest(this.#services, test, record);
    if (done && (await afterTest(this.#services, done))) void this.#services.mails.deliver();
  }

  async #giveUp(queued: Queued, test: StoredTest, fault: unknown, aborted: boolean): Promise<void> {
    if (aborted && this.#closing) {
      await giveBack(this.#services.db, queued);
      const { ownerId, businessId, id } = test;
      await changeTest(ownerId, this.#services.db, businessId, id, {
        state: 'waiting',
        startedAt: null,
        step: null,
      });
    } else if (!aborted) {
      if (!(fault instanceof CannotTest))
        this.#warn(`A test of a site ended early: ${causeInWords(fault)}`);
      await failTest(
        this.#services,
        test,
        fault instanceof CannotTest ? fault.message : UNEXPECTED,
      );
    }
  }
}

/** Writes how far a test is, the last word only where several come at once. */
function tellProgress(db: Database, { ownerId, businessId, id }: StoredTest) {
  let last: TestProgress | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const { step, situation, visitsDone, visitsPlanned } = last ?? {};
    if (step === undefined) return;
    last = undefined;
    await changeTest(ownerId, db, businessId, id, {
      step,
      situation: situation ?? null,
      visitsDone: visitsDone ?? 0,
      visitsPlanned: visitsPlanned ?? null,
    }).catch(() => undefined);
  };
  return {
    tell: (progress: TestProgress) => {
      last = progress;
      writing = writing.then(write);
    },
    written: () => writing,
  };
}
