/**
 * Runs every check of the law data. Prints `law: N checks, M records, ok`, or each finding with
 * what to do about it. With --fix, first writes what follows from the records alone.
 */
import type { DataFault } from '#law/checks/check.ts';
import { writeCopies, wrongCopies } from './law/copies.ts';

type Finding = DataFault & { readonly check: string };

const named = (check: string, faults: readonly DataFault[]): Finding[] =>
  faults.map((fault) => ({ check, ...fault }));

/** A file of law/ that cannot be read as what it should be. */
const unread = (words: string): DataFault => ({
  where: 'law/',
  expected: 'files of the form that law/schema.ts has',
  actual: words,
  tip: 'Mend the place that it names.',
});

/** The records are read only if each has its files. */
async function findings(): Promise<{ readonly found: Finding[]; readonly end: string }> {
  // read after --fix has written law/codes.ts
  const { missingFiles } = await import('./law/files.ts');
  const missing = missingFiles();
  const files = [...missing, ...wrongCopies()];
  if (missing.length > 0) return { found: named('complete', files), end: 'nothing read' };
  const read = await import('#law/checks/corpus.server.ts').catch((error: Error) => error.message);
  if (typeof read === 'string')
    return { found: named('complete', [...files, unread(read)]), end: 'nothing read' };
  const { CHECKS } = await import('#law/checks/index.ts');
  const { missingPieces } = await import('./law/pieces.ts');
  const { unreadReference } = await import('./law/reference.ts');
  const { changeFaults } = await import('./law/changes-match.ts');
  const corpus = read.wholeCorpus();
  const found = [
    ...named('complete', [...files, ...missingPieces()]),
    ...named('readable', await unreadReference()),
    ...named('changes told', changeFaults()),
    ...CHECKS.flatMap((check) => named(check.name, check.run(corpus))),
  ];
  return { found, end: `${CHECKS.length + 3} checks, ${corpus.laws.length} records` };
}

if (process.argv.includes('--fix'))
  for (const file of writeCopies()) process.stdout.write(`written: ${file}\n`);
const { found, end } = await findings();
for (const { check, where, expected, actual, tip } of found) {
  process.stderr.write(
    `${check}: ${where}\n  expected ${expected}\n  actual   ${actual}\n  ${tip}\n`,
  );
}
process.stdout.write(`law: ${end}, ${found.length === 0 ? 'ok' : `${found.length} findings`}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
