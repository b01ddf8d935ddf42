/**
 * The printing threads: same bytes, many at once, one that dies, one that never ends, and the end.
 */
import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { Printing, type PrintingOptions } from './printing.ts';

const DAY = new Date('2026-11-21T10:20:30Z');
const tree = (title: string, blocks: DocumentTree['blocks'] = []): DocumentTree => ({
  title,
  subtitle: '',
  subject: 'Test',
  language: 'en',
  footer: '',
  blocks: [{ kind: 'paragraph', text: [`About ${title}.`] }, ...blocks],
});
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const open: Printing[] = [];
const printingWith = (options: Partial<PrintingOptions> = {}) => {
  const printing = new Printing({ threads: 1, ...options });
  open.push(printing);
  return printing;
};
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

test('two threads that printed other things before give the same bytes', async () => {
  const [one, other] = [printingWith(), printingWith()];
  await other.print(tree('Another'), 'word', DAY);
  await other.print(tree('Another'), 'pdf', DAY);
  for (const format of ['word', 'pdf'] as const) {
    const first = await one.print(tree('A'), format, DAY);
    expect(hash(await other.print(tree('A'), format, DAY))).toBe(hash(first));
    expect(hash(await one.print(tree('A'), format, new Date(0)))).not.toBe(hash(first));
  }
  const pdf = Buffer.from(await one.print(tree('A'), 'pdf', DAY)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/CreationDate (D:20261121102030');
});

test('what is asked for twice is printed once, at once or later', async () => {
  const printing = printingWith();
  const [one, two] = await Promise.all([1, 2].map(() => printing.print(tree('A'), 'word', DAY)));
  expect(two).toBe(one);
  expect(await printing.print(tree('A'), 'word', DAY)).toBe(one);
});

test('files are kept as long as there is room: what was asked for longest ago goes first', async () => {
  const { length } = await printingWith().print(tree('A'), 'word', DAY);
  const printing = printingWith({ keptBytes: Math.floor(length * 4.5) });
  const print = (title: string) => printing.print(tree(title), 'word', DAY);
  const first = new Map<string, Uint8Array>();
  for (const title of ['A', 'B', 'C', 'D']) first.set(title, await print(title));
  expect(await print('A')).toBe(first.get('A'));
  await print('E');
  expect(await print('A')).toBe(first.get('A'));
  expect(await print('B')).not.toBe(first.get('B'));
});

test('a file that would fill more than a quarter of the room alone is not kept', async () => {
  const { length } = await printingWith().print(tree('A'), 'word', DAY);
  const printing = printingWith({ keptBytes: length * 3 });
  const once = await printing.print(tree('A'), 'word', DAY);
  expect(await printing.print(tree('A'), 'word', DAY)).not.toBe(once);
});

test('a full queue refuses at once, and accepts again when it has room', async () => {
  const printing = printingWith({ queue: 2 });
  await printing.print(tree('warm'), 'word', DAY);
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, (_, at) => printing.print(tree(`${at}`), 'word', DAY)),
  );
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  for (const each of all)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ code: 'busy', status: 503 });
  expect(await printing.print(tree('3'), 'word', DAY)).toBeInstanceOf(Uint8Array);
});

test('a job over its time is ended, those behind it are printed by a new thread', async () => {
  const long = Array.from({ length: 200_000 }, (_, at) => ({
    kind: 'paragraph' as const,
    text: [`Line ${at} of a very long document`],
  }));
  // a busy machine may need longer for the short one, which begins in a new thread
  for (const mostMs of [1500, 6000, 24_000]) {
    const printing = printingWith({ mostMs });
    const [first, second] = await Promise.allSettled([
      printing.print(tree('Long', long), 'pdf', DAY),
      printing.print(tree('Short'), 'word', DAY),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'printing-stopped' } });
    if (second.status === 'fulfilled') return;
  }
  expect.unreachable('what stood behind it was never printed');
});

test('a document that cannot be printed does not affect others', async () => {
  const printing = printingWith();
  const broken = { ...tree('A'), blocks: [{ kind: 'paragraph' }] } as unknown as DocumentTree;
  await expect(printing.print(broken, 'word', DAY)).rejects.toThrow();
  expect(await printing.print(tree('B'), 'word', DAY)).toBeInstanceOf(Uint8Array);
});

test('a thread whose printer took too much memory is replaced', async () => {
  const printing = printingWith({ memoryOfThread: 1 });
  for (const title of ['A', 'B']) {
    const bytes = await printing.print(tree(title), 'pdf', DAY);
    expect(bytes.length).toBeGreaterThan(1000);
  }
});

test('draining refuses new jobs, rejects waiting ones and finishes running ones', async () => {
  const printing = printingWith();
  await printing.print(tree('warm'), 'word', DAY);
  const [running, waiting] = [
    printing.print(tree('A'), 'word', DAY),
    printing.print(tree('B'), 'word', DAY),
  ];
  await new Promise((done) => setImmediate(done));
  printing.drain();
  await expect(waiting).rejects.toMatchObject({ code: 'printing-stopped' });
  await expect(printing.print(tree('C'), 'word', DAY)).rejects.toMatchObject({
    code: 'printing-stopped',
  });
  expect(await running).toBeInstanceOf(Uint8Array);
});
