import { lazy, Suspense, useState } from 'react';

const ConfirmDeletion = lazy(() =>
  import('./confirm-deletion.tsx').then(({ ConfirmDeletion: loaded }) => ({ default: loaded })),
);

/** Deletes the account after the password was confirmed. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <section className="apart stack-sm" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p className="soft">Everything in it goes, at once and for good.</p>
      <p>
        <button className="btn btn--quiet btn--warn" type="button" onClick={() => setAsking(true)}>
          Delete account
        </button>
      </p>
      <Suspense fallback={null}>
        {asking && <ConfirmDeletion email={email} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
