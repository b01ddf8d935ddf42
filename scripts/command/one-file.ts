/** What the commands share that read one file: their arguments, its bytes, and clear refusals. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isDay } from '#calendar/dates.ts';

/** Input that cannot be used; its message says what to mend, and the exit code is 2. */
export class Unusable extends Error {}

/** The one file and the options. Throws `Unusable`, with how to call it. */
export function oneFile<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: O,
  how: string,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('');
    return { file, values };
  } catch (error) {
    throw new Unusable(`${(error as Error).message}\n${how}`.trim());
  }
}

/** Its bytes. Throws `Unusable`. */
export function bytesOf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** A calendar date as it was named. Throws `Unusable`. */
export function checkDay(day: string | undefined): void {
  if (day !== undefined && !(/^20\d\d-\d\d-\d\d$/.test(day) && isDay(day)))
    throw new Unusable(`${day} is no day; write it as 2026-11-30.`);
}

/** Prints the answer; input that cannot be used is a message and exit code 2. */
export async function printed(answer: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await answer(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
