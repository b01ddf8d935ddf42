import { check } from './check.js';

const [, , path, seq, hash] = process.argv;
if (path === undefined) {
  console.error('Say which file: node check-history.mjs history.jsonl');
  console.error(
    'To look for an event that you noted: node check-history.mjs history.jsonl 12 <hash>',
  );
  process.exit(2);
}
const { readFileSync } = await import('node:fs');
const { createHash } = await import('node:crypto');
const result = await check(
  readFileSync(path, 'utf8'),
  (text) => createHash('sha256').update(text).digest('hex'),
  hash === undefined ? undefined : { seq: Number(seq), hash },
);
if (result.right)
  console.log(`Right: ${result.events} events, none changed. Last hash: ${result.hash}`);
else console.error(`Not right. ${result.why}`);
process.exit(result.right ? 0 : 1);
