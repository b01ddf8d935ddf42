import { Article } from '#web/parts/article/article.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { notReadAt } from '#web/parts/law/rule-link.tsx';
import { LAW_DATA } from '#web/words/articles/articles.ts';
import { inFigures, plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import type { LawDataView, ReadShare } from './view.ts';

const allOf = ({ words, part, told, notRead }: ReadShare) => words + part + told + notRead;

/** How many rules rest on words of the law that were read, counted from the readings. */
function ReadSection({ view: { read, kinds, numbersChecked } }: { view: LawDataView }) {
  const all = allOf(read);
  return (
    <section aria-labelledby="read" className="stack-sm prose">
      <h2 id="read">What we read ourselves</h2>
      <p>
        <b>{`${inFigures(read.told + read.notRead)} of ${inFigures(all)} rules: not read by us.`}</b>{' '}
        {`They rest on what others write. Of the other ${inFigures(read.words + read.part)} we read words of the law: ${inFigures(read.words)} whole, ${inFigures(read.part)} in part. Each says on its page what of it was not read.`}
      </p>
      <p>
        {`The words stand in official pages (${plural(kinds.official, 'passage')}), in public copies of codes (${inFigures(kinds.copy)}), or others quote them with the section (${inFigures(kinds.quotation)}). Nobody compared those quotations with the official text. A program of ours checked the numbers in ${inFigures(numbersChecked)} of them; that is no second reader. Each rule shows its section, its text, the day, and a hash of the passage.`}
      </p>
    </section>
  );
}

/** What is covered, when it was checked, and the doubts of every record. */
export default function LawDataPage({ data }: { data?: unknown }) {
  const view = data as LawDataView;
  const { records, installation, hash } = view;
  return (
    <Article words={LAW_DATA} installation={installation}>
      <section aria-labelledby="fetch" className="stack-sm prose">
        <h2 id="fetch">Fetch it, cite it</h2>
        <p>
          All records as <a href="/law.json">JSON</a> or <a href="/law.csv">one table</a>, with a{' '}
          <a href="/law.schema.json">schema</a> and <a href="/law/SHA256SUMS.txt">checksums</a>.
          Pages of others may read them. Licence: MIT. Cite the rule’s own address, such as{' '}
          <a href="/law/DE#volume">/law/DE#volume</a>, with the version of the data:
        </p>
        <p className="small">
          <code>{`${hash.slice(0, 32)} ${hash.slice(32)}`}</code>
        </p>
        <p>
          <a href="/changes">What changed in the law data</a>, and where we were wrong.
        </p>
      </section>
      <ReadSection view={view} />
      <section aria-labelledby="records" className="stack">
        <h2 id="records">{`The ${records.length} records`}</h2>
        <p className="prose small">
          “Read” counts the rules of the act alone; the law on data breaches stands on each state’s
          page. “Checked to” is the day of the newest source, which may be later than the text that
          was read.
        </p>
        <table className="table table--stack table--records">
          <caption className="vh">Records by state</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Law</th>
              <th scope="col">Duties</th>
              <th scope="col">Not read by us</th>
              <th scope="col">Read whole</th>
              <th scope="col">In part</th>
              <th scope="col">Checked to</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.state}>
                <th scope="row">
                  <a href={`/${record.slug}`}>{record.name}</a>
                </th>
                <td data-label="Law">
                  {record.lawName}
                  <br />
                  <Citation cite={record.citation} url={record.url} />
                </td>
                <td data-label="Duties">
                  <a
                    href={`/law/${record.state}`}
                    aria-label={`${record.name}: every rule on record`}
                  >{`${record.requirements}, every rule`}</a>
                </td>
                <td data-label="Not read by us">
                  <a
                    href={notReadAt(record.state)}
                    aria-label={`${record.name}: the rules that we did not read`}
                  >{`${record.read.told + record.read.notRead} of ${allOf(record.read)}`}</a>
                </td>
                <td data-label="Read whole">{record.read.words}</td>
                <td data-label="In part">{record.read.part}</td>
                <td data-label="Checked to">{longDate(record.checkedTo)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="doubts" className="stack">
        <h2 id="doubts">What is in doubt, by state</h2>
        <div className="acc">
          {records.map(({ state, name, doubts }) => (
            <details key={state}>
              <summary>{`${name}: ${plural(doubts.length, 'point')}`}</summary>
              <ul>
                {doubts.map((doubt) => (
                  <li key={doubt}>{doubt}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
    </Article>
  );
}
