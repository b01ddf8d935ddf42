/**
 * `npm run test:site`: the sites of the first set, those whose numbers are named, the ten that tell
 * most (`-- telling`), or sets by their names (`-- habits`; tests/site/sets.ts), each tested once
 * with the real command. Ends with 1 where the tester said something false, missed something, or
 * touched what it must not. `-- record`: what was collected on the ten replaces the records that
 * `npm test` judges. `-- software by-traffic`: what a person's presses make the sites with software
 * of others send, without the tester. Any other word, such as `-- next`: which sets there are, and
 * the next free number.
 */
import { join } from 'node:path';
import { type Comparison, holdAgainst } from './against-truth.ts';
import { hostsFile, testOne } from './command.ts';
import { keepRecord } from './kept-records.ts';
import { serveSites } from './server.ts';
import { tellByTraffic } from './software/by-traffic.ts';
import { rates } from './rates.ts';
import { ALL_TRUTHS, NEXT_NUMBER, SETS } from './sets.ts';
import { TRUTHS } from './truths/ways.ts';

const words = process.argv.slice(2);
const known = new Set([
  'record',
  'by-traffic',
  'telling',
  ...Object.keys(SETS),
  ...ALL_TRUTHS.map(({ number }) => `${number}`),
]);
const unknown = words.find((word) => !known.has(word));
if (unknown !== undefined) {
  console.error(
    `"${unknown}" is no site and no set. Sets: ${Object.keys(SETS).join(', ')}. Next free number: ${NEXT_NUMBER}.`,
  );
  process.exit(1);
}
const records = words.includes('record');
const isTold = records || words.includes('telling');
const telling = TRUTHS.filter((truth) => isTold && truth.telling);
const wanted = new Set([
  ...words.filter((word) => /^\d+$/.test(word)).map(Number),
  ...telling.map(({ number }) => number),
  ...words.flatMap((word) => (SETS[word] ?? []).map(({ number }) => number)),
]);
if (words.includes('by-traffic')) {
  await tellByTraffic(wanted);
  process.exit(0);
}
const served = await serveSites();
const file = hostsFile(served);
const truths = new Map(ALL_TRUTHS.map((truth) => [truth.number, truth]));
const chosen =
  wanted.size === 0
    ? served.sites.filter(({ number }) => TRUTHS.some((truth) => truth.number === number))
    : served.sites.filter(({ number }) => wanted.has(number));
let failed = 0;
const held: Comparison[] = [];
for (const site of chosen) {
  const truth = truths.get(site.number);
  if (!truth) throw new Error(`site ${site.number} has no truth`);
  const faults: string[] = [];
  let seconds = 0;
  const record = join(file.folder, `${site.number}.json`);
  try {
    const ran = await testOne(site, file.path, record);
    const compared = holdAgainst(truth, ran.said);
    held.push(compared);
    const { missed, falseAlarms, falseStopped } = compared;
    ({ seconds } = ran);
    faults.push(
      ...falseStopped.map((what) => `false "stopped": ${what}`),
      ...falseAlarms.map((what) => `false alarm: ${what}`),
      ...missed.map((what) => `missed: ${what}`),
    );
  } catch (fault) {
    faults.push(`no report: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  faults.push(...served.touches.map((touch) => `touched the canary: ${touch}`));
  if (records && faults.length === 0) keepRecord(site.number, record);
  failed += faults.length > 0 ? 1 : 0;
  console.log(
    `${faults.length > 0 ? 'FAIL' : 'ok  '} ${site.number} ${site.host} (${seconds.toFixed(0)} s)`,
  );
  for (const fault of faults) console.log(`     ${fault}`);
}
console.log(rates(held));
console.log(`${chosen.length - failed} passed, ${failed} failed`);
file.drop();
await served.close();
process.exit(failed > 0 ? 1 : 0);
