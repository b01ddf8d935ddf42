/**
 * Word files: the same document and day give the same bytes, whatever was printed before and
 * wherever.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { made, templateNamed } from '../../../tests/documents/make-document.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { wordOf } from './word.ts';

const DAY = new Date('2026-11-21T10:20:30Z');
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const policy = made(templateNamed('privacy-policy'), ['CA', 'TX']).tree;
const linked: DocumentTree = {
  ...policy,
  blocks: [
    ...policy.blocks,
    {
      kind: 'paragraph',
      text: [{ link: 'one', to: 'https://example.com/1' }, ' <w:hyperlink r:id="rIdtext"> '],
    },
    { kind: 'paragraph', text: [{ link: 'two', to: 'https://example.com/2' }] },
  ],
};

test('the same bytes after other files, and with links', async () => {
  const first = await wordOf(linked, DAY);
  await wordOf(made(templateNamed('data-inventory'), ['DE']).tree, DAY);
  const again = await wordOf(linked, DAY);
  expect(hash(again)).toBe(hash(first));
  expect(hash(await wordOf(linked, new Date('2026-11-22T10:20:30Z')))).not.toBe(hash(first));
  const parts = unzipSync(first);
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(text('docProps/core.xml').match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)).toEqual([
    '2026-11-21T10:20:30.000Z',
    '2026-11-21T10:20:30.000Z',
  ]);
  const ids = text('word/document.xml').match(/(?<=<w:hyperlink[^>]*r:id=")[^"]*/g) ?? [];
  expect(ids.length).toBeGreaterThanOrEqual(2);
  for (const id of ids) expect(text('word/_rels/document.xml.rels')).toContain(`Id="${id}"`);
  // the owner's own text is not changed
  expect(text('word/document.xml')).toContain('rIdtext');
  const jumps = text('word/document.xml').match(/(?<=w:anchor=")_Toc\d+/g) ?? [];
  expect(jumps.length).toBeGreaterThan(3);
  for (const jump of jumps) expect(text('word/document.xml')).toContain(`w:name="${jump}"`);
});

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])('the same bytes in %s', async (TZ) => {
  const file = new URL('./word-file.ts', import.meta.url).href;
  const code = `import { reproducible } from '${file}'; import { zipSync } from 'fflate';
    const bytes = reproducible(zipSync({ a: new Uint8Array(3) }), new Date('2026-11-21T23:20:30Z'));
    console.log(Buffer.from(bytes).toString('hex'));`;
  const made = (zone: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TZ: zone },
      cwd: new URL('../../..', import.meta.url),
    }).toString();
  expect(made(TZ)).toBe(made('UTC'));
});
