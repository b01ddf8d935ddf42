/**
 * The last test of each site as evidence for tasks: what it says for their control, good or bad.
 */
import type { ReplyOf } from '#contract/endpoint.ts';
import { TESTED_CONTROLS, type readSiteEvidence as call } from '#contract/site-tests/site-tests.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { ControlKey } from '#law/schema.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import { toolName } from './judgement.ts';
import { controlsOf } from './law.ts';
import { listTests, type StoredTest } from './store.ts';
import { lastOfSites } from './tools.ts';

type Evidence = ReplyOf<typeof call>['tasks'][number];

/** Throws `not-found`. */
export async function siteEvidence(
  { userId }: Owner,
  { db }: Services,
  businessId: string,
): Promise<ReplyOf<typeof call>> {
  await findBusinessOrThrow(userId, db, businessId);
  const tests = lastOfSites(await listTests(userId, db, businessId));
  return {
    tasks: tests.flatMap((test) => TESTED_CONTROLS.map((control) => evidenceOf(test, control))),
  };
}

function evidenceOf(test: StoredTest, control: ControlKey): Evidence {
  const ours = (test.findings ?? []).filter((each) => controlsOf(each).includes(control));
  return {
    control,
    testId: test.id,
    host: test.host,
    endedAt: (test.endedAt ?? test.askedAt).toISOString(),
    recordHash: test.recordHash ?? '',
    findings: ours.map(({ finding, tool, situation, verdict }) => ({
      finding,
      ...(tool !== undefined && { toolName: toolName(tool) }),
      situation,
      verdict,
    })),
    isProblem: ours.some(isProblem),
  };
}

const isProblem = ({ verdict }: Finding) =>
  verdict === undefined || verdict === 'still sends' || verdict === 'sends less';
