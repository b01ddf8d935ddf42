/** The embedded database looks after its tables as a server would. */
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { shortenLog, tendTable } from './upkeep.ts';
import { FULL } from '../../../../tests/full.ts';

test.runIf(FULL)(
  'a table that changed by much is cleared and counted; one that did not is left alone',
  async () => {
    const lite = await PGlite.create();
    await lite.exec(`
    create table busy (id int primary key);
    create table still (id int primary key);
    insert into busy select number from generate_series(1, 5000) number;
    insert into still select number from generate_series(1, 20) number;
    delete from busy where id > 3000;`);
    const asked: string[] = [];
    const noted = {
      query: lite.query.bind(lite),
      exec: (text: string) => {
        asked.push(text);
        return lite.exec(text);
      },
    };
    await tendTable(noted);
    expect(asked).toEqual(['vacuum (analyze) public.busy']);
    const { rows } = await lite.query(
      "select relname, reltuples from pg_class where relname in ('busy', 'still') order by relname",
    );
    expect(rows).toEqual([
      { relname: 'busy', reltuples: 3000 },
      { relname: 'still', reltuples: -1 },
    ]);
    // new rows alone are counted, not cleared
    await lite.exec('insert into busy select number from generate_series(3001, 6000) number');
    await tendTable(noted);
    expect(asked, 'within the same minute').toHaveLength(1);
    await tendTable(noted, 0);
    expect(asked.slice(1)).toEqual(['analyze public.busy']);
    await tendTable(noted, 0);
    expect(asked).toHaveLength(2);
    await lite.close();
  },
);

test.runIf(FULL)('the log of changes begins anew once it is long, and not before', async () => {
  const lite = await PGlite.create();
  const redo = async () =>
    (await lite.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()'))
      .rows[0]?.at;
  await lite.exec(`
    create table long (words text);
    insert into long select repeat('word ', 200) from generate_series(1, 2000);`);
  const before = await redo();
  await shortenLog(lite);
  expect(await redo()).toBe(before);
  await shortenLog(lite, 1024 * 1024);
  const after = await redo();
  expect(after).not.toBe(before);
  await shortenLog(lite, 1024 * 1024);
  expect(await redo()).toBe(after);
  await lite.close();
});
