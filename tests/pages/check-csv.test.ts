/**
 * Lists as owners export them: how they are read, and the messages for those that cannot be read.
 */
import { describe, expect, test } from 'vitest';
import type { ListFault, ListProblem } from '#web/parts/check-helpers/count/list-fault.ts';
import { type Head, readList } from '#web/parts/check-helpers/count/read-csv.ts';

/** A file that is read in pieces of this many bytes. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, piece = 7) {
  return {
    size: bytes.length,
    stream: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += piece)
            controller.enqueue(bytes.slice(at, at + piece));
          controller.close();
        },
      }),
  };
}
const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, big: boolean, mark: boolean) {
  const marked = `${mark ? '\ufeff' : ''}${text}`;
  const units = Array.from(marked, (_, at) => marked.charCodeAt(at));
  return new Uint8Array(
    units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

async function read(bytes: Uint8Array<ArrayBuffer>, piece?: number) {
  let head: Head | undefined;
  const rows: (readonly string[])[] = [];
  const numbers: number[] = [];
  await readList(inPieces(bytes, piece), {
    onHead: (given) => void (head = given),
    onRows: (given, first) => {
      rows.push(...given);
      numbers.push(first);
    },
  });
  return { head, rows, numbers };
}
const problemOf = (
  bytes: Uint8Array<ArrayBuffer>,
  piece?: number,
): Promise<ListProblem | undefined> =>
  read(bytes, piece).then(
    () => undefined,
    (fault: ListFault) => fault.problem,
  );

const TWO = 'Email,State\nann@example.com,NJ\nbob@example.com,DE\n';
const PEOPLE = [
  ['ann@example.com', 'NJ'],
  ['bob@example.com', 'DE'],
];

describe('lists in every common form', () => {
  test.each([
    ['plain', utf8(TWO), ','],
    ['with a mark at the start', utf8(`\ufeff${TWO}`), ','],
    ['with CRLF', utf8(TWO.replaceAll('\n', '\r\n')), ','],
    ['with CR alone', utf8(TWO.replaceAll('\n', '\r')), ','],
    ['with semicolons', utf8(TWO.replaceAll(',', ';')), ';'],
    ['with tabs', utf8(TWO.replaceAll(',', '\t')), '\t'],
    ['with bars', utf8(TWO.replaceAll(',', '|')), '|'],
    ['with a line that names the separator', utf8(`sep=;\n${TWO.replaceAll(',', ';')}`), ';'],
    ['with quotes', utf8(TWO.replaceAll(/[^,\n]+/g, '"$&"')), ','],
    [
      'with quotes and CRLF',
      utf8(TWO.replaceAll(/[^,\n]+/g, '"$&"').replaceAll('\n', '\r\n')),
      ',',
    ],
    ['in UTF-16, little end first', utf16(TWO, false, true), ','],
    ['in UTF-16, big end first', utf16(TWO, true, true), ','],
    ['in UTF-16 without its mark', utf16(TWO, false, false), ','],
    ['after blank lines', utf8(`\n\n${TWO}`), ','],
    ['without a line end at the end', utf8(TWO.trimEnd()), ','],
  ])('%s', async (_, bytes, delimiter) => {
    for (const piece of [1, 7, 4096]) {
      const { head, rows } = await read(bytes, piece === 1 && bytes[1] === 0 ? 2 : piece);
      expect(head?.header).toEqual(['Email', 'State']);
      expect(head?.delimiter).toBe(delimiter);
      expect(rows.filter((row) => row.some(Boolean))).toEqual(PEOPLE);
    }
  });

  test('cells with separators, line breaks and doubled quotes', async () => {
    const { rows } = await read(
      utf8('Email,Note\n"a@x.co","one, two\nthree ""four"""\nb@x.co,x\n'),
    );
    expect(rows).toEqual([['a@x.co', 'one, two\nthree "four"'], ['b@x.co', 'x'], ['']]);
  });

  test('letters beyond ASCII are whole where two pieces meet', async () => {
    const { rows } = await read(utf8('Email,City\njosé@example.com,San José\n'), 1);
    expect(rows[0]).toEqual(['josé@example.com', 'San José']);
  });

  test('rows have the numbers that a spreadsheet program shows', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `person${at + 2}@example.com,NJ`);
    const bytes = utf8(`Email,State\n${lines.join('\n')}\n`);
    const seen: [number, string][] = [];
    await readList(inPieces(bytes, 1 << 16), {
      onHead: () => undefined,
      onRows: (rows, first) => void seen.push([first, rows[0]?.[0] ?? '']),
    });
    expect(seen.length).toBeGreaterThan(2);
    for (const [first, email] of seen) expect(email).toBe(`person${first}@example.com`);
  });

  test('stops on request', async () => {
    let calls = 0;
    const bytes = utf8(`Email,State\n${'a@x.co,NJ\n'.repeat(300_000)}`);
    await readList(inPieces(bytes, 1 << 16), {
      onHead: () => undefined,
      onRows: () => {
        calls += 1;
        return false;
      },
    });
    expect(calls).toBe(1);
  });
});

describe('an unreadable file is named by its kind', () => {
  test.each([
    ['nothing', '', { what: 'empty' }],
    ['blank lines', '\n\n  \n', { what: 'no rows' }],
    ['a first row alone', 'Email,State\n', { what: 'only the first row' }],
    ['a first row and blank lines', 'Email,State\n\n,\n', { what: 'only the first row' }],
    ['no row of names', 'ann@example.com,NJ\nbob@example.com,DE\n', { what: 'no names' }],
    ['a web page', '<!doctype html><html></html>', { what: 'web page' }],
    ['a spreadsheet', 'PK\u0003\u0004....', { what: 'spreadsheet' }],
    ['a PDF', '%PDF-1.7 ....', { what: 'pdf' }],
    ['JSON', '[{"email":"a@x.co"}]', { what: 'json' }],
    [
      'a quote that never closes',
      'Email,State\na@x.co,NJ\n"b@x.co,DE\nc@x.co,DE\n',
      { what: 'open quote', row: 3 },
    ],
    [
      'text after a quote',
      'Email,State\na@x.co,NJ\n"b@x.co"x,DE\nc@x.co,DE\n',
      { what: 'text after quote', row: 3 },
    ],
  ])('%s', async (_, text, problem) => {
    for (const piece of [7, 4096]) expect(await problemOf(utf8(text), piece)).toEqual(problem);
  });

  test('an open quote far down, without reading the rest into memory', async () => {
    const bytes = utf8(
      `Email,State\n${'a@x.co,NJ\n'.repeat(1202)}"b@x.co,DE\n${'c@x.co,DE\n'.repeat(300_000)}`,
    );
    expect(await problemOf(bytes, 1 << 16)).toEqual({ what: 'open quote', row: 1204 });
  });

  test('one endless line', async () => {
    expect(await problemOf(utf8(`Email,State\n${'x'.repeat(3_000_000)}`), 1 << 16)).toEqual({
      what: 'too long',
      row: 2,
    });
  });

  test('a fault of the disk is passed on', async () => {
    const broken = {
      size: 1,
      stream: () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => controller.error(new Error('disk')),
        }),
    };
    const reading = readList(broken, { onHead: () => undefined, onRows: () => undefined });
    await expect(reading).rejects.toThrow('disk');
  });
});
