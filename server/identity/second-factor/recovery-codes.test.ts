import { expect, test } from 'vitest';
import { codeHash, looksLikeRecoveryCode, newCodes } from './recovery-codes.ts';

test('a code has more than 112 random bits, and is known however it is typed', () => {
  const codes = Array.from({ length: 200 }, newCodes).flat();
  expect(new Set(codes).size).toBe(codes.length);
  const [code = ''] = codes;
  expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4})+$/);
  const signs = new Set(codes.join('').replaceAll('-', ''));
  const places = code.replaceAll('-', '').length;
  expect(places * Math.log2(signs.size)).toBeGreaterThan(112);
  for (const typed of [code.toUpperCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')]) {
    expect(looksLikeRecoveryCode(typed)).toBe(true);
    expect(codeHash(typed)).toBe(codeHash(code));
  }
  expect(looksLikeRecoveryCode('123456')).toBe(false);
});
