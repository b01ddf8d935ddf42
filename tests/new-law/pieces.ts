/**
 * An invented law, as a copy of Delaware's for Wyoming, by the pieces that docs/architecture.md
 * lists.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Record<string, unknown>;

export interface Piece {
  /** The files in which the piece stands, from the root. */
  readonly files: readonly string[];
  /** Writes the piece into a copy of the project. */
  readonly add: (root: string) => void;
  /** What the check says where the piece is missing. */
  readonly says: RegExp;
}

const swapped = (text: string) =>
  text
    .replaceAll('DE-', 'WY-')
    .replaceAll('"DE"', '"WY"')
    .replaceAll('delaware', 'wyoming')
    .replaceAll('Delaware', 'Wyoming')
    .replaceAll('DPDPA', 'WPDPA');

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const changeText = (file: string, change: (text: string) => string) => (root: string) =>
  writeFileSync(join(root, file), change(read(root, file)));
const changeJson = (file: string, change: (book: Json) => void) =>
  changeText(file, (text) => {
    const book = JSON.parse(text) as Json;
    change(book);
    return JSON.stringify(book);
  });
const copyOf = (value: unknown): unknown => JSON.parse(swapped(JSON.stringify(value)));

/** Wherever something is said of Delaware by its code, the same of Wyoming. */
function copyByCode(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const book = value as Json;
  if ('DE' in book) book['WY'] ??= copyOf(book['DE']);
  for (const inner of Object.values(book)) copyByCode(inner);
}

/** The same in a list of entries with a state. */
const copyEntry =
  (list: string, most = 1) =>
  (book: Json): void => {
    const entries = book[list] as Json[];
    const own = entries.filter(({ state }) => state === 'DE').slice(0, most);
    entries.push(...own.map((entry) => copyOf(entry) as Json));
  };

const copied = (folder: string): Pick<Piece, 'files' | 'add'> => ({
  files: [`law/${folder}/WY.json`],
  add: (root) =>
    writeFileSync(
      join(root, `law/${folder}/WY.json`),
      swapped(read(root, `law/${folder}/DE.json`)),
    ),
});

const byCode = (...files: string[]): Pick<Piece, 'files' | 'add'> => ({
  files,
  add: (root) => {
    for (const file of files) changeJson(file, copyByCode)(root);
  },
});

const inText = (file: string, change: (text: string) => string): Pick<Piece, 'files' | 'add'> => ({
  files: [file],
  add: changeText(file, change),
});

const inList = (file: string, list: string): Pick<Piece, 'files' | 'add'> => ({
  files: [file],
  add: changeJson(file, copyEntry(list)),
});

export const PIECES: readonly Piece[] = [
  { ...copied('states'), says: /complete: law\/states\/WY\.json\n {2}expected a file/ },
  {
    ...inText('law/codes.ts', (text) =>
      text.replace(
        '\n] as const;',
        "\n  { code: 'WY', slug: 'wyoming', name: 'Wyoming', effective: '2025-01-01' },\n] as const;",
      ),
    ),
    says: /complete: law\/codes\.ts\n {2}expected a line of WY/,
  },
  {
    ...inText('law/time-zones.ts', (text) => text.replace('\n};', "\n  WY: 'America/Denver',\n};")),
    says: /complete: law\/time-zones\.ts WY/,
  },
  { ...byCode('law/sensitive.json'), says: /sensitive-complete: sensitive\.json WY/ },
  {
    ...byCode('law/labels-es.json'),
    says: /actual {3}\.\/labels-es\.json is not a valid record: WY:/,
  },
  { ...copied('cases'), says: /complete: law\/cases\/WY\.json/ },
  { ...copied('requests'), says: /complete: law\/requests\/WY\.json/ },
  {
    ...inList('law/requests/cases.json', 'cases'),
    says: /complete: law\/requests\/cases\.json WY/,
  },
  { ...inList('law/cure.json', 'states'), says: /cure-terms-sound: cure\.json \n.*WY/ },
  {
    ...byCode('reference/contents-consumer.json'),
    says: /complete: reference\/contents-consumer\.json WY\n {2}expected an entry of pn-categories/,
  },
  {
    ...byCode('reference/contents-business.json'),
    says: /complete: reference\/contents-business\.json WY/,
  },
  {
    files: ['reference/notice-signs.json'],
    add: changeJson('reference/notice-signs.json', ({ called }) => {
      (called as Json)['WY'] = ['Wyomingites', 'Wyomingite'];
    }),
    says: /complete: reference\/notice-signs\.json WY/,
  },
  {
    ...byCode('documents/templates/variables-consumer.json'),
    says: /complete: documents\/templates\/variables-consumer\.json WY\n {2}expected state\.complaint/,
  },
  {
    ...byCode('documents/templates/es/words.json'),
    says: /complete: documents\/templates\/es\/words\.json WY/,
  },
  {
    ...inText('tests/second-table.test.ts', (text) =>
      text.replace(/^ {2}DE: .*$/m, (row) => `${row}\n${row.replace('DE', 'WY')}`),
    ),
    says: /complete: tests\/second-table\.test\.ts WY/,
  },
  {
    ...byCode('tests/requests/every-clock.json'),
    says: /complete: tests\/requests\/every-clock\.json WY/,
  },
  {
    files: ['README.md', 'docs/badges.svg', 'docs/using-the-law-data.md'],
    add: (root) => {
      for (const file of ['README.md', 'docs/using-the-law-data.md'])
        changeText(file, (text) => text.replaceAll(/\b24(?= state)/g, '25'))(root);
      changeText('docs/badges.svg', (text) => text.replaceAll(/\b24\b(?= state|<)/g, '25'))(root);
    },
    says: /complete: README\.md\n {2}expected the number of the records/,
  },
];

/** Takes a piece away again. */
export function remove({ files }: Piece, root: string, before: ReadonlyMap<string, string>): void {
  for (const file of files) {
    const text = before.get(file);
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
}
