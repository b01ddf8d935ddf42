/** The Spanish sentences say as much as the English ones, about every law and every fact. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LABELS_ES, LAWS } from '#law/corpus.server.ts';
import { inSpanish } from '#law/in-spanish.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { refusedIn } from '../../tests/spanish-glossary.ts';
import { weigh } from '../rules/applicability.ts';
import type { VerdictKind } from '../rules/applicability.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import { verdictOf } from '../verdict/verdict.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { personas } from './counted-es.ts';
import { ENGLISH } from './english.ts';
import { FACTS_ES } from './facts-es.ts';
import { headline, overallText, reasonText } from './sentences.ts';
import { fecha, lista, SPANISH } from './spanish.ts';

const index = indexFacts(FACT_BOOK);

function expectFrases(text: string): void {
  expect(refusedIn(text)).toEqual([]);
  expect(text).toMatch(/^[A-ZÁÉÍÓÚ0-9$“].*[.!?”]$/s);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|Infinity|9007199254740991/);
  expect(text).not.toMatch(/ {2}|\.\.|\s[.,]|:\.|: *$/);
  // No English slips in: the commonest words of the English sentences.
  expect(text).not.toMatch(/\b(the|you|your|law|people|data|whether|of)\b/i);
}

describe.each(LAWS)('$name', (english) => {
  const law = inSpanish(english, LABELS_ES);
  test('headline and reasons are whole sentences, as many as in English', () => {
    fc.assert(
      fc.property(
        randomFacts(FACT_BOOK.facts, [law]),
        fc.constantFrom('2024-01-01', '2026-11-20', '2028-06-01'),
        (given, day) => {
          const closed = closeFacts(given, index);
          if ('contradiction' in closed) return;
          const weighed = weigh(law, closed.facts, day, index);
          const verdict = verdictOf(weighed, day, index);
          const said = headline(verdict, weighed, SPANISH);
          expectFrases(said);
          const english = headline(verdict, weighed, ENGLISH);
          expect(said.split('. ').length).toBe(english.split('. ').length);
          for (const reason of verdict.because) {
            const text = reasonText(reason, weighed, SPANISH);
            expectFrases(text);
            // The law's label appears in it unchanged, with limits and dates.
            if (reason.kind !== 'effective')
              expect(text.toLowerCase()).toContain(reason.label.toLowerCase());
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
  });
});

test('lists, dates, one and many', () => {
  expect(lista(['a', 'b', 'c'])).toBe('a, b y c');
  expect(lista(['a', 'ingresos'])).toBe('a e ingresos');
  expect(lista(['a', 'hielo'])).toBe('a y hielo');
  expect(lista(['Texas', 'Iowa'])).toBe('Texas y Iowa');
  expect(lista(['a, b', 'c', 'd'])).toBe('a, b; c; y d');
  expect(lista(['a', 'b'], 'o')).toBe('a o b');
  expect(fecha('2027-01-01')).toBe('1 de enero de 2027');
  expect(FACTS_ES.employees.have(1, '')).toBe('Su empresa tiene 1 empleado.');
  expect(FACTS_ES.consumers.have(1, 'Iowa')).toBe('Su empresa tiene datos de 1 persona de Iowa.');
  expect(FACTS_ES.consumers.have({ least: 0, most: 9999 }, 'Iowa')).toBe(
    'Su empresa tiene datos de hasta 9,999 personas de Iowa.',
  );
  expect(FACTS_ES.consumers.have({ least: 25_000, most: 99_999 }, 'Iowa')).toBe(
    'Su empresa tiene datos de entre 25,000 y 99,999 personas de Iowa.',
  );
  expect(FACTS_ES.consumers.have({ least: 1_000_000, most: 2 ** 53 - 1 }, 'Iowa')).toBe(
    'Su empresa tiene datos de al menos 1,000,000 de personas de Iowa.',
  );
  expect(FACTS_ES.saleRevenuePercent.have(9, 'Iowa')).toBe(
    'El 9% de sus ingresos viene de vender datos.',
  );
  expect(FACTS_ES.saleRevenuePercent.have(9, 'California')).toContain('vender o compartir');
});

test.each<[VerdictKind[], string]>([
  [['applies'], 'Hoy se aplica una ley a su empresa.'],
  [
    ['applies', 'applies in part', 'cannot tell'],
    'Hoy se aplican dos leyes a su empresa. Una más depende de lo que falta responder.',
  ],
  [
    ['cannot tell', 'cannot tell'],
    'Hoy no es seguro que se aplique alguna ley que dependa del tamaño. Dos leyes dependen de lo que falta responder.',
  ],
  [
    ['exempt', 'not in force yet'],
    'Según sus respuestas, hoy no se aplica ninguna ley que dependa del tamaño. Una ley empieza más tarde.',
  ],
])('the whole result of %j', (words, text) =>
  expect(
    overallText(
      words.map((verdict) => ({ verdict, standing: [] })),
      SPANISH,
    ),
  ).toBe(text),
);

const OUT = { verdict: 'does not apply', standing: [] } as const;
const STAYS = { verdict: 'exempt', standing: [{}] } as unknown as Pick<
  Verdict,
  'verdict' | 'standing'
>;

test.each<[Pick<Verdict, 'verdict' | 'standing'>[], string]>([
  [[STAYS], 'Una ley no cubre a su empresa, pero le deja algo por cumplir.'],
  [[STAYS, STAYS], 'Dos leyes no cubren a su empresa, pero cada una le deja algo por cumplir.'],
  [[STAYS, OUT], 'Dos leyes no cubren a su empresa, pero una de ellas le deja algo por cumplir.'],
])('no law applies as a whole, with duties that stay: %#', (verdicts, text) => {
  expect(overallText(verdicts, SPANISH)).toBe(
    `Según sus respuestas, hoy no se aplica ninguna ley que dependa del tamaño por completo. ${text}`,
  );
  expect(overallText(verdicts, SPANISH, '1 de enero de 2027')).toContain(
    'respuestas, el 1 de enero de 2027 no se aplica ninguna',
  );
});

test('duties of a part are named, up to three', () => {
  const one = 'Con cualquier tamaño: publicar la frase fija';
  expect(SPANISH.partly([one])).toBe('Trae una obligación: publicar la frase fija.');
  expect(SPANISH.partly([one, 'Decir qué, a quién'])).toBe(
    'Trae dos obligaciones: publicar la frase fija; y decir qué, a quién.',
  );
  expect(SPANISH.partly(['A', 'B', 'C', 'D'])).toBe('Trae cuatro obligaciones.');
});

test('a count takes the number of its last figure', () => {
  expect(personas('1')).toBe('1 persona');
  expect(personas('al menos 1')).toBe('al menos 1 persona');
  expect(personas('entre 0 y 1')).toBe('entre 0 y 1 persona');
  expect(personas('2,140')).toBe('2,140 personas');
  expect(personas('3,000,000')).toBe('3,000,000 de personas');
});
