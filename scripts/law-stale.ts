/**
 * Which records and bills are to be looked at again: `npm run law:stale [-- --as-of DAY]`. It lists
 * those due within two weeks, and ends with 1 where one is two weeks overdue.
 */
import { parseArgs } from 'node:util';
import { addDays } from '#calendar/dates.ts';
import { dueBy } from '#law/watch.server.ts';
import { checkDay, printed } from './command/one-file.ts';

const TWO_WEEKS = 14;

function answer(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: { 'as-of': { type: 'string' } } });
  checkDay(values['as-of']);
  const day = values['as-of'] ?? new Date().toISOString().slice(0, 10);
  const due = dueBy(addDays(day, TWO_WEEKS));
  if (due.some(({ by }) => addDays(by, TWO_WEEKS) < day)) process.exitCode = 1;
  if (due.length === 0) return `Nothing is due by ${addDays(day, TWO_WEEKS)}.\n`;
  return due
    .map(({ what, by, look }) => `${what} by ${by}${by < day ? ', overdue' : ''}: ${look}\n`)
    .join('');
}

await printed((args) => Promise.resolve().then(() => answer(args)));
