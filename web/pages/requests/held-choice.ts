/** Which held requests are chosen, and what is said of them. */
import { useState } from 'react';
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';
import { wordsFor } from '#web/api/client/request.ts';
import {
  type QuarantineAction,
  type HeldPart,
  type OneOfHeld,
  type RequestList,
  useActOnHeld,
} from '#web/api/requests.ts';

/** What came of it: how many, which of them, and how many were changed meanwhile. */
export interface HeldResult {
  readonly what: QuarantineAction;
  readonly done: readonly OneOfHeld[];
  readonly left: number;
}

/** How many there are beyond the page that is shown. */
const numberIn = ({ heldFor }: RequestList, reason: QuarantineReason | undefined) =>
  heldFor
    .filter((one) => reason === undefined || one.reason === reason)
    .reduce((sum, { number }) => sum + number, 0);

/** All of them, as far as they had come when this was shown. */
interface AllHeld {
  readonly until: string;
  readonly number: number;
}

function useTicked(list: RequestList, reason: QuarantineReason | undefined) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<AllHeld>();
  const rows = list.requests.filter(({ id }) => ticked.has(id));
  const there = numberIn(list, reason);
  const tick = (ids: readonly string[], isOn: boolean) => {
    setAll(undefined);
    setTicked(new Set(isOn ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id))));
  };
  return {
    rows,
    there,
    all,
    number: all?.number ?? rows.length,
    tick,
    tickShown: (isOn: boolean) =>
      tick(
        list.requests.map(({ id }) => id),
        isOn,
      ),
    tickAll: () => setAll({ until: list.at, number: there }),
    clear: () => {
      setAll(undefined);
      setTicked(new Set());
    },
  };
}

type Of = Parameters<ReturnType<typeof useActOnHeld>['mutate']>[0]['of'];

/** Says it, and counts what came of it. */
function useSaying(businessId: string) {
  const [result, setResult] = useState<HeldResult>();
  const act = useActOnHeld(businessId);
  const say = (
    what: QuarantineAction,
    of: Of,
    then: { onSuccess: () => void; onError?: () => void },
  ) => {
    if (act.isPending) return;
    let so: HeldResult = { what, done: [], left: 0 };
    setResult(so);
    const onPart = ({ done, left }: HeldPart) => {
      so = { what, done: [...so.done, ...done], left: so.left + left.length };
      setResult(so);
    };
    act.mutate({ what, of, onPart }, then);
  };
  return { result, setResult, act, say };
}

/** Ticks, and the acts on what is ticked. */
export function useHeldChoice(
  businessId: string,
  list: RequestList,
  reason: QuarantineReason | undefined,
) {
  const ticked = useTicked(list, reason);
  const { result, setResult, act, say } = useSaying(businessId);
  const { all, rows, clear } = ticked;
  const of: Of = all
    ? { all: { until: all.until, ...(reason !== undefined && { reason }) } }
    : { requests: rows.map(({ id, version }) => ({ id, version })) };
  return {
    ...ticked,
    result,
    pending: act.isPending,
    fault: act.isError ? wordsFor(act.error, 'This could not be stored. Try again.') : undefined,
    /** A question was left: what went wrong in it is told no more. */
    forget: () => {
      if (!act.isPending) act.reset();
    },
    act: (what: QuarantineAction, onDone: () => void) => {
      const onSuccess = () => {
        clear();
        onDone();
      };
      say(what, of, { onSuccess });
    },
    putBack: () => {
      if (!result) return;
      const onError = () => setResult(result);
      say('put-back', { requests: result.done }, { onSuccess: clear, onError });
    },
  };
}

export type HeldChoice = ReturnType<typeof useHeldChoice>;
