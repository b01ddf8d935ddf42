/** Removes from a text what differs between any two runs: ids, secrets, times, hashes of files. */

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
/** Of an entry in a calendar or feed. */
const ENTRY = /\b[0-9a-f]{32}\b/g;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;
const SECOND = /\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?= \()/g;
const STAMP = /\b\d{8}T\d{6}Z/g;
/** Refreshed once a minute. */
const DOWNLOADS = /("downloads": )\d+/g;
/** A token, alone or behind the name of its owner's directory. */
const SECRET = /(?<![\w-])(?:[\w-]{43}|[\w-]{65})(?![\w-])/g;
/** The name of a session in the history. */
const SESSION = /\b[0-9a-f]{12}\b/g;
/** In a binder's list of hashes: the history contains times. */
const HISTORY = /\b[0-9a-f]{64}(?=  history\.\w+)/g;
/** Entries of the history are chained: each names the one before, and the session that made it. */
const CHAINED = /(\\?"(?:previous|hash|session)\\?":\s?\\?")[0-9a-f]{12,64}/g;

const numbered = (word: string, text: string, pattern: RegExp) => {
  const seen = new Map<string, string>();
  return text.replace(pattern, (found) => {
    const known = seen.get(found) ?? `${word}-${seen.size + 1}`;
    seen.set(found, known);
    return known;
  });
};

const mixed = (text: string) => /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);

/**
 * For replies about an owner. Values are numbered by first occurrence, so that equal ones stay
 * recognisable.
 */
export function withoutChance(text: string, names: ReadonlyMap<string, string>): string {
  let plain = text;
  for (const [value, name] of names) plain = plain.replaceAll(value, name);
  plain = numbered('id', plain, UUID);
  plain = numbered('entry', plain, ENTRY);
  plain = numbered('session', plain, SESSION);
  plain = plain.replace(HISTORY, 'hash').replace(CHAINED, '$1hash');
  plain = plain.replace(SECRET, (found) => (mixed(found) ? 'secret' : found));
  plain = plain.replace(DOWNLOADS, '$1counted');
  return plain.replace(TIME, 'time').replace(SECOND, 'time').replace(STAMP, 'time');
}

/**
 * For pages: built files have a hash in their names, every build splits scripts anew, and
 * security.txt contains its expiry date.
 */
export const withoutBuild = (text: string): string =>
  text
    .replaceAll(/^request-id: .*$/gm, 'request-id: …')
    .replaceAll(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replaceAll(/^Expires: [\d-]+T/gm, 'Expires: T')
    .replaceAll(/data-modules="[^"]*"/g, 'data-modules="…"')
    .replaceAll(/\/assets\/[\w.-]+\.js\b/g, '/assets/….js')
    .replaceAll(/(\/assets\/[\w.-]+)-[\w-]{8}(\.\w+)\b/g, '$1$2')
    .replaceAll(/(\/data\/[\w-]+)\.[\w-]{10}(\.json)\b/g, '$1$2');
