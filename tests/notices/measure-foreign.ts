/** Checks others' notices, unchanged and with each planted defect. */
import { alarms, emptyScore, score } from './judgement.ts';
import type { Score } from './judgement.ts';
import { checked } from './asking.ts';
import { defectsOf, readForeign, truthOf } from './planting-foreign.ts';
import type { Foreign } from './foreign.ts';
import { randomFrom } from './random.ts';

export interface Measured {
  notices: number;
  planted: number;
  seen: number;
  unseen: string[];
  /** By kind of defect and by element: planted, found. */
  byKind: Map<string, [number, number]>;
  intact: Score;
  alarms: string[];
}

export const emptyMeasure = (): Measured => ({
  notices: 0,
  planted: 0,
  seen: 0,
  unseen: [],
  byKind: new Map(),
  intact: emptyScore(),
  alarms: [],
});

export function note(measured: Measured, kind: string, seen: boolean, what: string): void {
  const [planted, found] = measured.byKind.get(kind) ?? [0, 0];
  measured.byKind.set(kind, [planted + 1, found + (seen ? 1 : 0)]);
  measured.planted += 1;
  if (seen) measured.seen += 1;
  else measured.unseen.push(what);
}

export function measureForeign(notices: readonly Foreign[], seed: number): Measured {
  const measured = emptyMeasure();
  const random = randomFrom(seed);
  for (const notice of notices) {
    measured.notices += 1;
    const { name, states, facts, pieces } = notice;
    const intact = checked(readForeign(notice, pieces), states, facts);
    score(name, intact, truthOf(pieces, pieces), measured.intact);
    measured.alarms.push(...alarms(name, intact));
    if (intact.date?.day !== notice.date) measured.alarms.push(`${name} date: ${intact.date?.day}`);
    for (const defect of defectsOf(notice, random)) {
      const result = checked(readForeign(notice, defect.pieces), states, defect.facts ?? facts);
      const kind = defect.kind === 'removed' ? `removed ${defect.about}` : defect.kind;
      const quotes = result.findings
        .filter(({ id, status }) => id === defect.about.split(':')[0] && status === 'found')
        .map(({ quote }) => quote?.sentence.slice(0, 120));
      note(
        measured,
        kind,
        defect.seen(result, intact),
        `${name} ${defect.kind} ${defect.about} ${[...new Set(quotes)].join(' | ')}`,
      );
    }
  }
  return measured;
}
