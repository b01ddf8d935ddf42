import { logout } from '#contract/account/auth.ts';
import { queries } from '#web/api/client/queries.tsx';
import { call, wordsFor } from '#web/api/client/request.ts';
import { forgetTyped } from './typed.ts';

/**
 * Signs out and removes one owner's data from memory before the next signs in. Returns what went
 * wrong, in words.
 */
export async function signOut(): Promise<string | undefined> {
  try {
    await call(logout, {});
  } catch (fault) {
    return wordsFor(fault, 'Try again.');
  }
  queries.clear();
  forgetTyped();
  return undefined;
}
