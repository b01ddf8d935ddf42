/**
 * Reads a letter that a business got: `letter -- FILE [--states CA,TX] [--received YYYY-MM-DD]
 * [--day YYYY-MM-DD] [--json]`, FILE being text, a mail (.eml) or a PDF. `--received` is the day on
 * which it came; `--day` the day of today, which stands for it where it lies close to the letter's
 * own date. docs/command-line.md has the fields.
 */
import { wholeLetter } from '#engine/letters/letter.ts';
import { CORPUS, CURE_TERMS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { isUsStateCode } from '#text/us-states.ts';
import { bytesOf, checkDay, oneFile, printed, Unusable } from './command/one-file.ts';
import { letterFile } from './letter/letter-file.ts';
import { answerIn, tableIn } from './letter/letter-answer.ts';

const HOW =
  'Name the file: npm run --silent letter -- FILE [--states CA,TX] [--received YYYY-MM-DD] [--day YYYY-MM-DD] [--json]';

function statesIn(states: string | undefined): string[] | undefined {
  const codes = states
    ?.split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  const unknown = codes?.find((code) => !isUsStateCode(code));
  if (unknown !== undefined) throw new Unusable(`${unknown} is no code of a state; write CA,TX.`);
  return codes;
}

const today = () => new Date().toISOString().slice(0, 10);

async function answer(args: readonly string[]): Promise<string> {
  const options = {
    states: { type: 'string' },
    received: { type: 'string' },
    day: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { file, values } = oneFile(args, options, HOW);
  const { day, received, json } = values;
  checkDay(day);
  checkDay(received);
  const states = statesIn(values.states);
  const { text, mail, mailedOn } = await letterFile(file, bytesOf(file));
  if (text.trim() === '') throw new Unusable(`${file} has no text.`);
  const told = received ?? mailedOn ?? null;
  const receivedOn = told ?? day ?? today();
  const asOf = day ?? receivedOn;
  if (asOf < receivedOn) throw new Unusable('--day lies before the day on which the letter came.');
  const read = wholeLetter(
    { laws: CORPUS.laws, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text, mail, mailedOn, receivedOn, receiptSure: told !== null, asOf, states },
  );
  return json === true ? `${JSON.stringify(answerIn(read), null, 2)}\n` : tableIn(read);
}

await printed(answer);
