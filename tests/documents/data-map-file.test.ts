/** The data map as a CSV file, and read again: nothing is lost, and each wrong row is told. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import {
  CALIFORNIA_GROUPS,
  CONTRACTS,
  EMPTY_MAP,
  MINORS,
  PEOPLE,
  ROLES,
  type MapLine,
  type MapRecipient,
} from '#contract/documents/data-map.ts';
import { csvOf, readCsv } from '#documents/formats/csv.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { mapCsv, readMapCsv } from '#server/subjects/data-map/file.ts';
import { Problem } from '#server/base/problem.ts';

const NO_MAP = mergedMap(EMPTY_MAP, { lines: [], recipients: [] });
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '=1+1',
      "'=1",
      "''+2",
      '@x',
      '-',
      'a;b',
      'a\\',
      '\\;',
      ';',
      '"q"',
      'a, b',
      "it's",
      'yes',
    ),
  )
  .map((each) => each.trim())
  .filter((each) => each === each.replaceAll(/[\u0000\r\n]/g, ''));
const some = fc.array(
  words.filter((each) => each !== ''),
  { maxLength: 4 },
);
const maybe = fc.constantFrom(null, true, false);

const recipients = fc
  .array(
    fc.record({
      name: words,
      company: words,
      kind: words,
      business: words,
      does: words,
      role: fc.constantFrom(...ROLES),
      onSite: fc.boolean(),
      named: fc.boolean(),
      contract: fc.constantFrom(...CONTRACTS),
      sold: maybe,
      ads: maybe,
      optOut: words,
      optOutWords: words,
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all
      .filter(({ name, kind }) => name !== '' || kind !== '')
      .map((each, at): MapRecipient => ({ ...blankRecipient(`r-${at}`), ...each })),
  );

const map = recipients.chain((companies) =>
  fc
    .array(
      fc.record({
        kind: words.filter((each) => each !== ''),
        people: fc.subarray([...PEOPLE]),
        sources: some,
        purposes: some,
        systems: some,
        recipients: fc.subarray(companies.map(({ id }) => id)),
        sensitive: maybe,
        minors: fc.constantFrom(...MINORS),
        kept: words,
        keptBecause: words,
        group: fc.constantFrom(null, ...CALIFORNIA_GROUPS),
      }),
      { maxLength: 5 },
    )
    .map((lines) => ({
      recipients: companies,
      lines: lines.map((each, at): MapLine => ({ ...blankLine(`l-${at}`, each.kind), ...each })),
    })),
);

describe('the file', () => {
  test('what is written reads back the same, on an empty map too', () => {
    fc.assert(
      fc.property(map, (entries) => {
        const shown = mergedMap({ ...EMPTY_MAP, ...entries }, { lines: [], recipients: [] });
        const text = mapCsv(shown);
        if (entries.lines.length + entries.recipients.length === 0) return;
        expect(readMapCsv(text, shown)).toEqual(entries);
        expect(readMapCsv(text, NO_MAP)).toEqual(entries);
      }),
    );
  });

  test('any table reads back, and no cell is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 6 }), (rows) => {
        const text = csvOf(
          rows.map(([a, b]) => ({ A: a, B: b })),
          ['A', 'B'],
        );
        // as a spreadsheet program reads the cells, without taking our escapes back
        for (const cell of Papa.parse<string[]>(text.slice(1)).data.flat())
          expect(cell).not.toMatch(/^[=+@-]/);
        const kept = rows.filter((row) => row.some((cell) => cell !== ''));
        expect(readCsv(text).rows.map(({ cells }) => cells)).toEqual(kept);
      }),
    );
  });

  test('an owner’s own list: names are enough, companies are added, yes and no are read', () => {
    const text = [
      'Row,Name,Kind of company,Role,Whose data,Purposes,Sources,Companies,Kept,State,Unknown column',
      'Company,Pigeon Post,mail service,Processor,,,,,,,x',
      'Data,Wedding plans,,,Customers,to bake; to deliver,the person,pigeon post; Van Firm,1 year,confirmed,',
    ].join('\n');
    const { lines, recipients } = readMapCsv(text, NO_MAP);
    expect(recipients.map(({ id, kind, role }) => [id, kind, role])).toEqual([
      ['own-pigeon-post', 'mail service', 'processor'],
      ['own-van-firm', 'Van Firm', 'not known'],
    ]);
    expect(lines).toEqual([
      {
        ...blankLine('own-wedding-plans', 'Wedding plans'),
        people: ['customers'],
        purposes: ['to bake', 'to deliver'],
        sources: ['the person'],
        recipients: ['own-pigeon-post', 'own-van-firm'],
        kept: '1 year',
        state: 'confirmed',
      },
    ]);
  });

  test('a cell that is not in the file leaves what is stored', () => {
    const line = { ...blankLine('l-1', 'Emails'), purposes: ['to write'], kept: '1 year' };
    const shown = mergedMap({ ...EMPTY_MAP, lines: [line] }, { lines: [], recipients: [] });
    expect(readMapCsv('Row,Name,Kept\nData,EMAILS,2 years\n', shown).lines).toEqual([
      { ...line, kind: 'EMAILS', kept: '2 years' },
    ]);
  });

  test.each([
    ['Row,Name\nThing,x', 'row 2', 'Row 2: write “Company” or “Data” under “Row”'],
    ['Row,Name\nData,', 'row 2', 'Row 2: write the kind of data under “Name”'],
    ['Row,Name\nCompany,', 'row 2', 'Row 2: write a name, or a kind of company'],
    ['Row,Name,Sensitive\nData,x,perhaps', 'row 2', 'Row 2: write yes or no under “Sensitive”'],
    [
      'Row,Name,Role\nCompany,x,boss',
      'row 2',
      'Row 2: under “Role” write one of: processor, third party, not known',
    ],
    ['Row,Name,State\nData,x,confirmed', 'row 2', 'Row 2: tick whose data it is'],
    [
      'Row,Name\nData,x\nData,X',
      'row 3',
      'Row 3: this is the same entry as row 2; keep one of them',
    ],
    [`Row,Name\nData,${'x'.repeat(301)}`, 'row 2', 'Row 2: use at most 300 characters'],
    [
      'Name,Kept\nx,y',
      'csv',
      'The first row has to name the columns; “Row” is missing. Download your data map to see all columns.',
    ],
    ['Row,Name\n', 'csv', 'The file has no rows below the first.'],
    ['Row,Name\nData,"x', 'csv', expect.stringContaining('a quotation mark is never closed')],
  ])('%j is refused at its row', (text, field, message) => {
    try {
      readMapCsv(text, NO_MAP);
      expect.unreachable();
    } catch (fault) {
      expect(fault).toBeInstanceOf(Problem);
      expect((fault as Problem).details.fields).toEqual({ [field]: message });
    }
  });
});
