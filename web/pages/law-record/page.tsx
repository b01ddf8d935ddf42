import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import styles from '#web/parts/law/rules.css?url';
import { CheckLines, ReadingLines } from './reading-lines.tsx';
import type { LawRecordView, RuleGroup, RuleView } from './view.ts';

/** One rule: our words, section, days, doubts, cases, past changes. */
function RuleEntry({ rule, url }: { rule: RuleView; url: string }) {
  const { id, title, text, days, cite, doubts, cases, history } = rule;
  return (
    <li id={id} className="lawrule stack-xs">
      <h3 className="h4">
        {title} <a className="lawrule__at" href={`#${id}`}>{`#${id}`}</a>
      </h3>
      {text !== null && text !== title && <p>{text}</p>}
      <p className="cites">
        <Citation cite={cite} url={url} />
      </p>
      {days !== null && <p className="small">{`${days}.`}</p>}
      <ReadingLines rule={rule} />
      {doubts.map((doubt) => (
        <p key={doubt} className="small">
          <b>In doubt:</b> {doubt}
        </p>
      ))}
      {cases.length > 0 && (
        <details className="why small">
          <summary>{plural(cases.length, 'case')}</summary>
          <ul>
            {cases.map((one) => (
              <li key={one.id}>{`${one.title}. On ${longDate(one.asOf)}: ${one.verdict}.`}</li>
            ))}
          </ul>
        </details>
      )}
      {history.length > 0 && (
        <details className="why small">
          <summary>{plural(history.length, 'change')} of what we say</summary>
          <ul>
            {history.map((one) => (
              <li
                key={`${one.day}${one.what}`}
              >{`${longDate(one.day)}, ${one.class}. ${one.what}`}</li>
            ))}
          </ul>
        </details>
      )}
      <CheckLines rule={rule} />
    </li>
  );
}

function Group({ group, url }: { group: RuleGroup; url: string }) {
  if (group.rules.length === 0) return null;
  return (
    <section aria-labelledby={group.id} className="stack">
      <h2 id={group.id}>{group.title}</h2>
      <ul className="plain hairs lawrules">
        {group.rules.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} url={url} />
        ))}
      </ul>
    </section>
  );
}

/** How many rules of the act were not read, and of which day the words are that were. */
function ReadParagraph({ read, notRead }: Pick<LawRecordView, 'read' | 'notRead'>) {
  const { words, part, all, quoted, from, to } = read;
  const days =
    from === to
      ? `of ${longDate(to ?? '')}`
      : `of ${longDate(from ?? '')} to ${longDate(to ?? '')}`;
  const none = from === null || to === null || words + part === 0;
  return (
    <p>
      {notRead.length > 0 && (
        <a href="#not-read">{`${notRead.length} of ${all} rules of the act: not read by us.`}</a>
      )}
      {none
        ? ' For all of them we go by what others write.'
        : ` For them we go by what others write. We read ${words} whole and ${part} in part in the law’s own words, in texts ${days}. Each says what of it was not read.`}
      {!none &&
        quoted > 0 &&
        ` ${quoted} of our passages are quoted by others; nobody compared these with the official text.`}{' '}
      <a href="#reading">How this was read</a>
    </p>
  );
}

/** The rules that rest on what others write, each with its place on the page. */
function NotRead({ rules }: { rules: LawRecordView['notRead'] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="not-read" className="stack-sm">
      <h2 id="not-read">Not read by us</h2>
      <details className="why">
        <summary>{plural(rules.length, 'rule')} of the act</summary>
        <ul>
          {rules.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Reading({ view }: { view: LawRecordView }) {
  return (
    <section aria-labelledby="reading" className="stack">
      <h2 id="reading">How this was read</h2>
      {view.texts.length > 0 && (
        <ul className="hairs plain">
          {view.texts.map(({ id, what, url, asOf }) => (
            <li key={id} id={`text-${id}`} className="lawrule">
              {`${what}, as of ${longDate(asOf)}: `}
              <code>{url}</code>
            </li>
          ))}
        </ul>
      )}
      <p className="prose">
        {`Checked to ${longDate(view.checkedTo)}. What each part rests on, and of which rank. “Statute” means words of the statute or rule; all other kinds tell of it.`}
      </p>
      <ul className="hairs plain">
        {view.sources.map(({ fact, source, kind }) => (
          <li key={fact + source} className="lawrule stack-xs">
            <p>
              <b>{fact}</b>: {source} <span className="soft">({kind})</span>
            </p>
          </li>
        ))}
      </ul>
      {view.doubts.length > 0 && (
        <>
          <h3>In doubt</h3>
          <ul>
            {view.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A law's record, rule by rule, each with an address that stays. */
export default function LawRecordPage({ data }: { data?: unknown }) {
  const view = data as LawRecordView;
  const title = `${view.name}: every rule on record`;
  return (
    <div className="wrap section--tight stack-lg article">
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{title}</PageTitle>
      <div className="head stack-sm">
        <h1>{title}</h1>
        <p className="lede">
          {`${view.lawName}, in force from ${longDate(view.effective)}: each rule in our words, with its section, its days, its doubts and the cases that test it.`}
        </p>
        <ReadParagraph read={view.read} notRead={view.notRead} />
        <p className="small">
          <a href={`/${view.slug}`}>{`${view.name} guide`}</a>
          {' · '}
          <a href={`/law/${view.state}.json`}>This record as JSON</a>
          {' · '}
          <a href="/changes">What changed in the law data</a>
        </p>
        <p className="small soft">
          {`Law data ${view.hash.slice(0, 12)}. Summaries are our own; the cited section decides. General guidance, not legal advice.`}
        </p>
      </div>
      {view.groups.map((group) => (
        <Group key={group.id} group={group} url={view.url} />
      ))}
      <NotRead rules={view.notRead} />
      <Reading view={view} />
      <ReportLine />
    </div>
  );
}
