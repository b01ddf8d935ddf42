/**
 * Reads a letter that a business got: `letter -- FILE [--states CA,TX] [--day YYYY-MM-DD]
 * [--json]`, FILE being text, a mail (.eml) or a PDF, and the day the one on which it came (today
 * if left out). docs/command-line.md has the fields.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isDay } from '#calendar/dates.ts';
import { wholeLetter } from '#engine/letters/letter.ts';
import { CORPUS, CURE_TERMS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { isUsStateCode } from '#text/us-states.ts';
import { letterFile, UnreadableLetter } from './letter/letter-file.ts';
import { answerIn, tableIn } from './letter/letter-answer.ts';

const HOW =
  'Name the file: npm run --silent letter -- FILE [--states CA,TX] [--day YYYY-MM-DD] [--json]';

function given(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        states: { type: 'string' },
        day: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('');
    return { file, json: values.json === true, ...checked(values) };
  } catch (error) {
    throw new UnreadableLetter(`${(error as Error).message}\n${HOW}`.trim());
  }
}

function checked({ states, day }: { readonly states?: string; readonly day?: string }) {
  const codes = states
    ?.split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  const unknown = codes?.find((code) => !isUsStateCode(code));
  if (unknown !== undefined) throw new Error(`${unknown} is no code of a state; write CA,TX.`);
  if (day !== undefined && !(/^20\d\d-\d\d-\d\d$/.test(day) && isDay(day)))
    throw new Error(`${day} is no day; write it as 2026-11-30.`);
  return { states: codes, day };
}

function bytesOf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new UnreadableLetter(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const today = () => new Date().toISOString().slice(0, 10);

async function answer(args: readonly string[]): Promise<string> {
  const { file, json, states, day } = given(args);
  const { text, mail, mailedOn } = await letterFile(file, bytesOf(file));
  if (text.trim() === '') throw new UnreadableLetter(`${file} has no text.`);
  const receivedOn = day ?? mailedOn ?? today();
  const read = wholeLetter(
    { laws: CORPUS.laws, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text, mail, mailedOn, receivedOn, asOf: receivedOn, states },
  );
  return json ? `${JSON.stringify(answerIn(read), null, 2)}\n` : tableIn(read);
}

try {
  process.stdout.write(await answer(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UnreadableLetter)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
