/** Words on the terms of vendors, for the map and for agreements. */

/** How the terms of a company are accepted. */
export const ACCEPTED_WORDS: Readonly<Record<string, string>> = {
  'with the terms of service': 'You accept them with its terms of service.',
  'a click in the settings': 'You accept them with a click in your account there.',
  'signed and sent': 'You sign them and send them in.',
  'not read': 'We have not read how they are accepted.',
};

/** How we know the terms, with the day. */
export const howReadWords = (how: string, day: string): string => {
  if (how === 'page') return `We read a stored copy of its page on ${day}.`;
  return how === 'copy'
    ? `We read a copy of them on another site on ${day}.`
    : 'Lists of other firms give this address. We have not read the page.';
};
