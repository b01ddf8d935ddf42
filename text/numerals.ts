/** Numbers in words up to 59, for texts that count states. */
import { SMALL_NUMBERS } from './english.ts';

const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = ['twenty', 'thirty', 'forty', 'fifty'];

/** "no", "one" … "fifty-nine", each at its place. */
export const NUMERALS: readonly string[] = [
  ...SMALL_NUMBERS,
  ...TEENS.split(' '),
  ...TENS.flatMap((ten) => [ten, ...SMALL_NUMBERS.slice(1, 10).map((one) => `${ten}-${one}`)]),
];
