/**
 * What two states of the law data tell one business differently: verdicts, duties with first days,
 * tasks, and whether it was our error (docs/decisions/0141-what-changed-for-each-owner.md).
 */
import type { StateCode } from '#law/codes.ts';
import { latest } from '#calendar/dates.ts';
import type { NamedChange } from '#law/change-book.ts';
import type { ControlKey, FactBook, LawRecord, SensitiveBook } from '#law/schema.ts';
import type { Owed } from '#engine/duties/duties.ts';
import { outcomeKindOf } from '#engine/duties/outcome.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { inferFromProfile } from '#engine/facts/inference.ts';
import { knownIn } from '#engine/facts/known.ts';
import type { BusinessOnDay } from '#engine/facts/business-on-day.ts';
import type { VerdictKind } from '#engine/rules/applicability.ts';
import { daysToCompare } from './answers-compared.ts';
import type { LawOfPack } from './answers-compared.ts';
import { causeOf } from './causes.ts';
import type { NewsClass } from './causes.ts';
import type { ChangedEntry } from './entries.ts';

/** One state of the law data, as far as answers to a business rest on it. */
interface NewsSide {
  readonly laws: readonly LawRecord[];
  readonly facts: FactBook;
  readonly sensitive: SensitiveBook;
}

/** What two states of the data and their differences say together. */
export interface NewsSides {
  readonly before: NewsSide;
  readonly after: NewsSide;
  readonly entries: readonly ChangedEntry[];
  /** The files of law/changes/ for them; none where they are not kept. */
  readonly changes: readonly NamedChange[];
}

export type NewsVerdict = VerdictKind | 'no law on record';

export interface DutyStanding {
  readonly owed: Owed;
  /** The first day on which it is owed; null: it is owed already. */
  readonly from: string | null;
}

export interface DutyNews {
  readonly id: string;
  readonly control: ControlKey;
  readonly cite: string;
  /** null: it was not asked of the business. */
  readonly before: DutyStanding | null;
  readonly after: DutyStanding | null;
}

export interface StateNews {
  readonly state: StateCode;
  /** The day from which on the verdict is another; where none is, the first with other duties. */
  readonly day: string;
  readonly before: NewsVerdict;
  readonly after: NewsVerdict;
  readonly duties: readonly DutyNews[];
  /** null: no entry of the law accounts for it alone. */
  readonly class: NewsClass | null;
  /** From when until when we told it wrongly; null: the law itself changed. */
  readonly wrong: { readonly from: string; readonly until: string } | null;
  /** The sections of the entries that changed. */
  readonly cites: readonly string[];
  /** Names of the changes that account for it; left out by an older program. */
  readonly changes?: readonly string[];
}

export interface BusinessNews {
  readonly states: readonly StateNews[];
  /** Controls whose task comes or goes. */
  readonly tasks: { readonly come: readonly ControlKey[]; readonly go: readonly ControlKey[] };
}

interface ListedDuty extends DutyStanding {
  readonly id: string;
  readonly control: ControlKey;
  readonly cite: string;
}

interface Standing {
  readonly verdict: NewsVerdict;
  readonly duties: readonly ListedDuty[];
}

type Subject = Omit<BusinessOnDay, 'asOf'> & {
  /** The day on which it came here: before, it was told nothing. */
  readonly since: string;
};

function standingOn(side: NewsSide, state: StateCode, subject: Subject, day: string): Standing {
  const law = side.laws.find((each) => each.state === state);
  if (!law) return { verdict: 'no law on record', duties: [] };
  const index = indexFacts(side.facts);
  const { business, answers } = subject;
  const inferred = inferFromProfile(business, side.sensitive, () => latest(day, law.effective));
  const { facts } = knownIn(state, answers, inferred, index);
  const { verdict, duties } = outcomeKindOf(law, facts, day, index);
  return {
    verdict,
    duties: duties
      .filter(({ requirement }) => !requirement.advice)
      .map(({ requirement: { id, control, cite }, owed, from }) => ({
        id,
        control,
        cite,
        owed,
        from,
      })),
  };
}

type Both = readonly [before: Standing, after: Standing];

const isSame = (one: DutyStanding | undefined, other: DutyStanding | undefined) =>
  one?.owed === other?.owed && one?.from === other?.from;

/** The duties that are not as before; those of a later day are owed from it on. */
function dutiesMoved([before, after]: Both, later: string | null): DutyNews[] {
  const ids = new Set([...before.duties, ...after.duties].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, is] = [before, after].map(({ duties }) => duties.find((duty) => duty.id === id));
    const known = is ?? was;
    if (!known || isSame(was, is)) return [];
    const said = (duty: ListedDuty | undefined) =>
      duty ? { owed: duty.owed, from: duty.from ?? later } : null;
    return [{ id, control: known.control, cite: known.cite, before: said(was), after: said(is) }];
  });
}

/** The first day on which the verdicts differ, and each duty as it first differs. */
function differenceOf(
  standing: (day: string) => Both,
  days: readonly string[],
): Omit<StateNews, 'state' | 'class' | 'wrong' | 'cites' | 'changes'> | undefined {
  const [today] = days;
  const duties = new Map<string, DutyNews>();
  let flip: { day: string; before: NewsVerdict; after: NewsVerdict } | undefined;
  let moved: typeof flip;
  for (const day of days) {
    const both = standing(day);
    const [{ verdict: before }, { verdict: after }] = both;
    const others = dutiesMoved(both, day === today ? null : day);
    if (before !== after) flip ??= { day, before, after };
    if (others.length > 0) moved ??= { day, before, after };
    for (const duty of others) if (!duties.has(duty.id)) duties.set(duty.id, duty);
  }
  const first = flip ?? moved;
  return first && { ...first, duties: [...duties.values()] };
}

const lawIn = ({ laws, facts }: NewsSide, state: StateCode): LawOfPack => ({
  law: laws.find((each) => each.state === state),
  index: indexFacts(facts),
});

function newsOfState(
  { before, after, entries, changes }: NewsSides,
  state: StateCode,
  subject: Subject,
  today: string,
): StateNews | undefined {
  const pair = [lawIn(before, state), lawIn(after, state)] as const;
  const standing = (day: string): Both => [
    standingOn(before, state, subject, day),
    standingOn(after, state, subject, day),
  ];
  const found = differenceOf(standing, daysToCompare(...pair, today));
  if (!found) return undefined;
  const ids = new Set(found.duties.map(({ id }) => id));
  const cause = causeOf(entries, {
    state,
    laws: pair.map(({ law }) => law),
    flips: found.before !== found.after,
    duties: ids,
    changes,
  });
  const past = daysToCompare(...pair, subject.since).filter((day) => day <= today);
  const from = past.find((day) => isOther(standing(day))) ?? subject.since;
  const wrong = cause.class === 'we were wrong' ? { from, until: today } : null;
  return { state, ...found, ...cause, wrong };
}

const isOther = (both: Both) =>
  both[0].verdict !== both[1].verdict || dutiesMoved(both, null).length > 0;

/**
 * What changed for one business, as of today (ISO); null where nothing did. Errors of ours first.
 */
export function newsFor(sides: NewsSides, subject: Subject, today: string): BusinessNews | null {
  const { statesOperating } = subject.business;
  const states = statesOperating
    .filter((state) => mayTouch(sides.entries, state))
    .flatMap((state) => newsOfState(sides, state, subject, today) ?? []);
  if (states.length === 0) return null;
  const first = (each: StateNews) => (each.wrong ? 0 : 1);
  return {
    states: states.toSorted((one, other) => first(one) - first(other)),
    tasks: tasksMoved(sides, subject, today, states),
  };
}

/** Files that are about more than one law, and from which verdicts and duties follow. */
const SHARED = new Set(['facts.json', 'sensitive.json']);

const mayTouch = (entries: readonly ChangedEntry[], state: StateCode) =>
  entries.some((entry) => entry.state === state || SHARED.has(entry.part));

/** Tasks of all states together: a task stays as long as one law asks for it. */
function tasksMoved(
  { before, after }: NewsSides,
  subject: Subject,
  today: string,
  states: readonly StateNews[],
): BusinessNews['tasks'] {
  const listed = (side: NewsSide) =>
    subject.business.statesOperating.flatMap((state) => {
      const day = states.find((each) => each.state === state)?.day ?? today;
      return [today, day].flatMap((each) => standingOn(side, state, subject, each).duties);
    });
  const [was, is] = [before, after].map(
    (side) => new Set(listed(side).map(({ control }) => control)),
  );
  return {
    come: [...(is ?? [])].filter((control) => !was?.has(control)),
    go: [...(was ?? [])].filter((control) => !is?.has(control)),
  };
}
