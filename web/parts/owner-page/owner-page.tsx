import { type ReactNode, Suspense } from 'react';
import { WithQueries } from '#web/api/client/queries.tsx';
import { BusinessInBar } from './business-in-bar.tsx';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { ReaderNote } from './reader-note.tsx';
import { NeedsOwner } from './needs-owner.tsx';
import { PlaceNav } from './place-nav.tsx';
import { SessionEnded } from './session-ended.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

interface OwnerPageProps {
  /** Shown until it is known who is signed in, and until the page's parts are loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A page behind sign-in: it names the business; anyone else is sent to sign-in. */
export function OwnerPage({ waiting, children }: OwnerPageProps) {
  return (
    <WithQueries>
      <NeedsScript />
      <NeedsOwner waiting={waiting}>
        {(me) => (
          <>
            <BusinessInBar />
            {!me.emailVerified && <Unconfirmed me={me} />}
            <PlaceNav />
            <ReaderNote />
            <Suspense fallback={waiting}>{children}</Suspense>
            <SessionEnded />
          </>
        )}
      </NeedsOwner>
    </WithQueries>
  );
}
