/**
 * The states that an `only` of a template means: the states of its elements, a named set, or one
 * state by its code.
 */
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { statesNaming } from '#reference/state-sets.ts';
import { STATE_SETS } from '#reference/state-sets.server.ts';
import { TemplateFault } from './node.ts';
import type { Node } from './node.ts';

const KNOWN = new Set(REQUIRED_ELEMENTS.map(({ id }) => id));

/**
 * `only` alone: every state that one of the elements names. `only="duty"`: those where one of them
 * is a duty. `only="CA"`: one state. Any other word is a set of reference/state-sets.json. Without
 * `only`: empty, for all.
 */
export function statesMeant(
  node: Node | undefined,
  said: string | null | undefined,
  ids: readonly string[],
): readonly string[] {
  if (said === null || said === undefined) return [];
  if (said === '' || said === 'duty') {
    const known = ids.filter((id) => KNOWN.has(id));
    const states = statesNaming(REQUIRED_ELEMENTS, known, said === 'duty');
    if (states.length > 0 || known.length < ids.length) return states;
    throw new TemplateFault(node, `only: no state asks for ${ids.join(', ') || 'it'}`);
  }
  if (/^[A-Z]{2}$/.test(said)) return [said];
  const set = STATE_SETS.get(said);
  if (set) return set;
  throw new TemplateFault(
    node,
    /^[A-Z]{2}[\s,]/.test(said)
      ? `only="${said}": a list of states is a set of reference/state-sets.json, or only alone`
      : `there is no set of states ${said} in reference/state-sets.json`,
  );
}
