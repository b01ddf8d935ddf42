/**
 * Why some mutants cannot be detected: they change the text of a record, but not its meaning. Each
 * reason is general; if it excuses a mutant that a case detects, that is reported as an error of
 * the reason.
 */
import type { LawRecord, Prong, Requirement, Rule } from '#law/schema.ts';
import type { Mutant } from './mutations.ts';

export interface Reason {
  readonly says: string;
  readonly holds: (mutant: Mutant, original: LawRecord) => boolean;
}

interface Row {
  readonly id: string;
  readonly from?: string | undefined;
}

const rowsOf = (law: LawRecord): Row[] => [
  ...law.applicability.prongs,
  ...law.exemptions,
  ...law.requirements,
];
const requirementOf = (law: LawRecord, id: string) => law.requirements.find((r) => r.id === id);

/** Before its first day a law is weighed as of that day, so an earlier `from` changes nothing. */
function movedBeforeFirstDay(mutant: Mutant, original: LawRecord): boolean {
  const was = rowsOf(original).find((row) => row.id === mutant.id)?.from;
  const is = rowsOf(mutant.law).find((row) => row.id === mutant.id)?.from;
  if (mutant.kind !== 'day' || was === undefined || is === undefined || was === is) return false;
  return was <= original.effective && is <= original.effective;
}

/** If all prongs of a duty start later, nobody owes it on the changed day. */
function movedBeforeItsProngs(mutant: Mutant, original: LawRecord): boolean {
  const was = requirementOf(original, mutant.id);
  const is = requirementOf(mutant.law, mutant.id);
  if (mutant.kind !== 'day' || was?.from === undefined || is?.from === undefined) return false;
  const day = was.from < is.from ? was.from : is.from;
  return prongsOf(was, original).every((prong) => prong.from !== undefined && prong.from > day);
}

function prongsOf(requirement: Requirement, law: LawRecord): Prong[] {
  const under = requirement.owedUnder ?? ['full'];
  return law.applicability.prongs.filter((prong) =>
    under.includes(prong.reach === 'full' ? 'full' : prong.id),
  );
}

/** The requirement's own condition equals that of the limited prong under which it is owed. */
function isRepeated(mutant: Mutant, original: LawRecord): boolean {
  const was = requirementOf(original, mutant.id);
  const is = requirementOf(mutant.law, mutant.id);
  if (was?.when === undefined || is === undefined) return false;
  const left = prongsOf(is, original);
  if (mutant.kind === 'reference') {
    const gone = prongsOf(was, original).filter((prong) => !left.includes(prong));
    const enough = left.filter((prong) => gone.every((other) => standsIn(prong, other, original)));
    const listed = new Set(enough.flatMap((prong) => alternatives(prong.if)));
    return alternatives(was.when).every((part) => listed.has(part));
  }
  const own = JSON.stringify(was.when);
  const removed = mutant.kind === 'remove' && is.when === undefined;
  return removed && left.every((prong) => parts(prong.if).includes(own));
}

/** Whether a limited prong counts on every day on which another one does. */
function standsIn(prong: Prong, other: Prong, law: LawRecord): boolean {
  const since = (one: Prong) =>
    (one.from ?? '') > law.effective ? (one.from ?? '') : law.effective;
  const lasts = prong.until === undefined || prong.until >= (other.until ?? '9999');
  return prong.reach === 'limited' && since(prong) <= since(other) && lasts;
}

const alternatives = (rule: Rule) =>
  ('any' in rule ? rule.any : [rule]).map((part) => JSON.stringify(part));
const parts = (rule: Rule) =>
  ('all' in rule ? rule.all : [rule]).map((part) => JSON.stringify(part));

export const REASONS: readonly Reason[] = [
  {
    says: "a `from` moved before the law's first day, where nothing is read on its own day",
    holds: movedBeforeFirstDay,
  },
  {
    says: 'a duty moved to a day on which no prong that it is owed under counts yet',
    holds: movedBeforeItsProngs,
  },
  {
    says: 'a condition said twice, by the duty and by the limited prong that it is owed under',
    holds: isRepeated,
  },
];
