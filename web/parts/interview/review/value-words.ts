/** An answer in words, with its unit. */
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import type { FactKey } from '#law/schema.ts';
import type { Known } from '#engine/rules/truth.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';

export function valueWords(fact: FactKey, value: Known | null, { words, figure }: Say): string {
  if (value === null) return words.unknown;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return figure(fact, value);
  const { least, most } = value;
  if (most === NO_UPPER_BOUND) return words.orMore(figure(fact, least));
  if (least > 0) return words.fromTo(figure(fact, least), figure(fact, most));
  // "Less than 35,000" reads better than "34,999 or less".
  return (most + 1) % 10 === 0
    ? words.upTo(figure(fact, most + 1))
    : words.atMost(figure(fact, most));
}
