/** What the laws ask for: loaded once, before it is needed, whatever is answered. */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, Requirement } from '#law/schema.ts';
import { storeOf, useStored } from '#web/state/store.ts';

type Lean = Pick<
  Requirement,
  'id' | 'control' | 'priority' | 'cite' | 'from' | 'until' | 'when' | 'owedUnder'
>;

export interface DutyData {
  /** Each piece of work with its title and those on whose result it builds. */
  readonly works: readonly (readonly [ControlKey, string, readonly ControlKey[]])[];
  readonly laws: Readonly<Partial<Record<StateCode, readonly Lean[]>>>;
}

const data = storeOf<DutyData | undefined>(undefined);
let running: Promise<void> | undefined;

async function load(file: string): Promise<void> {
  const reply = await fetch(file);
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  data.set((await reply.json()) as DutyData);
}

/** Loads it once; again only after a failure. The result is complete without it. */
export function loadDuties(file: string): void {
  running ??= load(file).catch(() => {
    running = undefined;
  });
}

export const useDuties = (): DutyData | undefined => useStored(data);
