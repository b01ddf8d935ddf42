/** Where a test saw a tool send, beyond the places that are known to be its own. */
import { fitsHost, hostOf, registeredName, strangeFolder } from '#engine/site/record/own-name.ts';
import { SHARED_HOSTS } from './shared-hosts.ts';

/** `POST www.facebook.com/tr/ (ev, id)`, as engine/site/signs/traffic.ts writes it. */
const LINE = /^[A-Z]{3,7} ([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(\/[^\s(]*)?/i;
const SAFE = /^[A-Za-z0-9_.~/-]*/;

interface Seen {
  readonly host: string;
  readonly path: string;
}

const seenIn = (line: string): Seen[] => {
  const [, host, path = '/'] = LINE.exec(line) ?? [];
  return host === undefined
    ? []
    : [{ host: host.toLowerCase(), path: SAFE.exec(path)?.[0] ?? '/' }];
};

/** A part that names a visit or an account, from which on a path says nothing. */
const isNumber = (part: string) => part.length > 20 || /\d{5}/.test(part);

function steady(path: string): string {
  const parts = path.split('/');
  const end = parts.findIndex(isNumber);
  return end < 0 ? path : `${parts.slice(0, end).join('/')}/`;
}

/** Whether a known place holds what was seen. */
function isKnown(places: readonly string[], { host, path }: Seen): boolean {
  return places.some((place) => {
    const [known = '', ...rest] = place.split('/');
    return fitsHost(host, known) && (rest.length === 0 || path.startsWith(`/${rest.join('/')}`));
  });
}

/** The folder that two paths or more share, where nothing else of the site is likely to lie. */
function folderOf(path: string, all: readonly Seen[], host: string): string {
  const folder = strangeFolder(path);
  if (folder === undefined) return path;
  const inside = all.filter((each) => each.host === host && each.path.startsWith(folder));
  return new Set(inside.map((each) => each.path)).size > 1 ? folder : path;
}

/** Places that the evidence of a tool names and its own places do not hold; always with a path. */
export function seenPlaces(
  evidence: readonly string[],
  places: readonly string[],
  url: string,
): string[] {
  const seen = evidence.flatMap(seenIn);
  const here = hostOf(url);
  const found = seen
    .filter((each) => !isKnown(places, each))
    // a known host whose path is not known is the vendor's other work
    .filter(({ host }) => !SHARED_HOSTS.some((shared) => fitsHost(host, shared)))
    .map((each) => ({ ...each, path: steady(each.path) }))
    .filter(({ path }) => path.length > 1)
    .map(({ host, path }) => {
      const isOwn = registeredName(host) === registeredName(here);
      const at = isOwn ? folderOf(path, seen, host) : path;
      return host === here ? at : `${host}${at}`;
    });
  return [...new Set(found)];
}
