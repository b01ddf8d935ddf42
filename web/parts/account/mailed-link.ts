import { useLocation } from 'react-router';

export const INCOMPLETE_LINK =
  'This link is not complete. Open it from the message once more, or copy all of it.';

/** The token of a mailed link. It is after the #, so that no log contains it. */
export function useMailedToken(): string {
  return useLocation().hash.slice(1);
}
