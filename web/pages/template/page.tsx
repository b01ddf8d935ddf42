import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#text/english.ts';
import styles from '#web/parts/documents/paper.css?url';
import type { TemplateDocumentView } from './view.ts';

/** A template to read, with its gaps marked and the sections behind each part in disclosures. */
export default function TemplatePage({ data }: { data?: unknown }) {
  const { title, description, files, gaps, html, asOf, next } = data as TemplateDocumentView;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{title}</PageTitle>
      <PrintHead title={title} note={`Law as of ${longDate(asOf)}`} />
      <div className="wrap head stack-sm">
        <h1>{title}</h1>
        <p className="lede">{description}</p>
        <p>{`It has ${gaps} things to fill in, all of them marked. Open a line under a part to see which law asks for it.`}</p>
        <p className="row noprint">
          {files.map(({ label, href }) => (
            <a key={href} className="btn btn--quiet" href={href} download>
              <Icon name="download" />
              {label}
            </a>
          ))}
          <Go to="/templates">All ten templates</Go>
        </p>
        <p className="small soft">
          {`The law as of ${longDate(asOf)}.`}
          {next !== null &&
            ` From ${longDate(next)} more of it counts, and this page says so then.`}
        </p>
      </div>
      <div className="wrap section--tight">
        <div className="sheet" dangerouslySetInnerHTML={{ __html: html }} />
        <ReportLine about={title} className="noprint" />
      </div>
    </>
  );
}
