/** All laws without a size test by place, and ten firms with the verdicts of the engine. */
import { ENGLISH } from '#engine/explain/english.ts';
import { SPANISH } from '#engine/explain/spanish.ts';
import FIRMS from '#law/small-firms.json' with { type: 'json' };
import { shelfOf, type SmallAnswer } from '#engine/small-laws/shelf.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { isForAllStates, smallLawsIn, type WholeSmallLawBook } from '#law/small-laws.ts';
import type { Page } from '#web/words/page-row.ts';
import { SMALL_LAW_PAGE } from '#web/words/small-laws/page-words.ts';
import type { SmallLawLine, SmallLawsView } from './view.ts';

const DATES = { en: ENGLISH, es: SPANISH };

/** Of a firm everything is a no that its entry does not say; it has a few people. */
function answersOf(
  { people, yes }: (typeof FIRMS)[number],
  book: WholeSmallLawBook,
): SmallAnswer[] {
  const places = people.map((code) => `peopleIn${code}`);
  const own = book.questions.flatMap(({ facts }) => facts.map(({ key }) => key));
  const records = FACT_BOOK.facts
    .filter(({ type, perState }) => type === 'boolean' && !perState)
    .map(({ key }): string => key);
  const told = new Set([...places, ...yes]);
  // who knows nothing of it may still have children among the visitors
  const silent = told.has('madeForChildren') ? ['knowsChildren', 'childrenGiveData'] : [];
  return [
    { fact: 'employees', state: null, value: 4 },
    ...[...own, ...records]
      .filter((fact) => !silent.includes(fact))
      .map((fact) => ({ fact, state: null, value: told.has(fact) })),
  ];
}

/** By place: all states first. */
function placesOf({ laws }: WholeSmallLawBook, everywhere: string): SmallLawsView['places'] {
  const english = new Set(
    smallLawsIn('en')
      .laws.filter(isForAllStates)
      .map(({ id }) => id),
  );
  const groups = Map.groupBy(laws, ({ id, place }) => (english.has(id) ? everywhere : place));
  const rank = (name: string) => (name === everywhere ? 0 : 1);
  return [...groups]
    .map(([name, own]) => ({ name, laws: own.map(lineOf) }))
    .toSorted(
      (one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name),
    );
}

const lineOf = ({ id, name, tests }: WholeSmallLawBook['laws'][number]): SmallLawLine => ({
  id,
  name,
  who: `${tests[0]?.label ?? ''}.`,
});

export function data(page: Page): SmallLawsView {
  const language = page.language ?? 'en';
  const book = smallLawsIn(language);
  const asOf = book.reviewed;
  const lawOf = (id: string) =>
    book.laws.find((law) => law.id === id) as (typeof book.laws)[number];
  return {
    language,
    places: placesOf(book, SMALL_LAW_PAGE[language].all.everywhere),
    firms: FIRMS.map((firm) => {
      const answers = answersOf(firm, book);
      const { bound, coming, first } = shelfOf({
        facts: FACT_BOOK,
        book,
        answers,
        named: [],
        asOf,
      });
      return {
        id: firm.id,
        what: firm[language],
        bound: bound.map(({ id }) => lineOf(lawOf(id))),
        coming: coming.map(({ id, from = '' }) => ({
          ...lineOf(lawOf(id)),
          from: DATES[language].date(from),
        })),
        first: first[0]?.text ?? '',
      };
    }),
    asOf: DATES[language].date(asOf),
  };
}
