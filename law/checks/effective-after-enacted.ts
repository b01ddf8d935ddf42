import type { Check } from './check.ts';

export const check: Check = {
  name: 'effective-after-enacted',
  description: 'A law takes effect on or after the day it was enacted.',
  run: ({ laws }) =>
    laws
      .filter((law) => law.effective < law.enacted)
      .map((law) => ({
        where: law.state,
        expected: `effective on or after ${law.enacted}`,
        actual: law.effective,
        tip: 'One of the two days is wrong.',
      })),
};
