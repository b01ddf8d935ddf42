/**
 * Something that had stopped sends again, or a tool sends that the kit of the site does not hold:
 * looked at a second time at once, then mailed.
 */
import { BY_ITSELF } from '#server/base/history/actor.ts';
import { compareTests } from '#engine/site/report/comparison.ts';
import { list } from '#text/english.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { ownerMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { toolName } from './judgement.ts';
import { noteOffered } from './kits/kit-store.ts';
import { kitToolName } from './kits/make-kit.ts';
import { kitBefore, unheldTools } from './kits/proof-reply.ts';
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
    const again = before !== null && sendsAgain(before, test).size > 0;
    if (again || (await unheldTools(services.db, test)).size > 0) await lookAgain(services, test);
    return false;
  }
  const offered = await offerNextKit(services, test, earlier(test, all));
  const weekly = earlier(test, all);
  const before = weekly && earlier(weekly, all);
  if (!weekly || !before) return offered;
  const first = sendsAgain(before, weekly);
  const both = [...sendsAgain(before, test)].filter(([key]) => first.has(key));
  const tools = [...new Set(both.map(([, tool]) => tool))];
  return (tools.length > 0 && (await mailAlarm(services, test, tools))) || offered;
}

/** Both looks saw tools that the kit does not hold: the next kit is offered once for each. */
async function offerNextKit(
  services: Needed,
  test: StoredTest,
  weekly: StoredTest | null,
): Promise<boolean> {
  const { db } = services;
  const kit = await kitBefore(test, db);
  if (!kit || !weekly) return false;
  const first = await unheldTools(db, weekly);
  const fresh = [...(await unheldTools(db, test))]
    .filter((tool) => first.has(tool) && !kit.offered.includes(tool))
    .toSorted();
  if (fresh.length === 0 || !(await mailNextKit(services, test, fresh))) return false;
  await noteOffered(db, kit, [...kit.offered, ...fresh]);
  return true;
}

const lookAgain = (services: Needed, { url, host, ownerId, businessId, kind }: StoredTest) =>
  enqueue(
    services,
    { url, host },
    { ownerId, businessId, kind, trigger: 'confirming', by: BY_ITSELF },
  );

const mailAlarm = (services: Needed, test: StoredTest, tools: readonly string[]) =>
  mail(services, test, 'A tool on your site sends again', [
    `The weekly test of your site looked twice within the hour. ${list(tools.map(toolName))} had stopped for visitors who say no, and sends again.`,
    'Open the result to see what was sent and what to do:',
  ]);

const mailNextKit = (services: Needed, test: StoredTest, tools: readonly string[]) =>
  mail(services, test, 'Your opt-out kit needs a new version', [
    `The weekly test of your site looked twice within the hour. ${list(tools.map(kitToolName))} sends for visitors who say no, and your kit does not hold it.`,
    'Open the result, and make the next kit there:',
  ]);

/** Names the tools and nobody: neither the site nor the business. */
async function mail(
  { db, now, origin }: Needed,
  { ownerId, businessId, host }: StoredTest,
  subject: string,
  lines: readonly string[],
): Promise<boolean> {
  const site = (await listSites(ownerId, db, businessId)).find((each) => each.host === host);
  const owner = await findUser(ownerId, db);
  if (!site?.alarms || !owner || owner.disabledAt !== null) return false;
  const end = [{ link: `${origin()}/site-test` }, 'On that page you can switch these mails off.'];
  await addMail(db, ownerMail(owner, subject, [...lines, ...end]), now());
  return true;
}
