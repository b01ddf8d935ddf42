import type { Check } from './check.ts';

export const check: Check = {
  name: 'timeline-sorted',
  description: 'The timeline runs from old to new.',
  run: ({ laws }) =>
    laws.flatMap((law) =>
      law.timeline.slice(1).flatMap((entry, at) => {
        const before = law.timeline[at]?.date ?? '';
        if (before <= entry.date) return [];
        const where = `${law.state} timeline[${at + 1}]`;
        const expected = `${before} or later`;
        return [{ where, expected, actual: entry.date, tip: 'Put the entries in order.' }];
      }),
    ),
};
