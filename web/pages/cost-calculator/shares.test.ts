import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

test('shares of a sum are whole, near to the exact ones, and sum to 100', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const shares = sharesOf(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - (total === 0 ? 0 : ((parts[at] ?? 0) / total) * 100))).toBeLessThan(
          1,
        );
    }),
  );
  expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33]);
});
