/** Finds the rules of a record, and the conditions within them. */
import type { Condition, LawRecord, Rule } from './schema.ts';

export interface PlacedRule {
  readonly where: string;
  readonly part: 'prongs' | 'exemptions' | 'requirements';
  readonly rule: Rule;
}

/** Every rule of a law, with its place in the record. */
export function rulesOf(law: LawRecord): PlacedRule[] {
  const place = (part: PlacedRule['part'], id: string, rule: Rule | undefined): PlacedRule[] =>
    rule ? [{ where: `${law.state} ${part} ${id}`, part, rule }] : [];
  return [
    ...law.applicability.prongs.flatMap((prong) => place('prongs', prong.id, prong.if)),
    ...law.exemptions.flatMap((exemption) => place('exemptions', exemption.id, exemption.if)),
    ...law.requirements.flatMap((duty) => place('requirements', duty.id, duty.when)),
  ];
}

export function conditionsIn(rule: Rule): Condition[] {
  if ('fact' in rule) return [rule];
  if ('all' in rule) return rule.all.flatMap(conditionsIn);
  if ('any' in rule) return rule.any.flatMap(conditionsIn);
  return conditionsIn(rule.not);
}
