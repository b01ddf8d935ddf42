/**
 * The text without these signs at its end. Takes one step a sign, which an expression such as
 * `/[.,]+$/` does not: that one looks to the end anew from each sign of a run.
 */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text with a full stop; one that ends in a stop or a question mark gets no second one. */
export const withStop = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`);

/** What stands before the first of these signs; all of it where there is none. */
export function before(text: string, sign: string): string {
  const at = text.indexOf(sign);
  return at < 0 ? text : text.slice(0, at);
}
