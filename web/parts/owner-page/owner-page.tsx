import { type ReactNode, Suspense } from 'react';
import { WithQueries } from '#web/api/client/queries.tsx';
import { AccountStrip } from './account-strip.tsx';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { ReaderNote } from './reader-note.tsx';
import { NeedsOwner } from './needs-owner.tsx';
import { SessionEnded } from './session-ended.tsx';

interface OwnerPageProps {
  /** Shown until it is known who is signed in, and until the page's parts are loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A page behind sign-in: it names the signed-in owner; anyone else is sent to sign-in. */
export function OwnerPage({ waiting, children }: OwnerPageProps) {
  return (
    <WithQueries>
      <NeedsScript />
      <NeedsOwner waiting={waiting}>
        {(me) => (
          <>
            <AccountStrip me={me} />
            <ReaderNote />
            <Suspense fallback={waiting}>{children}</Suspense>
            <SessionEnded />
          </>
        )}
      </NeedsOwner>
    </WithQueries>
  );
}
