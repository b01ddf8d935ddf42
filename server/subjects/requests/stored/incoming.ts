/** A request as it comes in, by whatever way. */
import type { DeskType } from '#contract/requests/request-items.ts';
import type { Actor } from '#server/base/history/actor.ts';
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';
import type { Person } from './person.ts';
import type { StoredRequest } from './store.ts';

export interface Incoming {
  readonly channel: StoredRequest['channel'];
  readonly language: StoredRequest['language'];
  readonly state: string | null;
  readonly by: StoredRequest['by'];
  readonly items: readonly DeskType[];
  readonly person: Person;
  readonly masked: number;
  /** The day of receipt; undefined: today. */
  readonly receivedOn?: string | undefined;
  readonly held: QuarantineReason | null;
  readonly isTrial?: boolean;
  /** The token of the status page. */
  readonly token: string;
  readonly submissionKey: string;
  readonly actor: Actor;
}
