/**
 * Packs of the law data: today's is kept, each can be read, and receipts that older versions of the
 * program made are worked out again to the same verdicts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayOf, type KeptReceipt } from '#engine/law-changes/replay.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import { packChain } from '#law/changes.server.ts';
import {
  closePacks,
  lawBooksOf,
  packHashes,
  packOf,
  UnreadablePack,
  wholePack,
} from '#law/packs.server.ts';

const RECEIPTS = new URL('law-packs/', import.meta.url);

test('today’s law data is kept: `npm run law:pack` writes it', () => {
  expect(packHashes()).toContain(CORPUS_HASH);
});

test.each(packHashes())('the pack %s has the hash of its name and can be read', (hash) => {
  const { files, day } = packOf(hash.slice(0, 8));
  expect(day).toMatch(/^2026-/);
  expect(lawBooksOf(files).laws.length).toBeGreaterThanOrEqual(24);
});

test('an unknown hash is refused with a reason, and so is a record of another form', () => {
  expect(() => packOf('0'.repeat(64))).toThrow(UnreadablePack);
  expect(() => packOf('../../package')).toThrow(/There is no pack/);
  const { files } = packOf(CORPUS_HASH);
  const other = files.map(
    ([name, text]) => [name, name === 'states/DE.json' ? '{}' : text] as const,
  );
  expect(() => lawBooksOf(other)).toThrow(/states\/DE\.json has another form/);
});

test('packs that name the texts of others are the same packs, at a fraction of the size', () => {
  const packs = packChain().map(packOf);
  const close = closePacks(packs);
  const read = (hash: string) => {
    const found = close.find((pack) => pack.hash === hash);
    if (!found) throw new Error(hash);
    return found;
  };
  expect(close.map((pack) => wholePack(pack, read))).toEqual(packs);
  expect(JSON.stringify(close).length).toBeLessThan(JSON.stringify(packs).length / 2);
  const [first, last] = [close[0], close.at(-1)];
  const lost = { ...last, files: [['states/ZZ.json', { in: first?.hash ?? '' }]] };
  expect(() => wholePack(lost as never, read)).toThrow(/does not hold states\/ZZ\.json/);
});

describe.each(readdirSync(RECEIPTS))('receipts of the version of %s', (file) => {
  const receipts = JSON.parse(readFileSync(new URL(file, RECEIPTS), 'utf8')) as (KeptReceipt & {
    lawDataHash: string;
    overallScore: number;
    riskLevel: string;
  })[];

  test.each(receipts)(
    'the same verdicts, and the same score where the marks are kept',
    (receipt) => {
      const books = lawBooksOf(packOf(receipt.lawDataHash).files);
      const { verdicts, overallScore, riskLevel } = replayOf(books, receipt);
      expect(verdicts).toEqual(receipt.verdicts);
      expect(overallScore).toBe(receipt.marks ? receipt.overallScore : null);
      expect(riskLevel).toBe(receipt.marks ? receipt.riskLevel : null);
    },
  );

  test('other facts, another verdict: the comparison can fail', () => {
    const books = lawBooksOf(packOf(receipts[0]?.lawDataHash ?? '').files);
    const changed = receipts.flatMap((receipt) => {
      const { verdicts } = replayOf(books, { ...receipt, facts: [] });
      return verdicts.filter(({ verdict }, at) => verdict !== receipt.verdicts[at]?.verdict);
    });
    expect(changed).not.toEqual([]);
  });
});
