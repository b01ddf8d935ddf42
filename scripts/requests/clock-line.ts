/** One row of a file of requests, checked and answered: what `npm run request-clock` prints. */
import { z } from 'zod';
import {
  earlierRequest,
  requestBinds,
  requestedBy,
  requestEvent,
  requestType,
} from '#assistant/request-words.ts';
import { appealedOn } from '#engine/requests/clock/appeal.ts';
import type { Due } from '#engine/requests/clock/clock-date.ts';
import { clockOf, type ItemClock } from '#engine/requests/clock/clock.ts';
import type { RequestItem } from '#engine/requests/request.ts';
import { letsCheck } from '#engine/requests/steps/verifying.ts';
import { requestLaw } from '#law/corpus.server.ts';
import { isUsStateCode } from '#text/us-states.ts';

const day = z.iso.date();

const row = z.object({
  id: z.union([z.string(), z.number()]),
  state: z.string(),
  type: requestType,
  received: day,
  asOf: day,
  events: z.array(requestEvent).nullish(),
  by: requestedBy.nullish(),
  binds: requestBinds.nullish(),
  earlier: z.array(earlierRequest).nullish(),
});

/** The clock of one row, or what is wrong with it. */
export function clockLine(given: unknown) {
  const id = (given as { id?: unknown } | null)?.id ?? null;
  const parsed = row.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { id, error: `${issue?.path.join('.') || 'row'}: ${issue?.message}` };
  }
  const { state, asOf } = parsed.data;
  if (!isUsStateCode(state)) return { id, error: `state: unknown state ${JSON.stringify(state)}` };
  const law = requestLaw(state);
  const item = itemOf(parsed.data);
  const clock = clockOf(law, item, asOf);
  return { id, ...inWords(clock, item), ...particulars(clock, item, asOf) };
}

const itemOf = ({ type: asked, received, events, by, binds, earlier }: z.infer<typeof row>) => ({
  type: asked,
  received,
  events: events ?? [],
  by: by ?? 'self',
  binds: binds ?? 'applies',
  earlier: earlier ?? [],
});

const ofDue = ({ dates }: ItemClock, wanted: Due) => dates.find(({ due }) => due === wanted);

function inWords(clock: ItemClock, { by }: RequestItem) {
  const answer = ofDue(clock, 'answer');
  return {
    owed: clock.owed,
    acknowledgeBy: ofDue(clock, 'acknowledge')?.by ?? null,
    answerBy: answer?.by ?? null,
    extendedTo: answer?.extendedTo ?? null,
    effectBy: ofDue(clock, 'effect')?.by ?? null,
    withdrawBy: ofDue(clock, 'withdraw')?.by ?? null,
    appealBy: null,
    appealAnswerBy: ofDue(clock, 'appeal')?.by ?? null,
    mayVerify: clock.rule && letsCheck(clock.rule, by),
    free: clock.free,
    overdue: clock.overdue,
    late: clock.late,
  };
}

/** Fields that stand only where they say something. */
function particulars(clock: ItemClock, item: RequestItem, asOf: string) {
  if (!clock.rule) return {};
  const appealed = ofDue(clock, 'appeal')?.extendedTo;
  const completion = ofDue(clock, 'completion-notice')?.by;
  const strict = strictOf(clock);
  return {
    ...(appealed ? { appealExtendedTo: appealed } : {}),
    ...(completion ? { completionNoticeBy: completion } : {}),
    ...(clock.capReached === null ? {} : { capReached: clock.capReached }),
    ...(item.by === 'agent'
      ? { agentAccepted: clock.rule.agent !== null, mayAskAgentProof: clock.rule.agent !== null }
      : {}),
    ...(appealedOn(item.events, asOf) === null
      ? {}
      : { appealWindow: clock.rule.appeal ? WINDOW : 'no appeal in this law' }),
    ...(Object.keys(strict).length > 0 ? { strict } : {}),
  };
}

const WINDOW = 'reasonable time; no number in the act';

/** Only the dates that differ under the strict reading of business days. */
function strictOf({ dates }: ItemClock) {
  const found: Record<string, string> = {};
  for (const { due, strict } of dates) if (strict !== null) found[`${due}By`] = strict;
  return found;
}
