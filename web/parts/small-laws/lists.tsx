import { smallLawPath } from '#web/words/small-laws/address.ts';
import type { SmallShelf } from '#engine/small-laws/shelf.ts';
import type { SmallVerdict } from '#engine/small-laws/small-verdict.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import { lowerFirst } from '#text/case.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import type { SmallLawWords } from '#web/words/small-laws/words.ts';

type Laws = readonly SmallVerdict[];
type NamedLaw = Pick<SmallVerdict, 'id' | 'name'>;
interface ListProps {
  laws: Laws;
  words: SmallLawWords;
  language: 'en' | 'es';
}

interface WhyProps {
  words: SmallLawWords;
  book: SmallLawBook;
}
interface FirstProps extends Omit<ListProps, 'laws'> {
  things: SmallShelf['first'];
  dateOf: (date: string) => string;
}

const english = (language: 'en' | 'es') => (language === 'en' ? {} : { lang: 'en' });

/** Its name leads to its page. */
const LawName = ({ law, language }: { law: NamedLaw; language: 'en' | 'es' }) => (
  <a href={smallLawPath(law.id, language)} {...english(language)}>
    {law.name}
  </a>
);

/** The things to do first; one that serves several laws names them all. */
export function FirstSteps({ things, words, language, dateOf }: FirstProps) {
  if (things.length === 0) return null;
  return (
    <>
      <h3>{words.first(things.length)}</h3>
      <ol className="hairs firstduties">
        {things.map(({ text, laws, from }) => (
          <li key={text}>
            <p>
              <strong>{text}</strong>
              {from !== undefined && ` ${words.from(dateOf(from), true)}`}
            </p>
            {laws.map((law) => (
              <p key={law.id} className="small soft">
                <LawName law={law} language={language} />{' '}
                <span {...english(language)}>
                  <Citation cite={law.cite} short />
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Sections stay English in a Spanish text. */
const WithSections = ({ text }: { text: string }) =>
  text
    .split(/((?:[A-Z][a-z]{2}\. [A-Z][\w.& ]{1,24}|\d{2,3} [A-Z.]{3,6} )§? ?[\d.]+)/)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} lang="en">
          {part}
        </span>
      ),
    );

/** The kinds of business, not told yet, that a law may leave out. */
const Unless = ({ law, words, book }: WhyProps & { law: SmallVerdict }) => {
  const kinds = book.kinds.filter(({ facts }) => facts.some((fact) => law.assuming.includes(fact)));
  return kinds.length === 0 ? null : (
    <p className="small soft">
      {`${words.unless}: ${kinds.map(({ label }) => lowerFirst(label)).join(', ')}.`}
    </p>
  );
};

/** Laws that apply: because of what; where people can sue, for how much. */
export const BoundLaws = ({ laws, words, language, book }: ListProps & { book: SmallLawBook }) => (
  <>
    <h3>{laws.length === 0 ? words.none : words.bound(laws.length)}</h3>
    <ul className="plain hairs stack">
      {laws.map((law) => (
        <li key={law.id}>
          <p>
            <strong>
              <LawName law={law} language={language} />
            </strong>
            {law.verdict === 'applies in part' && ` (${words.inPart})`}
          </p>
          {law.because
            .filter(({ holds }) => holds === true)
            .slice(0, 1)
            .map(({ label, cite }) => (
              <p key={cite} className="small">
                {`${label}. `}
                <span {...english(language)}>
                  <Citation cite={cite} short />
                </span>
              </p>
            ))}
          <Unless law={law} words={words} book={book} />
          {book.laws.some(({ id, peopleCanSue }) => id === law.id && peopleCanSue === true) && (
            <p className="small soft">
              {`${words.suits}: `}
              <WithSections text={`${law.whoCanSue}.`} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </>
);

interface WaitingProps extends ListProps {
  line: (law: SmallVerdict) => string;
  title: string;
}

/** Laws that are not sure, or not yet, each with a line. */
export const WaitingLaws = ({ laws, language, line, title }: WaitingProps) =>
  laws.length === 0 ? null : (
    <details className="why">
      <summary>{title}</summary>
      <ul className="plain stack-sm">
        {laws.map((law) => (
          <li key={law.id} className="small">
            <LawName law={law} language={language} />. {line(law)}
          </li>
        ))}
      </ul>
    </details>
  );

/** In words, what leaves a business out of a law, or which part of its tests is not so. */
function whyNot({ because, notSo }: SmallVerdict, { words, book }: WhyProps): string {
  const out = because.find(({ kind }) => kind === 'exemption');
  if (out) return `${words.outside} ${out.label}.`;
  const nots = notSo.map((fact) => lowerFirst(book.nots[fact] ?? fact));
  return `${words.notMet} ${nots.join('; ')}.`;
}

/** Laws that do not bind, folded, each with why. */
export const ClearedLaws = ({ laws, words, language, book }: ListProps & WhyProps) =>
  laws.length === 0 ? null : (
    <details className="why">
      <summary>{words.cleared(laws.length)}</summary>
      <ul className="plain stack-sm">
        {laws.map((law) => (
          <li key={law.id} className="small">
            <LawName law={law} language={language} />. {whyNot(law, { words, book })}
          </li>
        ))}
      </ul>
    </details>
  );
