import type { IdentityServices } from '#server/identity/services.ts';
import { setTimeZone, type User } from './store.ts';

/**
 * The account with the browser's time zone if it has none yet. The owner's own choice is never
 * replaced.
 */
export async function rememberTimeZone(
  services: IdentityServices,
  user: User,
  timeZone: string | undefined,
): Promise<User> {
  if (user.timeZone !== null || timeZone === undefined) return user;
  await setTimeZone(user.id, services.db, timeZone);
  return { ...user, timeZone };
}
