/** Random answers: any fact may be missing; numbers are on and near the thresholds of the laws. */
import fc from 'fast-check';
import type { FactDefinition, FactKey, LawRecord, Rule } from '#law/schema.ts';
import type { Facts, FactValue } from '#engine/rules/truth.ts';
import { conditionsOf } from '#engine/rules/truth.ts';

/** Every rule of a law, wherever it is. */
export function rulesIn(law: LawRecord): Rule[] {
  return [
    ...law.applicability.prongs.map((prong) => prong.if),
    ...law.exemptions.flatMap((exemption) => exemption.if ?? []),
    ...law.requirements.flatMap((requirement) => requirement.when ?? []),
  ];
}

/** The numbers that the laws compare with a fact. */
export function thresholds(laws: readonly LawRecord[], fact: FactKey): number[] {
  const values = laws
    .flatMap(rulesIn)
    .flatMap(conditionsOf)
    .flatMap(({ fact: key, value }) => (key === fact && typeof value === 'number' ? [value] : []));
  return [...new Set(values)].toSorted((one, other) => one - other);
}

/** Values of one fact: both for a yes or no; numbers near the thresholds, and some anywhere. */
function valuesOf(
  definition: FactDefinition,
  laws: readonly LawRecord[] = [],
): fc.Arbitrary<FactValue> {
  if (definition.type === 'boolean') return fc.boolean();
  const near = thresholds(laws, definition.key);
  if (definition.type === 'percent') {
    const edges = near.flatMap((at) => [at - 1, at - 0.01, at, at + 0.01, at + 1]);
    return fc.oneof(fc.constantFrom(0, 100, ...edges), fc.integer({ min: 0, max: 100 }));
  }
  const edges = near.flatMap((at) => [at - 1, at, at + 1]);
  return fc.oneof(fc.constantFrom(0, 1, ...edges), fc.integer({ min: 0, max: 2_000_000_000 }));
}

/** Answers to some of the questions. */
export function randomFacts(
  definitions: readonly FactDefinition[],
  laws: readonly LawRecord[] = [],
): fc.Arbitrary<Facts> {
  const shape = Object.fromEntries(
    definitions.map((definition) => [definition.key, valuesOf(definition, laws)]),
  );
  return fc.record(shape, { requiredKeys: [] });
}

/** An answer to every question. */
export function completeFacts(
  definitions: readonly FactDefinition[],
  laws: readonly LawRecord[] = [],
): fc.Arbitrary<Facts> {
  const shape = Object.fromEntries(
    definitions.map((definition) => [definition.key, valuesOf(definition, laws)]),
  );
  return fc.record(shape);
}
