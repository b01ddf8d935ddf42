/**
 * The business that a page shows: the one that its address names, else the one that this tab showed
 * last, else the oldest.
 */
import type { Business } from '#contract/businesses.ts';

const KEY = 'shown-business';

function lastShown(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that stores nothing: then nothing was shown before.
    return null;
  }
}

/** Keeps which business this tab shows, for pages whose address names none. */
export function rememberShown(businessId: string): void {
  try {
    sessionStorage.setItem(KEY, businessId);
  } catch {
    // A browser that stores nothing begins with the oldest business again.
  }
}

/** The business to show, of all that the owner has. */
export function shownOf(all: readonly Business[], named: string | null): Business | undefined {
  const one = (id: string | null) => all.find((business) => business.id === id);
  return one(named) ?? one(lastShown()) ?? all[0];
}
