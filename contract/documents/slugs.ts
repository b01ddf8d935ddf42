import { withoutTrailing } from '#text/trailing.ts';
/** The name of a business in the address of a page that we host. */

const LEAST = 3;
const MOST = 40;

/** Names that would be taken for ours, or for somebody's who is no owner here. */
const RESERVED = new Set([
  'about',
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'attorney-general',
  'blog',
  'contact',
  'data',
  'demo',
  'docs',
  'example',
  'feeds',
  'government',
  'help',
  'home',
  'index',
  'legal',
  'login',
  'mail',
  'null',
  'official',
  'policy',
  'privacy',
  'privacy-policy',
  'register',
  'robots',
  'root',
  'security',
  'settings',
  'shop',
  'sitemap',
  'statewise',
  'static',
  'support',
  'system',
  'terms',
  'test',
  'undefined',
  'www',
]);

/** What is wrong with a slug, as a message for its field; undefined if nothing is. */
export function slugFault(slug: string): string | undefined {
  if (slug === '') return 'Enter a name for the address';
  if (/[^a-z0-9-]/.test(slug)) return 'Use small letters a to z, digits and hyphens only';
  if (/^-|-$|--/.test(slug)) return 'Use single hyphens, and only between letters or digits';
  if (!/[a-z]/.test(slug)) return 'Use at least one letter';
  if (slug.length < LEAST) return `Use at least ${LEAST} characters`;
  if (slug.length > MOST) return `Use at most ${MOST} characters`;
  return RESERVED.has(slug) ? 'This name is reserved. Choose another' : undefined;
}

/** Legal forms at the end of a name say little in an address. */
const FORM =
  /-(?:l-?l-?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l-?l-?p|p-?l-?l-?c)$/;

/** A slug from the name of a business; undefined if the name has too few Latin letters. */
export function slugFrom(name: string): string | undefined {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .match(/[a-z0-9]+/g);
  const whole = (letters ?? []).join('-');
  const short = withoutTrailing(whole.replace(FORM, '').slice(0, MOST), '-');
  return [short, whole].find((slug) => slugFault(slug) === undefined);
}
