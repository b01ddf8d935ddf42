const OPTION = /“([^”]{1,120})”/g;
/** Between two of them, in either language. */
const BETWEEN = /^(?:|, | o | or |, o |, or )$/;

/**
 * What a gap names to choose from, as in “how you send it: “by mail”, or “by phone””; none where it
 * names nothing, or only an example.
 */
export function optionsIn(what: string): string[] {
  const at = what.indexOf(': “');
  if (at < 0) return [];
  const list = what.slice(at + 2);
  const options = [...list.matchAll(OPTION)].flatMap(([, option]) => option ?? []);
  const isList = list.split(OPTION).every((part, place) => place % 2 === 1 || BETWEEN.test(part));
  return options.length > 1 && isList ? options : [];
}

/** What is asked, without what there is to choose from. */
export const askedIn = (what: string): string =>
  optionsIn(what).length === 0 ? what : what.slice(0, what.indexOf(': “'));

/**
 * What was chosen in one language, in the words of the same gap in the other; words of one's own
 * stay as they are.
 */
export function inTwin(words: string, from: string, to: string): string {
  const at = optionsIn(from).indexOf(words);
  return optionsIn(to)[at] ?? words;
}
