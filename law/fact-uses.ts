/**
 * Data derived from the records: which laws use a fact, and which requirements a control serves.
 */
import type { FactBook, FactDefinition, FactFile } from './books.ts';
import type { ControlBook, ControlFile } from './control-book.ts';
import { conditionsIn, rulesOf } from './placed-rules.ts';
import type { LawRecord } from './schema.ts';
import { TEMPLATE_LIST } from './templates.ts';

const byCode = (laws: readonly LawRecord[]) =>
  laws.toSorted((one, other) => one.state.localeCompare(other.state));

/** The facts, each with the states whose laws use it in a prong, an exemption or a requirement. */
export function factsRead(file: FactFile, laws: readonly LawRecord[]): FactBook {
  const read = byCode(laws).flatMap((law) =>
    rulesOf(law).flatMap(({ part, rule }) =>
      conditionsIn(rule).map(({ fact }) => ({ fact, part, state: law.state })),
    ),
  );
  const statesOf = (of: typeof read) => [...new Set(of.map(({ state }) => state))];
  return {
    ...file,
    facts: file.facts.map((fact): FactDefinition => {
      const own = read.filter((each) => each.fact === fact.key);
      const parts = (['prongs', 'exemptions', 'requirements'] as const).flatMap((part) => {
        const states = statesOf(own.filter((each) => each.part === part));
        return states.length === 0 ? [] : [[part, states] as const];
      });
      return { ...fact, states: statesOf(own).toSorted(), usedIn: Object.fromEntries(parts) };
    }),
  };
}

/** The controls, each with the requirements that it serves, and their states. */
export function controlsServing(file: ControlFile, laws: readonly LawRecord[]): ControlBook {
  return {
    reviewed: file.reviewed,
    templates: TEMPLATE_LIST.map(({ id, title, description, category }) => ({
      id,
      title,
      description,
      category,
    })),
    controls: file.controls.map((control) => {
      const own = byCode(laws).flatMap((law) =>
        law.requirements.flatMap((duty) =>
          duty.control === control.key ? [{ state: law.state, id: duty.id }] : [],
        ),
      );
      return {
        ...control,
        states: [...new Set(own.map(({ state }) => state))],
        requirements: own.map(({ id }) => id),
      };
    }),
  };
}
