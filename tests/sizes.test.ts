/** Rules of the house that a count can hold. */
import { describe, expect, test } from 'vitest';
import { readModule } from './borders/modules.ts';
import { SOURCES } from './borders/sources.ts';

const LONGEST = 250;
const code = SOURCES.filter(({ path }) => !/^(tests|bench)\/|\.(test|spec)\.tsx?$/.test(path));
const here = 'tests/sizes.test.ts';
const where = (pattern: RegExp, text: (source: (typeof SOURCES)[number]) => string) =>
  SOURCES.filter((source) => source.path !== here && pattern.test(text(source))).map(
    ({ path }) => path,
  );
const whole = ({ text }: (typeof SOURCES)[number]) => text;

describe('sizes and leftovers', () => {
  test(`no code file is longer than ${LONGEST} lines`, () => {
    const long = code
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  test('nothing is left to do', () => {
    expect(where(/\b(TODO|FIXME|XXX|HACK)\b/, whole)).toEqual([]);
  });

  test('the type checker is never told to look away', () => {
    expect(where(/@ts-(ignore|nocheck|expect-error)/, whole)).toEqual([]);
    const typed = SOURCES.filter(({ path }) => !path.endsWith('.mjs'));
    const loose = typed.filter(
      (source) => source.path !== here && /(:|\bas|<|\|) any\b|<any>/.test(readModule(source).code),
    );
    // "any" as a key of a rule ({ any: [...] }) is not a type.
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is said to the console but by scripts, builds and tests', () => {
    const speaking = code.filter(
      (source) =>
        /^(law|reference|engine|contract|documents\/tree|web\/(parts|pages|ui|api))\//.test(
          source.path,
        ) && /\bconsole\./.test(readModule(source).code),
    );
    expect(speaking.map(({ path }) => path)).toEqual([]);
  });
});
