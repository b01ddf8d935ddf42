/** The documents on letters as files. */
import type { Printed } from '#contract/documents/versions.ts';
import { regulatorAnswer, cureStatement } from '#documents/cure/cure-documents.ts';
import { counselFile, type SiteOnFile } from '#documents/cure/counsel-file.ts';
import { statementAsked } from '#documents/cure/cure-parts.ts';
import { curePlanDocument } from '#documents/cure/cure-plan.ts';
import { moreTimeRequest, productionList } from '#documents/cure/order-documents.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { documentsFor, type LetterDocument } from '#engine/words/letters.ts';
import { usStateName } from '#text/us-states.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { PRINTED_FILES, startOf } from '#server/subjects/documents/versions/version-files.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteOnFile } from './site-on-file.ts';
import { letterContext, workOut, type LetterWork } from './result.ts';
import { inputOf, type LetterRef } from './service.ts';
import * as store from './store.ts';

interface Papers extends LetterWork {
  readonly site: SiteOnFile;
}

const TREES: Readonly<Record<LetterDocument, (papers: Papers) => DocumentTree>> = {
  answer: ({ subject }) => regulatorAnswer(subject),
  statement: ({ subject }) => cureStatement(subject),
  plan: ({ subject, words }) => curePlanDocument(subject, words),
  'more-time': ({ subject }) => moreTimeRequest(subject),
  list: ({ subject }) => productionList(subject),
  file: ({ subject, read, site }) => counselFile(subject, read.claim, site),
};

const fitting = ({ subject }: LetterWork) => documentsFor(subject.letter, statementAsked(subject));

/** A document as a file. Throws `not-found`, `too-many-tries`, `busy`, `printing-stopped`. */
export async function downloadLetterDocument(
  owner: Owner,
  services: Services,
  { businessId, letterId }: LetterRef,
  { document, format }: { readonly document: LetterDocument; readonly format: Printed },
): Promise<FileReply> {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const stored = await store.findLetter(userId, services.db, businessId, letterId);
  if (!stored) throw problem('not-found');
  await countTryOrThrow(services, 'prints', userId);
  const context = await letterContext(owner, services.db, services, business);
  const work = workOut(inputOf(stored), context, services);
  if (!fitting(work).includes(document)) throw problem('not-found');
  const site = await siteOnFile(userId, services.db, businessId);
  const [type, ending] = PRINTED_FILES[format];
  const bytes = await services.printing.print(
    TREES[document]({ ...work, site }),
    format,
    startOf(context.assessment.asOf),
  );
  return new FileReply(type, `regulator-${document}-${work.subject.letter.dated}.${ending}`, bytes);
}

const placeOf = (stateId: string | null) =>
  (usStateName(stateId ?? '') ?? 'no state').toLowerCase().replaceAll(' ', '-');

/** The documents of every letter as PDF files, under their names in the binder. */
export async function letterDocuments(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<Record<string, Uint8Array>> {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const letters = await store.listLetters(userId, services.db, businessId);
  if (letters.length === 0) return {};
  const context = await letterContext(owner, services.db, services, business);
  const site = await siteOnFile(userId, services.db, businessId);
  const files: Record<string, Uint8Array> = {};
  for (const [at, stored] of letters.entries()) {
    const work = workOut(inputOf(stored), context, services);
    const { letter } = work.subject;
    const same = letters.slice(at + 1).filter((other) => {
      const { dated, stateId } = inputOf(other);
      return dated === letter.dated && stateId === letter.stateId;
    });
    const number = same.length === 0 ? '' : `-${same.length + 1}`;
    const folder = `regulator-letters/${letter.dated}-${placeOf(letter.stateId)}${number}`;
    for (const document of fitting(work))
      files[`${folder}/${document}.pdf`] = await services.printing.print(
        TREES[document]({ ...work, site }),
        'pdf',
        startOf(context.assessment.asOf),
      );
  }
  return files;
}
