/**
 * An invented law, as a copy of Delaware's for the first state that has none, by the pieces that
 * docs/architecture.md lists.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATES } from '#law/codes.ts';
import { NUMERALS } from '#text/numerals.ts';
import { US_STATES } from '#text/us-states.ts';

const CODES = new Set<string>(STATES.map(({ code }) => code));
const NEW = US_STATES.find(({ code }) => !CODES.has(code));
if (NEW === undefined) throw new Error('every state has a law');
/** The state of the invented law. */
export const NEW_CODE = NEW.code;
const NEW_NAME = NEW.name;
const SLUG = NEW_NAME.toLowerCase().replaceAll(' ', '-');

type Json = Record<string, unknown>;

export interface Piece {
  /** The files in which the piece stands, from the root. */
  readonly files: readonly string[];
  /** Writes the piece into a copy of the project. */
  readonly add: (root: string) => void;
  /** What the check says where the piece is missing, line by line. */
  readonly says: readonly string[];
}

const swapped = (text: string) =>
  text
    .replaceAll('DE-', `${NEW_CODE}-`)
    .replaceAll('"DE"', `"${NEW_CODE}"`)
    .replaceAll('delaware', SLUG)
    .replaceAll('Delaware', NEW_NAME)
    .replaceAll('DPDPA', `${NEW_CODE}DPA`);

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

/** Wherever something is said of Delaware by its code, the same of the new one. */
function copyByCode(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const book = value as Json;
  if ('DE' in book) book[NEW_CODE] ??= copyOf(book['DE']);
  for (const inner of Object.values(book)) copyByCode(inner);
}

const nameOf = (code: unknown) => US_STATES.find((state) => state.code === code)?.name ?? '';

/** The same in a list of entries with a state, in the order of names. */
const copyEntry =
  (list: string) =>
  (book: Json): void => {
    const entries = book[list] as Json[];
    const next = entries.findIndex(({ state }) => nameOf(state) > NEW_NAME);
    const copy = copyOf(entries.find(({ state }) => state === 'DE')) as Json;
    entries.splice(next < 0 ? entries.length : next, 0, copy);
  };

const copied = (folder: string): Pick<Piece, 'files' | 'add'> => ({
  files: [`law/${folder}/${NEW_CODE}.json`],
  add: (root) =>
    writeFileSync(
      join(root, `law/${folder}/${NEW_CODE}.json`),
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

const codeIn = (line: string) => /code: '(\w+)'/.exec(line)?.[1];
const oneMore = (number: string) => String(Number(number) + 1);
const wordAfter = (word: string) => {
  const next = NUMERALS[NUMERALS.indexOf(word.toLowerCase()) + 1] ?? '';
  return word === word.toLowerCase() ? next : `${next.charAt(0).toUpperCase()}${next.slice(1)}`;
};

/** What the check says of a piece that is in no file: where, and of which law. */
const lacks = (file: string) => [`complete: ${file} ${NEW_CODE}`];

export const PIECES: readonly Piece[] = [
  {
    ...copied('states'),
    says: [`complete: law/states/${NEW_CODE}.json`, '  expected a file'],
  },
  {
    ...inText('law/codes.ts', (text) =>
      text.replace(/(?<=export const STATES = \[\n)[^]*?(?=\n\] as const;)/, (lines) =>
        [
          ...lines.split('\n'),
          `  { code: '${NEW_CODE}', slug: '${SLUG}', name: '${NEW_NAME}', effective: '2025-01-01' },`,
        ]
          .toSorted((one, other) => nameOf(codeIn(one)).localeCompare(nameOf(codeIn(other))))
          .join('\n'),
      ),
    ),
    says: ['complete: law/codes.ts', `  expected a line of ${NEW_CODE}`],
  },
  {
    ...inText('law/time-zones.ts', (text) =>
      text.replace('\n};', `\n  ${NEW_CODE}: 'America/Denver',\n};`),
    ),
    says: lacks('law/time-zones.ts'),
  },
  { ...byCode('law/sensitive.json'), says: [`sensitive-complete: sensitive.json ${NEW_CODE}`] },
  {
    ...byCode('law/labels-es.json'),
    says: [`./labels-es.json is not a valid record: ${NEW_CODE}:`],
  },
  { ...copied('cases'), says: [`complete: law/cases/${NEW_CODE}.json`] },
  { ...copied('requests'), says: [`complete: law/requests/${NEW_CODE}.json`] },
  { ...inList('law/requests/cases.json', 'cases'), says: lacks('law/requests/cases.json') },
  { ...inList('law/cure.json', 'states'), says: ['cure-terms-sound: cure.json', ` ${NEW_CODE}`] },
  {
    // Delaware exempts banks and associations of securities dealers
    ...inText('law/facts.json', (text) =>
      text
        .replace(/\w+(?= states exempt these bodies)/, wordAfter)
        .replace('Delaware exempt banks', `Delaware and ${NEW_NAME} exempt banks`),
    ),
    says: ['counts-hold: facts.json securitiesAssociation', '  expected '],
  },
  {
    ...inText('law/controls.json', (text) =>
      text.replace(/\w+(?= states ask for none)/, wordAfter),
    ),
    says: ['counts-hold: controls.json request-verification', '  expected '],
  },
  {
    ...byCode('reference/contents-consumer.json'),
    says: [...lacks('reference/contents-consumer.json'), '  expected an entry of pn-categories'],
  },
  {
    ...byCode('reference/contents-business.json'),
    says: lacks('reference/contents-business.json'),
  },
  {
    files: ['reference/notice-signs.json'],
    add: changeJson('reference/notice-signs.json', ({ called }) => {
      (called as Json)[NEW_CODE] = [`${NEW_NAME}ans`, `${NEW_NAME}an`];
    }),
    says: lacks('reference/notice-signs.json'),
  },
  {
    ...byCode('documents/templates/variables-consumer.json'),
    says: [...lacks('documents/templates/variables-consumer.json'), '  expected state.complaint'],
  },
  {
    ...byCode('documents/templates/es/words.json'),
    says: lacks('documents/templates/es/words.json'),
  },
  {
    ...inText('tests/second-table.test.ts', (text) =>
      text.replace(/^ {2}DE: .*$/m, (row) => `${row}\n${row.replace('DE', NEW_CODE)}`),
    ),
    says: lacks('tests/second-table.test.ts'),
  },
  {
    ...byCode('tests/requests/every-clock.json'),
    says: lacks('tests/requests/every-clock.json'),
  },
  {
    files: ['README.md', 'docs/badges.svg', 'docs/using-the-law-data.md'],
    add: (root) => {
      for (const file of ['README.md', 'docs/using-the-law-data.md'])
        changeText(file, (text) =>
          text.replaceAll(/\b\d+(?= (?:state (?:privacy )?laws|in force)\b)/g, oneMore),
        )(root);
      changeText('docs/badges.svg', (text) =>
        text.replaceAll(/\b\d+(?= state laws)|(?<=data-is="laws">)\d+/g, oneMore),
      )(root);
    },
    says: ['complete: README.md', '  expected the number of the records'],
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
