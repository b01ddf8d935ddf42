import { type ReportOf, useContact, WhereToWrite } from './where-to-write.tsx';

interface ReportLineProps extends ReportOf {
  className?: string;
}

/** "Is something wrong here?", with a link to the contact. */
export function ReportLine({ className = '', ...of }: ReportLineProps) {
  return (
    <p className={`small soft ${className}`.trim()}>
      {useContact(of.language).ask} <WhereToWrite {...of} />
    </p>
  );
}
