/** Whether an address belongs to a held tool. */

const plain = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');

/** A pattern of the maker as an expression; one that ends in a letter has to end a word there. */
const expression = (place: string, own: string): string => {
  const whole = place[0] === '/' ? own + place : place.includes('/') ? place : `${place}/`;
  const source = plain(whole).replace(/\*/g, '[^/]*').replace(/^\\\./, '(?:[^/]+\\.)?');
  return /\w$/.test(whole) ? `${source}\\b` : source;
};

/** One expression for all; of none it fits nothing. */
const anyOf = (sources: readonly string[], end: string) =>
  new RegExp(sources.length > 0 ? `^(?:${sources.join('|')})${end}` : '(?!)', 'i');

/** A test for addresses, as the page writes them. */
export function placeTest(places: readonly string[]): (address: unknown) => boolean {
  const all = anyOf(
    places.map((place) => expression(place, location.hostname)),
    '',
  );
  return (address) => {
    if (!address) return false;
    try {
      // a URL, a Request's address or a trusted type: all become a text
      const url = new URL(address as string, document.baseURI);
      return /^(?:http|ws)s?:/.test(url.href) && all.test(url.hostname + url.pathname + url.search);
    } catch {
      return false;
    }
  };
}

/** A test for names of cookies and entries. */
export function nameTest(names: readonly string[]): (name: string) => boolean {
  const all = anyOf(
    names.map((name) => plain(name).replace(/\*/g, '.*')),
    '$',
  );
  return (name) => all.test(name);
}
