import { smallLawPath } from '#web/words/small-laws/address.ts';
import type { SmallVerdict } from '#engine/small-laws/small-verdict.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import type { SmallLawWords } from '#web/words/small-laws/words.ts';

type Laws = readonly SmallVerdict[];
interface ListProps {
  laws: Laws;
  words: SmallLawWords;
  language: 'en' | 'es';
}

const english = (language: 'en' | 'es') => (language === 'en' ? {} : { lang: 'en' });

/** Its name leads to its page. */
const LawName = ({ law, language }: { law: SmallVerdict; language: 'en' | 'es' }) => (
  <a href={smallLawPath(law.id, language)} {...english(language)}>
    {law.name}
  </a>
);

/** The first thing that each of the first three laws asks. */
export function FirstSteps({ laws, words, language, book }: ListProps & { book: SmallLawBook }) {
  const steps = laws
    .flatMap((law) => {
      const ask = book.laws.find(({ id }) => id === law.id)?.asks?.[0];
      return ask ? [{ law, ask }] : [];
    })
    .slice(0, 3);
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{words.first(steps.length)}</h3>
      <ol className="hairs firstduties">
        {steps.map(({ law, ask }) => (
          <li key={law.id}>
            <p>
              <strong>{ask.text}</strong>
            </p>
            <p className="small soft">
              <LawName law={law} language={language} />{' '}
              <span {...english(language)}>
                <Citation cite={ask.cite} short />
              </span>
            </p>
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

/** Laws that do not bind, folded, each with why. */
export const ClearedLaws = ({ laws, words, language }: ListProps) =>
  laws.length === 0 ? null : (
    <details className="why">
      <summary>{words.cleared(laws.length)}</summary>
      <ul className="plain stack-sm">
        {laws.map((law) => {
          const out = law.because.find(({ kind }) => kind === 'exemption');
          const why = out ?? law.because[0];
          return (
            <li key={law.id} className="small">
              <LawName law={law} language={language} />
              {why && `. ${out ? words.outside : words.notMet} ${why.label}.`}
            </li>
          );
        })}
      </ul>
    </details>
  );
