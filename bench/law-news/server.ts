/**
 * The application on a database whose path or address it is given, without its background work; at
 * a word from its parent it tells every account what changed with the law data.
 */
import { CORPUS, CORPUS_ES } from '#law/corpus.server.ts';
import { assemble } from '#server/assemble.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { readPages } from '#server/base/pages/files.ts';
import { readConfig } from '#server/base/settings/config.ts';
import { LawStates } from '#server/subjects/law-news/law-states.ts';
import { runNewsJobs } from '#server/subjects/law-news/news-jobs.ts';

const config = readConfig(process.env);
const warn = (line: string) => process.stderr.write(`${line}\n`);
const database = await openDatabase(config, warn);
const { db } = database;
const { app, close: stop } = await assemble({
  config,
  db,
  pages: readPages(config.pagesDir),
  warn,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const services = {
  db,
  corpus: CORPUS,
  spanish: CORPUS_ES,
  now: () => new Date(),
  origin: () => address,
};
const states = new LawStates(warn);

/** One part of the accounts, without the quarter of an hour after it. */
async function tellPart(most: number) {
  const begun = performance.now();
  const done = await runNewsJobs(services, { states, warn, most });
  return { ...done, seconds: (performance.now() - begun) / 1000 };
}

process.on('message', (most: number) => {
  void tellPart(most).then((result) => process.send?.(result));
});
process.once('disconnect', () => {
  void stop()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdout.write(`Statewise is ready at ${address}\n`);
