import { useRequestList } from '#web/api/requests.ts';
import { requestOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { useHere } from './here.tsx';

/** From a request that is closed to the one that is due first, without a way through the list. */
export function NextOne() {
  const { business, request } = useHere();
  const { data } = useRequestList(business.id, { shown: 'open', from: 0, reason: undefined });
  const next = data?.requests.find(({ id }) => id !== request.id);
  if (next === undefined) return null;
  return (
    <p className="row noprint">
      <PageLink className="btn btn--quiet" to={requestOf(business.id, next.id)}>
        Open the next one<span className="vh">{`: ${next.reference}`}</span>
      </PageLink>
    </p>
  );
}
