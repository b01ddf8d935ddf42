import { useClientWork } from '#web/api/client-work.ts';
import { Fold } from '#web/parts/assessment/fold.tsx';
import { plural } from '#text/figures.ts';
import { ClientDuties } from '#web/parts/client-work/client-duties.tsx';

/** A part of the assessment, for a business that said it handles data for clients. */
export function ClientPart({ businessId }: { businessId: string }) {
  const { data } = useClientWork(businessId);
  if (data === undefined || data.duties.length === 0) return null;
  return (
    <Fold
      id="client-work"
      title="What you owe your clients"
      count={plural(data.duties.length, 'duty', 'duties')}
    >
      <ClientDuties businessId={businessId} duties={data.duties} />
    </Fold>
  );
}
