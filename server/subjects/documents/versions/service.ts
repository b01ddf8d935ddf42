/** Reads documents for their owner: the list of all, and one as it would be made today. */
import type { Documents, Draft, ListedDocument } from '#contract/documents/documents.ts';
import type { NewEdition, Version, VersionHead } from '#contract/documents/versions.ts';
import { facesNeeded } from '#documents/formats/pdf/faces.ts';
import { capital } from '#text/case.ts';
import { anchorOfAnnex, htmlOf } from '#documents/markup/html.ts';
import { partsOf, split, type Split } from '#documents/tree/notes.ts';
import { templateOf } from '#documents/template/copy-kinds.ts';
import type { Template } from '#documents/template/template.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Services } from '#server/subjects/services.ts';
import { problem } from '#server/base/problem.ts';
import { latestVersions, type StoredHead } from './version-store.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { makeDraft } from '#server/subjects/documents/drafting/draft.ts';
import {
  copiesOf,
  documentNamed,
  documentsOf,
  templateOfKey,
  vendorTerms,
} from '#server/subjects/documents/drafting/copies.ts';
import { fillingOf, statesFor } from '#server/subjects/documents/drafting/filling.ts';
import { questionsOpenIn } from '#server/subjects/documents/drafting/open-questions.ts';
import { pointsOf } from '#server/subjects/documents/drafting/points.ts';
import { newEditions } from './new-editions.ts';
import { needOf, type DocumentNeed } from '#server/subjects/documents/drafting/need.ts';
import { inWorkingOrder } from '#server/subjects/documents/drafting/working-order.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';

/** The template of a document. Throws `not-found`. */
export function templateOr404(key: string): Template {
  const template = templateOfKey(key);
  if (!template) throw problem('not-found');
  return template;
}

/** A document of the business. Throws `not-found`. */
export function documentOr404(key: string, subject: DocumentInput, services: Services): Template {
  const template = documentNamed(key, subject, services);
  if (!template) throw problem('not-found');
  return template;
}

/** All documents of a business, in the order of work. Throws `not-found`. */
export async function listDocuments(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<Documents> {
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const latest = await latestVersions(owner.userId, services.db, businessId);
  const { asOf, states, coming, unbound } = subject;
  const editions = await newEditions({ owner, db: services.db, services, subject, latest });
  const documents = [];
  for (const template of documentsOf(subject, services)) {
    await yieldToOthers();
    const kept = { latest: latest.get(template.id), edition: editions.get(template.id) };
    documents.push(listed(template, subject, services, kept));
  }
  const tasks = subject.tasks.map(({ id }) => id);
  return {
    asOf,
    lawDataHash: services.corpus.hash,
    states,
    coming,
    unbound,
    documents: inWorkingOrder(documents, tasks),
  };
}

/** Of a document: its latest version, and the edition that a law brought since. */
interface Kept {
  readonly latest: StoredHead | undefined;
  readonly edition: NewEdition | undefined;
}

function listed(
  template: Template,
  subject: DocumentInput,
  services: Services,
  kept: Kept,
): ListedDocument {
  const filling = fillingOf(template, subject, services);
  const summary = filling && services.drafts.summary(filling);
  return {
    ...described(template, subject, services, { ...kept, contentHash: summary?.contentHash }),
    gaps: summary?.gaps ?? null,
    asks: summary && filling ? questionsOpenIn(summary, filling, services).length : 0,
    choices: summary?.choices ?? 0,
    mismatches: summary?.mismatches ?? 0,
  };
}

/** One document as it would be made today. Throws `not-found`. */
export async function readDraft(
  owner: Owner,
  services: Services,
  businessId: string,
  id: string,
): Promise<Draft> {
  templateOr404(id);
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const template = documentOr404(id, subject, services);
  const latest = (await latestVersions(owner.userId, services.db, businessId)).get(id);
  const edition = latest && (await editionOf(owner, services, subject, latest));
  const filling = fillingOf(template, subject, services);
  const made = filling && makeDraft(filling);
  const asks = made && filling ? questionsOpenIn(made, filling, services) : [];
  return {
    ...described(template, subject, services, {
      latest,
      edition,
      contentHash: made?.contentHash,
    }),
    asOf: subject.asOf,
    madeFor: statesFor(template, subject),
    none: made ? null : NO_TEXT,
    ...(made ? shownAs(split(made.tree), made.gapNames) : { html: null, notes: null }),
    gaps: (made?.gaps ?? []).map(({ name, label, times, perUse }) => ({
      variable: name,
      label: capital(label),
      times,
      perUse,
    })),
    clashes: (made?.contradictions ?? []).map(({ text }) => text),
    taskIds: subject.tasks.map((task) => task.id),
    asks,
    points: made ? pointsOf(template, subject, services, { gaps: made.gaps, asks }) : 0,
    lettersMissing: made
      ? (await facesNeeded(JSON.stringify(made.tree))).missing.slice(0, MOST)
      : [],
  };
}

/** The edition that a law brought since this version, if one waits. */
const editionOf = async (
  owner: Owner,
  services: Services,
  subject: DocumentInput,
  version: StoredHead,
) => {
  const latest = new Map([[version.template, version]]);
  return (await newEditions({ owner, db: services.db, services, subject, latest })).get(
    version.template,
  );
};

/**
 * All documents of the business whose new edition waits, in the order of their names. Throws
 * `not-found`.
 */
export async function waitingEditions(owner: Owner, services: Services, businessId: string) {
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const latest = await latestVersions(owner.userId, services.db, businessId);
  const editions = await newEditions({ owner, db: services.db, services, subject, latest });
  return [...editions].map(([id, edition]) => ({
    ...edition,
    id,
    title: documentOr404(id, subject, services).title,
  }));
}

/** A document and its notes as HTML for one page. */
export function shownAs(
  { document, notes }: Split,
  gapNames?: ReadonlyMap<object, string>,
): Pick<Version, 'html' | 'notes'> {
  const annex = notes && anchorOfAnnex(notes, NOTES);
  return {
    html: htmlOf(document, { top: 2, annex, ...(gapNames ? { gapNames } : {}) }),
    notes: notes ? { html: htmlOf(notes, { top: 3, prefix: NOTES }), parts: partsOf(notes) } : null,
  };
}

/** Begins the anchors of notes. */
const NOTES = 'notes';

/** Named at most: enough to know what is meant. */
const MOST = 40;

const NO_TEXT =
  'None of the laws that may apply to your business asks for this document, so there is none to make. The blank template is free to download.';

function described(
  template: Template,
  subject: DocumentInput,
  services: Services,
  { latest, edition, contentHash }: Kept & { contentHash: string | undefined },
) {
  const { id, title, description, category, formats, copy } = template;
  return {
    id,
    title,
    copyOf: copy ? templateOf(id).template : null,
    vendorTerms: copy ? vendorTerms(copy, subject) : null,
    description,
    category,
    formats: [...formats],
    states: statesFor(template, subject).map(({ stateId }) => stateId),
    ...needHere(template, subject, services),
    latest: latest ? headOf(latest) : null,
    changed: contentHash !== undefined && contentHash !== latest?.contentHash,
    newEdition: edition ?? null,
  };
}

/** Where copies stand in for a document, it is for whatever the data map does not hold. */
function needHere(template: Template, subject: DocumentInput, services: Services): DocumentNeed {
  const need = needOf(template, subject);
  return copiesOf(template, subject, services).length === 0
    ? need
    : { ...need, need: 'not asked for', reason: COPIES_STAND_IN };
}

const COPIES_STAND_IN =
  'Take those made for each company or activity of your data map. This one is for any other.';

/** A stored version without its text, in the shape of the contract. */
export const headOf = (head: StoredHead): VersionHead => ({
  number: head.number,
  madeAt: head.madeAt.toISOString(),
  madeBy: head.madeBy,
  asOf: head.asOf,
  lawDataHash: head.lawDataHash,
  states: head.states as VersionHead['states'],
  gaps: head.gaps,
});
