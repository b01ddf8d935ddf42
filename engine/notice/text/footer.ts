/** Lines at the foot of a page, which say nothing of the notice above. */
const COPYRIGHT = /(?:©|\(c\)|copyright)\s{0,3}(?:copyright\s)?(?:19|20)\d\d/i;
const LINKS_OF_SITE = /privacy|terms|policy|powered|sell/i;
const RESERVED = /\ball rights reserved\b/i;

/** The footer line with the year of the copyright and the links of the site behind it. */
export function isFooter(text: string): boolean {
  const year = COPYRIGHT.exec(text);
  return (
    RESERVED.test(text) ||
    (year !== null && LINKS_OF_SITE.test(text.slice(year.index + year[0].length)))
  );
}
