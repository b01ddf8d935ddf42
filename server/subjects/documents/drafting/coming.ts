/**
 * The edition of a document for the next day on which the law changes what it says. It is made now
 * and claims nothing before that day; then it is the draft, and its owner confirms it.
 */
import { addDays } from '#calendar/dates.ts';
import type { ComingDocument } from '#contract/documents/coming.ts';
import { split } from '#documents/tree/notes.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';
import type { Services } from '#server/subjects/services.ts';
import { documentNamed } from './copies.ts';
import { makeDraft, type MadeDraft } from './draft.ts';
import { fillingOf } from './filling.ts';
import { sharesSection } from '#documents/filling/grounds.ts';

/** How far ahead one looks. */
const DAYS_AHEAD = 366;

interface ComingEdition {
  readonly now: DocumentInput;
  /** undefined: no law that is known of changes it within a year. */
  readonly next?: {
    readonly day: string;
    readonly tree: MadeDraft['tree'];
    readonly why: ComingDocument['why'];
  };
}

/**
 * The edition of the next day that changes the document: what only its own dates change is none.
 * It counts from that day. Throws `not-found`.
 */
export async function comingEdition(
  owner: Owner,
  services: Services,
  businessId: string,
  id: string,
): Promise<ComingEdition> {
  const now = await loadDocumentInput(owner, services.db, services, businessId);
  if (!documentNamed(id, now, services)) throw problem('not-found');
  const today = draftOn(id, now, services, NO_DATE);
  const ahead = { after: now.asOf, last: addDays(now.asOf, DAYS_AHEAD) };
  for (const day of daysOfChange(now, services, ahead)) {
    const then = await loadDocumentInput(owner, services.db, services, businessId, day);
    const made = draftOn(id, then, services, NO_DATE);
    await yieldToOthers();
    if (!made || made.contentHash === today?.contentHash) continue;
    const tree = draftOn(id, then, services, day)?.tree ?? made.tree;
    return { now, next: { day, tree, why: reasonsBetween(today, made, now, { services, day }) } };
  }
  return { now };
}

/** The document of the next day that changes it. Throws `not-found`. */
export async function comingDocument(
  owner: Owner,
  services: Services,
  businessId: string,
  id: string,
): Promise<ComingDocument> {
  const { next } = await comingEdition(owner, services, businessId, id);
  if (!next) return { from: null, why: [], html: null };
  return {
    from: next.day,
    why: next.why,
    html: htmlOf(split(next.tree).document, { top: 3, prefix: 'coming' }),
  };
}

/** Stands for the day from which a version counts, where two versions are held together. */
const NO_DATE = '2000-01-01';

/** The draft of that day, as a version that counts from another day, once its owner told one. */
function draftOn(
  id: string,
  subject: DocumentInput,
  services: Services,
  from: string,
): MadeDraft | undefined {
  const template = documentNamed(id, subject, services);
  const filling = template && fillingOf(template, subject, services);
  if (filling?.values['effectiveDate'] === undefined) return filling && makeDraft(filling);
  return makeDraft({ ...filling, values: { ...filling.values, effectiveDate: from } });
}

const lawsOf = ({ business }: DocumentInput, { corpus }: Services) =>
  corpus.laws.filter(({ state }) => business.statesOperating.includes(state));

/**
 * The days after `after`, up to `last`, on which a law of its states changes, or what it asks of a
 * document; the nearest first.
 */
export function daysOfChange(
  subject: DocumentInput,
  services: Services,
  { after, last }: { readonly after: string; readonly last: string },
): string[] {
  const laws = lawsOf(subject, services);
  const elements = laws.flatMap(({ state }) =>
    REQUIRED_ELEMENTS.flatMap(({ states }) => states[state]?.from ?? []),
  );
  const days = [...laws.flatMap(({ timeline }) => timeline.map(({ date }) => date)), ...elements];
  return [...new Set(days)].filter((day) => day > after && day <= last).toSorted();
}

/** What an edition rests on: its parts and the sections behind them. */
type Grounded = Pick<MadeDraft, 'grounds'>;

/**
 * Why a document reads otherwise from that day: what the laws change on it that changes a part of
 * the document. Of a law with changed parts, only what names one of their sections, if anything
 * does.
 */
export function reasonsBetween(
  before: Grounded | undefined,
  after: Grounded,
  subject: DocumentInput,
  { services, day }: { readonly services: Services; readonly day: string },
): ComingDocument['why'] {
  const changed = changedSections(before?.grounds ?? [], after.grounds);
  const all = lawsOf(subject, services).flatMap(({ name, timeline }) =>
    timeline
      .filter(({ date, news }) => date === day && news !== true)
      .map(({ what, cite }) => ({ stateName: name, what, cite })),
  );
  const named = (each: ComingDocument['why'][number]) =>
    changed.get(each.stateName)?.some((cite) => sharesSection(cite, each.cite)) === true;
  return all.filter(
    (each) =>
      changed.has(each.stateName) &&
      (named(each) || !all.some((one) => one.stateName === each.stateName && named(one))),
  );
}

/** The sections of parts that only one of the two has, by the name of their state. */
function changedSections(
  before: Grounded['grounds'],
  after: Grounded['grounds'],
): ReadonlyMap<string, readonly string[]> {
  const keys = (grounds: Grounded['grounds']) =>
    new Map(
      grounds.flatMap(({ id, cites }) =>
        cites.map(({ state, cite }) => [`${id} ${state} ${cite}`, { state, cite }] as const),
      ),
    );
  const [one, other] = [keys(before), keys(after)];
  const changed = new Map<string, string[]>();
  for (const [key, { state, cite }] of [...one, ...other])
    if (!one.has(key) || !other.has(key)) changed.set(state, [...(changed.get(state) ?? []), cite]);
  return changed;
}
