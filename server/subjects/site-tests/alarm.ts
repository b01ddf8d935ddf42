/** Something that had stopped sends again: looked at a second time at once, then mailed. */
import { compareTests } from '#engine/site/report/comparison.ts';
import { list } from '#text/english.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { ownerMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { toolName } from './judgement.ts';
import { BY_SCHEDULE } from './proof/proof.ts';
import { earlier } from './read.ts';
import type { TestServices } from './tester/tester.ts';
import { listSites } from './site-store.ts';
import { enqueue } from './running/start.ts';
import { listTests, type StoredTest } from './store.ts';

type Needed = Pick<TestServices, 'db' | 'now' | 'origin'>;

/** Tools that had stopped in a situation and send in it again, by tool and situation. */
const sendsAgain = (
  before: Pick<StoredTest, 'findings'>,
  after: Pick<StoredTest, 'findings'>,
): Map<string, string> =>
  new Map(
    compareTests(before.findings ?? [], after.findings ?? [])
      .startedAgain.filter(({ verdict }) => verdict === 'still sends')
      .map(({ tool = '', situation }) => [`${tool} ${situation ?? ''}`, tool]),
  );

/** After a test of the schedule. Returns whether a mail was written. */
export async function afterTest(services: Needed, test: StoredTest): Promise<boolean> {
  if (test.trigger === 'owner') return false;
  const { ownerId, businessId } = test;
  const all = await listTests(ownerId, services.db, businessId);
  if (test.trigger === 'weekly') {
    const before = earlier(test, all);
    if (before && sendsAgain(before, test).size > 0) await lookAgain(services, test);
    return false;
  }
  const weekly = earlier(test, all);
  const before = weekly && earlier(weekly, all);
  if (!weekly || !before) return false;
  const first = sendsAgain(before, weekly);
  const both = [...sendsAgain(before, test)].filter(([key]) => first.has(key));
  return both.length > 0 && mailAlarm(services, test, [...new Set(both.map(([, tool]) => tool))]);
}

const lookAgain = (services: Needed, { url, host, ownerId, businessId, kind }: StoredTest) =>
  enqueue(
    services,
    { url, host },
    { ownerId, businessId, kind, trigger: 'confirming', by: BY_SCHEDULE },
  );

/** Names the tools and nobody: neither the site nor the business. */
async function mailAlarm(
  { db, now, origin }: Needed,
  { ownerId, businessId, host }: StoredTest,
  tools: readonly string[],
): Promise<boolean> {
  const site = (await listSites(ownerId, db, businessId)).find((each) => each.host === host);
  const owner = await findUser(ownerId, db);
  if (!site?.alarms || !owner || owner.disabledAt !== null) return false;
  const names = list(tools.map(toolName));
  await addMail(
    db,
    ownerMail(owner, 'A tool on your site sends again', [
      `The weekly test of your site looked twice within the hour. ${names} had stopped for visitors who say no, and sends again.`,
      'Open the result to see what was sent and what to do:',
      { link: `${origin()}/site-test` },
      'On that page you can switch these mails off.',
    ]),
    now(),
  );
  return true;
}
