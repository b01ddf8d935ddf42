/**
 * Work that keeps the server's thread busy for a while takes turns, and between two turns whoever waits for a page is
 * answered. The embedded database runs in this thread too: without a pause its queries follow one another unbroken.
 */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work once all that came before is done. A turn within a turn would wait for itself. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(yieldToOthers).then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Lets what else has arrived be answered. */
export const yieldToOthers = () => new Promise<void>((done) => setImmediate(done));
