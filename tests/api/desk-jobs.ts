/** The job for all desks, as the server makes it every quarter of an hour. */
import { DeskCache } from '#server/subjects/requests/desk/desk-cache.ts';
import { runDeskJobs } from '#server/subjects/requests/jobs/desk-jobs.ts';
import { CORPUS, type Stage } from './stage.ts';

/** Walks them, at the time of the stage or another one. */
export const finishDeskJobs = ({ database, mailSender, clock }: Stage, now = clock.now) =>
  runDeskJobs({
    corpus: CORPUS,
    desks: new DeskCache(),
    db: database.db,
    origin: () => 'http://localhost',
    mails: mailSender,
    now: () => now,
  });
