import { CLIENT_ANSWERS, type ClientWork } from '#contract/documents/client-work.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useClientWork, useSaveClientWork } from '#web/api/client-work.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { ClientPapers } from './client-duties.tsx';

const LABELS: Readonly<Record<(typeof CLIENT_ANSWERS)[number], string>> = {
  'For clients and for ourselves': 'Yes, and we hold data of our own customers too',
  'Only for clients': 'Yes, and all our customers are companies',
  No: 'No',
};

function Question({ businessId, stored }: { businessId: string; stored: ClientWork }) {
  const save = useSaveClientWork(businessId, stored.version);
  return (
    <div className="stack">
      <RadioGroup
        id="client-work"
        legend="Do you handle people’s data for your clients?"
        hint="Payroll, hosting, bookkeeping and software that clients put data into count. Selling to companies does not."
        look="lines"
        error={save.isError ? wordsFor(save.error, 'This was not saved. Try again.') : undefined}
        choices={CLIENT_ANSWERS.map((value) => ({ value, label: LABELS[value] }))}
        value={save.isPending ? save.variables : stored.answer}
        onChange={(answer) => save.mutate(answer)}
      />
      {stored.duties.length > 0 && (
        <>
          <p className="soft">
            Your clients decide what happens with their data, and the law asks something of you.{' '}
            <PageLink to={`/assessment?business=${encodeURIComponent(businessId)}#client-work`}>
              What you owe your clients
            </PageLink>
          </p>
          <ClientPapers businessId={businessId} />
        </>
      )}
    </div>
  );
}

/** Asks for the role of the business, saves each choice, and leads to what follows from a yes. */
export function ClientQuestion({ businessId }: { businessId: string }) {
  const { data } = useClientWork(businessId);
  return data === undefined ? null : <Question businessId={businessId} stored={data} />;
}
