import { lazy, type ReactNode, Suspense } from 'react';
import { WithQueries } from '#web/api/client/queries.tsx';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { ReaderNote } from './reader-note.tsx';
import { NeedsOwner } from './needs-owner.tsx';
import styles from './owner-page.css?url';
import { SessionEnded } from './session-ended.tsx';

// They fill what the page leaves free for them, so they may come after it.
const BusinessInBar = lazy(() =>
  import('./business-in-bar.tsx').then(({ BusinessInBar: loaded }) => ({ default: loaded })),
);
const PlaceNav = lazy(() =>
  import('./place-nav.tsx').then(({ PlaceNav: loaded }) => ({ default: loaded })),
);
const Unconfirmed = lazy(() =>
  import('./unconfirmed.tsx').then(({ Unconfirmed: loaded }) => ({ default: loaded })),
);

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
            <link rel="stylesheet" href={styles} precedence="default" />
            <Suspense fallback={null}>
              <BusinessInBar />
              {!me.emailVerified && <Unconfirmed me={me} />}
              <PlaceNav />
            </Suspense>
            <ReaderNote />
            <Suspense fallback={waiting}>{children}</Suspense>
            <SessionEnded />
          </>
        )}
      </NeedsOwner>
    </WithQueries>
  );
}
