/**
 * The laws without a size test, with what each asks, in both languages
 * (docs/decisions/0137-small-laws-in-the-product.md).
 */
import { BROKER_REGISTERS } from './broker-registers.ts';
import { usStateName } from '#text/us-states.ts';
import { STATES, type StateCode, stateNameIn } from './codes.ts';
import type { SmallLaw, SmallLawBook } from './small-laws-book.ts';
import data from './small-laws.json' with { type: 'json' };
import spanish from './small-laws-es.json' with { type: 'json' };

type Language = 'en' | 'es';
const TEXTS_ES: Readonly<Record<string, string>> = spanish;

/** A law with all that it asks, those of registers from their entries. */
export interface WholeSmallLaw extends Omit<SmallLaw, 'asks' | 'days'> {
  readonly asks: NonNullable<SmallLaw['asks']>;
  readonly days: NonNullable<SmallLaw['days']>;
}
export interface WholeSmallLawBook extends Omit<SmallLawBook, 'laws'> {
  readonly laws: readonly WholeSmallLaw[];
}

// A check of the law data validates the file (checks/small-laws-sound.ts).
const BOOK = data as unknown as SmallLawBook;

/** The state with a record that made a law; undefined: a state without one, or all states. */
const stateWithRecord = ({ place }: Pick<SmallLaw, 'place'>): StateCode | undefined =>
  STATES.find(({ name }) => name === place)?.code;

/** What a register asks, as its entry says it. */
function asksOfRegister(state: string | undefined, language: Language): WholeSmallLaw['asks'] {
  const entry = BROKER_REGISTERS.find((each) => each.state === state);
  if (!entry) return [];
  const { due, also, cite } = entry;
  const register = language === 'es' ? 'Regístrese ante el estado.' : 'Register with the state.';
  return [
    { number: 1, text: `${register} ${due[language]}`, cite },
    ...(also ? [{ number: 2, text: also[language], cite }] : []),
  ];
}

type Say = (text: string) => string;

const labelledIn = <T extends { readonly label: string }>(parts: readonly T[], say: Say) =>
  parts.map((part) => ({ ...part, label: say(part.label) }));

function lawIn(law: SmallLaw, language: Language, say: Say): WholeSmallLaw {
  const record = stateWithRecord(law);
  return {
    ...law,
    place: record === undefined ? say(law.place) : stateNameIn(language, record),
    ...(law.started === undefined ? {} : { started: say(law.started) }),
    tests: labelledIn(law.tests, say),
    outs: labelledIn(law.outs, say),
    asks:
      law.asks?.map((ask) => ({ ...ask, text: say(ask.text) })) ??
      asksOfRegister(law.register, language),
    days: (law.days ?? []).map((span) => ({ ...span, what: say(span.what) })),
    whoCanSue: say(law.whoCanSue),
    sources: law.sources.map(({ text, kind }) => ({ text: say(text), kind })),
    doubts: law.doubts.map(say),
  };
}

/** All laws and questions in one language. Names of laws and sections stay English. */
export function smallLawsIn(language: Language): WholeSmallLawBook {
  const say = (text: string) => (language === 'es' ? (TEXTS_ES[text] ?? text) : text);
  const placeName = (code: string) => {
    const english = usStateName(code) ?? code;
    const record = STATES.find((state) => state.code === code)?.code;
    return record === undefined ? say(english) : stateNameIn(language, record);
  };
  const laws = BOOK.laws.map((law) => lawIn(law, language, say));
  const askOf = ({ law, number }: { law: string; number: number }) =>
    laws.find(({ id }) => id === law)?.asks.find((ask) => ask.number === number);
  return {
    ...BOOK,
    questions: BOOK.questions.map((question) => ({
      ...question,
      question: say(question.question),
      facts:
        question.id === 'places'
          ? question.facts.map(({ key, label }) => ({ key, label: placeName(label) }))
          : labelledIn(question.facts, say),
    })),
    implications: BOOK.implications.map((each) => ({ ...each, why: say(each.why) })),
    kinds: labelledIn(BOOK.kinds, say),
    nots: Object.fromEntries(Object.entries(BOOK.nots).map(([fact, not]) => [fact, say(not)])),
    first: BOOK.first.map((duty) => ({
      ...duty,
      asks: duty.asks.map((ask) => ({ ...ask, ...askOf(ask) })),
    })),
    laws,
  };
}

export const SMALL_LAWS = smallLawsIn('en');

/** Whether a law counts in every state. */
export const isForAllStates = ({ place }: Pick<SmallLaw, 'place'>): boolean =>
  place === 'United States' || place === 'All 50 states and DC';

/** The laws that concern people in a state with a record: its own first, then those of all. */
export const smallLawsNear = (state: StateCode): WholeSmallLaw[] => [
  ...SMALL_LAWS.laws.filter((law) => stateWithRecord(law) === state),
  ...SMALL_LAWS.laws.filter(isForAllStates),
];

/** The laws that ask nearly every site for a privacy notice, with the states that made them. */
export const NOTICE_LAWS = SMALL_LAWS.laws.flatMap((law) => {
  const state = stateWithRecord(law);
  return law.notice === undefined
    ? []
    : [{ ...law, notice: law.notice, states: state === undefined ? [] : [state] }];
});
