import { Citation } from '#web/parts/law/citation.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { shortLawName } from '#web/words/small-laws/short-names.ts';
import { SMALL_LAW_PAGE } from '#web/words/small-laws/page-words.ts';
import type { ReactNode } from 'react';
import type { SmallLawView } from './view.ts';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Section = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="stack-sm prose">
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

interface Line {
  readonly text: string;
  readonly cite: string;
}

/** Lines, each with its section. */
const Lines = ({
  lines,
  url,
  english,
}: {
  lines: readonly Line[];
  url: string;
  english: object;
}) => (
  <ul className="plain hairs stack-sm">
    {lines.map(({ text, cite }) => (
      <li key={text + cite}>
        <p>{text}</p>
        <p className="small" {...english}>
          <Citation cite={cite} url={url} />
        </p>
      </li>
    ))}
  </ul>
);

const english = ({ language }: SmallLawView) => (language === 'en' ? {} : { lang: 'en' });

function Duties({ view }: { view: SmallLawView }) {
  const { tests, outs, asks, days, register, whoCanSue, url } = view.law;
  const words = SMALL_LAW_PAGE[view.language];
  const lines = { url, english: english(view) };
  const labelled = tests.map(({ label, cite }) => ({ text: `${label}.`, cite }));
  const outside = outs.map(({ label, cite, leavesPart }) => ({
    text: leavesPart ? `${label} (${words.inPart}).` : `${label}.`,
    cite,
  }));
  const spans = days.map(({ number, unit, what, cite }) => ({
    text: `${words.span(number, unit)}: ${what}.`,
    cite,
  }));
  return (
    <>
      <Section id="who" title={words.who}>
        <Lines {...lines} lines={labelled} />
      </Section>
      <Section id="outside" title={words.outside}>
        {outside.length === 0 ? <p>{words.nobodyOutside}</p> : <Lines {...lines} lines={outside} />}
      </Section>
      <Section id="asks" title={words.asks}>
        <Lines {...lines} lines={asks} />
      </Section>
      {/* the days of a register stand in what it asks */}
      {register === undefined && (
        <Section id="days" title={words.days}>
          {spans.length === 0 ? <p>{words.noDays}</p> : <Lines {...lines} lines={spans} />}
        </Section>
      )}
      <Section id="suits" title={words.suits}>
        <p>{`${whoCanSue}.`}</p>
      </Section>
    </>
  );
}

function Reading({ view }: { view: SmallLawView }) {
  const { read, sources, doubts } = view.law;
  const words = SMALL_LAW_PAGE[view.language];
  return (
    <>
      {doubts.length > 0 && (
        <Section id="doubt" title={words.doubt}>
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="reading" title={words.reading}>
        <p>{words.read[read]}</p>
        <ul>
          {sources.map(({ text, kind }) => (
            <li key={text}>
              {text} <span className="soft">{`(${words.kinds[kind] ?? kind})`}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** One law without a size test, short: each line with its section. */
export default function SmallLawPage({ data }: { data?: unknown }) {
  const view = data as SmallLawView;
  const { language, law, from, inForce } = view;
  const words = SMALL_LAW_PAGE[language];
  const short = shortLawName(law.id, law.name);
  const spanish = language === 'es';
  const dated = from === null ? '' : (inForce ? words.since : words.starts)(from);
  const since = law.started === undefined ? dated : `${law.started}.`;
  return (
    <div className="wrap section--tight stack-lg article">
      <PageTitle>{spanish ? `Ley: ${short}` : short}</PageTitle>
      <div className="head stack-sm">
        <h1>
          {spanish ? (
            <>
              Ley: <span lang="en">{short}</span>
            </>
          ) : (
            short
          )}
        </h1>
        <p className="lede">
          <span {...english(view)}>{law.name}</span>
          {`, ${law.place}. `}
          {since} {words.size[law.size ?? 'none']}
        </p>
        <p className="small">
          <a href={spanish ? '/es/check' : '/check'}>{words.check}</a>
          {' · '}
          <a href={spanish ? '/es/laws' : '/laws'}>{words.all.title}</a>
          {' · '}
          <a href={law.url}>{words.official}</a>
        </p>
        <p className="small">
          <a href="#reading">{words.reading}</a>
          {`: ${words.read[law.read]}`}
        </p>
        <p className="small soft">{words.advice}</p>
      </div>
      <Duties view={view} />
      <Reading view={view} />
    </div>
  );
}
