import type { Business } from '#contract/businesses.ts';
import { downloadBinder, downloadReport, downloadTasks } from '#contract/documents/reports.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { pathOf } from '#web/api/client/request.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { FORMATS } from './words.ts';

interface ReportFiles {
  readonly title: string;
  readonly text: string;
  readonly files: readonly { readonly label: string; readonly href: string }[];
}

function reportsOf(businessId: string): ReportFiles[] {
  const printed = (report: string) =>
    FORMATS.map(({ format, label }) => ({
      label,
      href: pathOf(downloadReport.path, { businessId, report, format }),
    }));
  return [
    {
      title: 'Assessment report',
      text: 'Which laws apply and why, your score, your tasks and the dates, with every section.',
      files: printed('report'),
    },
    {
      title: 'Checklist',
      text: 'Each task with its steps and proof, and what is done with your notes of evidence.',
      files: printed('checklist'),
    },
    {
      title: 'Record of the check',
      text: 'Where you stand on this day, on a page: each law with its result, the sections and the numbers it rests on.',
      files: printed('record'),
    },
    {
      title: 'Tasks as a table',
      text: 'All tasks for a spreadsheet.',
      files: [{ label: 'CSV', href: pathOf(downloadTasks.path, { businessId }) }],
    },
    {
      title: 'Binder',
      text: 'All of this, every version of each document with its days, your history and a list of hashes in one file. Keep it as proof.',
      files: [{ label: 'ZIP', href: pathOf(downloadBinder.path, { businessId }) }],
    },
  ];
}

/** The reports of the current assessment. */
export function OwnReports({ business }: { business: Business }) {
  return (
    <section className="stack-sm" aria-labelledby="own-papers">
      <h2 id="own-papers">Your report, checklist and binder</h2>
      <ul className="paperlist hairs boxed">
        {reportsOf(business.id).map(({ title, text, files }) => (
          <li key={title}>
            <div className="stack-sm">
              <h3 className="paperlist__title">{title}</h3>
              <p className="small soft">{text}</p>
            </div>
            <TakeFiles of={title} files={files} />
          </li>
        ))}
      </ul>
      <p className="small">
        Did an office of a state write to you?{' '}
        <PageLink to={`/regulator-letter?business=${business.id}`}>
          See how long you have, and answer
        </PageLink>
      </p>
    </section>
  );
}
