/**
 * What the lead-in of a list makes of its items: "We do not use your data to: sell it" denies, "You
 * have the right to: say no" grants.
 */

const DENIES =
  /\b(?:do(?:es)? not|don't|never|will not|won't)\b(?!.{0,90}\b(?:except|unless|other than|without|only)\b).{0,90}:$/i;
/** "Information that we do not collect", as the heading of a list. */
const DENIED_HEADING =
  /\b(?:do(?:es)? not|don't|never|will not|won't) (?:collect|share|sell|use|do|ask|keep|store|process)\b/i;
const GRANTS = /\brights?(?: to)?\s?:$/i;

/**
 * The words that belong before an item, of its lead-in or else of its heading; '' where it speaks
 * for itself.
 */
export function wordsBefore(lead: string, heading: string): string {
  if (DENIES.test(lead) || (lead === '' && DENIED_HEADING.test(heading)))
    return 'We never, and do not use it to: ';
  return GRANTS.test(lead) ? 'The right to: ' : '';
}
