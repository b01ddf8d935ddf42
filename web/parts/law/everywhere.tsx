import type { PointerToLaw } from '#law/everywhere.ts';
import { EVERYWHERE_WORDS } from '#web/words/everywhere.ts';
import { everywhereIn, factsDenied, withoutDenied } from '#law/near-laws.ts';
import type { FactKey } from '#law/rules.ts';
import { Citation } from './citation.tsx';
import { SiteQuestion } from './site-question.tsx';

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
  language?: Language;
}

/** Laws outside the records, a line each: whom they bind; folded, what they ask. */
export const Pointers = ({ laws, language = 'en' }: EverywhereProps) => (
  <ul className="plain hairs stack">
    {laws.map((law) => (
      <Pointer key={law.id} law={law} language={language} />
    ))}
  </ul>
);

interface NearLawsProps extends EverywhereProps {
  /** The states that an owner named. */
  named: readonly string[];
  answers: readonly { readonly fact: FactKey; readonly value: unknown }[];
  onTold?: ((yes: boolean) => void) | undefined;
}

/**
 * Laws outside the records that may bind an owner: those of the named states and of all, after one
 * question, without those that an answer rules out. Those of other states are folded.
 */
export function NearLaws({ laws, named, answers, onTold, language = 'en' }: NearLawsProps) {
  const words = EVERYWHERE_WORDS[language];
  const answer = answers.find(({ fact }) => fact === 'collectsOnline');
  const told = typeof answer?.value === 'boolean' ? answer.value : undefined;
  const question = <SiteQuestion language={language} told={told} onTold={onTold} />;
  if (answer === undefined && onTold) return question;
  const possible = withoutDenied(laws, factsDenied(answers));
  const near = everywhereIn(named, possible);
  const more = possible.filter((law) => !near.includes(law));
  return (
    <>
      {question}
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

/** The same as a section, under a result of the check. */
export function NearLawsSection(props: NearLawsProps) {
  return (
    <section aria-labelledby="everywhere" className="stack-sm">
      <h2 id="everywhere">{EVERYWHERE_WORDS[props.language ?? 'en'].title}</h2>
      <NearLaws {...props} />
    </section>
  );
}
