/** Chance that can be repeated, and what it does to good input. */

export type Chance = () => number;

/** mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(list: readonly T[], random: Chance) =>
  list[Math.floor(random() * list.length)] as T;

const STRANGE = [
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '0',
  '-1',
  '1e400',
  '-1e400',
  '1e-400',
  '"\\u0000"',
  '"\\ud800"',
  '"\u202e\u2066"',
  '[[[[]]]]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '99999999999999999999',
  '"' + 'x'.repeat(5000) + '"',
  '"<script>"',
  '"\'; drop table users;--"',
  'NaN',
  'undefined',
  "'a'",
];

/** One invalid variant of a valid body. */
export function broken(good: string, random: Chance): string | Buffer {
  const at = Math.floor(random() * good.length);
  const ways: (() => string | Buffer)[] = [
    () => good.slice(0, at),
    () =>
      good.slice(0, at) + String.fromCodePoint(Math.floor(random() * 0x2fff)) + good.slice(at + 1),
    () => {
      const bytes = Buffer.from(good);
      bytes[at % bytes.length] = Math.floor(random() * 256);
      return bytes;
    },
    () =>
      good.replace(/:("[^"]*"|[\d.]+|\[[^\]]*\]|true|false)/g, (whole) =>
        random() < 0.4 ? `:${pick(STRANGE, random)}` : whole,
      ),
    () => pick(STRANGE, random),
    () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    () => good.replace(/^\{/, '{"__proto__":{"polluted":true},'),
    () => good.replace(/^\{("[^"]+"):/, (whole, key) => `{${key}:1,${whole.slice(1)}`),
    () => `\ufeff${good}`,
    () => Buffer.from(good, 'utf16le'),
    () => good + good,
  ];
  return pick(ways, random)();
}

const WORDS = [
  '',
  ' ',
  'x',
  '=1+1',
  '😀',
  '2026-02-30',
  'TX',
  "O'Hara & Sons <b>",
  '0',
  '-',
  'done',
];

/** The same shape with other values: some of it still valid. */
export function varied(value: unknown, random: Chance): unknown {
  if (Array.isArray(value)) return value.map((each) => varied(each, random));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, varied(each, random)]),
    );
  if (random() < 0.7) return value;
  if (typeof value === 'number') return pick([0, 1, -1, 0.5, 2 ** 31, 1e300, value + 1], random);
  if (typeof value === 'string') return pick(WORDS, random);
  return value === null ? 'x' : !value;
}

const PLACES = ['%00', '..%2f..', 'null', '0', '-1', '99999999', 'é', "'or%201", 'x'.repeat(190)];
const QUERIES = ['', '?', '?with=1&with=2', '?asOf=2026-13-01', '?__proto__[x]=1', '?%ff=%00'];

/** The address with one of its places exchanged, or with a query that nobody asked for. */
export function elsewhere(url: string, random: Chance): string {
  const places = url.split('/');
  if (random() < 0.6 && places.length > 4) {
    const at = 3 + Math.floor(random() * (places.length - 3));
    places[at] = pick(PLACES, random);
  }
  return places.join('/') + pick(QUERIES, random);
}
