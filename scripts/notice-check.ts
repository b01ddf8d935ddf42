/**
 * Checks a privacy notice in a file:
 * `notice-check -- FILE [--states CA,CO] [--facts FILE.json] [--json]`. With --json it prints {
 * kind, rows: [{ element, title, states, result, quote, lacks, need }], contradictions, blanks },
 * without it a table.
 */
import { bytesOf, oneFile, printed, Unusable } from './command/one-file.ts';
import { noticeQuestion } from './notice-check/question.ts';
import { answerOf } from './notice-check/rows.ts';
import { tableOf } from './notice-check/table.ts';
import { nodeTrees } from './notice-check/trees.ts';
import { readNotice } from '#web/pages/notice-checker/read/notice-file.ts';
import { FILE_PROBLEMS } from '#web/words/notice-checker.ts';

const HOW =
  'Name the file: npm run --silent notice-check -- FILE [--states CA,CO] [--facts FILE.json] [--json]';

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
  const options = {
    states: { type: 'string' },
    facts: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { file, values } = oneFile(args, options, HOW);
  const { states, facts, json } = values;
  const question = noticeQuestion(states, factsIn(facts));
  if ('error' in question) throw new Unusable(question.error);
  const read = await readNotice(file, bytesOf(file), nodeTrees);
  if ('problem' in read) throw new Unusable(`${file}: ${FILE_PROBLEMS[read.problem]}`);
  const found = answerOf(read.text, question);
  return json === true ? `${JSON.stringify(found, null, 2)}\n` : tableOf(found);
}

await printed(answer);
