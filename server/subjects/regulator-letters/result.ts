/**
 * What follows from a regulator's letter: worked out on each request from the letter, the law and
 * the owner's answers.
 */
import type { LetterResult, RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import { isOfConsumers } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { missingInStatement } from '#documents/cure/cure-documents.ts';
import { statementAsked, type CureSubject } from '#documents/cure/cure-parts.ts';
import type { CurePlanWords } from '#documents/cure/cure-plan.ts';
import {
  cureSentences,
  demandSentences,
  KEEP,
  LAWYER_WORDS,
  otherLawSentences,
  unclearSentences,
} from '#documents/cure/cure-words.ts';
import { openDays } from '#documents/cure/due-days.ts';
import { stepWords } from '#documents/cure/step-words.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { curePlan } from '#engine/cure/cure-plan.ts';
import { lawyerReasons } from '#engine/cure/lawyer.ts';
import { namedSections } from '#engine/cure/named-sections.ts';
import type { PlannedOrder } from '#engine/cure/order-steps.ts';
import type { WholeLetter } from '#engine/letters/letter.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { longDate } from '#text/english.ts';
import { usStateName } from '#text/us-states.ts';
import { lowerFirst } from '#text/case.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import type { Owner } from '#server/base/owner.ts';
import { loadDocumentInput } from '#server/subjects/documents/known/subject.ts';
import {
  readGivenDetails,
  type GivenDetails,
} from '#server/subjects/documents/known/stored-details.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Services } from '#server/subjects/services.ts';
import { shownDuty } from './shown-duty.ts';
import { basisOf } from './basis.ts';
import { doubtsOfKind } from './doubted-kind.ts';
import { readAgain, readParts } from './text-parts.ts';

export interface LetterContext {
  readonly business: StoredBusiness;
  readonly assessment: Assessment;
  readonly told: GivenDetails;
  readonly map: MergedMap;
  /** Whether the owner told that sensitive data of this state's people is sold. */
  readonly sellsSensitive: (stateId: string) => boolean;
}

/** What all letters of a business need: its assessment of today. */
export async function letterContext(
  owner: Owner,
  db: Database,
  services: Services,
  business: StoredBusiness,
): Promise<LetterContext> {
  const { engine: input, map } = await loadDocumentInput(owner, db, services, business.id);
  return {
    business,
    assessment: assess(services.corpus, input),
    map,
    told: readGivenDetails(await listDetails(owner.userId, db, business.id)),
    sellsSensitive: (stateId) =>
      jointFacts(services.corpus, input, [stateId]).sellsSensitiveData === true,
  };
}

export interface LetterWork {
  /** What its text says today; of an empty text nothing. */
  readonly read: WholeLetter;
  readonly subject: CureSubject;
  readonly words: CurePlanWords;
  readonly result: LetterResult;
}

/** The letter's time to cure, duties, steps and documents. Pure, but for the law data. */
export function workOut(
  told: RegulatorLetterInput,
  context: LetterContext,
  { corpus }: Pick<Services, 'corpus'>,
): LetterWork {
  const { business, assessment } = context;
  const { asOf } = assessment;
  const read = readAgain(told, { corpus, asOf });
  const doubted = doubtsOfKind(told, read);
  const letter = doubted.length === 0 ? told : { ...told, kind: 'unclear' as const };
  const basis = basisOf(letter, read, { corpus, asOf });
  const subject: CureSubject = {
    businessName: detailWords(context, 'legalName') ?? business.businessName,
    address: detailWords(context, 'postalAddress'),
    contact: detailWords(context, 'contactEmail'),
    asOf,
    letter,
    ...basis,
    contactDetails: contactDetailsIn(context.map),
    duties: (basis.law?.requirements ?? []).filter(({ id }) => letter.requirementIds.includes(id)),
  };
  const words = wordsOf(subject, context, DANIELS_LAW.test(`${told.sections}\n${told.text}`));
  return {
    read,
    subject,
    words,
    result: {
      ...words,
      sentences: [...doubted, ...words.sentences],
      ...resultOf(subject, assessment),
      ...readParts(read, letter),
      doubted: doubted.length > 0,
    },
  };
}

/** Kinds of contact details of consumers that are on the data map. */
const contactDetailsIn = ({ lines }: MergedMap): string[] =>
  lines
    .filter((line) => line.state !== 'dropped' && isOfConsumers(line) && isContact(line.type))
    .map(({ kind }) => lowerFirst(kind));

const CONTACTS: ReadonlySet<string> = new Set([
  'Email addresses',
  'Phone numbers',
  'Postal addresses',
]);
const isContact = (type: string | null) => type !== null && CONTACTS.has(type);

/** A detail that is one text; null if it was not told. */
function detailWords({ told }: LetterContext, name: string): string | null {
  const value = told.get(name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const DANIELS_LAW = /\bdaniel['’]s law\b|\b56:8-166\.1\b/i;

const NO_LETTER =
  'By its words it reads like a bill or an advertisement. If an office, a court or a lawyer may have sent it, choose another kind, and keep to its days until you know.';

interface LetterWords extends CurePlanWords {
  readonly sentences: string[];
  readonly lawyer: string[];
  readonly steps: LetterResult['steps'];
}

function wordsOf(
  subject: CureSubject,
  { assessment, sellsSensitive }: LetterContext,
  takeDown: boolean,
): LetterWords {
  const { law, terms, right, letter, duties, asOf } = subject;
  const reasons = lawyerReasons(right, {
    letter: letter.kind,
    signs: letter.signs,
    notBound: law !== null && isNotBound(assessment, law.state),
    sellsSensitiveData: law !== null && sellsSensitive(law.state),
  });
  const plan = curePlan({
    kind: letter.kind,
    asOf,
    workTo: right.workTo,
    statement: statementAsked(subject) ? (terms?.statement ?? null) : null,
    requirements: duties.toSorted((a, b) => a.priority - b.priority).map(({ id }) => id),
    lawyer: reasons.length > 0,
    orders: letter.orders,
    moreTimeBy: letter.moreTime?.by ?? null,
    objectBy: letter.objectBy,
    takeDown,
  });
  const asking = { asOf, moreTime: letter.moreTime };
  const statementCite = terms?.statement?.cite ?? null;
  return {
    sentences: sentencesFor(subject),
    lawyer: reasons.map((reason) => LAWYER_WORDS[reason]),
    steps: plan.map(({ kind, requirementId, by, items }) => {
      const duty = duties.find(({ id }) => id === requirementId);
      const words = stepWords(kind, duty, { statementCite, asking, first: items[0]?.what });
      const done = letter.fixes.find((fix) => fix.requirementId === requirementId)?.on ?? null;
      const whole = { kind, by, items: items.map(shownOrder), ...words, notes: [...words.notes] };
      return done === null
        ? whole
        : { ...whole, by: null, title: `${words.title}: done on ${longDate(done)}` };
    }),
  };
}

function sentencesFor({ law, terms, right, letter }: CureSubject): string[] {
  if (letter.kind === 'invoice or scam') return [NO_LETTER];
  const due = openDays(letter);
  if (letter.kind === 'private demand') return demandSentences(right, due);
  if (letter.kind === 'unclear') return unclearSentences(right, due);
  if (law === null || terms === null) return otherLawSentences(right, due);
  return cureSentences(law, terms, right, due);
}

const shownOrder = ({ what, by, done }: PlannedOrder) => ({ what, by, done });

function resultOf(
  subject: CureSubject,
  assessment: Assessment,
): Omit<LetterResult, keyof LetterWords | 'senses' | 'claim' | 'doubted'> {
  const { law, terms, letter, right, asOf } = subject;
  const sections = law === null ? [] : namedSections(law, letter.sections, { listed: true });
  return {
    asOf,
    stateName: usStateName(letter.stateId ?? '') ?? '',
    lawName: law?.law.name ?? letter.sections,
    right,
    doubts: terms?.doubts ?? [],
    sections: sections.map(({ section, requirements }) => ({
      section,
      requirements: [...requirements],
    })),
    duties: (law?.requirements ?? []).map((duty) =>
      shownDuty(duty, {
        named: sections.some(({ requirements }) => requirements.includes(duty.id)),
        url: law?.law.url ?? '',
        assessment,
      }),
    ),
    statement: {
      asked: statementAsked(subject),
      cite: terms?.statement?.cite ?? null,
      missing: missingInStatement(subject),
    },
    keep: [...KEEP],
  };
}

/** Surely not bound: the assessment covers the state and says so. */
const isNotBound = ({ otherStates }: Assessment, code: string) =>
  otherStates.some(
    ({ stateId, verdict }) =>
      stateId === code && (verdict === 'does not apply' || verdict === 'exempt'),
  );
