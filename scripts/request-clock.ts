/**
 * Reads a list of { id, state, type, received, asOf, events?, by?, binds?, earlier? } from a JSON
 * file and prints one line of JSON for each: the clock of a consumer's request; a bad row { id,
 * error }. docs/command-line.md has the fields.
 */
import { readFileSync } from 'node:fs';
import { clockLine } from './requests/clock-line.ts';

function main(file: string | undefined): number {
  if (!file) {
    process.stderr.write('Name the file: npm run --silent request-clock -- FILE.json\n');
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
    process.stderr.write(`${file} must hold a list of { id, state, type, received, asOf }\n`);
    return 2;
  }
  process.stdout.write(rows.map((row) => `${JSON.stringify(clockLine(row))}\n`).join(''));
  return 0;
}

process.exitCode = main(process.argv[2]);
