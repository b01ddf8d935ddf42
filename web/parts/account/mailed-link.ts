import { useLocation } from 'react-router';

export const INCOMPLETE_LINK =
  'This link is not complete. Open it from the message once more, or copy all of it.';

/** The secret at the end of a mailed link. It stands after the #, so that it is in no log. */
export function useMailedToken(): string {
  return useLocation().hash.slice(1);
}
