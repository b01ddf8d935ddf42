/** A request as the contract shows it. */
import type { ItemRow, ItemWhole } from '#contract/requests/request-items.ts';
import type { RequestRow } from '#contract/requests/request-shapes.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { letsCheck } from '#engine/requests/steps/verifying.ts';
import { daysLeft } from '#engine/requests/clock/last-day.ts';
import { whyOf } from '#engine/requests/clock/why.ts';
import { PARENT_CHECKS } from '#reference/parent-checks.server.ts';
import { requestLaw } from '#law/corpus.server.ts';
import type { RequestLaw } from '#law/schema.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

/** An item in the list. */
function itemRow({ type, state, item, promisedOn }: WorkedOut, asOf: string): ItemRow {
  const { nextLastDay, next, overdue, owed, free, rule } = state;
  const left = nextLastDay === null ? null : daysLeft(nextLastDay, asOf);
  return {
    type,
    state: state.state,
    owed,
    nextLastDay,
    promisedOn,
    sendBy: left !== null && left.sendBy !== left.lastDay ? left.sendBy : null,
    overdue: [...overdue],
    next: { step: next.step, by: next.by, letters: [...next.letters] },
    noVerify: rule !== null && !letsCheck(rule, item.by),
    free,
  };
}

/** An item on its own page. */
export function itemWhole(worked: WorkedOut, asOf: string): ItemWhole {
  const { state, item } = worked;
  const { rule, dates, late, notOwed, capReached } = state;
  const law = worked.law === null ? undefined : requestLaw(worked.law);
  const allowed = allowedOf(state, item, asOf);
  return {
    ...itemRow(worked, asOf),
    dates: dates.map((date) => ({
      ...date,
      why: law && rule ? withLists(whyOf(law, rule, date)) : null,
    })),
    late: [...late],
    notOwed,
    capReached,
    allowed: {
      ...allowed,
      verify: {
        ...allowed.verify,
        doubts: item.by === 'agent' ? doubtsOnAgents(law, rule) : [],
      },
      extend: { ...allowed.extend, mustSay: [...allowed.extend.mustSay] },
      extendAppeal: allowed.extendAppeal && {
        ...allowed.extendAppeal,
        mustSay: [...allowed.extendAppeal.mustSay],
      },
      charge: { ...allowed.charge, when: [...allowed.charge.when] },
      refuse: allowed.refuse.map(({ id, text, cite, source }) => ({
        id,
        text,
        source,
        ...(cite !== undefined && { cite }),
      })),
      denialMustSay: [...allowed.denialMustSay],
      parentBy: parentBy(worked),
    },
    passOn: (rule?.passOn ?? []).map(({ to, duty, cite = null }) => ({ to, duty, cite })),
    neverAsk: (rule?.neverAsk ?? []).map(({ what, cite = null }) => ({ what, cite })),
    neverSend: [...(rule?.neverSend?.what ?? [])],
  };
}

/** Of a law that binds: the methods by which somebody is known to be the parent. */
function parentBy({ type, law, item, state }: WorkedOut) {
  if (item.by !== 'parent' || state.rule === null) return null;
  const found = PARENT_CHECKS.find(
    (check) => check.state === law && check.types.some((each) => each === type),
  );
  return found ? { below: found.below, methods: found.methods, cite: found.cite } : null;
}

/** What is not sure about checking somebody who asks for the person. */
const doubtsOnAgents = (law: RequestLaw | undefined, rule: WorkedOut['state']['rule']): string[] =>
  (law?.doubts ?? [])
    .filter(({ about }) => about?.includes('agent'))
    .filter(({ families }) => rule !== null && (families?.includes(rule.family) ?? true))
    .map(({ text }) => text);

const withLists = (why: ReturnType<typeof whyOf>) => ({ ...why, doubts: [...why.doubts] });

/** A request in the list. */
export const requestRow = (
  request: StoredRequest,
  items: readonly WorkedOut[],
  asOf: string,
  mail: { readonly refused: boolean; readonly waits: boolean },
): RequestRow => {
  const { id, version, reference, receivedOn, channel, state, clockState, verdict, by } = request;
  const { held, isTrial, closedOn, erasedOn, person } = request;
  return {
    id,
    version,
    reference,
    receivedOn,
    channel,
    state,
    clockState,
    verdict,
    by,
    // only reasons of the contract are stored; what was set aside waits no more
    held: closedOn === null ? (held as RequestRow['held']) : null,
    setAside: closedOn !== null && held !== null,
    isTrial,
    closedOn,
    erasedOn,
    name: person?.name ?? null,
    email: person?.email ?? null,
    items: items.map((item) => itemRow(item, asOf)),
    refusedMail: mail.refused,
    mailWaits: mail.waits && closedOn !== null,
    letterWaits: mail.waits && closedOn === null,
  };
};
