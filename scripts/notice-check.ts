/**
 * Checks a privacy notice in a file:
 * `notice-check -- FILE [--states CA,CO] [--facts FILE.json] [--json]`. With --json it prints {
 * kind, rows: [{ element, title, states, result, quote, lacks, need }], contradictions, blanks },
 * without it a table.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { noticeQuestion } from './notice-check/question.ts';
import { answerOf } from './notice-check/rows.ts';
import { tableOf } from './notice-check/table.ts';
import { nodeTrees } from './notice-check/trees.ts';
import { readNotice } from '#web/pages/notice-checker/read/notice-file.ts';
import { FILE_PROBLEMS } from '#web/words/notice-checker.ts';

const HOW =
  'Name the file: npm run --silent notice-check -- FILE [--states CA,CO] [--facts FILE.json] [--json]';

/** An error of the command's input; printed as a message, with exit code 2. */
class Unusable extends Error {}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function given(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        states: { type: 'string' },
        facts: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Unusable(HOW);
    return { file, ...values };
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${(error as Error).message}\n${HOW}`);
  }
}

function factsIn(file: string | undefined): unknown {
  if (file === undefined) return {};
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(file)));
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

async function answer(args: readonly string[]): Promise<string> {
  const { file, states, facts, json } = given(args);
  const question = noticeQuestion(states, factsIn(facts));
  if ('error' in question) throw new Unusable(question.error);
  const read = await readNotice(file, bytesOf(file), nodeTrees);
  if ('problem' in read) throw new Unusable(`${file}: ${FILE_PROBLEMS[read.problem]}`);
  const found = answerOf(read.text, question);
  return json === true ? `${JSON.stringify(found, null, 2)}\n` : tableOf(found);
}

try {
  process.stdout.write(await answer(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
