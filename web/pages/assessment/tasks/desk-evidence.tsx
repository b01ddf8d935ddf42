import { answeredWords, waysWords } from '#documents/reports/desk-evidence.ts';
import { useDeskEvidence } from '#web/api/request-desk.ts';
import { requestsOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';

/** What the request desk shows for a task whose work is done there. */
export function DeskEvidence({ control, businessId }: { control: string; businessId: string }) {
  const { data } = useDeskEvidence(businessId);
  const words = data && (control === 'request-channels' ? waysWords(data) : answeredWords(data));
  return (
    <p>
      {words !== undefined && (
        <>
          <strong>Your request desk: </strong>
          {words}{' '}
        </>
      )}
      <PageLink to={requestsOf(businessId)}>Open your request desk</PageLink>
      {data?.received === 0 &&
        ' It takes requests in, counts the days, and keeps the log as proof.'}
    </p>
  );
}
