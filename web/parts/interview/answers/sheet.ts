/**
 * The answers as the address keeps them, after the "#": browsers never send that part, so the
 * server learns nothing.
 * `states=CA,TX&total=8000&sbaSmallBusiness=yes~size&consumers.DE=0-34999&at=review`
 */
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import { STATES, type StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Given } from '#engine/interview/check-answers.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import type { Answer } from '#engine/facts/known.ts';
import type { Known } from '#engine/rules/truth.ts';
import { type AidName, isAid, NEXT, type Place, placeText, readPlace } from './place.ts';

export interface Sheet extends Given {
  /** Whether there are no customers in any of the states. */
  readonly nowhere: boolean;
  /** Name of an answer → the helper that worked it out, or the profile that told it. */
  readonly inferred: Readonly<Record<string, AidName | 'profile'>>;
  readonly at: Place;
}

export const EMPTY: Sheet = { states: [], answers: [], nowhere: false, inferred: {}, at: NEXT };

/** consumers.DE, or sellsPersonalData. */
export const nameOf = ({ fact, state }: { readonly fact: string; readonly state: string | null }) =>
  state === null ? fact : `${fact}.${state}`;

function written(value: Known | null): string {
  if (value === null) return '?';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return `${value.least}-${value.most === NO_UPPER_BOUND ? '' : value.most}`;
}

function readValue(text: string, boolean: boolean): Known | null | undefined {
  if (text === '?') return null;
  if (boolean) return text === 'yes' ? true : text === 'no' ? false : undefined;
  if (/^\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  const [, least, most] = /^(\d{1,15})-(\d{0,15})$/.exec(text) ?? [];
  if (least === undefined) return undefined;
  const bounds = { least: Number(least), most: most === '' ? NO_UPPER_BOUND : Number(most) };
  return bounds.least <= bounds.most ? bounds : undefined;
}

/** The part of the address after the "#". */
export function writeSheet({ states, total, answers, nowhere, inferred, at }: Sheet): string {
  const place = placeText(at);
  const parts = [
    ...(nowhere ? ['states=none'] : []),
    ...(states.length > 0 ? [`states=${states.join(',')}`] : []),
    ...(total === undefined ? [] : [`total=${total ?? '?'}`]),
    ...answers.map((answer) => {
      const name = nameOf(answer);
      const by = inferred[name];
      return `${name}=${written(answer.value)}${by ? `~${by}` : ''}`;
    }),
    ...(place === '' ? [] : [`at=${place}`]),
  ];
  return parts.join('&');
}

/** Reads the part after the "#"; values that fit no question are left out. */
export function readSheet(fragment: string, index: FactIndex): Sheet {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = (parts.get('states') ?? '').split(',');
  const states = STATES.map(({ code }) => code).filter((code) => named.includes(code));
  const answers: Answer[] = [];
  const inferred: Record<string, AidName> = {};
  for (const [name, text] of parts) {
    const [given = '', by] = text.split('~');
    const answer = readAnswer(name, given, index);
    if (!answer) continue;
    answers.push(answer);
    if (by !== undefined && isAid(by)) inferred[name] = by;
  }
  const total = parts.get('total');
  return {
    states,
    ...(total === null ? {} : { total: /^\d{1,9}$/.test(total) ? Number(total) : null }),
    answers,
    nowhere: states.length === 0 && parts.get('states') === 'none',
    inferred,
    at: readPlace(parts.get('at') ?? ''),
  };
}

function readAnswer(name: string, text: string, index: FactIndex): Answer | undefined {
  const [fact, of] = name.split('.') as [FactKey, string | undefined];
  const definition = index.byKey.get(fact);
  const state = STATES.find(({ code }) => code === of)?.code ?? null;
  if (!definition || definition.perState !== (state !== null)) return undefined;
  const value = readValue(text, definition.type === 'boolean');
  return value === undefined ? undefined : { fact, state, value };
}

/**
 * The sheet with these answers in place of older ones to the same questions; `by`: the helper that
 * worked them out.
 */
export function withAnswers(sheet: Sheet, answers: readonly Answer[], by?: AidName): Sheet {
  const given = new Map(answers.map((answer) => [nameOf(answer), answer]));
  const names = new Set(given.keys());
  // A changed answer keeps its position, because the order is that of the questions asked.
  const kept = sheet.answers.map((old) => given.get(nameOf(old)) ?? old);
  const known = new Set(kept.map(nameOf));
  const added = [...given.values()].filter((answer) => !known.has(nameOf(answer)));
  const inferred = Object.fromEntries([
    ...Object.entries(sheet.inferred).filter(([name]) => !names.has(name)),
    ...(by === undefined ? [] : [...names].map((name) => [name, by] as const)),
  ]);
  return { ...sheet, answers: [...kept, ...added], inferred };
}

/** The sheet with these states, without answers about states that are no longer chosen. */
export function withStates(sheet: Sheet, states: readonly StateCode[]): Sheet {
  const answers = sheet.answers.filter(({ state }) => state === null || states.includes(state));
  return { ...sheet, states, answers, nowhere: states.length === 0 };
}
