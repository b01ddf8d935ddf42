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

/** How far ahead one looks. */
const DAYS_AHEAD = 366;

interface ComingEdition {
  readonly now: DocumentInput;
  /** undefined: no law that is known of changes it within a year. */
  readonly next?: { readonly day: string; readonly tree: MadeDraft['tree'] };
}

/** The edition of the next day that changes the document. Throws `not-found`. */
export async function comingEdition(
  owner: Owner,
  services: Services,
  businessId: string,
  id: string,
): Promise<ComingEdition> {
  const now = await loadDocumentInput(owner, services.db, services, businessId);
  if (!documentNamed(id, now, services)) throw problem('not-found');
  const today = draftOn(id, now, services)?.contentHash;
  const ahead = { after: now.asOf, last: addDays(now.asOf, DAYS_AHEAD) };
  for (const day of daysOfChange(now, services, ahead)) {
    const then = await loadDocumentInput(owner, services.db, services, businessId, day);
    const made = draftOn(id, then, services);
    await yieldToOthers();
    if (made && made.contentHash !== today) return { now, next: { day, tree: made.tree } };
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
  const { now, next } = await comingEdition(owner, services, businessId, id);
  if (!next) return { from: null, why: [], html: null };
  return {
    from: next.day,
    why: reasonsOf(now, services, next.day),
    html: htmlOf(split(next.tree).document, { top: 3, prefix: 'coming' }),
  };
}

function draftOn(id: string, subject: DocumentInput, services: Services): MadeDraft | undefined {
  const template = documentNamed(id, subject, services);
  const filling = template && fillingOf(template, subject, services);
  return filling && makeDraft(filling);
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

/** What the laws of its states change on that day. */
export const reasonsOf = (subject: DocumentInput, services: Services, day: string) =>
  lawsOf(subject, services).flatMap(({ name, timeline }) =>
    timeline
      .filter(({ date, news }) => date === day && news !== true)
      .map(({ what, cite }) => ({ stateName: name, what, cite })),
  );
