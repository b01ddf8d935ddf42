/** Named sets of states: each follows from the records, or names its states with their sections. */
import { z } from 'zod';
import type { LawRecord } from '#law/schema.ts';
import { controlKey, stateCode } from '#law/rules.ts';
import type { RequiredElement } from './schema-contents.ts';

const text = z.string().min(1);
const codes = z.array(stateCode).min(1);
const common = { why: text, without: codes.optional() };

/** `given`: whatever stands there; null: nothing stands there. */
const valueWanted = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const stateSet = z.union([
  /** The states whose records have these values, by path. */
  z.strictObject({ ...common, record: z.record(text, valueWanted) }),
  /** The states that give a right of this id. */
  z.strictObject({ ...common, right: text }),
  /** The states with a requirement that this control serves. */
  z.strictObject({ ...common, control: controlKey }),
  /**
   * The states that this required element names, or where it is a duty, or some of them: its
   * sections are theirs.
   */
  z.strictObject({
    ...common,
    element: text,
    duty: z.literal(true).optional(),
    states: codes.optional(),
  }),
  /** The states that this required element does not name. */
  z.strictObject({ ...common, notNamedBy: text }),
  /** These states, each with its section. */
  z.strictObject({ ...common, states: z.partialRecord(stateCode, z.string().min(3)) }),
]);

export const stateSetBook = z.strictObject({
  reviewed: z.iso.date(),
  sets: z.record(z.string().regex(/^[a-z0-9-]+$/), stateSet),
});
export type StateSet = z.infer<typeof stateSet>;

type Elements = readonly RequiredElement[];

const elementOf = (elements: Elements, id: string) => {
  const element = elements.find((each) => each.id === id);
  if (!element) throw new Error(`there is no required element ${id}`);
  return element;
};

/**
 * Every state that one of these elements names; with `duty`, only where one of them is more than
 * advice.
 */
export function statesNaming(elements: Elements, ids: readonly string[], duty = false): string[] {
  const named = ids.flatMap((id) =>
    Object.entries(elementOf(elements, id).states)
      .filter(([, { required }]) => !duty || required !== 'advised')
      .map(([code]) => code),
  );
  return [...new Set(named)].toSorted();
}

const valueAt = (law: LawRecord, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], law);

function hasValues(law: LawRecord, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(record).every(([path, wanted]) => {
    const value = valueAt(law, path) ?? null;
    return wanted === 'given' ? value !== null : value === wanted;
  });
}

/** The states of a set, in the order of their codes. */
export function statesOfSet(
  set: StateSet,
  laws: readonly LawRecord[],
  elements: Elements,
): readonly string[] {
  const those = (test: (law: LawRecord) => boolean) => laws.filter(test).map(({ state }) => state);
  const all = (): readonly string[] => {
    if ('record' in set) return those((law) => hasValues(law, set.record));
    if ('right' in set) return those(({ rights }) => rights.some(({ id }) => id === set.right));
    if ('control' in set)
      return those(({ requirements }) =>
        requirements.some(({ control }) => control === set.control),
      );
    if ('notNamedBy' in set) {
      const named = statesNaming(elements, [set.notNamedBy]);
      return those(({ state }) => !named.includes(state));
    }
    if ('element' in set)
      return set.states ?? statesNaming(elements, [set.element], set.duty === true);
    return Object.keys(set.states);
  };
  return all()
    .filter((code) => !set.without?.some((left) => left === code))
    .toSorted();
}

/**
 * What is wrong with a set: it is empty, or a state that it names or leaves out is none of those it
 * draws from.
 */
export function faultsOfSet(
  set: StateSet,
  laws: readonly LawRecord[],
  elements: Elements,
): readonly string[] {
  const { without, ...whole } = set;
  const drawn = statesOfSet(whole, laws, elements);
  const named = 'element' in set && set.states ? statesNaming(elements, [set.element]) : undefined;
  return [
    ...(statesOfSet(set, laws, elements).length === 0 ? ['no state is in it'] : []),
    ...(without ?? [])
      .filter((code) => !drawn.includes(code))
      .map((code) => `${code} is left out, and was not in it`),
    ...(named === undefined ? [] : drawn)
      .filter((code) => !named?.includes(code))
      .map((code) => `${code} has no section in ${'element' in set ? set.element : ''}`),
  ];
}
