/**
 * What an answer with data need not ask again: the kinds of data, their sources, uses and receivers
 * from the data map, and the numbers that were masked in the copy. Whether all of it is so of this
 * one person, the owner alone knows: what comes from the map is a marked choice.
 */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { choiceMark, gapMark } from '#contract/requests/letter-gaps.ts';
import { allPurposes, isDirect, purposesOf, receiving, OPEN } from '#documents/map/cells.ts';
import {
  calledTogether,
  companyOf,
  dataName,
  getsNoneOfConsumers,
  isOfClients,
  isOfConsumers,
} from '#documents/map/entries.ts';
import { isBegun, type MergedMap } from '#documents/map/map-with-proposals.ts';
import type { Value } from '#documents/values/filling.ts';
import type { RequestRule } from '#law/schema.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import type { CopyFileHead } from '#server/subjects/requests/copy/copy-store.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

type Rule = Pick<RequestRule, 'receivers' | 'soldApart'>;

export interface KnownSources {
  readonly map: MergedMap;
  readonly files: readonly Pick<CopyFileHead, 'found' | 'isMasked'>[];
  /** What the laws say of what was asked; none where no law binds. */
  readonly rules: readonly Rule[];
  readonly asked: readonly string[];
  /** The copy waits behind a mailed link. */
  readonly byLink: boolean;
  readonly language: LetterLanguage;
}

export interface KnownOfAnswer {
  readonly values: Readonly<Record<string, Value>>;
  /** The first words of the table that the map filled in; undefined: it did not. */
  readonly table: string | undefined;
  /** A law wants that table: without it, the letter is no answer. */
  readonly isTableWanted: boolean;
  /** Who received data, as the sentence names them; undefined: not known. */
  readonly receivers: string | undefined;
  readonly masked: boolean;
  readonly byLink: boolean;
}

const OF_TABLE = choiceMark('Keep this list of your data map only if it is so for this person');
const OF_WANTED_TABLE = choiceMark(
  'Keep this list of your data map if it is so for this person. If not, write your own',
);
const OF_RECEIVERS = choiceMark('Keep this paragraph only if it is so for this person');

/** A part of a text in the language of the letter; the owner's own words stay as they are. */
function worded(language: LetterLanguage, words: string): string {
  if (language === 'en') return words;
  const [, name = '', kind = ''] = /^(.{1,200}) \((.{1,200})\)$/.exec(words) ?? [];
  return kind === '' ? (textInSpanish(words) ?? words) : `${name} (${textInSpanish(kind) ?? kind})`;
}

/** What is known for an answer with data. */
export function knownOfAnswer(sources: KnownSources, columns: readonly string[]): KnownOfAnswer {
  const { files, language } = sources;
  const { list } = LETTER_WORDS[language];
  const heads = columns.map((column) => column.replace(/ \([^()]*\)$/, ''));
  const rows = rowsOf(sources, heads);
  const masked = maskedIn(files).map((what) => worded(language, what));
  return {
    values: {
      ...(rows.length > 0 && { answerTable: [heads, ...rows] }),
      ...(masked.length > 0 && { withheldNumbers: list(masked) }),
    },
    table: rows.length > 0 ? `${heads[0] ?? ''} | ` : undefined,
    isTableWanted: sources.rules.some(({ soldApart }) => soldApart === true),
    receivers: receiversIn(sources),
    masked: masked.length > 0,
    byLink: sources.byLink,
  };
}

const maskedIn = (files: KnownSources['files']) => [
  ...new Set(
    files.flatMap(({ found, isMasked }) => (isMasked ? found.map(({ what }) => what) : [])),
  ),
];

/**
 * The kinds of data of customers and visitors that the owner confirmed. Kinds with the same
 * sources, uses and receivers stand in one row: a person reads each list once.
 */
function rowsOf({ map, rules, language }: KnownSources, heads: readonly string[]): string[][] {
  if (!isBegun(map)) return [];
  const { list, you } = LETTER_WORDS[language];
  const words = (each: string) => worded(language, each);
  const apart = rules.some(({ soldApart }) => soldApart === true);
  const lines = map.lines.filter(
    (line) => line.state === 'confirmed' && isOfConsumers(line) && !isOfClients(line),
  );
  const whoGot = (line: MapLine) =>
    apart ? soldOrDisclosed(line, map, language) : receivedBy(line, map, language);
  const rows = lines.map((line) => {
    const kind = words(dataName(line));
    const open = (at: number) => gapMark(`${heads[at]?.toLowerCase() ?? ''}, for “${kind}”`);
    const sources = line.sources.map((each) => (isDirect(each) ? you : words(each)));
    const uses = purposesOf(line, map) === OPEN ? [] : allPurposes(line, map).map(words);
    return [kind, list(sources) || open(1), list(uses) || open(2), whoGot(line)];
  });
  return Object.values(Object.groupBy(rows, ([, ...cells]) => cells.join('\n'))).map(
    (alike = []) => [list(alike.map(([kind = '']) => kind)), ...(alike[0]?.slice(1) ?? [])],
  );
}

function receivedBy(line: MapLine, map: MergedMap, language: LetterLanguage): string {
  const { list, nobody } = LETTER_WORDS[language];
  const called = calledTogether(receiving(line, map));
  return list(called.map((each) => worded(language, each))) || nobody;
}

/**
 * As one cell. Of companies of which it is not told whether they buy, or use for ads, that alone is
 * asked: once for all kinds of data that went to the same of them.
 */
function soldOrDisclosed(line: MapLine, map: MergedMap, language: LetterLanguage): string {
  const { list, nobody, soldTo, disclosedTo } = LETTER_WORDS[language];
  const named = (companies: readonly MapRecipient[]) =>
    list(calledTogether(companies).map((each) => worded(language, each)));
  const {
    sold = [],
    untold = [],
    disclosed = [],
  } = Object.groupBy(receiving(line, map), howPassed);
  const who = named(untold);
  const asks = gapMark(`what fits before “${who}”: “${soldTo}”, or “${disclosedTo}”`);
  const parts = [
    ...(sold.length > 0 ? [`${soldTo} ${named(sold)}`] : []),
    ...(disclosed.length > 0 ? [`${disclosedTo} ${named(disclosed)}`] : []),
    ...(untold.length > 0 ? [`${asks} ${who}`] : []),
  ];
  return parts.join(', ') || nobody;
}

/** As `passedOn` has it: a processor of which nothing is told neither buys nor uses for ads. */
function howPassed({ sold, ads, role }: MapRecipient): 'sold' | 'untold' | 'disclosed' {
  if (sold === true || ads === true) return 'sold';
  const isUntold = role !== 'processor' && (sold === null || ads === null);
  return isUntold ? 'untold' : 'disclosed';
}

/** The third parties of the map, by kind or by name as the law has it. */
function receiversIn({ map, rules, asked, language }: KnownSources): string | undefined {
  if (!asked.includes('third-party-list') || !isBegun(map)) return undefined;
  const as = rules.flatMap(({ receivers }) => receivers ?? [])[0] ?? 'kinds';
  const { list, nobody } = LETTER_WORDS[language];
  const third = map.recipients.filter(
    (each) =>
      each.state === 'confirmed' &&
      each.role === 'third party' &&
      !getsNoneOfConsumers(each, map.lines) &&
      (as !== 'buyers' || each.sold !== false),
  );
  const called = as !== 'kinds' ? [...new Set(third.map(companyOf))] : calledTogether(third);
  const none = map.complete.recipients ? nobody : undefined;
  return list(called.map((each) => worded(language, each))) || none;
}

const STARTS_WITH_CHOICE = /^\[choose: [^[\]\n]{1,200}\] /;

/** The text with what is known marked as a choice, and without the choice where it is certain. */
export function withKnown(text: string, known: KnownOfAnswer, language: LetterLanguage): string {
  const { theseReceived, some } = LETTER_WORDS[language];
  // at the begin of a paragraph it has no blank before it
  const receivers = LETTER_WORDS[language].receivers.trim();
  const said = known.receivers && `${OF_RECEIVERS} ${theseReceived(known.receivers)}`;
  const told =
    known.table === undefined ? text : withTable(text, known.table, known.isTableWanted, language);
  return told
    .split('\n\n')
    .flatMap((paragraph) => {
      if (known.masked && paragraph.includes(some.withheld))
        return paragraph.replace(STARTS_WITH_CHOICE, '');
      if (!said || !paragraph.includes(receivers))
        return known.byLink ? withoutLock(paragraph, some.copyLocked) : paragraph;
      const rest = paragraph.replace(receivers, '').trim();
      return rest === '' ? said : [rest, said];
    })
    .map((paragraph) => paragraph.trimStart())
    .join('\n\n');
}

/**
 * The list of the data map is one choice with all that the letter says of it, so that nothing
 * speaks of a list that was taken out.
 */
function withTable(
  text: string,
  table: string,
  isWanted: boolean,
  language: LetterLanguage,
): string {
  const { parts, some } = LETTER_WORDS[language];
  const paragraphs = text.split('\n\n');
  const shows = paragraphs.flatMap((paragraph) => some.tableShows.exec(paragraph)?.[0] ?? []);
  return paragraphs
    .map((paragraph) => {
      if (!paragraph.startsWith(table))
        return paragraph.replace(parts.summary, '').replace(some.tableShows, '');
      const said = [text.includes(parts.summary) ? parts.summary : '', ...shows];
      return `${[isWanted ? OF_WANTED_TABLE : OF_TABLE, ...said].join(' ').trim()}\n${paragraph}`;
    })
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}

/** A copy behind a link needs no password. */
const withoutLock = (paragraph: string, sentence: string) =>
  paragraph
    .replace(` ${choiceMark(`Keep only if true: ${sentence}`)}`, '')
    .replace(` ${sentence}.`, '');
