/** What goes on beside the calls: rounds of desks, of days to look again and of news of
 * the law data, and tests of sites. */
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Database } from './base/database/database.ts';
import type { MailSender } from './base/mail/sender.ts';
import type { WorkFaults } from './base/operations/work-faults.ts';
import type { DeskCache } from './subjects/requests/desk/desk-cache.ts';
import type { NewsBoard } from './subjects/requests/jobs/news-board.ts';
import { scheduleDesks, scheduleNews } from './subjects/requests/jobs/desk-jobs.ts';
import { scheduleLawNews } from './subjects/law-news/news-jobs.ts';
import { scheduleLooks } from './subjects/look-again/mail-jobs.ts';
import { scheduleSiteTests } from './subjects/site-tests/running/weekly-jobs.ts';
import { SiteTestRunner } from './subjects/site-tests/running/running.ts';
import type { SiteTester } from './subjects/site-tests/tester/tester.ts';

interface Background {
  readonly db: Database;
  readonly corpus: Corpus;
  readonly spanish: Corpus | undefined;
  readonly desks: DeskCache;
  readonly news: NewsBoard;
  readonly mails: MailSender;
  readonly siteTester: SiteTester;
  readonly origin: () => string;
  readonly now: () => Date;
}

/** Starts it. Returns a function that ends it, and a test that runs. */
export function startBackground(services: Background, faults: WorkFaults): () => Promise<void> {
  const stopDesks = scheduleDesks(services, faults.warnOf('desks'));
  const stopNews = scheduleNews(services, faults.warnOf('desk-news'));
  const stopLooks = scheduleLooks(services, faults.warnOf('look-again'));
  const stopLawNews = scheduleLawNews(services, faults.warnOf('law-news'));
  const stopSites = scheduleSiteTests(services, faults.warnOf('site-tests'));
  const runner = new SiteTestRunner(services, faults.warnOf('site-tests'));
  runner.open();
  return async () => {
    await runner.close();
    await Promise.all([stopDesks(), stopNews(), stopLooks(), stopLawNews(), stopSites()]);
  };
}
