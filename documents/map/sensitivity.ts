/** Whether a kind of data is sensitive in the owner's states, and why. */
import type { MapLine } from '#contract/documents/data-map.ts';
import type { SensitiveBook } from '#law/schema.ts';
import { isOfChildren, isOfTeens } from './entries.ts';
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

/** By state, below which age all data of a known child is sensitive. */
export type YoungLaw = Pick<SensitiveLaw, 'states' | 'sensitive'>;

/** The age below which data of a known child is sensitive in one of the states; 0: in none. */
export const sensitiveBelow = ({ states, sensitive }: YoungLaw): number =>
  Math.max(0, ...states.map((code) => ageIn(sensitive.states[code as Code]?.children ?? '')));

type Code = keyof SensitiveBook['states'];

function ageIn(text: string): number {
  const named = /\bunder (\d{2})\b/.exec(text)?.[1];
  if (named !== undefined) return Number(named);
  return /\bminors\b/.test(text) ? 18 : 0;
}

/** Whether the age of its people alone makes the data of a line sensitive. */
export const isSensitiveByAge = (line: MapLine, age: number) =>
  (age >= 13 && isOfChildren(line)) || (age > 13 && isOfTeens(line));
