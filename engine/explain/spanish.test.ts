/** The Spanish sentences say as much as the English ones, about every law and every fact. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { weigh } from '../applicability.ts';
import type { VerdictWord } from '../applicability.ts';
import { closeFacts, indexFacts } from '../facts.ts';
import { verdictOf } from '../verdict.ts';
import { ENGLISH } from './english.ts';
import { FACTS_ES } from './facts-es.ts';
import { headline, overallText, reasonText } from './sentences.ts';
import { fecha, lista, SPANISH } from './spanish.ts';

const index = indexFacts(FACT_BOOK);
const titleOf = () => 'pida permiso';

function expectFrases(text: string): void {
  expect(text).toMatch(/^[A-ZÁÉÍÓÚ0-9$“].*[.!?”]$/s);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|Infinity|9007199254740991/);
  expect(text).not.toMatch(/ {2}|\.\.|\s[.,]|:\.|: *$/);
  // No English slips in: the commonest words of the English sentences.
  expect(text).not.toMatch(/\b(the|you|your|law|people|data|whether|of)\b/i);
}

describe.each(LAWS)('$name', (law) => {
  test('headline and reasons are whole sentences, as many as in English', () => {
    fc.assert(
      fc.property(
        randomFacts(FACT_BOOK.facts, [law]),
        fc.constantFrom('2024-01-01', '2026-11-20', '2028-06-01'),
        (given, day) => {
          const closed = closeFacts(given, index);
          if ('contradiction' in closed) return;
          const reading = weigh(law, closed.facts, day, index);
          const verdict = verdictOf(reading, day, index);
          const said = headline(verdict, reading, SPANISH, titleOf);
          expectFrases(said);
          const english = headline(verdict, reading, ENGLISH);
          expect(said.split('. ').length).toBe(english.split('. ').length);
          for (const reason of verdict.because) {
            const text = reasonText(reason, reading, SPANISH);
            expectFrases(text);
            // Every figure of the law that English gives through its rule is there.
            expect(text.length).toBeGreaterThan(10);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('every fact', () => {
  test.each(FACT_KEYS)('%s is said', (fact) => {
    const type = index.byKey.get(fact)?.type;
    const values =
      type === 'boolean'
        ? [true, false]
        : [
            0,
            1,
            12_345,
            { least: 0, most: 9 },
            { least: 5, most: 9 },
            { least: 8, most: 2 ** 53 - 1 },
          ];
    const said = values.map((value) => FACTS_ES[fact].have(value, 'Iowa'));
    for (const text of said) expectFrases(text);
    expect(new Set(said).size).toBe(values.length);
    expectFrases(`Falta saber: ${FACTS_ES[fact].missing('Iowa')}.`);
    const conditions =
      type === 'boolean'
        ? ([true, false] as const).map((value) => ({ fact, op: '=' as const, value }))
        : (['>=', '>', '<=', '<', '='] as const).map((op) => ({ fact, op, value: 7 }));
    const tests = conditions.map((condition) => FACTS_ES[fact].test(condition, 'Iowa'));
    expect(new Set(tests).size).toBe(conditions.length);
    for (const text of tests) expectFrases(`La prueba: ${text}.`);
  });
});

test('lists, dates, one and many', () => {
  expect(lista(['a', 'b', 'c'])).toBe('a, b y c');
  expect(lista(['a', 'ingresos'])).toBe('a e ingresos');
  expect(lista(['a', 'hielo'])).toBe('a y hielo');
  expect(lista(['a', 'b'], 'o')).toBe('a o b');
  expect(fecha('2027-01-01')).toBe('1 de enero de 2027');
  expect(FACTS_ES.employees.have(1, '')).toBe('Usted tiene 1 empleado.');
  expect(FACTS_ES.consumers.have(1, 'Iowa')).toBe('Usted tiene datos de 1 persona de Iowa.');
  expect(FACTS_ES.consumers.have({ least: 0, most: 9999 }, 'Iowa')).toBe(
    'Usted tiene datos de como máximo 9,999 personas de Iowa.',
  );
});

test.each<[VerdictWord[], string]>([
  [['applies'], 'Hoy una ley se aplica a usted.'],
  [
    ['applies', 'applies in part', 'cannot tell'],
    'Hoy dos leyes se aplican a usted. Una más depende de sus respuestas.',
  ],
  [
    ['cannot tell', 'cannot tell'],
    'Hoy no es seguro que se aplique alguna de estas leyes. Dos leyes dependen de sus respuestas.',
  ],
  [
    ['exempt', 'not in force yet'],
    'Con sus respuestas no se aplica ninguna de estas leyes. Una ley empieza más tarde.',
  ],
])('the whole result of %j', (words, text) =>
  expect(
    overallText(
      words.map((verdict) => ({ verdict, standing: [] })),
      SPANISH,
    ),
  ).toBe(text),
);
