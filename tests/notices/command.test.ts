/**
 * The command `notice-check`: one output format, all kinds of files, and clear messages for
 * unreadable ones.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from '../run-command.ts';

const ROOT = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'notice-check-'));
const at = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(
    at('shop.html'),
    '<h1>Privacy</h1><p>We collect your name, email address and shipping address. We use this information to ship your order.</p><p>We do not sell your personal information. Orders are kept for seven years. Questions about privacy: shop@kite.test.</p>',
  );
  writeFileSync(at('no-sale.json'), '{ "sellsPersonalData": true }');
  writeFileSync(at('odd.json'), '{ "sellsHats": true }');
  writeFileSync(at('list.json'), '[1]');
  writeFileSync(at('empty.txt'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand('notice-check', ...args);

interface Printed {
  readonly kind: string;
  readonly rows: readonly {
    readonly element: string;
    readonly states: readonly string[];
    readonly result: string;
    readonly quote: string | null;
  }[];
  readonly contradictions: readonly { readonly fact: string; readonly says: boolean }[];
}

describe('notice-check', () => {
  test('--json: kind and rows, each with its element, states, result and quotation', () => {
    const args = [at('shop.html'), '--states', 'CA,co', '--json'];
    const { status, stdout } = startCommand('notice-check', ...args);
    expect(status).toBe(0);
    const { kind, rows } = JSON.parse(stdout) as Printed;
    expect(kind).toBe('privacy notice');
    expect(new Set(rows.map(({ result }) => result))).toEqual(
      new Set(['found', 'missing', 'unclear', 'look yourself']),
    );
    expect(rows.flatMap(({ states }) => states).every((state) => /^(?:CA|CO)$/.test(state))).toBe(
      true,
    );
    expect(rows.find(({ element }) => element === 'pn-retention')).toMatchObject({
      states: ['CA', 'CO'],
      result: 'found',
      quote: 'Orders are kept for seven years.',
    });
    expect(rows.find(({ element }) => element === 'pn-appeal')).toMatchObject({
      states: ['CO'],
      result: 'missing',
      quote: null,
    });
  });

  test('facts decide what is required, and statements against them are reported', async () => {
    const { stdout } = await run(
      at('shop.html'),
      '--states',
      'CO',
      '--facts',
      at('no-sale.json'),
      '--json',
    );
    const { rows, contradictions } = JSON.parse(stdout) as Printed;
    expect(rows.some(({ element }) => element === 'pn-no-sale-statement')).toBe(false);
    expect(contradictions).toMatchObject([{ fact: 'sellsPersonalData', says: false }]);
  });

  test('without --json a table for people', async () => {
    const { status, stdout } = await run(at('shop.html'), '--states', 'DE');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^This is: privacy notice\.\n\nMISSING \(\d+\)\n/);
    expect(stdout).toContain('"Orders are kept for seven years."');
  });

  test.each([
    [[], 'Name the file'],
    [[at('nowhere.txt')], 'cannot be read'],
    [[at('empty.txt')], 'empty'],
    [[at('shop.html'), '--states', 'CA,ZZ'], 'no law on record for state "ZZ"'],
    [[at('shop.html'), '--facts', at('odd.json')], 'unknown fact "sellsHats"'],
    [[at('shop.html'), '--facts', at('list.json')], 'one JSON object'],
    [[at('shop.html'), '--facts', at('shop.html')], 'cannot be read as JSON'],
    [[at('shop.html'), '--loud'], 'Unknown option'],
  ])('exit code 2 and a reason: %s', async (args, reason) => {
    const { status, stdout, stderr } = await run(...args);
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('npm knows it', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['notice-check']).toBe('node scripts/bootstrap.mjs notice-check');
  });
});
