import type { ClientWork } from '#contract/documents/client-work.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';

interface ClientDutiesProps {
  businessId: string;
  duties: ClientWork['duties'];
}

/** The documents that a business needs for data of clients. */
export function ClientPapers({ businessId }: { businessId: string }) {
  const paper = (document: string) =>
    `/documents?business=${encodeURIComponent(businessId)}&document=${encodeURIComponent(document)}`;
  return (
    <p className="row noprint">
      <PageLink to={paper('data-processing-agreement~clients')}>
        The agreement for your clients
      </PageLink>
      <PageLink to={paper('consumer-request-kit')}>The steps for requests</PageLink>
    </p>
  );
}

/** What a business owes when it handles data for clients, each duty with its sections by state. */
export function ClientDuties({ businessId, duties }: ClientDutiesProps) {
  return (
    <>
      <p className="soft">
        Your clients decide what happens with their data. The law calls you their processor or
        service provider, and asks this of you. Clients in other states may ask for more in their
        contract.
      </p>
      <ul className="stack">
        {duties.map(({ id, title, text, states }) => (
          <li key={id}>
            <p>
              <strong>{title}.</strong> {text}
            </p>
            {states.map(({ stateId, stateName, cite }) => (
              <p className="small soft" key={stateId}>{`${stateName}: ${cite}`}</p>
            ))}
          </li>
        ))}
      </ul>
      <ClientPapers businessId={businessId} />
    </>
  );
}
