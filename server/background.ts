/** What goes on beside the calls: rounds of desks, of days to look again and of news of
 * the law data, and tests of sites. */
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Database } from './base/database/database.ts';
import type { MailSender } from './base/mail/sender.ts';
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
export function startBackground(
  services: Background,
  warn: (line: string) => void,
): () => Promise<void> {
  const stopDesks = scheduleDesks(services, warn);
  const stopNews = scheduleNews(services, warn);
  const stopLooks = scheduleLooks(services, warn);
  const stopLawNews = scheduleLawNews(services, warn);
  const stopSites = scheduleSiteTests(services, warn);
  const runner = new SiteTestRunner(services, warn);
  runner.open();
  return async () => {
    await runner.close();
    await Promise.all([stopDesks(), stopNews(), stopLooks(), stopLawNews(), stopSites()]);
  };
}
