/** When an owner who got a regulator's letter needs a lawyer at once. */
import { wantsAnswers, type LetterKind, type LetterSign } from '#engine/words/letters.ts';
import type { CureRight } from './cure-right.ts';

/** So few calendar days leave no time to look for one. */
const FEW_DAYS = 10;

export type LawyerReason =
  | LetterSign
  | 'private demand'
  | 'unclear'
  | 'no right to cure'
  | 'few days'
  | 'too late'
  | 'no day named'
  | 'money'
  | 'law may not bind'
  | 'sensitive sold';

export interface LetterCircumstances {
  readonly letter: LetterKind;
  readonly signs: readonly LetterSign[];
  /** Whether the law surely does not reach the business by its own answers. */
  readonly notBound: boolean;
  readonly sellsSensitiveData: boolean;
}

/** The law gives time, or the letter starts none. */
const HAS_TIME: ReadonlySet<CureRight['kind']> = new Set(['given', 'office decides', 'no notice']);

/** Letters of an office that can lead to a suit of its own. */
const OFFICIAL: ReadonlySet<LetterKind> = new Set([
  'violation',
  'inquiry',
  'production',
  'subpoena',
  'audit',
]);

/** The reasons, the most urgent first; empty: a lawyer is a choice. */
export function lawyerReasons(
  { kind, workTo, daysLeft }: Pick<CureRight, 'kind' | 'workTo' | 'daysLeft'>,
  { letter, signs, notBound, sellsSensitiveData }: LetterCircumstances,
): LawyerReason[] {
  if (letter === 'invoice or scam') return [];
  const ordered = letter !== 'inquiry' && wantsAnswers({ kind: letter });
  const left = daysLeft ?? 0;
  return [
    ...(letter === 'private demand' || letter === 'unclear' ? [letter] : []),
    ...(signs.includes('lawsuit') ? ['lawsuit' as const] : []),
    ...(ordered || signs.includes('demand') ? ['demand' as const] : []),
    ...(workTo !== null && left < 0 ? ['too late' as const] : []),
    ...(workTo !== null && left >= 0 && left < FEW_DAYS ? ['few days' as const] : []),
    ...(HAS_TIME.has(kind) ? [] : ['no right to cure' as const]),
    ...(workTo === null ? ['no day named' as const] : []),
    // each of these laws lets its office sue for money for each violation
    ...(OFFICIAL.has(letter) ? ['money' as const] : []),
    ...signs.filter((sign) => sign !== 'lawsuit' && sign !== 'demand'),
    ...(sellsSensitiveData ? ['sensitive sold' as const] : []),
    ...(notBound ? ['law may not bind' as const] : []),
  ];
}
