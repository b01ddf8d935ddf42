import { type ReactNode, Suspense } from 'react';
import { WithQueries } from '#web/api/queries.tsx';
import { AccountStrip } from './account-strip.tsx';
import { NeedsScript } from './gate.tsx';
import { NeedsOwner } from './needs-owner.tsx';

interface OwnerPageProps {
  /** What stands there until it is known who is signed in, and until the page's parts are here. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A page behind sign-in: who is signed in above it; strangers are led to sign-in. */
export function OwnerPage({ waiting, children }: OwnerPageProps) {
  return (
    <WithQueries>
      <NeedsScript />
      <NeedsOwner waiting={waiting}>
        {(me) => (
          <>
            <AccountStrip me={me} />
            <Suspense fallback={waiting}>{children}</Suspense>
          </>
        )}
      </NeedsOwner>
    </WithQueries>
  );
}
