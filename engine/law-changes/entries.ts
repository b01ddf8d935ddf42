/**
 * What changed between two states of the law data, entry by entry, each with its class
 * (docs/decisions/0130-packs-of-law-data.md).
 */
import type { ChangeClass } from '#law/change-book.ts';
import type { StateCode } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { changedLeaves, isTree } from './leaves.ts';
import type { ChangedLeaf } from './leaves.ts';
import { BEGINNING, classOf, NEVER } from './classes.ts';
import type { Times } from './classes.ts';

export interface LawBooks {
  readonly laws: readonly LawRecord[];
  /** Every other file of the law data by its name, as JSON. */
  readonly others: Readonly<Record<string, unknown>>;
}

export interface ChangedEntry {
  /** The id of the entry in its record; for other parts their name, such as `enforcement`. */
  readonly id: string;
  /** null: it belongs to no single state. */
  readonly state: string | null;
  /** The folder or file, or the list of the record, in which it stands. */
  readonly part: string;
  readonly class: ChangeClass;
  readonly what: string;
}

type Entries = ReadonlyMap<string, unknown>;
interface Named {
  readonly part: string;
  readonly id: string;
  readonly value: unknown;
}

/** The lists of a record, each entry by its name in it. */
function listsOf({ applicability, exemptions, requirements, ...law }: LawRecord) {
  const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
    list.map((value) => [value.id, value] as const);
  return {
    prongs: byId(applicability.prongs),
    exemptions: byId(exemptions),
    requirements: byId(requirements),
    rights: byId(law.rights),
    definitions: law.definitions.map((value) => [value.term, value] as const),
    // several things may happen on one day
    timeline: law.timeline.map((value, at, all) => {
      const before = all.slice(0, at).filter(({ date }) => date === value.date).length;
      return [before > 0 ? `${value.date} (${before + 1})` : value.date, value] as const;
    }),
  };
}

/** Every entry of a record, by part and id. */
function entriesOf(law: LawRecord): Map<string, Named> {
  const { prongs: _, ...applicability } = law.applicability;
  const lists = listsOf(law);
  const listed = Object.entries(lists).flatMap(([part, list]) =>
    list.map(([id, value]) => ({ part, id, value: value as unknown })),
  );
  const rest = Object.entries({ ...law, applicability })
    .filter(([name]) => !(name in lists))
    .map(([id, value]) => ({ part: 'record', id, value: value as unknown }));
  return new Map([...listed, ...rest].map((entry) => [`${entry.part} ${entry.id}`, entry]));
}

const shown = (value: unknown) => {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** What an entry is called in its record. */
function titleOf(value: unknown): string | undefined {
  const { label, title, text, what, question, name, why } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return [label, title, what, question, text, name, why].find((each) => typeof each === 'string');
}

/** What is new or gone by its name; else the first few differences, in one line. */
function inWords(before: unknown, after: unknown, leaves: readonly ChangedLeaf[]): string {
  if (before === undefined) return `new: ${titleOf(after) ?? shown(after)}`;
  if (after === undefined) return `no longer on record: ${titleOf(before) ?? shown(before)}`;
  const said = leaves
    .slice(0, 3)
    .map(({ path, before, after }) => `${path || 'value'}: ${shown(before)} → ${shown(after)}`);
  const more = leaves.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const earliest = (one: string, other: string) => (one < other ? one : other);

const withoutId = ({ part, value }: Named) =>
  JSON.stringify([part, { ...(value as object), id: undefined, term: undefined }]);

/** Entries that only have another id, by the new key: their words and rules stay. */
function renamedIn(old: ReadonlyMap<string, Named>, now: ReadonlyMap<string, Named>) {
  const gone = [...old].filter(([key]) => !now.has(key));
  return new Map(
    [...now].flatMap(([key, entry]) => {
      if (old.has(key) || entry.part === 'record') return [];
      const was = gone.find(([, one]) => withoutId(one) === withoutId(entry));
      return was ? [[key, was] as const] : [];
    }),
  );
}

function changesOf(before: LawRecord, after: LawRecord): ChangedEntry[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const renamed = renamedIn(old, now);
  const left = new Set([...renamed.values()].map(([key]) => key));
  const effective = earliest(before.effective, after.effective);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const { part, id } = is ?? was ?? { part: '', id: '' };
    const other = renamed.get(key)?.[1];
    if (other) {
      const what = `id: ${other.id} → ${id}`;
      return [{ id, state: before.state, part, class: 'wording' as const, what }];
    }
    if (left.has(key)) return [];
    const leaves = changedLeaves(was?.value, is?.value, part === 'record' ? [id] : []);
    if (leaves.length === 0) return [];
    const times = { checkedTo: before.checkedTo, effective };
    const kind = classOf(was?.value, is?.value, leaves, times);
    const what = inWords(was?.value, is?.value, leaves);
    return [{ id, state: before.state, part, class: kind, what }];
  });
}

/** The name of an entry of a list; of what one answer implies for another, both answers. */
function nameIn(entry: unknown): string | undefined {
  const { id, key, state, if: one, then: other } = (entry ?? {}) as Record<string, unknown>;
  const name = id ?? key ?? state;
  if (typeof name === 'string') return name;
  const facts = [one, other].map((condition) => (condition as { fact?: string } | undefined)?.fact);
  return facts.every((fact) => fact !== undefined) ? facts.join(' → ') : undefined;
}

/** The entries of a file that belongs to no law alone: by state, id or key, else by its parts. */
function entriesInFile(file: unknown): Entries {
  const { states, ...rest } = file as Readonly<Record<string, unknown>>;
  const byState = Array.isArray(states) ? { states } : (states as object | undefined);
  const parts = Array.isArray(file) ? { entries: file as unknown[] } : { ...rest, ...byState };
  return new Map(
    Object.entries(parts).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return [[name, value]];
      return value.map((entry: unknown, at) => {
        return [nameIn(entry) ?? `${name} ${at + 1}`, entry];
      });
    }),
  );
}

/** Nothing was said before, so nothing of it can have been wrong. */
const wholeFile = (name: string, isNew: boolean): ChangedEntry => ({
  id: name,
  state: null,
  part: name,
  class: 'better source',
  what: isNew ? 'the data has this file from now on' : 'the data has this file no more',
});

function changesInFile(
  name: string,
  before: unknown,
  after: unknown,
  times: (state: string | null) => Times,
): ChangedEntry[] {
  if (before === undefined || after === undefined) return [wholeFile(name, after !== undefined)];
  const ofState = /^requests\/([A-Z]{2})\.json$/.exec(name)?.[1] ?? null;
  const [old, now] = [entriesInFile(before), entriesInFile(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const leaves = changedLeaves(was, is, isTree(was) || isTree(is) ? [] : [id]);
    if (leaves.length === 0) return [];
    const state = ofState ?? (/^[A-Z]{2}$/.test(id) ? id : null);
    const kind = classOf(was, is, leaves, times(state));
    return [{ id, state, part: name, class: kind, what: inWords(was, is, leaves) }];
  });
}

function ofWholeLaw(law: LawRecord, kind: ChangeClass): ChangedEntry {
  const what = kind === 'law enacted' ? `${law.law.name}, from ${law.effective}` : 'no record left';
  return { id: law.state, state: law.state, part: 'record', class: kind, what };
}

/** Everything that differs, the laws in the order of their codes, then the shared files. */
export function changedEntries(before: LawBooks, after: LawBooks): ChangedEntry[] {
  const [old, now] = [before, after].map(
    ({ laws }) => new Map<StateCode, LawRecord>(laws.map((law) => [law.state, law])),
  );
  const states = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
  const ofLaws = states.flatMap((state) => {
    const [was, is] = [old?.get(state), now?.get(state)];
    if (was && is) return changesOf(was, is);
    if (is) return [ofWholeLaw(is, 'law enacted')];
    return was
      ? [ofWholeLaw(was, was.effective > was.checkedTo ? 'law changed' : 'we were wrong')]
      : [];
  });
  const times = (state: string | null): Times => {
    const law = before.laws.find((each) => each.state === state);
    const checked = before.laws.map(({ checkedTo }) => checkedTo).toSorted();
    return {
      checkedTo: law?.checkedTo ?? checked.at(-1) ?? NEVER,
      effective: law?.effective ?? BEGINNING,
    };
  };
  const files = [...new Set([...Object.keys(before.others), ...Object.keys(after.others)])];
  return [
    ...ofLaws,
    ...files.flatMap((name) => changesInFile(name, before.others[name], after.others[name], times)),
  ];
}
