/** Whether a kind of data is sensitive in the owner's states, and why. */
import type { SensitiveBook } from '#law/schema.ts';
import type { DataType } from './kinds.ts';

export interface SensitiveLaw {
  readonly states: readonly string[];
  readonly sensitive: SensitiveBook;
  readonly asOf: string;
}

export interface Sensitivity {
  /** null: it depends, and the owner decides. */
  readonly sensitive: boolean | null;
  /** The first reason, with its section; null if no state calls it sensitive. */
  readonly why: string | null;
}

/**
 * Yes if one of the states calls it sensitive as such; open if one does under a condition; no where
 * all say no.
 */
export function sensitivityOf(
  type: DataType,
  { states, sensitive, asOf }: SensitiveLaw,
): Sensitivity {
  const rules = states.flatMap((code) => {
    const entry = sensitive.states[code as keyof typeof sensitive.states]?.types[type];
    const rule = entry?.next && entry.next.from <= asOf ? entry.next : entry;
    return rule ? [{ code, ...rule }] : [];
  });
  const yes = rules.find((rule) => rule.sensitive === 'yes');
  const depends = rules.find((rule) => rule.sensitive === 'depends');
  const decisive = yes ?? depends;
  const why = decisive ? `${decisive.why} (${decisive.cite})` : null;
  if (yes) return { sensitive: true, why };
  if (depends) return { sensitive: null, why };
  return { sensitive: rules.length > 0 ? false : null, why };
}
