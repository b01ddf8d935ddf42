import { useState } from 'react';
import type { DataMap, SavedMap } from '#contract/documents/data-map.ts';
import { type MapSaving, takeStoredMap, useSaveDataMap } from '#web/api/data-map.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { NOT_SAVED, type StepId } from './words.ts';

export type MapStep = Omit<MapSaving, 'version'>;

interface Refused {
  readonly message: string;
  /** By the id of an entry, or the name of a part. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was stored elsewhere meanwhile, and what was to be saved. */
  readonly conflict?: {
    readonly stored: DataMap;
    readonly step: MapStep;
    readonly onSaved: () => void;
  };
}

function refusedOf(fault: unknown, step: MapStep, onSaved: () => void): Refused {
  const problem = fault instanceof RequestFailed ? fault.problem : undefined;
  const stored = problem?.code === 'stale-version' ? (problem.current as DataMap) : undefined;
  return {
    message: wordsFor(fault, NOT_SAVED),
    fields: problem?.fields ?? {},
    ...(stored ? { conflict: { stored, step, onSaved } } : {}),
  };
}

/** Whether none of the entries of a step was changed elsewhere: then it can be saved on top. */
function isApart(before: DataMap, { stored, step }: NonNullable<Refused['conflict']>): boolean {
  const same = (which: 'lines' | 'recipients') =>
    (step[which] ?? []).every(({ id }) => {
      const [was, is] = [before, stored].map((map) => map[which].find((each) => each.id === id));
      return JSON.stringify(was) === JSON.stringify(is);
    });
  const parts = (['tools', 'complete'] as const).every(
    (part) => !(part in step) || JSON.stringify(before[part]) === JSON.stringify(stored[part]),
  );
  return same('lines') && same('recipients') && parts;
}

/** Sends a step, once more where what was changed elsewhere has nothing to do with it. */
function useSending(businessId: string, map: DataMap, step: StepId) {
  const save = useSaveDataMap(businessId);
  const [refused, setRefused] = useState<Refused>();
  const [done, setDone] = useState<{ in: StepId; changed: SavedMap['changed'] }>();
  const [attempt, setAttempt] = useState(0);
  const run = (part: MapStep, onSaved: () => void, version: number, mayRetry: boolean): void =>
    save.mutate(
      { version, ...part },
      {
        onSuccess: (reply) => {
          setRefused(undefined);
          setDone({ in: step, changed: reply.changed });
          onSaved();
        },
        onError: (fault) => {
          const next = refusedOf(fault, part, onSaved);
          if (mayRetry && next.conflict && isApart(map, next.conflict)) {
            run(part, onSaved, next.conflict.stored.version, false);
            return;
          }
          setRefused(next);
          setDone(undefined);
          setAttempt((count) => count + 1);
        },
      },
    );
  return {
    run,
    refused,
    setRefused,
    /** The documents that the last saving in this step changed. */
    changed: done?.in === step ? done.changed : undefined,
    attempt,
    pending: save.isPending,
  };
}

/**
 * Saves a step of the map; says which documents changed, and keeps everything where it is refused.
 */
export function useSaving(businessId: string, map: DataMap, step: StepId) {
  const { run, setRefused, ...sending } = useSending(businessId, map, step);
  const conflict = sending.refused?.conflict;
  return {
    ...sending,
    send: (part: MapStep, onSaved: () => void) => {
      if (!sending.pending) run(part, onSaved, map.version, true);
    },
    /** Saves what was to be saved on top of what is stored. */
    keepMine: () => {
      if (conflict) run(conflict.step, conflict.onSaved, conflict.stored.version, false);
    },
    /** Takes what is stored, and forgets what was typed. */
    leave: () => {
      if (conflict) {
        void takeStoredMap(businessId, conflict.stored);
        conflict.onSaved();
      }
      setRefused(undefined);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
