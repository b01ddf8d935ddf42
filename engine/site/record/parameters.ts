/**
 * Names of a request's parameters, the few values that a record keeps, and whether an identifier
 * may travel.
 */

import { signPattern } from './pattern.ts';
import { carriesRecording, isAdIdentifier } from './telling-bodies.ts';

export interface Parameters {
  readonly parameters: readonly string[];
  readonly kept: Readonly<Record<string, string>>;
  readonly hasIdentifier: boolean;
  /** A value is what an advertising company knows a visitor by, whatever it is called. */
  readonly hasAdIdentifier?: true;
  /** It carries a recording of the visit, by its shape. */
  readonly recordsVisit?: true;
}

/** Parameters with a random look that say nothing about a visitor. */
const OWN_WORK =
  /^(?:v|ver|version|hash|integrity|t|ts|time|_|cb|rnd|rand|ord|gtm|tid|api_?key|apikey|site_?id)$/i;
const LONGEST_BODY = 200_000;
const MOST_NAMES = 400;

/**
 * Longer than eight signs and random in look: letters and figures mixed, or a long number, and no
 * words or address.
 */
export function looksLikeIdentifier(value: string): boolean {
  if (value.length <= 8 || value.length > 512) return false;
  if (/^https?:|^\/|\s|^[\w.+-]+\/[\w.+-]+$/.test(value)) return false;
  if (/^[\d.,:-]+$/.test(value))
    return /\d{9,}/.test(value.replaceAll(/[.:-]/g, '')) && !isTime(value);
  const longest = Math.max(...value.split(/[^A-Za-z0-9]+/).map((part) => part.length));
  return longest >= 6 && /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** Seconds or thousandths of our time. */
const isTime = (value: string) => /^1[5-9]\d{8}(?:\d{3})?(?:\.\d+)?$/.test(value);

/** Reads the query of an address and its body: forms, JSON, lines of forms as GA4 sends them. */
export function readParameters(
  url: string,
  body: string | undefined,
  keep: Readonly<Record<string, string>>,
): Parameters {
  const pairs = [...queryPairs(url), ...bodyPairs(body)].slice(0, MOST_NAMES);
  const kept: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const wanted = Object.hasOwn(keep, name) ? keep[name] : undefined;
    if (wanted !== undefined && !Object.hasOwn(kept, name) && signPattern(wanted).test(value))
      kept[name] = value;
  }
  const parameters = [...new Set(pairs.map(([name]) => name))];
  return {
    parameters,
    kept,
    hasIdentifier: pairs.some(
      ([name, value]) => !OWN_WORK.test(name) && looksLikeIdentifier(value),
    ),
    ...(pairs.some(([, value]) => isAdIdentifier(value)) && { hasAdIdentifier: true }),
    ...(carriesRecording(body, parameters) && { recordsVisit: true }),
  };
}

type Pair = readonly [name: string, value: string];

function queryPairs(url: string): Pair[] {
  try {
    // some tags write their parameters with semicolons, in the path
    const { search, pathname } = new URL(url);
    const matrix = pathname.includes(';') ? pathname.slice(pathname.indexOf(';') + 1) : '';
    return [...new URLSearchParams(search), ...new URLSearchParams(matrix.replaceAll(';', '&'))];
  } catch {
    return [];
  }
}

function bodyPairs(body: string | undefined): Pair[] {
  if (body === undefined || body === '' || body.length > LONGEST_BODY) return [];
  const text = body.trim();
  if (/^[[{]/.test(text)) return jsonPairs(text);
  if (/^--\S+\r?\nContent-Disposition: form-data/i.test(text)) return partPairs(text);
  if (!/^[\w.[\]%~-]+=/.test(text)) return [];
  return text.split('\n').flatMap((line) => [...new URLSearchParams(line.trim())]);
}

/**
 * A form in parts, as `FormData` is sent: a name in the head of each part, then an empty line and
 * its value.
 */
function partPairs(text: string): Pair[] {
  const pieces = text.split(/\r?\n\r?\n/);
  return pieces.slice(1).flatMap((piece, at): Pair[] => {
    const name = /name="([^"\r\n]+)"/.exec(pieces[at] ?? '')?.[1];
    return name === undefined ? [] : [[name, piece.split(/\r?\n/, 1)[0] ?? '']];
  });
}

function jsonPairs(text: string): Pair[] {
  try {
    const pairs: Pair[] = [];
    walk(JSON.parse(text), '', pairs, 0);
    return pairs;
  } catch {
    return [];
  }
}

/** Names of the innermost keys, as tags name them: `{ "user": { "fbp": … } }` is `fbp`. */
function walk(value: unknown, name: string, pairs: Pair[], depth: number): void {
  if (depth > 12 || pairs.length >= MOST_NAMES) return;
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value)
      ? value.map((each) => [name, each] as const)
      : Object.entries(value);
    if (!Array.isArray(value) && name !== '') pairs.push([name, '']);
    for (const [key, each] of entries) walk(each, key, pairs, depth + 1);
    return;
  }
  if (name !== '') pairs.push([name, typeof value === 'string' ? value : JSON.stringify(value)]);
}
