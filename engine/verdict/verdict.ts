/** The verdict on one law, with the reasons and what would settle it. */
import type { StateCode } from '#law/codes.ts';
import type { FactKey, Requirement } from '#law/schema.ts';
import { assumedFacts, standingDuties, weigh } from '../rules/applicability.ts';
import type { WeighedLaw, SettledVerdict, VerdictKind, Weighed } from '../rules/applicability.ts';
import { addDays } from '#calendar/dates.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { LawTests } from '../rules/applicability.ts';
import { settlingSets } from './settling.ts';
import type { Facts, Truth } from '../rules/truth.ts';

/** One part of the law that decided, or that is still open, with its section and doubts. */
export interface Reason {
  readonly kind: 'prong' | 'exemption' | 'effective';
  readonly id: string;
  readonly holds: Truth;
  readonly label: string;
  readonly cite: string;
  readonly doubts: readonly string[];
}

export interface Verdict {
  readonly state: StateCode;
  readonly asOf: string;
  readonly verdict: VerdictKind;
  /** For a law not in force yet: what it will be from its first day on. */
  readonly then?: SettledVerdict | 'cannot tell';
  /** Only what decided. */
  readonly because: readonly Reason[];
  readonly settledBy: readonly FactKey[][];
  /** Facts assumed to be no. */
  readonly assuming: readonly FactKey[];
  readonly standing: readonly Requirement[];
  /** Set if the record no longer contains the tests of that day; the verdict may then be wrong. */
  readonly caution?: string;
}

/**
 * The verdict on a law as of a calendar date. `facts` are closed over their implications
 * (closeFacts).
 */
export function decide(law: LawTests, facts: Facts, asOf: string, index: FactIndex): Verdict {
  return verdictOf(weigh(law, facts, asOf, index), asOf, index);
}

/** The same from a law that is already weighed. */
export function verdictOf(weighed: WeighedLaw<LawTests>, asOf: string, index: FactIndex): Verdict {
  const { law, verdict: kind } = weighed;
  const early = asOf < law.effective;
  return {
    state: law.state,
    asOf,
    ...(early ? { verdict: 'not in force yet' as const, then: kind } : { verdict: kind }),
    because: early ? [startReason(law), ...reasons(weighed)] : reasons(weighed),
    settledBy: settlingSets(weighed, index),
    assuming: assumedFacts(weighed),
    standing: standingDuties(weighed),
    ...cautionOf(weighed),
  };
}

/**
 * Records contain only current and coming rules: before a rule that replaced an older one, that
 * older one is missing.
 */
function cautionOf({ law, day }: WeighedLaw<LawTests>): { caution?: string } {
  const kept = law.applicability.prongs.filter((prong) => prong.reach === 'full');
  const replaced = kept.find(
    ({ from }) =>
      from !== undefined &&
      day < from &&
      from <= law.checkedTo &&
      !kept.some((older) => older.until === addDays(from, -1)),
  );
  if (replaced?.from === undefined) return {};
  return {
    caution: `The record holds the tests in force since ${replaced.from}. For an earlier day this answer may be wrong.`,
  };
}

function startReason(law: LawTests): Reason {
  return {
    kind: 'effective',
    id: 'effective',
    holds: false,
    label: `In force from ${law.effective}`,
    cite: law.law.citation,
    doubts: [],
  };
}

/**
 * What decided: the true prongs of a law that applies, all prongs of one that does not, else the
 * open ones.
 */
function reasons(weighed: WeighedLaw<LawTests>): Reason[] {
  const { law, verdict: kind, full, limited, exemptions } = weighed;
  const prongs = (among: WeighedLaw['full'], holds: Truth) =>
    among.filter((p) => p.holds === holds).map((p) => reason(law, 'prong', p, p.of.label));
  const freed = (holds: Truth) =>
    exemptions.filter((x) => x.holds === holds).map((x) => reason(law, 'exemption', x, x.of.text));
  switch (kind) {
    case 'applies':
      return prongs(full, true);
    case 'applies in part':
      return [...prongs(limited, true), ...freed(true)];
    case 'exempt':
      // An exemption that leaves nothing owed decides before one that leaves a part owed.
      return weighed.E === true ? freed(true).filter((x) => !staysBound(law)(x)) : freed(true);
    case 'does not apply':
      return [
        ...prongs(full, false),
        ...prongs(limited, false),
        ...freed(true).filter(staysBound(law)),
      ];
    case 'cannot tell':
      return openReasons(weighed, prongs, freed);
  }
}

/** An exemption that did not decide is named only if it says what is still owed. */
function staysBound(law: LawTests) {
  return (one: Reason) => law.exemptions.some((x) => x.id === one.id && x.stillOwes !== undefined);
}

function openReasons(
  weighed: WeighedLaw<LawTests>,
  prongs: (among: WeighedLaw['full'], holds: Truth) => Reason[],
  freed: (holds: Truth) => Reason[],
): Reason[] {
  const { F, full, limited, exemptions } = weighed;
  const partMatters = F !== true || exemptions.some((x) => x.of.stillOwes && x.holds !== false);
  return [
    ...prongs(full, true),
    ...(F === true ? [] : prongs(full, undefined)),
    ...(partMatters ? [...prongs(limited, true), ...prongs(limited, undefined)] : []),
    ...freed(true),
    ...(F === false ? [] : freed(undefined)),
  ];
}

function reason(
  law: LawTests,
  kind: 'prong' | 'exemption',
  part: Weighed<{ id: string; cite: string }>,
  label: string,
): Reason {
  const { id, cite } = part.of;
  const doubts = law.doubts.filter((doubt) => doubt.about?.includes(id)).map((doubt) => doubt.text);
  return { kind, id, holds: part.holds, label, cite, doubts };
}
