import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useFoundRequests } from '#web/api/requests.ts';
import { requestOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#text/figures.ts';
import { RequestLine } from './request-line.tsx';

/** What is looked for; "" where nothing is. It names somebody, so it stays out of the address. */
export function useSought(): string {
  const state: unknown = useLocation().state;
  const isOne = typeof state === 'object' && state !== null && 'sought' in state;
  return isOne && typeof state.sought === 'string' ? state.sought : '';
}

/** Looks for a request by what a person says of it. */
export function Find({ business }: { business: Business }) {
  const sought = useSought();
  const [typed, setTyped] = useState(sought);
  const navigate = useNavigate();
  const look = (text: string) =>
    void navigate(requestsOf(business.id), { state: { keepFocus: true, sought: text } });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    look(typed.trim());
  };
  return (
    <search className="noprint">
      <form className="deskfind" onSubmit={onSubmit}>
        <SearchField
          id="find-request"
          label="Find a request"
          hint="A number, a name or an address"
          typed={typed}
          onType={setTyped}
        />
        <button className="btn btn--quiet" type="submit">
          Find
        </button>
        {sought !== '' && (
          <button
            className="btn btn--quiet"
            type="button"
            onClick={() => {
              setTyped('');
              look('');
            }}
          >
            Show all
          </button>
        )}
      </form>
    </search>
  );
}

/** What was found, whatever became of it. */
export function Found({ business, sought }: { business: Business; sought: string }) {
  const found = useFoundRequests(business.id, sought);
  const { data } = found;
  return (
    <>
      <p role="status">
        {data &&
          (data.requests.length === 0
            ? 'No request has this number, name or address.'
            : `${plural(data.requests.length, 'request')} found.`)}
      </p>
      {found.isPending && <Waiting>Looking...</Waiting>}
      {found.isError && <LoadFailed what="what you look for" query={found} />}
      {data && data.requests.length > 0 && (
        <ul className="desklist hairs boxed">
          {data.requests.map((row) => (
            <RequestLine
              key={row.id}
              to={requestOf(business.id, row.id)}
              row={row}
              today={data.today}
            />
          ))}
        </ul>
      )}
    </>
  );
}
