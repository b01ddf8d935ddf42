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

/** As many in a part as in the product. */
const PART = 2_000;

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

/** Part after part, without the quarter of an hour between them, until all had their turn. */
async function tellAll(accounts: number) {
  const states = new LawStates(warn);
  const services = {
    db,
    corpus: CORPUS,
    spanish: CORPUS_ES,
    now: () => new Date(),
    origin: () => address,
  };
  const begun = performance.now();
  let [told, mailed] = [0, 0];
  for (let done = 0; done < accounts; done += PART) {
    const part = await runNewsJobs(services, { states, warn, most: PART });
    told += part.told;
    mailed += part.mailed;
  }
  return { told, mailed, seconds: (performance.now() - begun) / 1000 };
}

process.on('message', (accounts: number) => {
  void tellAll(accounts).then((result) => process.send?.(result));
});
process.once('disconnect', () => {
  void stop()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdout.write(`Statewise is ready at ${address}\n`);
