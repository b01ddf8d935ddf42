/**
 * Goes through all desks, a part at a time: erases what is out of time, mails what comes due, and
 * tells what people did.
 */
import { nextKeys } from '#server/base/directory/account-scan.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { MailSender } from '#server/base/mail/sender.ts';
import { repeatedly } from '#server/base/pacing/repeatedly.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { inItsZone } from '#server/subjects/requests/desk/desk-zone.ts';
import { remind } from './digest.ts';
import { remindHelpers } from './remind-helpers.ts';
import type { NewsBoard } from './news-board.ts';
import { tellNews } from './news.ts';
import { eraseOutOfTime } from '#server/subjects/requests/settling/erasure.ts';
import type { WithDesks } from '#server/subjects/requests/desk/list.ts';

const DESKS_A_RUN = 2_000;

interface Needed extends WithDesks {
  readonly mails: Pick<MailSender, 'deliver' | 'forget' | 'mails'>;
  readonly origin: () => string;
  readonly now: () => Date;
}

/** One part of the desks. Returns how many mails and erasures it made. */
export async function runDeskJobs(services: Needed, most = DESKS_A_RUN) {
  const { db, now, mails } = services;
  let reminded = 0;
  let erased = 0;
  let mailed = 0;
  for (const { ownerId, businessId } of await nextKeys(db, 'desks', 'desk', most)) {
    if (businessId === null) continue;
    const found = await findDesk(ownerId, db, businessId);
    const business = found && (await findBusiness(ownerId, db, businessId));
    if (!business) continue;
    const desk = await inItsZone(db, found, business);
    await yieldToOthers();
    for (const address of await eraseOutOfTime(db, desk, now())) {
      erased += 1;
      await mails.forget(address);
    }
    if (await remind(services, desk, now())) reminded += 1;
    mailed += await remindHelpers(services, desk, business, now());
    if (await tellNews(services, desk, now())) mailed += 1;
  }
  return { reminded, erased, mailed };
}

/**
 * Runs every quarter of an hour. Returns a function that stops it and waits for a run in progress.
 */
export const scheduleDesks = (services: Needed, warn: (message: string) => void) =>
  repeatedly(
    async () => {
      const { reminded, mailed } = await runDeskJobs(services);
      if (reminded + mailed > 0) void services.mails.deliver();
    },
    warn,
    'The request desks could not be walked',
  );

/** Told so soon, it is at once to whoever reads mail. */
const SOON_MS = 10_000;

/** Tells what people just did. Returns a function that stops it, as above. */
export const scheduleNews = (
  services: Needed & { readonly news: NewsBoard },
  warn: (message: string) => void,
) =>
  repeatedly(
    async () => {
      let mailed = 0;
      for (const ref of services.news.take())
        if (await tellNews(services, ref, services.now())) mailed += 1;
      if (mailed > 0) void services.mails.deliver();
    },
    warn,
    'What came in at request desks could not be told',
    SOON_MS,
  );
