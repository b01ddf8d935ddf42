/**
 * Whether the words in which rules were read still stand in a text of the law:
 * `npm run law:sources -- FILE [--section CITE] [--state DE] [--text KEY] [--json]`. With
 * `--passage FILE` it says what a reading keeps of a passage of that text. docs/command-line.md
 * says more.
 */
import { readFileSync } from 'node:fs';
import { STATES, type StateCode } from '#law/codes.ts';
import { READING_FILES } from '#law/readings.server.ts';
import { topicsIn } from '#law/reading-topics.ts';
import { wordsOnly } from '#text/words-only.ts';
import { bytesOf, oneFile, printed, Unusable } from './command/one-file.ts';
import { compared, type Compared } from './law-sources/compare.ts';
import { numbersIn } from './law-sources/numbers.ts';
import { passageOf } from './law-sources/passages.ts';
import { sectionOf, sectionTextOf, type SectionText } from './law-sources/section-text.ts';

const HOW =
  'npm run law:sources -- FILE [--section CITE] [--state DE] [--text KEY] [--passage FILE] [--json]; FILE is a saved page or a text, "-" for standard input';
const MOST_BYTES = 64 * 1024 * 1024;
const FEWEST_CHARACTERS = 20;

function textIn(file: string): string {
  const bytes = file === '-' ? new Uint8Array(readFileSync(0)) : bytesOf(file);
  if (bytes.length > MOST_BYTES)
    throw new Unusable(`${file} has more than 64 MB: save the chapter alone.`);
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '%PDF' || start.startsWith('PK'))
    throw new Unusable(`${file} is a PDF or Word file: save it as text or HTML first.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unusable(`${file} is no text in UTF-8: save it as text or HTML in UTF-8.`);
  }
}

function stateNamed(named: string | undefined): StateCode | undefined {
  if (named === undefined) return undefined;
  const found = STATES.find(({ code }) => code === named.toUpperCase());
  if (!found) throw new Unusable(`${named} is no state with a record, such as DE.`);
  return found.code;
}

function textNamed(named: string | undefined): string | undefined {
  const known = new Set(READING_FILES.flatMap(({ texts }) => Object.keys(texts)));
  if (named !== undefined && !known.has(named))
    throw new Unusable(
      `${named} is no text of law/readings/: ${[...known].toSorted().join(', ')}.`,
    );
  return named;
}

/** What a reading keeps of a passage that stands in the text. */
function passageIn({ words }: SectionText, file: string): string {
  const passage = wordsOnly(textIn(file));
  if (passage.length < FEWEST_CHARACTERS)
    throw new Unusable(
      `${file} has fewer than ${FEWEST_CHARACTERS} characters: take the sentence.`,
    );
  if (!words.includes(passage))
    throw new Unusable(`The words of ${file} do not stand in the text: copy them from it.`);
  return `${JSON.stringify({ ...passageOf(passage), numbers: numbersIn(passage), topics: topicsIn(passage) }, null, 2)}\n`;
}

const line = ({ state, entries, cite, status, section }: Compared) =>
  `${status.padEnd(15)}  ${state} ${entries.join(', ')}  ${cite}${status === 'moved' ? `, now in § ${section}` : ''}\n`;

function answer(args: readonly string[]): string {
  const { file, values } = oneFile(
    args,
    {
      section: { type: 'string' },
      state: { type: 'string' },
      text: { type: 'string' },
      passage: { type: 'string' },
      json: { type: 'boolean' },
    },
    HOW,
  );
  const text = sectionTextOf(textIn(file));
  if (text.words.length < FEWEST_CHARACTERS) throw new Unusable(`${file} holds no words.`);
  if (values.passage !== undefined) return passageIn(text, values.passage);
  const asked = {
    section: values.section,
    state: stateNamed(values.state),
    text: textNamed(values.text),
  };
  const readings = compared(text, READING_FILES, asked);
  if (readings.length === 0)
    throw new Unusable(
      asked.section === undefined
        ? 'The text begins no section that was read. Say which it is: --section "6 Del. C. § 12D-103".'
        : `No reading is of § ${sectionOf(asked.section)}. law/readings/ holds them by state.`,
    );
  if (readings.some(({ status }) => status === 'moved' || status === 'gone')) process.exitCode = 1;
  return values.json
    ? `${JSON.stringify({ characters: text.words.length, readings }, null, 2)}\n`
    : readings.map(line).join('');
}

await printed((args) => Promise.resolve().then(() => answer(args)));
