/**
 * What two states of the law data tell differently: `law:diff -- A B [--facts FILE.json] [--as-of
 * YYYY-MM-DD] [--json]`, A and B being hashes of packs, folders with records, or `current`.
 * docs/command-line.md has the fields.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { indexFacts } from '#engine/facts/facts.ts';
import { affectedBy, type AskingBusiness } from '#engine/law-changes/concerned.ts';
import { changedEntries } from '#engine/law-changes/entries.ts';
import { witnessesOf } from '#engine/law-changes/witnesses.ts';
import { readFactValues } from './command/facts-file.ts';
import { checkDay, printed, Unusable } from './command/one-file.ts';
import { lawNamed, type NamedData } from './law-diff/law-source.ts';
import { differenceInWords } from './law-diff/in-words.ts';

const HOW =
  'Name two states of the law data: npm run --silent law:diff -- A B [--facts FILE.json] [--as-of YYYY-MM-DD] [--json]';

const row = z.object({
  facts: z.record(z.string(), z.unknown()),
  state: z.string().optional(),
  asOf: z.iso.date().optional(),
});

/** A row of `verdict`, or the facts alone. */
function businessIn(given: unknown, at: number, after: NamedData): AskingBusiness {
  const alone = typeof given === 'object' && given !== null && !('facts' in given);
  const parsed = row.safeParse(alone ? { facts: given } : given);
  if (!parsed.success)
    throw new Unusable(`Row ${at}: ${parsed.error.issues[0]?.message ?? 'not a business'}.`);
  const { facts, state, asOf } = parsed.data;
  const read = readFactValues(facts, indexFacts(after.books.facts));
  if ('error' in read) throw new Unusable(`Row ${at}: ${read.error}.`);
  return { facts: read.facts, state: state?.toUpperCase(), asOf };
}

function businessesIn(file: string, after: NamedData): AskingBusiness[] {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Unusable(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(rows)) throw new Unusable(`${file} must hold a list of businesses.`);
  return rows.map((given, at) => businessIn(given, at, after));
}

function optionsIn(args: readonly string[]) {
  const options = {
    facts: { type: 'string' },
    'as-of': { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0) throw new Error('');
    checkDay(values['as-of']);
    return { before, after, ...values };
  } catch (error) {
    throw new Unusable(`${(error as Error).message}\n${HOW}`.trim());
  }
}

function answer(args: readonly string[]): string {
  const asked = optionsIn(args);
  const today = asked['as-of'] ?? new Date().toISOString().slice(0, 10);
  const [before, after] = [lawNamed(asked.before), lawNamed(asked.after)];
  const entries = changedEntries(before.books, after.books);
  const witnesses = witnessesOf(before.books, after.books, entries, today);
  const businesses = asked.facts === undefined ? [] : businessesIn(asked.facts, after);
  const affected = affectedBy(before.books, after.books, businesses, today);
  const difference = {
    before: before.hash,
    after: after.hash,
    asOf: today,
    entries,
    witnesses,
    affected,
  };
  return asked.json === true
    ? `${JSON.stringify(difference, null, 2)}\n`
    : differenceInWords(difference, businesses.length);
}

await printed((args) => Promise.resolve().then(() => answer(args)));
