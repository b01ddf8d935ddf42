/**
 * Goes through all accounts, a part at a time, and tells each business what changed with the law
 * data of this server.
 */
import { nextAccounts } from '#server/base/directory/account-scan.ts';
import type { MailSender } from '#server/base/mail/sender.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { repeatedly } from '#server/base/pacing/repeatedly.ts';
import { listBusinesses } from '#server/business/stored/store.ts';
import { noteNews, type NewsServices } from './find-news.ts';
import { LawStates } from './law-states.ts';
import { mailNews } from './mail.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

const ACCOUNTS_A_RUN = 2_000;

interface Walk {
  readonly states: LawStates;
  readonly warn: (line: string) => void;
  readonly most?: number;
}

/** One part of the accounts. Returns how many businesses had news, and how many mails it wrote. */
export async function runNewsJobs(
  services: NewsServices,
  { states, warn, most = ACCOUNTS_A_RUN }: Walk,
): Promise<{ told: number; mailed: number }> {
  let compared = 0;
  let told = 0;
  let mailed = 0;
  for (const ownerId of await nextAccounts(services.db, 'law-news', most)) {
    await turnOfLongWork();
    try {
      const businesses = await listBusinesses(ownerId, services.db);
      for (const business of businesses)
        if (business.lawHash !== services.corpus.hash) {
          await turnOfLongWork();
          compared += 1;
          if (await noteNews(services, states, business)) told += 1;
        }
      if (await mailNews(services, ownerId, businesses)) mailed += 1;
    } catch (fault) {
      // one account that cannot be read keeps no other from being told
      const why = causeInWords(fault);
      warn(`What changed could not be told to the account ${ownerId}: ${why}`);
    }
  }
  // read once for all parts: only when nobody is left to be told, nothing is held
  if (compared === 0) states.forget();
  return { told, mailed };
}

/**
 * Runs every quarter of an hour. Returns a function that stops it and waits for a run in progress.
 */
export function scheduleLawNews(
  services: NewsServices & { readonly mails: Pick<MailSender, 'deliver'> },
  warn: (message: string) => void,
) {
  const states = new LawStates(warn);
  return repeatedly(
    async () => {
      const { mailed } = await runNewsJobs(services, { states, warn });
      if (mailed > 0) void services.mails.deliver();
    },
    warn,
    'What changed with the law data could not be walked',
  );
}
