import { useGivenRequests } from '#web/api/requests.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { plural } from '#text/figures.ts';
import { GIVEN_REQUESTS } from './addresses.ts';

/** For whoever helps others: how many requests wait, and where. */
export function GivenNote() {
  const { data = [] } = useGivenRequests();
  const open = data.filter(({ request }) => request.closedOn === null).length;
  if (data.length === 0) return null;
  return (
    <Note>
      <p>
        <strong>{`${plural(open, 'open request')} given to you.`}</strong>{' '}
        <PageLink to={GIVEN_REQUESTS}>See what to do</PageLink>
      </p>
    </Note>
  );
}
