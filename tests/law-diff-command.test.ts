/**
 * The commands `law:diff` and `replay`: their forms, and clear messages for what they cannot read.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from './run-command.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';

const ROOT = new URL('../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'law-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('law:diff', () => {
  const text = readFileSync(new URL('law/states/DE.json', ROOT), 'utf8');
  const other = join(folder, 'other');
  mkdirSync(other);
  const changed = text.replaceAll('"value": 35000', '"value": 36000');
  writeFileSync(join(other, 'DE.json'), changed);
  const own = join(folder, 'own');
  mkdirSync(join(own, 'states'), { recursive: true });
  writeFileSync(join(own, 'states', 'DE.json'), text);

  test('entries, witnesses and the businesses concerned, of two folders with records', () => {
    expect(changed).not.toBe(text);
    const plain = { sellsPersonalData: false, targetedAdvertising: false };
    const facts = file('facts.json', [
      { facts: { consumers: 35_500, ...plain }, asOf: '2026-11-26' },
      { facts: { consumers: 36_000, ...plain }, asOf: '2026-11-26' },
      { consumers: 34_999, ...plain },
    ]);
    const { status, stdout } = startCommand('law-diff', own, other, '--facts', facts, '--json');
    expect(status).toBe(0);
    const found = JSON.parse(stdout) as Record<string, unknown[]>;
    expect(found['entries']).toEqual([
      expect.objectContaining({ id: 'volume', state: 'DE', class: 'we were wrong' }),
    ]);
    expect(found['witnesses']).toEqual([
      expect.objectContaining({ state: 'DE', before: 'applies', after: 'does not apply' }),
    ]);
    expect(found['affected']).toEqual([
      expect.objectContaining({
        index: 0,
        state: 'DE',
        before: 'applies',
        after: 'does not apply',
      }),
    ]);
  });

  test('the data with itself differs in nothing, by hash and by name', async () => {
    const { stdout } = await runCommand('law-diff', CORPUS_HASH.slice(0, 10), 'current');
    expect(stdout).toContain('0 entries differ');
  });

  test.each([
    [['current'], 'Name two states'],
    [['current', 'ffffffffffffff'], 'There is no pack'],
    [['current', tmpdir()], 'holds no record'],
    [['current', 'current', '--facts', 'nowhere.json'], 'nowhere.json cannot be read'],
  ])('%j is refused with what to mend', async (args, words) => {
    const { status, stdout, stderr } = await runCommand('law-diff', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(words);
  });
});

describe('replay', () => {
  const kept = readFileSync(new URL('tests/law-packs/2026-11-26.json', ROOT), 'utf8');
  const [receipt = {}] = JSON.parse(kept) as Record<string, unknown>[];

  test('a receipt is the same byte for byte, with its hash', () => {
    const { status, stdout } = startCommand('replay', file('receipt.json', receipt), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      same: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      checked: ['verdicts', 'score', 'risk'],
    });
  });

  test('a fact, a mark or the day changed in a receipt with its hash does not fit it', async () => {
    const read = async (content: object) =>
      JSON.parse((await runCommand('replay', file('hashed.json', content), '--json')).stdout) as {
        same: boolean;
        hash: string;
        why?: string;
      };
    const { hash } = await read(receipt);
    const whole = { ...receipt, hash };
    expect(await read(whole)).toMatchObject({ same: true, hash });
    const facts = structuredClone(receipt['facts']) as { value: unknown }[];
    const number = facts.find(({ value }) => typeof value === 'number' && value > 0);
    if (number) number.value = Number(number.value) + 1;
    for (const change of [{ facts }, { asOf: '2026-11-25' }, { marks: { 'CA-01': 'done' } }])
      expect(await read({ ...whole, ...change })).toMatchObject({
        same: false,
        why: expect.stringContaining('the file was changed since it was made'),
      });
  });

  test('a receipt with another score, another verdict or unknown law data says why not', async () => {
    const say = async (change: object) => {
      const { stdout } = await runCommand(
        'replay',
        file('other.json', { ...receipt, ...change }),
        '--json',
      );
      return JSON.parse(stdout) as { same: boolean; why: string };
    };
    expect(await say({ overallScore: 12.5 })).toMatchObject({
      same: false,
      why: expect.stringContaining('score'),
    });
    expect((await say({ lawDataHash: 'a'.repeat(64) })).why).toContain('There is no pack');
    const verdicts = (receipt['verdicts'] as { stateId: string }[]).map((one) => ({
      ...one,
      verdict: 'exempt',
    }));
    expect(await say({ verdicts })).toMatchObject({
      same: false,
      why: expect.stringContaining('the receipt says "exempt"'),
    });
  });

  test.each([
    [['nowhere.json'], 'nowhere.json cannot be read'],
    [[], 'Name the file'],
  ])('%j is refused with what to mend', async (args, words) => {
    const { status, stderr } = await runCommand('replay', ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  test('a receipt without its facts is refused', async () => {
    const { facts: _, ...rest } = receipt;
    const { status, stderr } = await runCommand('replay', file('bare.json', rest));
    expect(status).toBe(2);
    expect(stderr).toContain('no whole receipt');
  });
});
