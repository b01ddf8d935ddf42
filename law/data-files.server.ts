/** The files that make up the law data, in the fixed order of its hash. */
import { createHash } from 'node:crypto';
import { STATES } from './codes.ts';

/** A file's name below `law/`, and its text. */
export type LawFile = readonly [name: string, text: string];

export const DATA_FILES: readonly string[] = [
  ...STATES.map((state) => `states/${state.code}.json`),
  'facts.json',
  'controls.json',
  'sensitive.json',
  'recommendations.json',
  'breach-notice.json',
  'cure.json',
  'requests/defaults.json',
  ...STATES.map((state) => `requests/${state.code}.json`),
  'small-laws.json',
  'broker-registers.json',
];

/** SHA-256 of the files' texts, in this order, in hexadecimal digits. */
export const hashOfFiles = (files: readonly LawFile[]): string =>
  createHash('sha256')
    .update(files.map(([, text]) => text).join('\n'))
    .digest('hex');
