/** Rates from the measured counts. */
import { POSSIBLE_ALARMS } from './judgement.ts';
import type { Measured } from './measure-foreign.ts';

export interface Shares {
  /** Of the planted defects, the share that the checker found. */
  readonly seen: number;
  /** Of what is present, the share that it called missing; alarms about whole notices count too. */
  readonly falseAlarms: number;
  /** Of what is present, the share that it called unclear. */
  readonly unclear: number;
  /** Of what is absent in an unchanged notice, the share that it did not call found. */
  readonly absentSeen: number;
}

export function sharesOf({ planted, seen, intact, alarms, notices }: Measured): Shares {
  const { present, falselyMissing, falselyUnclear, absent, notSeen } = intact;
  return {
    seen: planted === 0 ? 1 : seen / planted,
    falseAlarms: (falselyMissing.length + alarms.length) / (present + notices * POSSIBLE_ALARMS),
    unclear: falselyUnclear.length / present,
    absentSeen: absent === 0 ? 1 : 1 - notSeen.length / absent,
  };
}

/** Several measurements as one. */
export function together(...all: readonly Measured[]): Measured {
  const byKind = new Map<string, [number, number]>();
  for (const { byKind: own } of all)
    for (const [kind, [planted, seen]] of own) {
      const [before, seenBefore] = byKind.get(kind) ?? [0, 0];
      byKind.set(kind, [before + planted, seenBefore + seen]);
    }
  const sum = (count: (each: Measured) => number) =>
    all.reduce((total, each) => total + count(each), 0);
  return {
    notices: sum(({ notices }) => notices),
    planted: sum(({ planted }) => planted),
    seen: sum(({ seen }) => seen),
    unseen: all.flatMap(({ unseen }) => unseen),
    byKind,
    alarms: all.flatMap(({ alarms }) => alarms),
    intact: {
      present: sum(({ intact }) => intact.present),
      falselyMissing: all.flatMap(({ intact }) => intact.falselyMissing),
      falselyUnclear: all.flatMap(({ intact }) => intact.falselyUnclear),
      absent: sum(({ intact }) => intact.absent),
      notSeen: all.flatMap(({ intact }) => intact.notSeen),
      seenAsUnclear: sum(({ intact }) => intact.seenAsUnclear),
    },
  };
}
