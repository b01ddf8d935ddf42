import type { IdentityServices } from '#server/identity/services.ts';
import { expiredSessionCookie } from './session-cookie.ts';
import { signedOutCookie } from './signed-in-cookie.ts';

/** Takes from the browser what an owner who leaves has stored in it. */
export function addSignOutHeaders(
  { config: { https } }: IdentityServices,
  header: (name: string, value: string) => void,
): void {
  header('set-cookie', expiredSessionCookie(https));
  header('set-cookie', signedOutCookie(https));
  header('clear-site-data', '"cache", "storage"');
}
