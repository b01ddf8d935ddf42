/** Fills in variables: their values as plain text, or marked gaps that are counted. */
import { lowerFirst } from '#text/case.ts';
import { longDate, series } from '#text/english.ts';
import { breachValue } from './breach-values.ts';
import { withGivenIn } from '#documents/template/states-with-right.ts';
import { withoutNone } from './missing-ways.ts';
import { targetOf } from '#documents/tree/links.ts';
import { stateValue } from './state-values.ts';
import type { Pieces, Variable } from '#documents/template/template.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Inline, Text } from '#documents/tree/tree.ts';
import type { Value, FillingNotes } from './filling.ts';

/** Running text with its variables filled in. */
export function textOf(whole: Pieces, work: FillingNotes): Text {
  const text = withoutNone(withGivenIn(whole, work.givenIn), work);
  return text.some(isPractice)
    ? tidied(
        runsIn(text).flatMap((run) => {
          const [first] = run;
          return first !== undefined && isPractice(first)
            ? practiceText(first, work)
            : filled(run, work);
        }),
      )
    : filled(text, work);
}

/**
 * Practices one by one, and what stands between them together: a value and the stop after it are
 * one.
 */
function runsIn(text: Pieces): Pieces[] {
  const runs: Pieces[number][][] = [];
  for (const piece of text) {
    const last = runs.at(-1);
    if (last === undefined || isPractice(piece) || last.some(isPractice)) runs.push([piece]);
    else last.push(piece);
  }
  return runs;
}

/** The items of a list, without those of which nothing is left. */
export const itemTexts = (items: readonly Pieces[], work: FillingNotes): Text[] =>
  items.map((item) => textOf(item, work)).filter((item) => plain(item) !== '');

type Practice = Extract<Pieces[number], { readonly practice: string }>;
const isPractice = (piece: Pieces[number]): piece is Practice =>
  typeof piece === 'object' && 'practice' in piece;

/**
 * Words about a practice: as they are if the owner confirmed it, a marked choice until then,
 * nothing if it is not so.
 */
function practiceText({ practice, text }: Practice, work: FillingNotes): Text {
  const answer = work.values[practice];
  if (answer === PRACTISED.yes) return textOf(text, work);
  if (answer === PRACTISED.notYet || answer === PRACTISED.no) return [];
  work.gaps.set(practice, (work.gaps.get(practice) ?? 0) + 1);
  return [gapFor(practice, `[Keep only if true: ${plain(textOf(text, work))}]`, work)];
}

/** A gap that this variable leaves. */
export function gapFor(name: string, words: string, { gapNames }: FillingNotes): Inline {
  const gap = { gap: words };
  gapNames.set(gap, name);
  return gap;
}

/** How an owner answers whether a practice is so. */
export const PRACTISED = { yes: 'Yes', notYet: 'Not yet', no: 'Does not concern us' } as const;

/** Without the double spaces that left-out words leave, and without spaces at its ends. */
function tidied(text: Text): Text {
  const joined: Inline[] = [];
  for (const piece of text) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      joined[joined.length - 1] = `${last}${piece}`;
    else joined.push(piece);
  }
  return joined
    .map((piece, at) => {
      if (typeof piece !== 'string') return piece;
      const single = piece.replaceAll(/ {2,}/g, ' ');
      const begun = at === 0 ? single.trimStart() : single;
      return at === joined.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((piece) => piece !== '');
}

function filled(text: Exclude<Pieces, never>, work: FillingNotes): Text {
  const pieces = text.map((piece): Inline => {
    if (typeof piece === 'string' || !('variable' in piece)) return piece as Inline;
    const words = valueText(piece.variable, work);
    if (words === undefined)
      return gapFor(openOf(piece.variable, work), gapWords(piece.variable, work), work);
    if (piece.strong) return { strong: words };
    const form = work.variables[piece.variable]?.form;
    const to = form && targetOf(form, words);
    return to === undefined ? words : { link: words, to };
  });
  return pieces.flatMap((piece, at): Inline[] => {
    const before = text[at - 1];
    const filled = typeof before === 'object' && 'variable' in before;
    const shown = filled && typeof piece === 'string' ? stopped(pieces[at - 1], piece) : piece;
    return [shown, ...waiting(text[at], piece, work)];
  });
}

/** After a list that is known in part: what waits for the owner, as a gap. */
function waiting(piece: Pieces[number] | undefined, shown: Inline, work: FillingNotes): Inline[] {
  if (typeof piece !== 'object' || !('variable' in piece)) return [];
  const open = work.proposals?.[piece.variable] ?? [];
  if (open.length === 0 || (typeof shown === 'object' && 'gap' in shown)) return [];
  work.gaps.set(piece.variable, (work.gaps.get(piece.variable) ?? 0) + 1);
  const words = series(open.map(([first = '']) => asText(first)));
  return [' ', gapFor(piece.variable, `[to confirm: ${words}]`, work)];
}

/**
 * After a value that ends with a full stop, the text's own full stop is dropped: "Pixel & Co. The
 * next sentence".
 */
function stopped(value: Inline | undefined, rest: string): string {
  if (value === undefined || (typeof value === 'object' && 'gap' in value)) return rest;
  return rest.startsWith('.') && /[.!?]$/.test(plain([value])) ? rest.slice(1) : rest;
}

/** The same without formatting, for headings and heads of tables. */
export const plainWords = (text: Pieces, work: FillingNotes) => plain(textOf(text, work));

/** A value as words within a sentence; undefined, and counted as a gap, if it is not known. */
function valueText(name: string, work: FillingNotes): string | undefined {
  if (name.startsWith('state.') && work.state)
    return stateValue(name.slice('state.'.length), work.state, work.stateVariables);
  if (name.startsWith('breach.') && work.breach)
    return breachValue(name.slice('breach.'.length), work.breach);
  const value = valueOf(name, work);
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    return series(value.flat().map((item) => inSentence(asText(item), work.variables[name])));
  const words = asText(value);
  return /^\d{4}-\d\d-\d\d$/.test(words) && work.variables[name]?.kind === 'date'
    ? longDate(words)
    : words;
}

/** Names of the profile's kinds of data are capitalized; within a sentence they are not. */
function inSentence(item: string, variable: Variable | undefined): string {
  const ofProfile = variable?.from?.includes('profile.dataTypesCollected') === true;
  return ofProfile && /^\p{Lu}\p{Ll}/u.test(item) && !item.startsWith('Social Security')
    ? lowerFirst(item)
    : item;
}

function valueOf(name: string, work: FillingNotes): Value | undefined {
  const value = work.values[name];
  if (value !== undefined && (typeof value !== 'string' || value.trim() !== '') && value.length > 0)
    return value;
  const open = openOf(name, work);
  work.gaps.set(open, (work.gaps.get(open) ?? 0) + 1);
  return undefined;
}

/** The variable that an owner fills in for this one. */
const openOf = (name: string, { variables }: FillingNotes) => variables[name]?.derivedFrom ?? name;

function gapWords(name: string, { variables, proposals }: FillingNotes): string {
  const [[proposed] = []] = proposals?.[name] ?? [];
  const { label = name, kind, confirm, choices = [] } = variables[name] ?? {};
  if ((kind === 'number' || kind === 'text') && proposed !== undefined)
    return confirm === undefined
      ? `[to confirm: ${asText(proposed)}]`
      : `[${confirm}: ${asText(proposed)}]`;
  const toChoose = choices.some((choice) => !label.includes(choice))
    ? `: ${choices.map((choice) => `“${choice}”`).join(' or ')}`
    : '';
  return `[${label}${toChoose}]`;
}

/** Removes characters that hide or reorder text: control characters and direction marks. */
export function asText(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      ' ',
    )
    .trim();
}
