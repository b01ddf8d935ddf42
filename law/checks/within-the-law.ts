import type { Check } from './check.ts';

export const check: Check = {
  name: 'within-the-law',
  description: 'Nothing ends before its law starts, and some full prong counts on its first day.',
  run: ({ laws }) =>
    laws.flatMap((law) => {
      const rows = [...law.applicability.prongs, ...law.exemptions, ...law.requirements];
      const dead = rows
        .filter((row) => row.until !== undefined && row.until < law.effective)
        .map((row) => ({
          where: `${law.state} ${row.id}`,
          expected: `an end on or after ${law.effective}`,
          actual: `until ${row.until}`,
          tip: 'Only current and future rules are kept; history goes to the timeline.',
        }));
      const full = law.applicability.prongs.filter((prong) => prong.reach === 'full');
      const open = full.filter((prong) => prong.until === undefined);
      if (open.length > 0) return dead;
      const tip = 'Say by which test the law applies from now on.';
      return [
        ...dead,
        { where: law.state, expected: 'a full prong without an end', actual: 'none', tip },
      ];
    }),
};
