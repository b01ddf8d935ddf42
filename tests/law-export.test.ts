/**
 * The exported law data: complete, valid by its schema, reproducible; and the example of the
 * documentation runs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Papa from 'papaparse';
import { afterAll, describe, expect, test } from 'vitest';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import {
  COLUMNS,
  csvOf,
  lawFiles,
  lawRows,
  type DataSet,
  type Row,
} from '../scripts/law-data-set.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'statewise-law-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

run(join(root, 'scripts/law-export.ts'), folder);
const data = JSON.parse(read('law.json')) as DataSet;

describe('the files', () => {
  test('contain every record, with version, hash and day', () => {
    expect(data.laws).toEqual(LAWS);
    expect(data.hash).toBe(CORPUS_HASH);
    expect(data.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(data.checkedTo).toBe(
      LAWS.map((law) => law.checkedTo)
        .toSorted()
        .at(-1),
    );
  });

  test('are those of the schema beside them, which refuses what is not', () => {
    const schema = JSON.parse(read('law.schema.json')) as object;
    const check = new Ajv2020({
      allowUnionTypes: true,
      formats: { date: true, uri: true },
    }).compile(schema);
    expect(check(data), JSON.stringify(check.errors?.slice(0, 3))).toBe(true);
    for (const wrong of [
      { ...data, hash: 'x' },
      { ...data, laws: data.laws.map((law) => ({ ...law, effective: 'soon' })) },
      { ...data, laws: [{ ...data.laws[0], applicability: undefined }] },
      { ...data, more: 1 },
    ])
      expect(check(JSON.parse(JSON.stringify(wrong)))).toBe(false);
  });

  test('the table contains every prong, exemption and requirement, and reads back unchanged', () => {
    const text = read('law.csv');
    expect(text.startsWith('\u{FEFF}state,kind,scope,id,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const {
      data: rows,
      errors,
      meta,
    } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(meta.fields).toEqual([...COLUMNS]);
    expect(rows).toEqual(lawRows(LAWS));
    for (const law of LAWS) {
      const own = rows.filter(({ state }) => state === law.state);
      const ruleOf = (id: string) => JSON.parse(own.find((row) => row.id === id)?.rule || 'null');
      expect(own).toHaveLength(
        law.applicability.prongs.length + law.exemptions.length + law.requirements.length,
      );
      for (const { id, if: rule } of law.applicability.prongs) expect(ruleOf(id)).toEqual(rule);
      for (const { id, if: rule } of law.exemptions) expect(ruleOf(id)).toEqual(rule ?? null);
      for (const { id, when } of law.requirements) expect(ruleOf(id)).toEqual(when ?? null);
    }
  });

  test('no cell runs as a formula, and odd signs survive', () => {
    const [row] = lawRows(LAWS) as [Row];
    const odd = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'a "b", c\r\nd', '§ 1; é'];
    const text = csvOf(odd.map((title) => ({ ...row, title })));
    const { data: rows } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    for (const [at, title] of odd.entries()) {
      const shown = rows[at]?.title ?? '';
      expect(shown).not.toMatch(/^[=+\-@\t\r]/);
      expect(shown.replace(/^'/, '')).toBe(title);
    }
  });

  test('the sums are those of the files, and the same records make the same bytes', () => {
    const lines = read('SHA256SUMS').trim().split('\n');
    expect(lines.map((line) => line.slice(66))).toEqual(['law.json', 'law.csv', 'law.schema.json']);
    for (const line of lines) {
      const [sum = '', name = ''] = line.split('  ');
      expect(createHash('sha256').update(read(name)).digest('hex')).toBe(sum);
    }
    const again = lawFiles(data.version);
    for (const [name, text] of Object.entries(again)) expect(read(name), name).toBe(text);
  });
});

test('the example of the documentation runs, and prints what the documentation says', () => {
  const document = readFileSync(join(root, 'docs/using-the-law-data.md'), 'utf8');
  const block = (kind: string) =>
    new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? '';
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'statewise'), 'junction');
  writeFileSync(join(folder, 'example.mjs'), block('js example'));
  expect(block('js example').split('\n').length).toBeGreaterThan(8);
  expect(run('--disable-warning=ExperimentalWarning', 'example.mjs')).toBe(block('text output'));
});
