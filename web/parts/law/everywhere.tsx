import type { PointerToLaw } from '#law/everywhere.ts';
import { EVERYWHERE_WORDS } from '#web/words/everywhere.ts';
import { Citation } from './citation.tsx';
import { everywhereIn } from '#law/near-laws.ts';

type Language = 'en' | 'es';

function Pointer({ law, language }: { law: PointerToLaw; language: Language }) {
  const { name, place, who, what, cite, url, doubts } = law;
  const words = EVERYWHERE_WORDS[language];
  const english = language === 'en' ? {} : { lang: 'en' };
  return (
    <li className="stack-sm">
      <p>
        <strong {...english}>{name}</strong>{' '}
        <span className="small soft">{words.places[place] ?? place}</span>
        <br />
        {who}
      </p>
      <details className="why">
        <summary>
          {words.what}
          <span className="vh" {...english}>{` (${name})`}</span>
        </summary>
        <div className="stack-sm small">
          <p>{what}</p>
          <p {...english}>
            <Citation cite={cite} url={url} />
          </p>
          {doubts.map((doubt) => (
            <p key={doubt} className="soft">
              {doubt}
            </p>
          ))}
        </div>
      </details>
    </li>
  );
}

interface EverywhereProps {
  laws: readonly PointerToLaw[];
  /** The states that an owner named; without them every law stands open. */
  named?: readonly string[];
  language?: Language;
}

const Pointers = ({ laws, language = 'en' }: EverywhereProps) => (
  <ul className="plain hairs stack">
    {laws.map((law) => (
      <Pointer key={law.id} law={law} language={language} />
    ))}
  </ul>
);

/**
 * Laws outside the records: whom they bind, what they require, and the section. Not part of any
 * verdict. Those of other states than the owner's are folded.
 */
export function EverywhereLaws({ laws, named, language = 'en' }: EverywhereProps) {
  const words = EVERYWHERE_WORDS[language];
  const near = named === undefined ? laws : everywhereIn(named, laws);
  const more = laws.filter((law) => !near.includes(law));
  return (
    <>
      <p className="soft">{words.lede}</p>
      <Pointers laws={near} language={language} />
      {more.length > 0 && (
        <details className="why">
          <summary>{words.more(more.length)}</summary>
          <Pointers laws={more} language={language} />
        </details>
      )}
    </>
  );
}

/** The same as a section of a page. */
export function Everywhere({ language = 'en', ...props }: EverywhereProps) {
  return (
    <section aria-labelledby="everywhere" className="stack-sm">
      <h2 id="everywhere">{EVERYWHERE_WORDS[language].title}</h2>
      <EverywhereLaws language={language} {...props} />
    </section>
  );
}
