import { check } from './check.js';
import { letterIn } from './letter.js';

const [, , path, seq, hash] = process.argv;
if (path === undefined) {
  console.error('Say which file: node check-history.mjs history.jsonl');
  console.error(
    'To look for an event that you noted: node check-history.mjs history.jsonl 12 <hash>',
  );
  console.error(
    'To look for a letter that left: node check-history.mjs history.jsonl --letter letter.txt',
  );
  process.exit(2);
}
const { readFileSync } = await import('node:fs');
const { createHash } = await import('node:crypto');
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const file = readFileSync(path, 'utf8');
const isLetter = seq === '--letter';
const result = await check(
  file,
  sha256,
  isLetter || hash === undefined ? undefined : { seq: Number(seq), hash },
);
if (result.right)
  console.log(`Right: ${result.events} events, none changed. Last hash: ${result.hash}`);
else console.error(`Not right. ${result.why}`);
let found = [];
if (isLetter && result.right) {
  found = await letterIn(file, readFileSync(hash, 'utf8'), sha256);
  for (const line of found) console.log(`This letter left. ${line}`);
  if (found.length === 0) console.error('No letter left with these words.');
}
process.exit(result.right && (!isLetter || found.length > 0) ? 0 : 1);
