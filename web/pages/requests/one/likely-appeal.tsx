import { useState } from 'react';
import { MOST_OF_REQUEST, type RequestWhole } from '#contract/requests/request-shapes.ts';
import { longDate } from '#text/english.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useAct, useAddNote } from '#web/api/requests.ts';
import { AppealAge } from './appeal-age.tsx';
import { requestOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useHere, useMaySay } from './here.tsx';

type Earlier = RequestWhole['earlier'][number];

/** Puts the words of this request to the earlier one as an appeal; then this one is set aside. */
function useNoting({ id, reference }: Earlier) {
  const { business, request, say } = useHere();
  const note = useAddNote(business.id, { id });
  const act = useAct(business.id, request);
  const [isNoted, setNoted] = useState(false);
  const setAside = () =>
    act.mutate(
      { what: 'duplicate' },
      { onSuccess: () => say(`The appeal is noted at ${reference}, and this request is closed.`) },
    );
  return {
    pending: note.isPending || act.isPending,
    error: note.error ?? act.error,
    run: () => {
      if (note.isPending || act.isPending) return;
      if (isNoted) return setAside();
      const { receivedOn, reference: own, person } = request;
      const text = `${own}, ${receivedOn}\n\n${person?.text ?? ''}`.slice(0, MOST_OF_REQUEST.note);
      const onSuccess = () => {
        setNoted(true);
        setAside();
      };
      return note.mutate({ text, appealOn: receivedOn }, { onSuccess });
    },
  };
}

function Likely({ earlier }: { earlier: Earlier }) {
  const { business, request } = useHere();
  const { pending, error, run } = useNoting(earlier);
  const { id, reference, appeal } = earlier;
  return (
    <div className="note note--ask" role="note">
      <Icon name="alert" />
      <div className="stack-sm">
        <p>
          You refused <PageLink to={requestOf(business.id, id)}>{reference}</PageLink>, from the
          same address, in whole or in part. If this request asks to look at that again, it is an
          appeal.
        </p>
        {appeal !== null && <AppealAge {...appeal} on={request.receivedOn} />}
        {appeal !== null && appeal.by !== null && (
          <p>
            Last day to answer the appeal: <strong>{longDate(appeal.by)}</strong>, counted from the
            day of this request.
          </p>
        )}
        <p>
          <button className="btn btn--quiet btn--sm" type="button" onClick={run}>
            {pending ? 'Saving...' : `Note the appeal at ${reference}, and close this one`}
          </button>
        </p>
        {error && (
          <p className="error" role="alert">
            {wordsFor(error, 'This could not be saved. Try again.')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Earlier requests that were refused, where this one may be an appeal of one. */
export function LikelyAppeal() {
  const { request, may } = useHere();
  const maySay = useMaySay();
  if (!may || request.held !== null || !maySay('duplicate')) return null;
  return request.earlier
    .filter(({ appeal }) => appeal !== null)
    .map((earlier) => <Likely key={earlier.id} earlier={earlier} />);
}
