/** Unsaved input of forms: it outlives a reload of this tab, and ends with the session. */
const MARK = 'typed ';

/** What was typed under this key, if it was not saved. */
export function storedTyped(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(MARK + key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Whether anything is kept that was typed and not saved. */
export function holdsTyped(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(MARK));
  } catch {
    return false;
  }
}

/**
 * Keeps it; undefined: nothing is unsaved. A browser that stores nothing still has what is typed on
 * the page.
 */
export function storeTyped(key: string, typed: unknown): void {
  try {
    if (typed === undefined) sessionStorage.removeItem(MARK + key);
    else sessionStorage.setItem(MARK + key, JSON.stringify(typed));
  } catch {
    // storage is off or full
  }
}

/** Forgets all of it, when an owner signs out; or what was kept under keys that begin so. */
export function forgetTyped(start = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(MARK + start)) sessionStorage.removeItem(key);
  } catch {
    // storage is off
  }
}
