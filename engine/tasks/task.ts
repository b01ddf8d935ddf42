/** What a task, its requirements and the work on them are. */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey } from '#law/schema.ts';
import type { Owed } from '#engine/duties/duties.ts';
import type { LookAgain } from './look-again.ts';
import type { WorkStatus } from '#engine/duties/score.ts';

export interface WorkItem {
  readonly requirementId: string;
  readonly status: WorkStatus;
  readonly note: string | null;
  /** When it was set: a calendar date, or an instant in UTC. */
  readonly on: string;
  readonly by: string;
}

export interface TaskRequirement {
  id: string;
  stateId: StateCode;
  title: string;
  text: string;
  cite: string;
  url: string;
  evidence: string;
  owed: Owed;
  from: string | null;
  status: WorkStatus;
  /** Whether it was done, and its day to look again has come. */
  again: boolean;
  dueDate: string;
  /** Whether the law sets that date; else it is our target. */
  dueByLaw: boolean;
  lostPoints: number;
}

export interface Task {
  id: ControlKey;
  priority: 1 | 2 | 3;
  category: string;
  title: string;
  description: string;
  steps: string[];
  /** Minutes for the first step alone: our estimate. */
  firstStepMinutes: number;
  /** Open tasks that build on its result. */
  leadsTo: ControlKey[];
  evidence: string;
  /** The documents that help with it. */
  templates: { id: string; title: string }[];
  /** The part of Statewise in which the work is done; null: none. */
  tool: 'request-desk' | null;
  estimatedHours: number;
  dueDate: string;
  /** Whether a law sets the due date; else it is our target. */
  dueByLaw: boolean;
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: string | null;
  stateId?: StateCode | undefined;
  stateIds: StateCode[];
  cites: { stateId: StateCode; cite: string; url: string }[];
  owed: Owed;
  advice: boolean;
  status: WorkStatus;
  reopenedFor: StateCode[];
  strictest: { days: number; unit: string; what: string; stateIds: StateCode[] } | null;
  terms: { stateId: StateCode; text: string; cite: string }[];
  asks: FactKey[];
  note: string | null;
  doneOn: string | null;
  doneBy: string | null;
  /** Of a done task: when to look at it again. */
  lookAgain: LookAgain | null;
  /** Whether all of it was done before, and its day to look again has come. */
  again: boolean;
  /** Of such a task: when, by whom and with which proof it was done. */
  lastTime: { on: string; by: string; note: string | null } | null;
  lostPoints: number;
  requirements: TaskRequirement[];
}
