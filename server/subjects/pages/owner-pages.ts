/**
 * The same pages for owners who are signed in: only the bar differs, by a cookie that says nothing
 * else (docs/decisions/0056-the-bar-of-an-owner.md). Each is made once, when it is first asked for.
 * Who chose Spanish gets the Spanish page where there is one.
 */
import { languageIn } from '#server/base/http/language-cookie.ts';
import { saysSignedIn } from '#server/identity/sessions/signed-in-cookie.ts';
import type { BuiltPages, BuiltFile } from '#server/base/pages/files.ts';
import { repacked } from '#server/base/pages/repacking.ts';

const BAR = /<header class="bar"[^]*?<\/header>/;
/** No shared cache keeps them. */
const HEADERS = { 'cache-control': 'private, no-cache' };
/** By the stranger's file, so that a page whose figures changed is made anew. */
const made = new WeakMap<BuiltFile, BuiltFile>();

/** The file as the sender of these cookies sees it. */
export function seenBy(
  cookies: string | undefined,
  pages: BuiltPages,
  address: string,
  file: BuiltFile,
): BuiltFile {
  const spanish = languageIn(cookies) === 'es' ? pages.spanish.files.get(address) : undefined;
  const inLanguage = spanish ?? file;
  if (!saysSignedIn(cookies)) return inLanguage;
  const bar = (spanish ? pages.spanish : pages).ownerBars.get(address);
  return bar === undefined ? inLanguage : withBar(inLanguage, bar);
}

function withBar(file: BuiltFile, bar: string): BuiltFile {
  const known = made.get(file);
  if (known) return known;
  const html = file.variants.identity.body.toString('utf8').replace(BAR, () => bar);
  const page = repacked(file, html, HEADERS);
  made.set(file, page);
  return page;
}
