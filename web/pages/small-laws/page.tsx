import { Fragment } from 'react';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { shortLawName } from '#web/words/small-laws/short-names.ts';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import { SMALL_LAW_PAGE } from '#web/words/small-laws/page-words.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import type { SmallLawLine, SmallLawsView } from './view.ts';

type Language = SmallLawsView['language'];

const LawLink = ({ law: { id, name }, language }: { law: SmallLawLine; language: Language }) => (
  <a href={smallLawPath(id, language)} {...(language === 'en' ? {} : { lang: 'en' })}>
    {shortLawName(id, name)}
  </a>
);

/** Names of laws in a row, with commas. */
const Names = ({ laws, language }: { laws: readonly SmallLawLine[]; language: Language }) =>
  laws.map((law, at) => (
    <Fragment key={law.id}>
      {at > 0 && ', '}
      <LawLink law={law} language={language} />
    </Fragment>
  ));

function Firms({ view: { firms, language, asOf } }: { view: SmallLawsView }) {
  const words = SMALL_LAW_PAGE[language].all;
  const shelf = SMALL_LAW_WORDS[language];
  return (
    <section aria-labelledby="firms" className="stack-sm">
      <h2 id="firms">{words.firms}</h2>
      <p className="soft">{words.firmsLede(asOf)}</p>
      <ul className="plain hairs stack">
        {firms.map(({ id, what, bound, coming, first }) => (
          <li key={id} className="stack-xs">
            <p>
              <strong>{`${what}.`}</strong>
            </p>
            <p className="small">
              {bound.length === 0 ? shelf.none : `${shelf.bound(bound.length)}: `}
              <Names laws={bound} language={language} />
              {bound.length > 0 && '.'}
            </p>
            {coming.map((law) => (
              <p key={law.id} className="small">
                <LawLink law={law} language={language} />. {shelf.from(law.from, true)}
              </p>
            ))}
            {first !== '' && <p className="small soft">{`${shelf.first(1)}: ${first}`}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every law without a size test by place, and ten examples. */
export default function SmallLawsPage({ data }: { data?: unknown }) {
  const view = data as SmallLawsView;
  const { language, places } = view;
  const words = SMALL_LAW_PAGE[language];
  const spanish = language === 'es';
  return (
    <div className="wrap section--tight stack-lg article">
      <PageTitle>{words.all.title}</PageTitle>
      <div className="head stack-sm">
        <h1>{words.all.title}</h1>
        <p className="lede">{words.all.lede}</p>
        <p className="small">
          <a href={spanish ? '/es/check' : '/check'}>{words.check}</a>
          {' · '}
          <a href="/states">{words.all.states}</a>
        </p>
        <p className="small soft">{words.advice}</p>
      </div>
      <Firms view={view} />
      {places.map(({ name, laws }) => (
        <section key={name} className="stack-sm">
          <h2>{name}</h2>
          <ul className="plain hairs stack-sm">
            {laws.map((law) => (
              <li key={law.id}>
                <p>
                  <LawLink law={law} language={language} />
                </p>
                <p className="small soft">{law.who}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
