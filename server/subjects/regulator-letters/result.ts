/**
 * What follows from a regulator's letter: worked out on each request from the letter, the law and
 * the owner's answers.
 */
import type { LetterResult, RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import { isOfConsumers } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { missingInStatement } from '#documents/cure/cure-documents.ts';
import type { CureSubject } from '#documents/cure/cure-parts.ts';
import type { CurePlanWords } from '#documents/cure/cure-plan.ts';
import { cureSentences, KEEP, LAWYER_WORDS, stepWords } from '#documents/cure/cure-words.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { curePlan } from '#engine/cure/cure-plan.ts';
import { cureRight } from '#engine/cure/cure-right.ts';
import { lawyerReasons } from '#engine/cure/lawyer.ts';
import { namedSections } from '#engine/cure/named-sections.ts';
import { wantsAnswers } from '#engine/words/letters.ts';
import { countsFromReceipt } from '#engine/cure/read-letter.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { CURE_TERMS } from '#law/corpus.server.ts';
import type { Requirement } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
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
  readonly subject: CureSubject;
  readonly words: CurePlanWords;
  readonly result: LetterResult;
}

/** The letter's time to cure, duties, steps and documents. Pure, but for the law data. */
export function workOut(
  letter: RegulatorLetterInput,
  context: LetterContext,
  { corpus }: Pick<Services, 'corpus'>,
): LetterWork {
  const { business, assessment } = context;
  const law = corpus.laws.find(({ state }) => state === letter.stateId);
  const terms = CURE_TERMS.states.find(({ state }) => state === letter.stateId);
  if (!law || !terms) throw new Error(`no law of ${letter.stateId}`);
  const { asOf } = assessment;
  const subject: CureSubject = {
    businessName: detailWords(context, 'legalName') ?? business.businessName,
    address: detailWords(context, 'postalAddress'),
    contact: detailWords(context, 'contactEmail'),
    asOf,
    law,
    terms,
    letter,
    right: cureRight(
      law,
      terms,
      { ...letter, fromReceipt: countsFromReceipt(letter.text), notice: mayBeNotice(letter) },
      asOf,
    ),
    contactDetails: contactDetailsIn(context.map),
    duties: law.requirements.filter(({ id }) => letter.requirementIds.includes(id)),
  };
  const words = wordsOf(subject, context);
  return { subject, words, result: { ...words, ...resultOf(subject, assessment) } };
}

/** Time to fix begins with a notice of a violation; where nobody said what it is, it may be one. */
const mayBeNotice = ({ kind }: RegulatorLetterInput) => kind === 'violation' || kind === 'unclear';

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

const NO_LETTER =
  'By its words it reads like a bill or an advertisement. If an office, a court or a lawyer may have sent it, choose another kind, and keep to its days until you know.';

interface LetterWords extends CurePlanWords {
  readonly sentences: string[];
  readonly lawyer: string[];
  readonly steps: LetterResult['steps'];
}

function wordsOf(
  { law, terms, right, letter, duties, asOf }: CureSubject,
  { assessment, sellsSensitive }: LetterContext,
): LetterWords {
  const reasons = lawyerReasons(right, {
    letter: letter.kind,
    signs: letter.signs,
    notBound: isNotBound(assessment, law.state),
    sellsSensitiveData: sellsSensitive(law.state),
  });
  const plan = curePlan({
    kind: letter.kind,
    asOf,
    workTo: right.workTo,
    statement: terms.statement,
    requirements: duties.toSorted((a, b) => a.priority - b.priority).map(({ id }) => id),
    lawyer: reasons.length > 0,
    orders: wantsAnswers(letter) ? { by: letter.lastDay } : undefined,
  });
  return {
    sentences: letter.kind === 'invoice or scam' ? [NO_LETTER] : cureSentences(law, terms, right),
    lawyer: reasons.map((reason) => LAWYER_WORDS[reason]),
    steps: plan.map(({ kind, requirementId, by }) => {
      const duty = duties.find(({ id }) => id === requirementId);
      const words = stepWords(kind, duty, terms.statement?.cite ?? null);
      const done = letter.fixes.find((fix) => fix.requirementId === requirementId)?.on ?? null;
      return done === null
        ? { kind, by, ...words }
        : { kind, by: null, ...words, title: `${words.title}: done on ${longDate(done)}` };
    }),
  };
}

function resultOf(
  subject: CureSubject,
  assessment: Assessment,
): Omit<LetterResult, keyof LetterWords> {
  const { law, terms, letter, right, asOf } = subject;
  const sections = namedSections(law, letter.sections, { listed: true });
  return {
    asOf,
    stateName: law.name,
    lawName: law.law.name,
    right,
    doubts: terms.doubts,
    sections: sections.map(({ section, requirements }) => ({
      section,
      requirements: [...requirements],
    })),
    duties: law.requirements.map((duty) =>
      shownDuty(duty, {
        named: sections.some(({ requirements }) => requirements.includes(duty.id)),
        url: law.law.url,
        assessment,
      }),
    ),
    statement: {
      asked: terms.statement !== null,
      cite: terms.statement?.cite ?? null,
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

interface Shown {
  readonly named: boolean;
  readonly url: string;
  readonly assessment: Assessment;
}

function shownDuty(
  { id, title, text, cite, evidence }: Requirement,
  { named, url, assessment }: Shown,
) {
  const task = assessment.tasks.find(({ requirements }) =>
    requirements.some(({ id: own }) => own === id),
  );
  return {
    id,
    title,
    text,
    cite,
    url,
    evidence,
    named,
    task: task ? { id: task.id, title: task.title, status: task.status } : null,
  };
}
