/** The numbers in a passage, in figures or in words: what a second reader compares with a rule. */
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
const ORDINALS = new Map<string, number>([
  ...[...VALUES].map(([word, value]) => [`${word.replace(/y$/, 'ie')}th`, value] as const),
  ...([
    ['first', 1],
    ['second', 2],
    ['third', 3],
    ['fifth', 5],
    ['twelfth', 12],
  ] as const),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

const valueOf = (word: string) => VALUES.get(word) ?? ORDINALS.get(word);

/** The number that begins at a word, and how many words it takes. */
function inWords(words: readonly string[], from: number): { value: number; taken: number } {
  let [total, group, at] = [0, 0, from];
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const small = valueOf(word);
    const scale = SCALES.get(word);
    if (small !== undefined && goesOn(group, small, at === from)) group += small;
    else if (scale === 100 && group > 0) group *= scale;
    else if (scale !== undefined && group > 0) [total, group] = [total + group * scale, 0];
    else break;
  }
  return { value: total + group, taken: at - from };
}

/** "forty five" is one number, "five five" is two. */
const goesOn = (group: number, small: number, first: boolean) =>
  first || (small < 10 && group % 100 >= 20 && group % 10 === 0) || group % 100 === 0;

/** Of words as `wordsOnly` writes them: "100 000" is one number. Each once, from small to large. */
export function numbersIn(text: string): number[] {
  const words = text
    .replaceAll(/\b(\d{1,3}(?: \d{3}){1,3})\b/g, (figures) => figures.replaceAll(' ', ''))
    .split(' ');
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const figure = /^(\d{1,12})(?:st|nd|rd|th)?$/.exec(word)?.[1];
    const scale = SCALES.get(words[at + 1] ?? '') ?? 1;
    if (figure !== undefined) found.add(Number(figure) * scale);
    if (valueOf(word) === undefined) continue;
    const { value, taken } = inWords(words, at);
    found.add(value);
    at += taken - 1;
  }
  return [...found].toSorted((one, other) => one - other);
}
