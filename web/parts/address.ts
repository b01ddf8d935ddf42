/** What a page keeps in its address, so that it can be shared and opened again. Nothing personal belongs there. */

/** The query of the address; empty while the page is drawn at build. */
export const query = () =>
  new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);

/**
 * Sets or removes parts of the query without a new page in the history. It goes past the router on purpose: the
 * page stays the same, so nothing is drawn anew and the focus stays.
 */
export function keepInAddress(parts: Readonly<Record<string, string | undefined>>): void {
  const kept = query();
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === '') kept.delete(name);
    else kept.set(name, value);
  }
  // commas may stand in a query as they are, and read better
  const text = kept.toString().replaceAll('%2C', ',');
  const { pathname, search, hash } = window.location;
  const wanted = text === '' ? '' : `?${text}`;
  if (wanted === search) return;
  window.history.replaceState(window.history.state, '', pathname + wanted + hash);
}
