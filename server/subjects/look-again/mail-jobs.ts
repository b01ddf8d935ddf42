/** Goes through all accounts, a part at a time, and looks at each business once a day. */
import { nextAccounts } from '#server/base/directory/account-scan.ts';
import type { MailSender } from '#server/base/mail/sender.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { repeatedly } from '#server/base/pacing/repeatedly.ts';
import { listBusinesses } from '#server/business/stored/store.ts';
import { tellToLook, type LookServices } from './mail.ts';

const ACCOUNTS_A_RUN = 2_000;

/** One part of the accounts. Returns how many mails it wrote. */
export async function runLookJobs(services: LookServices, most = ACCOUNTS_A_RUN): Promise<number> {
  let mailed = 0;
  for (const ownerId of await nextAccounts(services.db, 'looks', most))
    for (const business of await listBusinesses(ownerId, services.db)) {
      await yieldToOthers();
      if (await tellToLook(services, business)) mailed += 1;
    }
  return mailed;
}

/**
 * Runs every quarter of an hour. Returns a function that stops it and waits for a run in progress.
 */
export const scheduleLooks = (
  services: LookServices & { readonly mails: Pick<MailSender, 'deliver'> },
  warn: (message: string) => void,
) =>
  repeatedly(
    async () => {
      if ((await runLookJobs(services)) > 0) void services.mails.deliver();
    },
    warn,
    'The days to look again could not be walked',
  );
