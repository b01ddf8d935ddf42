import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Me, useMe } from '#web/api/account/me.ts';
import { statusOf } from '#web/api/client/request.ts';
import { Failing } from '#web/ui/failing.tsx';
import { UNREACHABLE } from '#web/words/notices.ts';
import { signInFrom } from '#web/parts/account/way-back.ts';

/**
 * Renders the page for the signed-in owner; anyone else is sent to sign-in, and back after it
 * (docs/requirements.md 4).
 */
export function NeedsOwner({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children: (me: Me) => ReactNode;
}) {
  const me = useMe();
  const here = useLocation();
  if (me.isPending) return waiting;
  if (me.isSuccess) return children(me.data);
  if (statusOf(me.error) !== 0) return <Navigate to={signInFrom(here)} replace />;
  return (
    <div className="wrap head">
      <Failing
        title="We could not find out who is signed in"
        line={me.error.message}
        onRetry={() => void me.refetch()}
      >
        {UNREACHABLE}
      </Failing>
    </div>
  );
}
