import { smallLawBook, smallLawTexts } from '../schema.ts';
import type { SmallLaw, SmallLawBook } from '../schema.ts';
import type { SmallRule } from '../small-laws-book.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';
import { figuresIn } from './figures-in.ts';

const TIP = 'Mend small-laws.json, or small-laws-es.json beside it.';

export const check: Check = {
  name: 'small-laws-sound',
  description:
    'Each law without a size test says what it asks, with sections; a register says it by its entry alone; each text has its Spanish one, with the same figures.',
  run: ({ smallLaws, smallLawsEs, brokers }) => {
    const book = smallLawBook.safeParse(smallLaws);
    const texts = smallLawTexts.safeParse(smallLawsEs);
    const fault = book.error ?? texts.error;
    if (!book.success || !texts.success)
      return [faultAt('', 'the form of smallLawBook', fault?.message ?? 'none')];
    return [
      ...book.data.laws.flatMap((law) => lawFaults(law, brokers)),
      ...listFaults(book.data),
      ...spanishFaults(book.data, texts.data),
      ...brokers.registers
        .filter(({ state }) => !book.data.laws.some(({ register }) => register === state))
        .map(({ state }) => faultAt('', `a law for the register of ${state}`, 'none')),
    ];
  },
};

const faultAt = (id: string, expected: string, actual: string): DataFault => ({
  where: `small-laws.json ${id}`,
  expected,
  actual,
  tip: TIP,
});

/** What a law asks has one home: its record, or its entry among the registers. */
function lawFaults(
  { id, asks, days, register, from, url }: SmallLaw,
  { registers }: CheckedCorpus['brokers'],
): DataFault[] {
  const numbers = (asks ?? []).map(({ number }) => number);
  if (new Set(numbers).size < numbers.length)
    return [faultAt(id, 'a number of its own for each thing it asks', numbers.join(', '))];
  if (register === undefined)
    return asks && days ? [] : [faultAt(id, 'what it asks, and its days (or none)', 'left out')];
  const entry = registers.find(({ state }) => state === register);
  if (!entry) return [faultAt(id, 'an entry in broker-registers.json', 'none')];
  return [
    ...(asks || days ? [faultAt(id, 'what it asks in broker-registers.json alone', 'both')] : []),
    ...(entry.from === from ? [] : [faultAt(id, `from ${entry.from}`, String(from))]),
    ...(entry.url === url ? [] : [faultAt(id, entry.url, url)]),
  ];
}

/** Each law may stand among the first things to do, and each fact of a test has its words. */
function listFaults({ laws, nots, first }: SmallLawBook): DataFault[] {
  const named = new Set(first.flatMap(({ asks }) => asks.map(({ law }) => law)));
  const numbers = new Map(laws.map(({ id, asks }) => [id, asks?.length ?? 1]));
  const read = new Set(laws.flatMap(({ tests }) => tests.flatMap((test) => factsOf(test.if))));
  return [
    ...laws
      .filter(({ id }) => !named.has(id))
      .map(({ id }) => faultAt(id, 'a place in the list `first`', 'none')),
    ...first
      .flatMap(({ asks }) => asks)
      .filter(({ law, number }) => number > (numbers.get(law) ?? 0))
      .map(({ law, number }) => faultAt(law, 'a thing that it asks', `number ${number}`)),
    ...[...read]
      .filter((fact) => nots[fact] === undefined)
      .map((fact) => faultAt(fact, 'words in `nots`', 'none')),
    ...Object.keys(nots)
      .filter((fact) => !read.has(fact))
      .map((fact) => faultAt(fact, 'a fact of a test', 'words in `nots`')),
  ];
}

const factsOf = (rule: SmallRule): string[] => {
  if ('fact' in rule) return [rule.fact];
  return ('all' in rule ? rule.all : rule.any).flatMap(factsOf);
};

/** The texts that owners read. */
const shownIn = ({ questions, implications, kinds, nots, laws }: SmallLawBook): string[] => [
  ...kinds.map(({ label }) => label),
  ...Object.values(nots),
  ...questions.flatMap(({ question, facts }) => [question, ...facts.map(({ label }) => label)]),
  ...implications.map(({ why }) => why),
  ...laws.flatMap(({ tests, outs, asks = [], days = [], started, whoCanSue, sources, doubts }) => [
    ...[...tests, ...outs].map(({ label }) => label),
    ...asks.map(({ text }) => text),
    ...days.map(({ what }) => what),
    ...(started === undefined ? [] : [started]),
    whoCanSue,
    ...sources.map(({ text }) => text),
    ...doubts,
  ]),
];

/** A place is named in both languages where its names differ; a code of a state is no text. */
function spanishFaults(book: SmallLawBook, texts: Readonly<Record<string, string>>): DataFault[] {
  const shown = new Set(shownIn(book).filter((text) => !/^[A-Z]{2}$/.test(text)));
  const places = new Set(book.laws.map(({ place }) => place));
  const unknown = Object.keys(texts).filter((text) => !shown.has(text) && !places.has(text));
  return [
    ...unknown.map((text) => faultAt(text, 'a text that is shown', 'none')),
    ...[...shown].flatMap((english): DataFault[] => {
      const spanish = texts[english];
      if (spanish === undefined) return [faultAt(english, 'a Spanish text', 'none')];
      const [expected, actual] = [figuresIn(english, 'en'), figuresIn(spanish, 'es')];
      return expected === actual ? [] : [faultAt(english, expected, actual)];
    }),
  ];
}
