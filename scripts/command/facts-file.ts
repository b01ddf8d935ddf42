/** The facts of a business as a command reads them: by their names in law/facts.json. */
import { valueProblem, type FactIndex } from '#engine/facts/facts.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { factKey } from '#law/schema.ts';

/** null counts as not known. */
export function readFactValues(
  given: Readonly<Record<string, unknown>>,
  index: FactIndex,
): { facts: Facts } | { error: string } {
  const facts: Record<string, number | boolean> = {};
  for (const [key, value] of Object.entries(given)) {
    const known = factKey.safeParse(key);
    const definition = known.success ? index.byKey.get(known.data) : undefined;
    if (!definition) return { error: `unknown fact ${JSON.stringify(key)}` };
    if (value === null) continue;
    const problem = valueProblem(definition, value);
    if (problem) return { error: problem };
    facts[key] = value as number | boolean;
  }
  return { facts };
}
