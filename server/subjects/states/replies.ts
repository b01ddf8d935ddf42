/** The replies about states, computed once a day and served from memory. */
import { listRequirements, listStates, readState } from '#contract/states.ts';
import { requirementList } from '#engine/assessment/requirement-list.ts';
import { placeAsShown } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { Prepared } from '#server/base/http/serve.ts';

export interface StateReplies {
  readonly list: Prepared<typeof listStates>;
  readonly details: ReadonlyMap<string, Prepared<typeof readState>>;
  readonly requirements: ReadonlyMap<string, Prepared<typeof listRequirements>>;
}

/**
 * Returns the replies of a calendar date. Those of the last two dates are kept, since midnight
 * reaches one state after the other.
 */
export function stateRepliesOf(laws: readonly LawRecord[]): (date: string) => StateReplies {
  let kept: readonly { readonly date: string; readonly replies: StateReplies }[] = [];
  return (date) => {
    const known = kept.find((each) => each.date === date) ?? {
      date,
      replies: repliesOn(laws, date),
    };
    if (!kept.includes(known)) kept = [known, ...kept].slice(0, 2);
    return known.replies;
  };
}

/** Code and slug in lower case → the reply. */
function repliesOn(laws: readonly LawRecord[], date: string): StateReplies {
  const byName = <T>(make: (law: LawRecord) => T) =>
    new Map(
      laws.flatMap((law) => {
        const reply = make(law);
        return [
          [law.state.toLowerCase(), reply],
          [law.slug, reply],
        ] as const;
      }),
    );
  return {
    list: new Prepared(
      listStates,
      ordered(laws).map((law) => item(law, date)),
    ),
    details: byName((law) => new Prepared(readState, detail(law, date))),
    requirements: byName((law) => new Prepared(listRequirements, requirementList(law, date))),
  };
}

/** The five of the guides first, then by name (docs/requirements-decisions.md 2). */
const ordered = (laws: readonly LawRecord[]): LawRecord[] =>
  laws.toSorted((one, other) => placeAsShown(one.state) - placeAsShown(other.state));

function item(law: LawRecord, date: string) {
  return {
    id: law.state,
    name: law.name,
    slug: law.slug,
    lawName: law.law.name,
    effectiveDate: law.effective,
    inForce: law.effective <= date,
  };
}

function detail(law: LawRecord, date: string) {
  const { penalty, cure, enforcer } = law.enforcement;
  return {
    ...item(law, date),
    citation: law.law.citation,
    url: law.law.url,
    checkedTo: law.checkedTo,
    nexus: law.applicability.nexus,
    prongs: law.applicability.prongs.filter(({ until }) => until === undefined || until >= date),
    rights: law.rights,
    enforcement: {
      enforcer,
      maxPenaltyUSD: penalty.maxUSD,
      penalty,
      cureDays: cure.days,
      cureUntil: cure.until,
      cure,
    },
    doubts: law.doubts.map(({ text }) => text),
  };
}
