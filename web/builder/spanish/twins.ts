/** A file that says its texts by itself has a Spanish twin beside it: `figures.es.ts`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const twinOf = (path: string) => path.replace(/\.(tsx?)$/, '.es.$1');

/** The path of the twin, where there is one; else the path itself. */
export const spanishTwin = (root: string, path: string): string =>
  existsSync(join(root, twinOf(path))) ? twinOf(path) : path;

/** A twin is written in Spanish; the check's own words are in both languages. */
const WRITTEN_IN_BOTH = /\.es\.tsx?$|^web\/words\/check|^web\/words\/(broken\.ts$|small-laws\/)/;

/** What pages take from documents and show as it is: these hold words, and no values. */
const OF_DOCUMENTS = /^documents\/map\/(picture\/[^/]+|cells|missing)\.ts$/;

/**
 * Pages are searched for texts, and calls for what they say of a wrong value: elsewhere strings are
 * values, and words have twins.
 */
export const isTranslated = (path: string): boolean =>
  (/^(web|contract)\/.*\.tsx?$/.test(path) || OF_DOCUMENTS.test(path)) &&
  !WRITTEN_IN_BOTH.test(path);
