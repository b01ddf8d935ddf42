/**
 * Compares the replies of two commits. `record FOLDER OUT` starts the checkout in FOLDER and writes
 * its replies to OUT: every public page and file on each of its days, and every call for an account
 * with three businesses. `compare OUT_A OUT_B` prints the differences of two recordings, and exits
 * with 1 if there are any.
 */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeAccount, openAccount, setUpBusinesses } from './sameness/account.ts';
import { readAll, tryAll } from './sameness/calls.ts';
import { compare } from './sameness/compare.ts';
import { newestMail } from './sameness/mails.ts';
import { recordPages } from './sameness/pages.ts';
import { Recording } from './sameness/recording.ts';
import { type Served, serveFolder } from './sameness/server.ts';
import { Visitor } from './sameness/visitor.ts';

async function recordAccount(served: Served, recording: Recording): Promise<void> {
  const steps = new Visitor(served, recording, 'steps');
  await openAccount(steps);
  recording.write('mails/verification', steps.settle(await newestMail(served.outbox, 1)));
  const ids = await setUpBusinesses(steps);
  const reading = steps.as('account');
  await readAll(reading, ids);
  const { lawDataHash } = await reading.get<{ lawDataHash: string }>(`/api/assessments/${ids[0]}`);
  recording.write('law-data-hash', lawDataHash);
  await tryAll(steps.as('refused'), new Visitor(served, recording, 'strangers'));
  await closeAccount(steps, ids);
}

async function record(folder: string, out: string): Promise<void> {
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);
  const served = await serveFolder(folder);
  try {
    const recording = new Recording(out);
    await recordPages(folder, served, recording);
    console.log(`${recording.count} public replies`);
    await recordAccount(served, recording);
    console.log(`${recording.count} replies in all, in ${out}`);
  } finally {
    await served.stop();
  }
}

const [command, first, second] = process.argv.slice(2);
if (!first || !second || !['record', 'compare'].includes(command ?? '')) {
  console.error('Use: sameness record FOLDER OUT, or: sameness compare OUT_A OUT_B');
  process.exitCode = 2;
} else if (command === 'record') await record(resolve(first), resolve(second));
else process.exitCode = compare(resolve(first), resolve(second)) ? 0 : 1;
