/**
 * Desks at which a person just did something. Told a moment later, so that no reply waits for it or
 * shows it by its time; what a stopped process had noted, the walk over all desks finds.
 */
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';

export type DeskRef = Pick<StoredDesk, 'ownerId' | 'businessId'>;

export class NewsBoard {
  readonly #noted = new Map<string, DeskRef>();

  note({ ownerId, businessId }: DeskRef): void {
    this.#noted.set(businessId, { ownerId, businessId });
  }

  /** What was noted since this was asked last. */
  take(): DeskRef[] {
    const all = [...this.#noted.values()];
    this.#noted.clear();
    return all;
  }
}
