import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { longDate } from '#text/english.ts';
import styles from '#web/parts/law/rules.css?url';
import { Errata } from './errata.tsx';
import { Step } from './step.tsx';
import type { ChangesView } from './view.ts';

const TITLE = 'What changed in the law data';

const MEANING = [
  ['law enacted', 'a law that was not on record'],
  [
    'law changed',
    'the two states differ only on days after the one to which the older was checked',
  ],
  [
    'we were wrong',
    'they differ on that day or before it: something that we said was not so, or was missing',
  ],
] as const;

function Bills({ bills }: Pick<ChangesView, 'bills'>) {
  return (
    <section aria-labelledby="pending" className="stack">
      <h2 id="pending">Bills that may come</h2>
      <p className="small soft">
        Not law: no verdict, duty or day rests on them. Other bills may be open too. Laws that are
        passed and start later stand among the <a href="/states#coming">state guides</a>.
      </p>
      <ul className="plain hairs">
        {bills.map(({ id, name, place, bill, asOf, stage, would, url, source, by }) => (
          <li key={id} className="lawrule stack-xs">
            <h3 className="h4">
              <a href={url}>{`${name} (${place}, ${bill})`}</a>
            </h3>
            <p>{would}</p>
            <p className="small soft">{`${stage} News of ${longDate(asOf)}. From: ${source}. We look again by ${longDate(by)}.`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Looks({ looks }: Pick<ChangesView, 'looks'>) {
  return (
    <section aria-labelledby="next" className="stack">
      <h2 id="next">When we look again</h2>
      <ul className="plain hairs">
        {looks.map(({ state, by, look }) => (
          <li key={state} className="lawrule">
            <b>{state}</b>, by {longDate(by)}: {look}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each published state of the law data against the one before, with our errors named. */
export default function ChangesPage({ data }: { data?: unknown }) {
  const { steps, errata, looks, bills } = data as ChangesView;
  return (
    <div className="wrap section--tight stack-lg article">
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{TITLE}</PageTitle>
      <div className="head stack-sm">
        <h1>{TITLE}</h1>
        <p className="lede">
          Each state of the records against the one before: which rule, what kind of change, and the
          smallest business that gets another answer. Our errors are named.
        </p>
        <p className="small">
          <a href="/changes.xml">Feed</a>
          {' · '}
          <a href="/changes.ics">Calendar</a>
          {' · '}
          <a href="/changes.json">JSON</a>
          {' · '}
          <a href="/changes.md">Markdown</a>
          {' · '}
          <a href="/law-data">About the law data</a>
        </p>
      </div>
      <dl className="stack-sm prose">
        {MEANING.map(([kind, means]) => (
          <div key={kind}>
            <dt>
              <b>{kind}</b>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <Errata errata={errata} />
      {steps.map((step) => (
        <Step key={step.hash} step={step} />
      ))}
      <Bills bills={bills} />
      <Looks looks={looks} />
      <ReportLine />
    </div>
  );
}
