/**
 * What a law that applies in part asks of a document. A business that no law binds whole gets the
 * papers for which one of its own duties has a passage, and no others.
 */
import type { LawRecord } from '#law/schema.ts';
import { allPassages } from '#documents/template/template.ts';
import type { Filling } from '#documents/values/filling.ts';
import { elementAskedIn, fullyBound } from './grounds.ts';

/**
 * The laws that a document is for: those that bind whole. Where none does, those that apply in
 * part and have a duty, for sure or under an open condition, that asks for a passage of it.
 */
export function lawsAsking(filling: Filling): readonly LawRecord[] {
  const { laws, reach, template, elements } = filling;
  const whole = fullyBound(laws, reach);
  if (whole.length > 0) return whole;
  const ids = new Set(
    allPassages(template.passages).flatMap((passage) =>
      passage.kind === 'element' ? passage.ids : [],
    ),
  );
  const own = elements.filter(({ id }) => ids.has(id));
  return laws.filter((law) =>
    own.some((element) => {
      const needed = element.states[law.state];
      if (needed === undefined || needed.required === 'advised') return false;
      return elementAskedIn(element, needed, law, { ...filling, supposed: {} }) !== false;
    }),
  );
}

/** The same for the words of a document: one that everybody reads tells of whole laws alone. */
export const lawsNamed = (filling: Filling): readonly LawRecord[] =>
  filling.template.everybody === true
    ? fullyBound(filling.laws, filling.reach)
    : lawsAsking(filling);
