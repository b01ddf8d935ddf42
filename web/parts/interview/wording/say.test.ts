/**
 * Where two answers clash, the message says what to do: with two yeses another thing than with two
 * numbers.
 */
import { expect, test } from 'vitest';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import type { FactKey } from '#law/schema.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { sayIn } from './say.ts';

const index = indexFacts(FACT_BOOK);
/** A message for each way in which two answers can clash. */
const messages = (language: 'en' | 'es') => {
  const { clash } = sayIn(language, index);
  const said = (facts: Partial<Record<FactKey, number | boolean>>) => {
    const closed = closeFacts(facts, index);
    if (!('contradiction' in closed)) throw new Error(`no clash: ${JSON.stringify(facts)}`);
    return clash(closed.contradiction.facts, ['DE']);
  };
  return {
    yeses: FACT_BOOK.implications.map(({ if: cause, then: effect }) =>
      said({ [cause.fact]: cause.value, [effect.fact]: effect.value !== true }),
    ),
    parts: index.parts.map(({ key, partOf }) => said({ [key]: 900, [partOf]: 800 })),
  };
};

test.each([
  ['en', /say yes to both\.$/, /are a part of “.+”, so .+ Change the number that is wrong\.$/],
  ['es', /marque las dos\.$/, /son una parte de “.+”, .+ Cambie el número que no es cierto\.$/],
] as const)('in %s', (language, ofYeses, ofParts) => {
  const { yeses, parts } = messages(language);
  expect(yeses.length).toBeGreaterThan(5);
  expect(parts.length).toBeGreaterThan(2);
  for (const each of yeses) expect(each).toMatch(ofYeses);
  for (const each of parts) {
    expect(each).toMatch(ofParts);
    expect(each).not.toMatch(/yes|marque/);
  }
});
