/** The states whose laws ask for work that a document helps with. */
import type { ControlBook, LawRecord } from '#law/schema.ts';

/** The states of a template, in the order of the laws. */
export function statesServed(
  template: string,
  controls: ControlBook['controls'],
  laws: readonly LawRecord[],
): LawRecord['state'][] {
  const codes = new Set<string>(
    controls
      .filter(({ templates }) => templates.includes(template))
      .flatMap(({ states }) => states),
  );
  return laws.map(({ state }) => state).filter((code) => codes.has(code));
}
