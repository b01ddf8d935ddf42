/**
 * Counts the people in a customer list of 200,000 rows, compared with papaparse alone on the same
 * file in the same run: `node bench/count.ts [rows]`. Prints seconds, their ratio, and the growth
 * of memory.
 */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { Tally } from '#engine/counting/count.ts';
import { type ListReading, readColumns } from '#engine/counting/columns.ts';
import { ZIP_PREFIXES } from '#reference/data.server.ts';
import { readList } from '#web/parts/check-helpers/count/read-csv.ts';

const ROWS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 5;
const PIECE = 1 << 19;
const NAMES = [
  'Customer ID',
  'First Name',
  'Last Name',
  'Email',
  'Accepts Email Marketing',
  'Default Address Company',
  'Default Address Address1',
  'Default Address City',
  'Default Address Province Code',
  'Default Address Country Code',
  'Default Address Zip',
  'Phone',
  'Total Spent',
  'Total Orders',
  'Note',
  'Tags',
];
const STATES = ['NJ', 'DE', 'TX', 'CA', 'NY', 'OR', 'MD', 'MN'];

function line(at: number): string {
  const state = STATES[at % STATES.length] ?? '';
  const person = at % 5 === 0 ? at + 1 : at;
  return `${at},Ann,"O'Neil, ${at}",person${person}@example.com,yes,,"${at} Main Street, Apt ${at % 90}",Springfield,${state},US,0${8000 + (at % 900)},'+1302555${1000 + (at % 9000)},${at}.50,3,"said ""hello""","vip, old"`;
}

async function makeFile(path: string): Promise<void> {
  const lines = [NAMES.join(',')];
  for (let at = 0; at < ROWS; at += 1) lines.push(line(at));
  await writeFile(path, `${lines.join('\r\n')}\r\n`);
}

async function seconds(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return (performance.now() - start) / 1000;
}

/** Reads the same bytes and lets papaparse split them into rows, which are not used. */
async function bare(blob: Blob): Promise<void> {
  const parser = new Papa.Parser({ delimiter: ',', newline: '\r\n', quoteChar: '"' });
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of blob.stream()) {
    rest += decoder.decode(bytes, { stream: true });
    if (rest.length < PIECE) continue;
    const { meta } = parser.parse(rest, 0, true) as { meta: { cursor: number } };
    rest = rest.slice(meta.cursor);
  }
  parser.parse(rest, 0, false);
}

async function counted(blob: Blob): Promise<number> {
  const tally = new Tally(ZIP_PREFIXES);
  let read: ListReading = readColumns([]);
  await readList(blob, {
    onHead: ({ header }) => (read = readColumns(header)),
    onRows: (rows, first) => {
      const shape = { ...read, width: NAMES.length, year: 2025 };
      for (const [at, row] of rows.entries()) if (row.length > 1) tally.add(row, shape, first + at);
    },
  });
  return tally.result().people;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'count-'));
try {
  const path = join(folder, 'customers.csv');
  await makeFile(path);
  const blob = await openAsBlob(path);
  const ours: number[] = [];
  const theirs: number[] = [];
  let people = 0;
  let peak = 0;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await seconds(async () => void (people = await counted(blob))));
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  for (let round = 0; round < ROUNDS; round += 1) theirs.push(await seconds(() => bare(blob)));
  const [mine, bares] = [median(ours), median(theirs)];
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  process.stdout.write(
    `${ROWS} rows, ${mb(blob.size)}, ${people} people\n` +
      `counted   ${mine.toFixed(2)} s, memory +${mb(peak)}\n` +
      `papaparse ${bares.toFixed(2)} s\n` +
      `ratio     ${(mine / bares).toFixed(2)}\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}
