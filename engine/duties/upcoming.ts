/**
 * The coming dates of a business's states: what changes, with the verdict on the day before and on
 * the day.
 */
import type { StateCode } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { weigh } from '#engine/rules/applicability.ts';
import type { WeighedLaw, VerdictKind } from '#engine/rules/applicability.ts';
import type { BusinessOnDay, FactSources } from '../facts/business-on-day.ts';
import { changeDates, eventsOf } from '#engine/verdict/change-days.ts';
import { addDays, latest } from '#calendar/dates.ts';
import { dutiesOf } from './duties.ts';
import type { Duty } from './duties.ts';
import type { Language } from '#text/language.ts';
import { UPCOMING_EN } from './upcoming-english.ts';
import { UPCOMING_ES } from './upcoming-spanish.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { inferFromProfile } from '#engine/facts/inference.ts';
import { knownIn } from '#engine/facts/known.ts';

/** Said of a business in place of a verdict. */
export const NOT_ASSESSED = 'Not assessed yet.';

/** The most important first. */
type ChangeKind = 'start' | 'test' | 'exemption' | 'cure' | 'duty' | 'event';

export interface Change {
  kind: ChangeKind;
  text: string;
  cite: string;
}

interface ComingDuty {
  id: string;
  title: string;
  cite: string;
  /** False if a missing answer decides whether it is owed. */
  sure: boolean;
}

/** What one date in one state changes for one business. */
export interface Upcoming {
  date: string;
  stateId: StateCode;
  stateName: string;
  lawUrl: string;
  /** The most important first. */
  changes: Change[];
  before: VerdictKind;
  after: VerdictKind;
  meaning: string;
  /** Duties that are owed on the day but not on the day before. */
  duties: ComingDuty[];
}

/** The law's data, in a language. */
type SpokenSources = FactSources & { readonly language?: Language };

/** What changes for a business after its `asOf`, up to and including `until`, by date. */
export function upcoming(corpus: SpokenSources, subject: BusinessOnDay, until: string): Upcoming[] {
  return corpus.laws
    .filter((law) => subject.business.statesOperating.includes(law.state))
    .flatMap((law) =>
      changeDates(law, [])
        .filter((date) => date > subject.asOf && date <= until)
        .flatMap((date) => upcomingOn(corpus, subject, law, date)),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

function upcomingOn(
  corpus: SpokenSources,
  subject: BusinessOnDay,
  law: LawRecord,
  date: string,
): Upcoming[] {
  const words = corpus.language === 'es' ? UPCOMING_ES : UPCOMING_EN;
  const changes = changesOn(law, date, words);
  if (changes.length === 0) return [];
  const eve = addDays(date, -1);
  const [then, now] = [eve, date].map((day) => standingOn(corpus, subject, law, day));
  if (!then || !now) return [];
  const owedBefore = new Set(then.owed.map(({ requirement }) => requirement.id));
  const added = now.owed.filter(({ requirement }) => !owedBefore.has(requirement.id));
  const advice = added.flatMap(({ requirement }) => (requirement.advice ? requirement.title : []));
  const duties = added
    .filter(({ requirement }) => !requirement.advice)
    .map(({ requirement: { id, title, cite }, owed }) => ({
      id,
      title,
      cite,
      sure: owed === 'owed',
    }));
  const sure = duties.filter((duty) => duty.sure).length;
  const meaning = words.meaningText(then.kind, now.kind);
  return [
    {
      date,
      stateId: law.state,
      stateName: law.name,
      lawUrl: law.law.url,
      changes,
      before: then.kind,
      after: now.kind,
      meaning: `${meaning} ${words.dutiesText(sure, duties.length - sure, advice)}`,
      duties,
    },
  ];
}

/** The verdict on a day, and the duties that are owed or may be owed on it. */
function standingOn(
  corpus: FactSources,
  { business, answers }: BusinessOnDay,
  law: LawRecord,
  day: string,
): { kind: VerdictKind; owed: Duty[] } {
  const index = indexFacts(corpus.facts);
  const inferred = inferFromProfile(business, corpus.sensitive, () => latest(day, law.effective));
  const { facts } = knownIn(law.state, answers, inferred, index);
  const weighed: WeighedLaw = weigh(law, facts, day, index);
  const owed = dutiesOf(weighed, day).filter((duty) => duty.from === null);
  return { kind: day < law.effective ? 'not in force yet' : weighed.verdict, owed };
}

/** What changes in a law on a date, by its periods and its timeline. */
export function changesOn(
  law: LawRecord,
  date: string,
  words: typeof UPCOMING_EN = UPCOMING_EN,
): Change[] {
  const { cure } = law.enforcement;
  const starts = law.effective === date;
  const ended = (period: { until?: string | undefined }) =>
    period.until !== undefined && addDays(period.until, 1) === date;
  const began = (period: { from?: string | undefined }) => period.from === date && !starts;
  const { prongs } = law.applicability;
  const parts: Change[] = [
    ...prongs.filter(began).map((prong) => change('test', words.newTestText(prong), prong.cite)),
    ...prongs.filter(ended).map(({ label, cite }) => change('test', words.endedText(label), cite)),
    ...law.exemptions
      .filter(began)
      .map(({ text, cite }) => change('exemption', words.exemptionText(text), cite)),
    ...law.exemptions
      .filter(ended)
      .map(({ text, cite }) => change('exemption', words.exemptionEndsText(text), cite)),
    ...(ended({ until: cure.until ?? undefined })
      ? [change('cure', words.cureText(law), cure.cite)]
      : []),
  ];
  const events = eventsOf(law).filter((event) => event.date === date);
  const fromTimeline = events.map(({ what, cite }) => change('event', what, cite));
  const silent = fromTimeline.length === 0 && !starts;
  return [
    ...(starts ? [change('start', words.startText(law), law.law.citation)] : []),
    ...parts,
    ...(silent ? dutyChanges(law, date, words) : fromTimeline),
  ];
}

/** Used only if no event of the timeline describes them. */
function dutyChanges(law: LawRecord, date: string, words: typeof UPCOMING_EN): Change[] {
  const rules = [law.optOutSignal, law.assessments].filter(({ from }) => from === date);
  return [
    ...law.requirements
      .filter(({ from }) => from === date)
      .map(({ title, cite }) => change('duty', `${title}.`, cite)),
    ...law.requirements
      .filter(({ until }) => until !== undefined && addDays(until, 1) === date)
      .map(({ title, cite }) => change('duty', words.endedText(title), cite)),
    ...rules.map(({ text, cite }) => change('duty', text, cite)),
  ];
}

const change = (kind: ChangeKind, text: string, cite: string): Change => ({ kind, text, cite });

/** One business that a shared change affects. */
interface Affected {
  businessId: string;
  businessName: string;
  /** null for a business that was not assessed yet. */
  verdicts: { before: VerdictKind; after: VerdictKind } | null;
  meaning: string;
  duties: ComingDuty[];
}

export interface ComingChange extends Pick<
  Upcoming,
  'date' | 'stateId' | 'stateName' | 'lawUrl' | 'changes'
> {
  businesses: Affected[];
}

/**
 * The changes of several businesses, each date and state once; on each day, changed verdicts come
 * first.
 */
export function mergeUpcoming(
  all: readonly {
    readonly business: { readonly id: string; readonly businessName: string };
    readonly assessed: boolean;
    readonly upcoming: readonly Upcoming[];
  }[],
): ComingChange[] {
  const merged = new Map<string, ComingChange>();
  for (const { business, assessed, upcoming: own } of all) {
    for (const { before, after, meaning, duties, ...law } of own) {
      const key = `${law.date} ${law.stateId}`;
      const entry = merged.get(key) ?? { ...law, businesses: [] };
      const { id: businessId, businessName } = business;
      entry.businesses.push(
        assessed
          ? { businessId, businessName, verdicts: { before, after }, meaning, duties }
          : { businessId, businessName, verdicts: null, meaning: NOT_ASSESSED, duties: [] },
      );
      merged.set(key, entry);
    }
  }
  return [...merged.values()].toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      Number(turns(other)) - Number(turns(one)) ||
      one.stateName.localeCompare(other.stateName),
  );
}

const turns = ({ businesses }: ComingChange) =>
  businesses.some(({ verdicts }) => verdicts !== null && verdicts.before !== verdicts.after);
