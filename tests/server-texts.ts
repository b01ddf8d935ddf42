/**
 * What the server says to owners in replies, mails and files: each text with file and line, found
 * in source files as those of pages are, and in the fields of data that people read.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from '#web/builder/spanish/messages.ts';

interface ServerText {
  readonly file: string;
  readonly line: number;
  readonly key: string;
}

/** Source files whose words are told to owners. */
const CODE = [
  'engine/requests/{clock/why,steps/*}.ts',
  'server/subjects/documents/drafting/{need,policy-need,known-values,known-practices}.ts',
  'server/subjects/documents/details/*.ts',
  'server/subjects/documents/known/subject.ts',
  'engine/site/report/finding-texts.ts',
  'server/subjects/site-tests/{law,reply}.ts',
  'server/subjects/site-tests/proof/proof.ts',
  'server/subjects/site-tests/running/*.ts',
  'server/subjects/site-tests/tester/*.ts',
  'documents/{map/mismatches,values/values}.ts',
  'documents/map/proposals/*.ts',
  'documents/cure/{cure-words,cure-documents}.ts',
  'server/subjects/regulator-letters/result.ts',
  'engine/letters/letter-kind.ts',
];

/** Data, with the fields that are told. */
const DATA: readonly (readonly [files: string, fields: RegExp])[] = [
  [
    'law/requests/{[A-Z]*,defaults}.json',
    new RegExp(
      [
        String.raw`^doubts\.\d+\.text$`,
        String.raw`\.doubt$`,
        String.raw`\.refuse\.\d+\.text$`,
        String.raw`\.cap\.text$`,
        String.raw`\.extension\.mustSay\.`,
        String.raw`\.fee\.(kind|when\.\d+)$`,
        String.raw`\.denialMustSay\.`,
        String.raw`\.whenDenied$`,
        String.raw`\.agent\.proof$`,
        String.raw`\.passOn\.\d+\.(to|duty)$`,
        String.raw`\.neverSend\.what\.`,
        String.raw`^outside\.\d+\.(law|right)$`,
      ].join('|'),
    ),
  ],
  ['law/sensitive.json', /\.why$/],
  ['law/cure.json', /\.(weighs|doubts\.\d+)$/],
  ['reference/tools.json', /\.category$/],
  [
    'reference/site-findings.json',
    /\.(title|means|todo\.\d+)$|^(why|verdicts|situations|cannot)\./,
  ],
  ['documents/templates/{variables-*,practices}.json', /\.(label|listed|example)$|\.choices\.\d+$/],
];

const lineAt = (text: string, at: number) => text.slice(0, Math.max(0, at)).split('\n').length;

function* textsAt(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      yield* textsAt(one, path === '' ? name : `${path}.${name}`);
}

/** Whether a text has words: not a number, a name of one letter, or nothing. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

function* inData(root: string): Generator<ServerText> {
  for (const [files, fields] of DATA)
    for (const file of globSync(files, { cwd: root })) {
      const raw = readFileSync(join(root, file), 'utf8');
      for (const [path, key] of textsAt(JSON.parse(raw), ''))
        if (fields.test(path) && hasWords(key))
          yield { file, line: lineAt(raw, raw.indexOf(JSON.stringify(key))), key };
    }
}

function* inCode(root: string): Generator<ServerText> {
  const files = globSync(CODE, { cwd: root, exclude: ['**/*.test.ts', '**/*.es.ts'] });
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const { key, start } of messagesOf(file, code))
      yield { file, line: lineAt(code, start), key };
  }
}

/** All of them, in the order of their files. */
export const serverTexts = (root: string): ServerText[] => [...inCode(root), ...inData(root)];

const FOLDER = 'server/base/spanish';
/** Strings that read like words, and are values of the program. */
const NO_TEXTS = 'not-texts.json';

const jsonAt = (root: string, path: string): unknown =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

/** English text → Spanish text, of all files of the server. */
export function readServerTexts(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, FOLDER)).filter(
    (name) => name.endsWith('.json') && name !== NO_TEXTS,
  );
  return new Map(
    names.flatMap((name) =>
      Object.entries(jsonAt(root, `${FOLDER}/${name}`) as Record<string, string>),
    ),
  );
}

/** What needs no text there: values, and what calls say of failures. */
export const textsElsewhere = (root: string): string[] => [
  ...(jsonAt(root, `${FOLDER}/${NO_TEXTS}`) as string[]),
  ...Object.keys(jsonAt(root, 'contract/in-spanish.json') as object),
];
