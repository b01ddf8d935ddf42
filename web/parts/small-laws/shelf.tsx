import { useMemo, useState } from 'react';
import { shelfOf, type SmallAnswer, type SmallShelf } from '#engine/small-laws/shelf.ts';
import type { FactBook, FactKey } from '#law/schema.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import { lowerFirst } from '#text/case.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import { asksOwn, groupsOf, kindsTold, numbersOf, stepOf, toldHere, waitsFor } from './asked.ts';
import { BoundLaws, ClearedLaws, FirstSteps, WaitingLaws } from './lists.tsx';
import { SmallLawQuestions } from './questions.tsx';

export interface SmallShelfInput {
  book: SmallLawBook;
  facts: FactBook;
  answers: readonly SmallAnswer[];
  named: readonly string[];
  asOf: string;
}

interface SmallLawShelfProps extends SmallShelfInput {
  say: Say;
  /** Absent for who may not answer. */
  onTell?: ((answers: SmallAnswer[]) => void) | undefined;
}

/** The shelf of one business; worked out anew with its answers. */
export function useSmallShelf({ book, facts, answers, named, asOf }: SmallShelfInput): SmallShelf {
  return useMemo(
    () => shelfOf({ book, facts, answers, named, asOf }),
    [book, facts, answers, named, asOf],
  );
}

/** What is asked, in words: facts of either book, and places. */
function labelsIn({ book, say }: Pick<SmallLawShelfProps, 'book' | 'say'>) {
  const own = new Map(
    book.questions.flatMap(({ id, facts }) =>
      facts.map(({ key, label }) => [key, { id, label }] as const),
    ),
  );
  const { language } = say.words;
  const words = SMALL_LAW_WORDS[language];
  const recordLabel = (fact: string, place = '') => say.row(fact as FactKey).label(place);
  const labelOf = (fact: string, place: string) => {
    const found = own.get(fact);
    if (!found) return lowerFirst(recordLabel(fact, place));
    if (found.id === 'places') return words.named(found.label);
    return lowerFirst(found.label);
  };
  return { labelOf, recordLabel };
}

/** The questions that decide something here; after the answers, the way to change them. */
function Asking({ shelf, ...props }: SmallLawShelfProps & { shelf: SmallShelf }) {
  const { book, facts, answers, named, say, onTell } = props;
  const [changing, setChanging] = useState(false);
  const words = SMALL_LAW_WORDS[say.words.language];
  const { recordLabel } = labelsIn(props);
  const told = toldHere(answers, book);
  const keys = new Set([...shelf.asked, ...(changing ? told : [])]);
  const kinds = new Set([...shelf.kinds, ...(changing ? kindsTold(answers, book) : [])]);
  const titles = { kinds: words.kinds, known: words.known };
  const asked = { book, facts, keys, kinds, labelOf: recordLabel, titles };
  const groups = stepOf(groupsOf(asked), changing);
  const numbers = asksOwn(book, shelf) ? [] : numbersOf(asked);
  if (!onTell) return null;
  if (groups.length + numbers.length > 0)
    return (
      <SmallLawQuestions
        key={[...keys, ...kinds].join()}
        implications={facts.implications}
        groups={groups}
        numbers={numbers}
        answers={answers}
        words={words}
        named={named.length > 0}
        goesOn={told.length > 0 && !changing}
        onTell={(given) => {
          setChanging(false);
          onTell(given);
        }}
      />
    );
  return told.length === 0 ? null : (
    <p className="noprint">
      <button className="linkbtn" type="button" onClick={() => setChanging(true)}>
        {words.change}
      </button>
    </p>
  );
}

/** The laws without a size test for one business: named, starting later, open, cleared. */
export function SmallLawShelf(props: SmallLawShelfProps) {
  const { book, say } = props;
  const shelf = useSmallShelf(props);
  const { language } = say.words;
  const words = SMALL_LAW_WORDS[language];
  const { labelOf } = labelsIn(props);
  const list = { words, language };
  const placeOf = ({ id }: { readonly id: string }) =>
    book.laws.find((law) => law.id === id)?.place ?? '';
  const isAsking = asksOwn(book, shelf);
  return (
    <>
      <p className="soft">{words.lede}</p>
      {shelf.clash !== null && <p role="status">{words.clash(shelf.clash)}</p>}
      {isAsking && <Asking {...props} shelf={shelf} />}
      <FirstSteps {...list} things={shelf.first} dateOf={say.sentences.date} />
      <BoundLaws {...list} laws={shelf.bound} book={book} />
      {!isAsking && <Asking {...props} shelf={shelf} />}
      <WaitingLaws
        {...list}
        laws={shelf.coming}
        title={words.coming(shelf.coming.length)}
        line={({ from, then }) =>
          words.from(say.sentences.date(from ?? ''), then?.startsWith('applies') === true)
        }
      />
      <WaitingLaws
        {...list}
        laws={shelf.open}
        title={words.open(shelf.open.length)}
        line={(law) => {
          const facts = waitsFor(law, (fact) => labelOf(fact, placeOf(law)));
          return facts.length === 0 ? words.unread : words.waits(say.list(facts));
        }}
      />
      <ClearedLaws {...list} laws={shelf.cleared} book={book} />
      <p className="small noprint">
        <a href={language === 'es' ? '/es/laws' : '/laws'}>{words.overview}</a>
      </p>
    </>
  );
}
