/**
 * Whether the address of a page tells something about health: by a word of it, or by the answer to
 * a question that it carries.
 */
import { signPattern } from '#engine/site/record/pattern.ts';
import type { SeenPage } from '#engine/site/record/visit.ts';
import type { SiteSigns } from '#reference/schema-site-signs.ts';
import { bareWords } from './phrases.ts';

type HealthSigns = Pick<SiteSigns, 'healthWords' | 'healthQueries'>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether words of an address, alone or two together, are among these. */
function speaksOf(part: string, words: ReadonlySet<string>): boolean {
  const said = bareWords(decoded(part)).split(' ');
  const two = said.map((word, at) => `${word} ${said[at + 1] ?? ''}`);
  return [...said, ...two].some((each) => words.has(each));
}

const isAny = (text: string, patterns: readonly string[]) =>
  patterns.some((pattern) => signPattern(pattern).test(text));

/** Words, and no number, name of a campaign in figures, or identifier. */
const isInWords = (value: string): boolean =>
  value.length < 80 && /^[\p{L}\s_+&,'-]+$/u.test(value) && /\p{L}{4}/u.test(value);

/** Whether an address answers a question about health: the reason of a visit to a doctor. */
function answersQuestion(url: URL, title: string, signs: SiteSigns['healthQueries']): boolean {
  const pairs = [...url.searchParams, ...new URLSearchParams(url.hash.replace(/^#[^?]*\??/, ''))];
  const answers = pairs.filter(
    ([, value]) => isInWords(value) && !isAny(value.trim(), signs.neutral),
  );
  if (answers.length === 0) return false;
  const place = `${url.hostname} ${url.pathname} ${title}`.replaceAll(/[-_./]/g, ' ');
  const names = isAny(place, signs.care) ? [...signs.always, ...signs.atCare] : signs.always;
  return answers.some(([name]) => names.includes(name.toLowerCase()));
}

/** What of a page's address tells something about health; undefined where nothing does. */
export function tellsHealth(
  { url: address, title }: Pick<SeenPage, 'url' | 'title'>,
  { healthWords, healthQueries }: HealthSigns,
): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const words = new Set(healthWords.map(bareWords));
  if (speaksOf(url.pathname, words)) return url.pathname;
  const asked = `${url.search} ${url.hash}`;
  return speaksOf(asked, words) || answersQuestion(url, title, healthQueries)
    ? `${url.pathname}${url.search}${url.hash}`.slice(0, 120)
    : undefined;
}
