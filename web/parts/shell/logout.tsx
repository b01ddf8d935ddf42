import type { FormEvent } from 'react';
import { toast } from '#web/ui/toast-store.ts';

/** Signs out by the call where there is script; its code is loaded only then. */
async function leave(event: FormEvent) {
  event.preventDefault();
  const { signOut } = await import('#web/api/account/sign-out.ts');
  const failure = await signOut();
  if (failure === undefined) window.location.assign('/login');
  else toast({ title: 'You are still signed in', text: failure }, 'destructive');
}

/**
 * A form, so that pages without script can sign out too
 * (server/identity/sessions/sign-out-form.ts).
 */
export function Logout() {
  return (
    <form className="logout" method="post" action="/logout" onSubmit={(event) => void leave(event)}>
      <button type="submit">Logout</button>
    </form>
  );
}
