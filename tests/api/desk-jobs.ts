/** The walk over all desks, as the server makes it every quarter of an hour. */
import { DeskCache } from '#server/subjects/requests/desk/desk-cache.ts';
import { walkDesks } from '#server/subjects/requests/jobs/desk-jobs.ts';
import { CORPUS, type Stage } from './stage.ts';

/** Walks them, at the time of the stage or another one. */
export const walkedDesks = ({ database, mailSender, clock }: Stage, now = clock.now) =>
  walkDesks({
    corpus: CORPUS,
    desks: new DeskCache(),
    db: database.db,
    origin: () => 'http://localhost',
    mails: mailSender,
    now: () => now,
  });
