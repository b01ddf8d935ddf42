/** The command `verdict`: a day in the past has the tests of that day, as for assistants. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (state: string, asOf: string, facts: object) => ({
  id: `${state} ${asOf}`,
  state,
  asOf,
  facts,
});
const MONTANA = { consumers: 49_999, sellsPersonalData: false, servicesForMinors: false };

test.each([
  [row('MT', '2025-09-30', MONTANA), 'does not apply', []],
  [row('MT', '2025-09-30', { ...MONTANA, consumers: 50_000 }), 'applies', ['volume-2024']],
  [row('MT', '2025-10-01', MONTANA), 'applies', ['volume']],
  // charities were outside then, and no answer tells whether a nonprofit is one
  [row('OR', '2025-06-30', { nonprofit: true, consumers: 200_000 }), 'cannot tell', ['volume']],
])('$id: %s', async (asked, verdict, because) => {
  const path = join(folder, 'rows.json');
  writeFileSync(path, JSON.stringify([asked, { id: 'bad', state: 'MT' }]));
  const { status, stdout } = await runCommand('verdict', path);
  const [answer, bad] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(status).toBe(0);
  expect(answer).toMatchObject({ id: asked.id, verdict });
  const met = answer.because.filter(({ holds }: { holds: boolean }) => holds);
  expect(met.map(({ id }: { id: string }) => id)).toEqual(because);
  if (verdict === 'cannot tell') expect(answer.caution).toContain('501(c)(3)');
  expect(bad).toEqual({ id: 'bad', error: expect.stringContaining('asOf') });
});
