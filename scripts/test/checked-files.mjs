/** Tests of `npm run check`, which `npm test` runs first; its second part leaves them out. */
export const CHECKED_FILES = [
  'tests/borders.test.ts',
  'tests/citations.test.ts',
  'tests/glossary.test.ts',
  'tests/monitoring.test.ts',
  'tests/decisions.test.ts',
  'tests/spanish-texts.test.ts',
  'tests/readme.test.ts',
];
