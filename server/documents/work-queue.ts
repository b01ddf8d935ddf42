/**
 * A queue for work that blocks the server's thread: one job at a time, with a pause between jobs for
 * waiting requests. The embedded database runs in this thread too; without the pause, a job's queries would leave it no time.
 */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work after all earlier work is done. A job must not queue another and wait for it: that would never end. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(yieldToOthers).then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Lets waiting requests run. */
export const yieldToOthers = () => new Promise<void>((done) => setImmediate(done));
