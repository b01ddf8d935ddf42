/**
 * The proof sheet of a document, for the owner's lawyer: open points first, then each sentence with
 * the words, what it stands on, the section and a place for initials, and the table of authorities.
 */
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { sectionsText } from '#documents/filling/grounds.ts';
import { DISCLAIMER } from '#documents/reports/guide.ts';
import { heading, paragraph, plain } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Reference, Text } from '#documents/tree/tree.ts';
import type { Filling, Mismatch } from '#documents/values/filling.ts';
import { citesOf, groundWords, type ProofRecord } from './proof-grounds.ts';
import { proofLines, type ProofLine, type ProofPart, type ProofRead } from './proof-lines.ts';

export interface ProofOf {
  /** SHA-256 of the document's content (drafting/draft.ts). */
  readonly contentHash: string;
  /** The stored version with the same content; null: none. */
  readonly version: number | null;
}

/** The sheet of the document that this filling makes. Pure: same input, same sheet. */
export function proofSheet(filling: Filling, record: ProofRecord, of: ProofOf): DocumentTree {
  const read = proofLines(filling);
  const { businessName } = filling.values;
  const title = `Proof sheet: ${read.title}`;
  return {
    title,
    subtitle: `Sentence by sentence, as of ${longDate(filling.asOf)}.`,
    subject: title,
    language: 'en',
    owner: typeof businessName === 'string' ? businessName : '',
    footer: `Law data ${filling.lawDataHash.slice(0, 12)}. ${DISCLAIMER}`,
    blocks: [
      ...beginning(read, of),
      ...openPoints(read),
      heading(1, 'Sentence by sentence'),
      ...read.parts.flatMap((part) => partBlocks(part, filling, record)),
      ...authorities(read),
      { kind: 'signature', who: 'who read it', person: true },
    ],
  };
}

const linesIn = ({ parts }: ProofRead) => parts.flatMap(({ lines }) => lines);

function beginning(read: ProofRead, { contentHash, version }: ProofOf): Block[] {
  const which =
    version === null
      ? 'No version with these words was kept yet.'
      : `These are the words of version ${version}.`;
  return [
    paragraph(
      `${plural(linesIn(read).length, 'sentence')}, in the order of the document. Beside each: what it stands on, who said so and when, and the section that asks for it. Put your initials beside what you have read. ${which}`,
    ),
    paragraph('Content: ', { cite: contentHash }),
  ];
}

/** Open points next to each other that wait for the same. */
interface OpenPoint {
  readonly lines: ProofLine[];
  readonly note: string | null;
}

/** What is not settled: what clashes first, then in the order of the document. */
function openPoints(read: ProofRead): Block[] {
  const clashes = read.filled.contradictions.map((clash): Text[] => [
    [rangesOf(linesOn(clash, read))],
    ['Two statements do not fit'],
    [clash.text],
    [''],
  ]);
  const rows = pointsIn(linesIn(read)).map(({ lines, note }): Text[] => {
    const [first] = lines;
    const more = lines.length > 1 ? ` (and ${lines.length - 1} more)` : '';
    return [
      [rangesOf(lines.map(({ number }) => number))],
      [note === null ? 'To fill in or decide' : 'A choice'],
      [`${note === null ? '' : `${note} `}“${first?.words ?? ''}”${more}`],
      [''],
    ];
  });
  const all = [...clashes, ...rows];
  const head = heading(1, 'Open points');
  if (all.length === 0)
    return [head, paragraph('None: nothing is left to fill in, to choose or to settle.')];
  return [
    head,
    { kind: 'table', widths: [3, 4, 12, 2], head: ['No.', 'What', 'Where', 'Initials'], rows: all },
  ];
}

/** The sentences that stand on the answer or the detail of a clash. */
function linesOn({ about, name }: Mismatch, read: ProofRead): number[] {
  return linesIn(read)
    .filter(
      ({ sentences, detail }) =>
        detail === name ||
        detail === about ||
        sentences.some(
          ({ facts, practice, text }) =>
            practice === name ||
            practice === about ||
            text.includes(`{{${name}}}`) ||
            facts.some((fact) => [name, about].includes(fact.split(' ')[0] ?? '')),
        ),
    )
    .map(({ number }) => number);
}

function pointsIn(lines: readonly ProofLine[]): OpenPoint[] {
  const points: OpenPoint[] = [];
  for (const line of lines) {
    const { gaps, note, number } = line;
    if (gaps.length === 0 && note === null) continue;
    const last = points.at(-1);
    const isNext = last?.lines.at(-1)?.number === number - 1;
    if (last && isNext && note !== null && last.note === note) last.lines.push(line);
    else points.push({ lines: [line], note });
  }
  return points;
}

function partBlocks(
  { heading: title, lines }: ProofPart,
  filling: Filling,
  record: ProofRecord,
): Block[] {
  const stands = lines.map((line) => groundWords(line, filling, record));
  const sections = lines.map((line) => sectionsText(citesOf(line)));
  const rows = lines.map((line, at): Text[] => [
    [String(line.number)],
    [line.words],
    [onceFor(lines, stands, at)],
    plain(sections[at] ?? []) === '' || isFirst(sections.map(plain), at)
      ? (sections[at] ?? [])
      : [asAt(lines, sections.map(plain), at)],
    [''],
  ]);
  return [
    ...(title === '' ? [] : [heading(2, title)]),
    {
      kind: 'table',
      widths: [2, 12, 12, 9, 3],
      flows: true,
      head: ['No.', 'Words', 'Stands on', 'Section', 'Initials'],
      rows,
    },
  ];
}

/** What the line right above says too is not said again, but by the number where it stands. */
const isFirst = (all: readonly string[], at: number) => all[at] !== all[at - 1];
function asAt(lines: readonly ProofLine[], all: readonly string[], at: number): string {
  let first = at;
  while (first > 0 && all[first - 1] === all[at]) first -= 1;
  return `As at no. ${lines[first]?.number}.`;
}
const SHORT = 60;
const onceFor = (lines: readonly ProofLine[], all: readonly string[], at: number) =>
  isFirst(all, at) || (all[at] ?? '').length <= SHORT ? (all[at] ?? '') : asAt(lines, all, at);

/** Each section with the sentences that stand under it. */
function authorities(read: ProofRead): Block[] {
  const rows = new Map<string, { reference: Reference; numbers: number[]; advised: number[] }>();
  for (const line of linesIn(read))
    for (const reference of owedFirst(line)) {
      const key = `${reference.state} ${reference.cite}`;
      const row = rows.get(key);
      if (row) {
        row.numbers.push(line.number);
        if (reference.advised) row.advised.push(line.number);
      } else
        rows.set(key, {
          reference,
          numbers: [line.number],
          advised: reference.advised ? [line.number] : [],
        });
    }
  if (rows.size === 0) return [];
  const sorted = [...rows].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return [
    heading(1, 'Table of authorities'),
    {
      kind: 'table',
      widths: [3, 8, 5],
      head: ['State', 'Section', 'Sentences'],
      rows: sorted.map(([, { reference, numbers, advised }]): Text[] => [
        [reference.state],
        [{ cite: reference.cite }, ...noted(reference, numbers, advised)],
        [rangesOf(numbers)],
      ]),
    },
  ];
}

/** A section that asks for one part of a sentence and advises another asks for the sentence. */
function owedFirst(line: ProofLine): Reference[] {
  const all = line.grounds.flatMap(({ cites }) => cites);
  return citesOf(line).map((each) => ({
    ...each,
    advised: all.every(
      ({ state, cite, advised }) => state !== each.state || cite !== each.cite || advised,
    ),
  }));
}

/** One section can ask for some sentences, and only advise others: those are named. */
const noted = (
  { doubt }: Reference,
  numbers: readonly number[],
  advised: readonly number[],
): Text => [
  ...(advised.length === numbers.length
    ? ['\nGood practice for these sentences, no duty.']
    : advised.length > 0
      ? [`\nGood practice, no duty: sentences ${rangesOf(advised)}.`]
      : []),
  ...(doubt === undefined ? [] : [`\nNot certain: ${doubt}`]),
];

/** “3–7, 9”. */
function rangesOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
