/**
 * A schema that a form uses is in the browser: elsewhere the body of a call is left out of its
 * files.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WITH_BODIES } from './lean-contract.ts';

const IMPORT = /import \{([^}]*)\} from '#(contract\/[\w/-]+\.ts)'/g;

test('forms take bodies only from calls that keep theirs', () => {
  const used = globSync('web/**/*.{ts,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(IMPORT)].flatMap(([, names = '', from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^\w+$/.test(name) && new RegExp(`\\b${name}\\.body\\b`).test(code))
        .map(() => `/${from}`),
    );
  });
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((from) => !WITH_BODIES.test(from))).toEqual([]);
});
