/**
 * Tools that tests saw on a site: offered to the data map and to the interview, and never entered
 * by themselves.
 */
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { dismissSeenTool as call } from '#contract/site-tests/sites.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { invalidInput } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { listDismissed, setDismissed } from './site-store.ts';
import { listTests, type StoredTest } from './store.ts';

type SeenTool = ReplyOf<typeof call>['tools'][number];
const NAMES = new Map(TOOLS.map(({ id, name }) => [id, name]));

/** Of each site the last test that is over counts. */
export async function seenTools(
  owner: string,
  db: Database,
  businessId: string,
  tests: readonly StoredTest[],
): Promise<SeenTool[]> {
  const { tools, recipients } = await readStoredMap(owner, db, businessId);
  const named = new Set([...tools, ...recipients.flatMap(({ tool }) => tool ?? [])]);
  const dismissed = await listDismissed(owner, db, businessId);
  const found = new Map<string, SeenTool>();
  for (const { id: testId, host, findings } of lastOfSites(tests))
    for (const { finding, tool = '' } of findings ?? []) {
      const name = NAMES.get(tool);
      if (finding !== 'tool seen' || name === undefined || found.has(tool)) continue;
      const [isDismissed, inDataMap] = [dismissed.has(tool), named.has(tool)];
      found.set(tool, { tool, name, host, testId, dismissed: isDismissed, inDataMap });
    }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The last tests that have findings, one for each site; `tests` has the newest first. */
export const lastOfSites = (tests: readonly StoredTest[]): StoredTest[] => [
  ...tests
    .filter(({ state, findings }) => state === 'done' && findings !== null)
    .toReversed()
    .reduce((sites, test) => sites.set(test.host, test), new Map<string, StoredTest>())
    .values(),
];

/** Offers a tool no more, or again. Throws `not-found`, `invalid-input`. */
export async function dismissSeenTool(
  owner: Owner,
  { db, now }: Services,
  businessId: string,
  { tool, dismissed }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  await findBusinessOrThrow(owner.userId, db, businessId);
  if (!NAMES.has(tool)) throw invalidInput({ tool: 'Choose a tool of the list' });
  await setDismissed(owner.userId, db, businessId, { tool, dismissed, at: now() });
  const tests = await listTests(owner.userId, db, businessId);
  return { tools: await seenTools(owner.userId, db, businessId, tests) };
}
