/**
 * What a person typed into the form: read, checked and masked. Nothing that was typed is lost: the
 * page shows it again.
 */
import * as z from 'zod/mini';
import { US_STATES } from '#text/us-states.ts';
import { DESK_TYPES, type DeskType } from '#contract/requests/request-items.ts';
import { requestLaw } from '#law/corpus.server.ts';
import { FIRST_BUTTON } from '#server/subjects/requests/intake/asked-types.ts';
import { maskedPerson } from '#server/subjects/requests/intake/masks.ts';
import { NOBODY, type Person } from '#server/subjects/requests/stored/person.ts';
import type { FormWords } from '#server/subjects/requests/words/word-shapes.ts';

export const MOST = {
  text: 2000,
  post: 300,
  name: 120,
  behalf: 120,
  order: 80,
  email: 254,
} as const;

/** A form as it was posted, with one value a field but for the ticks. */
export interface Posted {
  readonly way: 'first' | 'other';
  readonly ticket: string;
  readonly trap: string;
  readonly values: Readonly<Record<FieldName, string>>;
  readonly types: readonly DeskType[];
}

export const FIELDS = ['state', 'email', 'post', 'name', 'order', 'text', 'for', 'behalf'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Faults = Readonly<Partial<Record<FieldName | 'types', string>>>;

/** Signs without width say nothing: pages that are copied from leave them in. */
const UNSEEN = /[\u200B\u2060\uFEFF]/g;

const one = (form: URLSearchParams, name: string) =>
  (form.get(name) ?? '').replaceAll(UNSEEN, '').trim();
const isAsked = (text: string): text is DeskType =>
  (DESK_TYPES as readonly string[]).includes(text);

/** Reads the body of a post; undefined names are left alone. */
export function readForm(body: string): Posted {
  const form = new URLSearchParams(body);
  const way = one(form, 'way') === 'first' ? 'first' : 'other';
  return {
    way,
    ticket: one(form, 'ticket'),
    trap: one(form, 'website'),
    // a reader of FIELDS alone: nothing else of the form is kept
    values: Object.fromEntries(FIELDS.map((name) => [name, one(form, name)])) as Posted['values'],
    types: way === 'first' ? FIRST_BUTTON : [...new Set(form.getAll('type').filter(isAsked))],
  };
}

const STATE_CODES = new Set<string>([...US_STATES.map(({ code }) => code), 'other']);
/**
 * Signs that cannot be shown, but for tabs and new lines, and those that turn the direction of a
 * text.
 */
const CONTROLS = /(?![\t\n\r\u0080-\u009F])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const isEmail = (text: string) => z.safeParse(z.email(), text).success;

/** What is wrong with it, by field; empty where nothing is. */
export function formFaults({ way, values, types }: Posted, words: FormWords['faults']): Faults {
  const faults: Partial<Record<FieldName | 'types', string>> = {};
  if (types.length === 0) faults.types = words.nothingAsked;
  if (!STATE_CODES.has(values.state)) faults.state = words.state;
  if (values.email !== '' && !isEmail(values.email)) faults.email = words.email;
  if (way === 'first' && values.email === '') faults.email = words.email;
  if (values.email === '' && values.post === '' && way === 'other') faults.email = words.noAddress;
  for (const [name, most] of Object.entries(MOST)) {
    const field = name as keyof typeof MOST;
    if (values[field].length > most) faults[field] = words.long(most);
    else if (CONTROLS.test(values[field])) faults[field] = words.characters;
  }
  return faults;
}

export interface Read {
  readonly state: string | null;
  readonly by: 'self' | 'agent' | 'parent';
  readonly items: readonly DeskType[];
  readonly person: Person;
  readonly masked: number;
}

/**
 * The same tick asks for another right where the law of the state has that one (Florida, Iowa,
 * Utah).
 */
function forState(types: readonly DeskType[], state: string): readonly DeskType[] {
  const rules = requestLaw(state)?.rules;
  if (!rules || rules['limit-sensitive'] || !rules['opt-out-sensitive']) return types;
  return types.map((type) => (type === 'limit-sensitive' ? 'opt-out-sensitive' : type));
}

const orNull = (text: string) => (text === '' ? null : text);

/** What is stored of a form without faults. */
export function askedIn({ values, types }: Posted): Read {
  const by = values.for === 'parent' || values.for === 'agent' ? values.for : 'self';
  const { person, count } = maskedPerson({
    ...NOBODY,
    name: orNull(values.name),
    email: orNull(values.email),
    post: orNull(values.post),
    order: orNull(values.order),
    text: orNull(values.text),
    onBehalfOf: by === 'self' ? null : orNull(values.behalf),
  });
  return {
    state: values.state === 'other' ? null : values.state,
    by,
    items: forState(types, values.state),
    masked: count,
    person,
  };
}
