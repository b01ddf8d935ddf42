/** What letters of the request desk mark as open, by the code that marks it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerText {
  readonly file: string;
  readonly line: number;
  readonly key: string;
}

export const lineAt = (text: string, at: number) =>
  text.slice(0, Math.max(0, at)).split('\n').length;

/** Marks in letters of the request desk: choices, and gaps that code makes. */
const MARK =
  /(?<=[`'])Keep this [^`'\n]{5,200}(?=[`'])|(?<=gapMark\(\s{0,9}[`'])[^`'\n]{3,200}(?=[`'])/g;

export function* inLetters(root: string): Generator<ServerText> {
  for (const file of globSync('server/subjects/requests/letters/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  })) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const { 0: mark, index } of code.matchAll(MARK)) {
      let place = 0;
      const text = mark.replaceAll(/\$\{[^}]{1,60}\}/g, () => `{${place++}}`);
      // the heads of the table, below
      if (text.includes('${')) continue;
      const isChoice = text.startsWith('Keep this paragraph');
      const [choice = '', ...counted] = isChoice ? text.split(': ') : [text];
      for (const key of [isChoice ? `${choice}.` : choice, ...counted])
        yield { file, line: lineAt(code, index), key };
    }
  }
  const variables = 'documents/templates/variables-consumer.json';
  const raw = readFileSync(join(root, variables), 'utf8');
  const [, ...columns] = (JSON.parse(raw) as { answerTable: { columns: string[] } }).answerTable
    .columns;
  for (const column of columns) {
    const name = column.replace(/ \([^()]*\)$/, '').toLowerCase();
    yield {
      file: variables,
      line: lineAt(raw, raw.indexOf(column)),
      key: `${name}, for “{0}”`,
    };
  }
}
