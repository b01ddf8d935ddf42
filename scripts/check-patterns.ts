/**
 * Refuses an expression that a text can make slow: one whose steps grow faster than the text
 * (`recheck`). Those in the book were looked at before; a new one is looked at now, and written
 * into it where it is safe. `--all`: each one anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { check } from 'recheck';
import { allPatterns, unseenBuilders, type Pattern } from './patterns/find.ts';
import { ALLOWED, BUILT_FOR_OURSELVES } from './patterns/no-text-of-others.ts';

const BOOK = 'scripts/patterns/looked-at.json';
const anew = process.argv.includes('--all');

/** Short, so that the book stays small. */
const markOf = ({ source, flags }: Pattern) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 12);

/** "safe", or what is wrong with it. */
async function judged({ source, flags }: Pattern): Promise<string> {
  const seen = await check(source, flags, { timeout: 60_000, randomSeed: 1 });
  if (seen.status === 'vulnerable') return seen.complexity.summary;
  return seen.status === 'unknown' ? `not known: ${seen.error.kind}` : 'safe';
}

const patterns = await allPatterns();
const book = new Set(JSON.parse(readFileSync(BOOK, 'utf8')) as string[]);
const safe = new Set<string>();
const slow: { readonly pattern: Pattern; readonly why: string }[] = [];
for (const pattern of patterns) {
  const known = book.has(markOf(pattern)) && !anew;
  const why =
    known || (ALLOWED[pattern.source] !== undefined && !anew) ? 'safe' : await judged(pattern);
  if (why !== 'safe') slow.push({ pattern, why });
  else if (ALLOWED[pattern.source] === undefined) safe.add(markOf(pattern));
}
const refused = slow.filter(({ pattern }) => ALLOWED[pattern.source] === undefined);
for (const { pattern, why } of refused)
  process.stderr.write(
    `${pattern.where}: /${pattern.source}/${pattern.flags}\n  ${why}. Bound its repeats, split the text first, or scan it by hand. ` +
      'Only where no text of others can reach it: scripts/patterns/no-text-of-others.ts, with the reason.\n',
  );
const sources = new Set(patterns.map(({ source }) => source));
const gone = Object.keys(ALLOWED).filter((source) => !sources.has(source));
for (const source of gone)
  process.stderr.write(`no-text-of-others.ts: ${source}\n  is gone. Take it out.\n`);
const unseen = unseenBuilders(BUILT_FOR_OURSELVES);
for (const file of unseen)
  process.stderr.write(
    `${file} builds an expression that is not looked at. Add the file to PURE in patterns/find.ts; only where no text of others can reach it: ` +
      'no-text-of-others.ts, with the reason.\n',
  );
const wrong = refused.length + gone.length + unseen.length;
if (wrong === 0 && process.env['CI'] === undefined)
  writeFileSync(BOOK, `${JSON.stringify([...safe].toSorted(), null, 2)}\n`);
process.stdout.write(`patterns: ${patterns.length}, ${wrong === 0 ? 'ok' : `${wrong} refused`}\n`);
process.exit(wrong === 0 ? 0 : 1);
