/**
 * Reads a list of { id, state, asOf, facts } from a JSON file and prints one line of JSON for each:
 * { id, verdict, because, settledBy, assuming }, with `then` for a law not in force yet; a bad row
 * { id, error }.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { unlessGuessed } from '#engine/verdict/past-day.ts';
import { decide, type Verdict } from '#engine/verdict/verdict.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';
import { notesOn, withEarlierTests } from '#law/earlier-law.server.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { LawRecord } from '#law/schema.ts';
import { readFactValues } from './command/facts-file.ts';

const index = indexFacts(FACT_BOOK);
const row = z.object({
  id: z.union([z.string(), z.number()]),
  state: z.string(),
  asOf: z.iso.date(),
  facts: z.record(z.string(), z.unknown()),
});

function answer(given: unknown) {
  const id = (given as { id?: unknown } | null)?.id ?? null;
  const parsed = row.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { id, error: `${issue?.path.join('.') || 'row'}: ${issue?.message}` };
  }
  const law = lawOf(parsed.data.state);
  if (!law) return { id, error: `no law on record for state ${JSON.stringify(parsed.data.state)}` };
  const read = readFactValues(parsed.data.facts, index);
  if ('error' in read) return { id, error: read.error };
  const closed = closeFacts(read.facts, index);
  if ('contradiction' in closed) {
    const [one, other] = closed.contradiction.facts;
    return { id, error: `${one} and ${other} contradict each other. ${closed.contradiction.why}` };
  }
  const { asOf } = parsed.data;
  return {
    id,
    ...shown(decide(withEarlierTests(law), closed.facts, asOf, index), law, closed.facts),
  };
}

/** A day in the past has the tests of that day, as for assistants. */
function shown(verdict: Verdict, law: LawRecord, facts: Facts) {
  const notes = notesOn(law, verdict.asOf);
  const caution = [verdict.caution ?? '', ...notes.map(({ text }) => text)].filter(Boolean);
  return {
    verdict: unlessGuessed(verdict.verdict, notes, facts),
    ...(verdict.then ? { then: unlessGuessed(verdict.then, notes, facts) } : {}),
    because: verdict.because.map(({ kind, id: what, holds, label, cite, doubts }) => ({
      kind,
      id: what,
      holds: holds ?? null,
      label,
      cite,
      ...(doubts.length > 0 ? { doubts } : {}),
    })),
    settledBy: verdict.settledBy,
    assuming: verdict.assuming,
    ...(caution.length > 0 ? { caution: caution.join(' ') } : {}),
    standing: verdict.standing.map(({ id: requirement, title, cite }) => ({
      id: requirement,
      title,
      cite,
    })),
  };
}

function main(file: string | undefined): number {
  if (!file) {
    process.stderr.write('Name the file: npm run --silent verdict -- FILE.json\n');
    return 2;
  }
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`${file} cannot be read as JSON: ${(error as Error).message}\n`);
    return 2;
  }
  if (!Array.isArray(rows)) {
    process.stderr.write(`${file} must hold a list of { id, state, asOf, facts }\n`);
    return 2;
  }
  process.stdout.write(rows.map((each) => `${JSON.stringify(answer(each))}\n`).join(''));
  return 0;
}

process.exitCode = main(process.argv[2]);
