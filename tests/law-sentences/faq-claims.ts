/**
 * What the answers of the FAQ claim of states, read from their words, against what the records
 * give.
 */
import { weigh } from '#engine/rules/applicability.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { PEOPLE, factsOf } from '#engine/explain/short-answer/ways.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import type { FaqEntry } from '#web/words/faq/faq-entry.ts';
import { figuresOf } from './figures.ts';

const index = indexFacts(FACT_BOOK);
const inForce = (day: string) => LAWS.filter(({ effective }) => effective <= day);
const codes = (laws: readonly LawRecord[]) => laws.map(({ state }) => state).toSorted();

/** The states that a text names. */
export const namedIn = (text: string): string[] =>
  codes(LAWS.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)));

const answerOf = (faq: readonly FaqEntry[], id: string) =>
  faq.find((each) => each.id === id)?.answer ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.?!]) (?=[A-Z])/);
const said = (faq: readonly FaqEntry[], id: string, pattern: RegExp) =>
  namedIn(
    answerOf(faq, id)
      .flatMap(sentencesOf)
      .filter((sentence) => pattern.test(sentence))
      .join(' '),
  );

/** A small shop that sells nothing and has a million people on file. */
const SMALL = {
  sbaSmallBusiness: true,
  employees: 5,
  annualRevenueUSD: 500_000,
  sellsPersonalData: false,
  offersDataForSale: false,
  targetedAdvertising: false,
  acquiresPersonalData: false,
  processesSensitiveData: false,
  carMaker: false,
} as const;

/** Laws that a small shop escapes whatever the number of its people. */
function sizeFrees(day: string): string[] {
  const coming = (law: LawRecord) => (law.effective > day ? law.effective : day);
  return codes(
    LAWS.filter((law) => {
      const closed = closeFacts({ ...SMALL, consumers: 1_000_000 }, index);
      if ('contradiction' in closed) throw new Error('never');
      return weigh(law, closed.facts, coming(law), index).verdict !== 'applies';
    }),
  );
}

const full = (law: LawRecord, day: string) =>
  law.applicability.prongs.filter((prong) => prong.reach === 'full' && counts(prong, day));
const countsPeople = (rule: Parameters<typeof factsOf>[0]) =>
  factsOf(rule).some((f) => PEOPLE.has(f));
const withoutCount = (law: LawRecord, day: string) =>
  full(law, day).some(
    (prong) => !countsPeople(prong.if) && !factsOf(prong.if).includes('carMaker'),
  );

const signal = (day: string, wanted: 'sure' | 'conditional' | 'none') =>
  codes(
    inForce(day).filter(({ optOutSignal: { required, from, conditional } }) => {
      const now = required && (from ?? '') <= day;
      return (now ? (conditional === undefined ? 'sure' : 'conditional') : 'none') === wanted;
    }),
  );

/** The figures of ways without a count, in laws that count people too, by state: `CA 50`. */
function figuresBeside(day: string): string[] {
  const ways = inForce(day).flatMap((law) =>
    full(law, day)
      .filter(
        (prong) => full(law, day).some((each) => countsPeople(each.if)) && !countsPeople(prong.if),
      )
      .flatMap((prong) => conditionsOf(prong.if))
      .flatMap(({ value }) => (typeof value === 'number' ? [`${law.state} ${value}`] : [])),
  );
  return [...new Set(ways)].toSorted();
}

/** Those of them that stand in a sentence with the name of their state. */
const figuresTold = (faq: readonly FaqEntry[], wanted: readonly string[]) => {
  const sentences = answerOf(faq, 'which-laws').flatMap(sentencesOf);
  return wanted.filter((each) => {
    const [state = '', figure = ''] = each.split(' ');
    return sentences.some(
      (sentence) => namedIn(sentence).includes(state) && figuresOf(sentence).includes(figure),
    );
  });
};

/** Each list of states that an answer gives, beside the one of the records. */
export function lists(faq: readonly FaqEntry[], day: string): [string, string[], string[]][] {
  const other = (pattern: RegExp) => said(faq, 'which-laws', pattern);
  return [
    [
      'small size frees',
      said(faq, 'sba-small', /mostly yes|a revenue first|leaves out|California has/),
      sizeFrees(day),
    ],
    ['the signal: always', said(faq, 'gpc', /asks you to obey|^So do/), signal(day, 'sure')],
    [
      'the signal: with conditions',
      said(faq, 'gpc', /with conditions/),
      signal(day, 'conditional'),
    ],
    ['the signal: not', said(faq, 'gpc', /not ask for it/), signal(day, 'none')],
    [
      'a way in without a count',
      other(
        /counts? nobody|way of their own|ways in, however|^California(?: binds by|:)|^Connecticut(?: binds by|:)|^[A-Z][a-z]+: /,
      ),
      codes(inForce(day).filter((law) => withoutCount(law, day))),
    ],
    [
      'figures of the ways without a count',
      figuresTold(faq, figuresBeside(day)),
      figuresBeside(day),
    ],
    [
      'parts at any size',
      other(/bind firms of any size/),
      codes(
        inForce(day).filter(({ applicability: { prongs } }) =>
          prongs.some((prong) => prong.reach === 'limited' && counts(prong, day)),
        ),
      ),
    ],
    [
      'laws to come',
      said(faq, 'changes', /\b(starts?|start) on [A-Z]/),
      codes(LAWS.filter(({ effective }) => effective > day)),
    ],
  ];
}
