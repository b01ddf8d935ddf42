/**
 * Documents that are made once for each vendor or activity: which there are for a business, and how
 * each is named.
 */
import type { ListedDocument } from '#contract/documents/documents.ts';
import { companyOf } from '#documents/map/entries.ts';
import { activityCopies } from '#documents/map/values/activities.ts';
import { vendorCopies } from '#documents/map/values/copies.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import {
  ACTIVITY_KINDS,
  CLIENT_COPY,
  CLIENT_WORK,
  templateOf,
  worksForClients,
  type ActivityKind,
} from '#documents/template/copy-kinds.ts';
import type { Filling } from '#documents/values/filling.ts';
import { isAskedOn } from '#documents/filling/grounds.ts';
import { copied } from '#documents/template/copied.ts';
import type { Copy, Template } from '#documents/template/template.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { Services } from '#server/subjects/services.ts';
import { fillingOf } from './filling.ts';
import { anyCountsStaff } from './reach.ts';
import { termsPage } from './vendor-terms.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

const AGREEMENT = 'data-processing-agreement';
const ASSESSMENT = 'data-protection-assessment';

/** The fact that makes an activity, and the elements that ask for an assessment of it. */
const ACTIVITIES = {
  sale: ['sellsPersonalData', 'as-trigger-sale', 'as-trigger-sale-money'],
  ads: ['targetedAdvertising', 'as-trigger-ads'],
  profiling: ['profiling', 'as-trigger-profiling'],
  sensitive: ['processesSensitiveData', 'as-trigger-sensitive'],
  minors: ['servicesForMinors', 'as-trigger-minors'],
} as const satisfies Readonly<Record<ActivityKind, readonly string[]>>;

/** The element that asks for terms with a buyer of data or an ad partner. */
const THIRD_PARTY_TERMS = ['tp-purposes'];

type Needed = Pick<Services, 'corpus'>;

/** The copies of a template that the business needs today. */
export function copiesOf(template: Template, subject: DocumentInput, services: Needed): Template[] {
  if (template.copy || (template.id !== AGREEMENT && template.id !== ASSESSMENT)) return [];
  const filling = fillingOf(template, subject, services);
  if (!filling) return [];
  const copies =
    template.id === AGREEMENT
      ? [...clientCopy(subject), ...companyCopies(subject, filling)]
      : ACTIVITY_KINDS.filter((kind) => isOwedToday(kind, subject) && isDue(kind, filling)).flatMap(
          (kind) => activityCopies(subject.map, kind, anyCountsStaff(filling.laws)),
        );
  return copies.map((copy) => copied(template, copy));
}

/** One agreement for all clients, where the business handles data for them. */
const clientCopy = ({ told }: DocumentInput): Copy[] =>
  worksForClients(told.get(CLIENT_WORK)?.value)
    ? [{ id: CLIENT_COPY, kind: 'client', name: 'your clients' }]
    : [];

const companyCopies = ({ map }: DocumentInput, filling: Filling): Copy[] =>
  vendorCopies(map, {
    thirdPartyTerms: isAsked(THIRD_PARTY_TERMS, filling),
    hasOwnTerms: (company) =>
      company.contract === 'their own terms' ||
      (company.contract !== 'signed' && termsPage(company) !== null),
  });

/** The work of assessing, for which a law may begin above a number of people only. */
const ASSESSING = { minors: 'minors-assessment', others: 'assessment' } as const;

/** Whether an assessment is owed today, or may be. */
function isOwedToday(kind: ActivityKind, { tasks }: DocumentInput): boolean {
  const control = kind === 'minors' ? ASSESSING.minors : ASSESSING.others;
  return tasks.some(
    ({ id, requirements }) =>
      id === control && requirements.some(({ owed }) => owed !== 'coming up'),
  );
}

/**
 * Whether the business surely does it, and a law of its states asks for an assessment of it today.
 */
function isDue(kind: ActivityKind, filling: Filling): boolean {
  const [fact, ...triggers] = ACTIVITIES[kind];
  return filling.facts[fact] === true && isAsked(triggers, filling);
}

/** Whether a law that binds whole asks for one of these elements, for sure. */
function isAsked(ids: readonly string[], { elements, laws, reach, facts, asOf }: Filling): boolean {
  return elements.some(
    (element) =>
      ids.includes(element.id) &&
      laws.some(({ state }) => {
        const needed = element.states[state];
        const own = reach?.[state];
        return (
          needed !== undefined &&
          needed.required !== 'advised' &&
          own?.onlyOwes === undefined &&
          isAskedOn(element, needed, asOf, { facts: own?.facts ?? facts }) === true
        );
      }),
  );
}

/** Every document of the business: the ten, and after each its copies. */
export const documentsOf = (subject: DocumentInput, services: Needed): Template[] =>
  TEMPLATES.flatMap((template) => [template, ...copiesOf(template, subject, services)]);

/** The document with this key, if it is one of the business's today. */
export const documentNamed = (
  key: string,
  subject: DocumentInput,
  services: Needed,
): Template | undefined => {
  const template = TEMPLATES.find(({ id }) => id === templateOf(key).template);
  return (
    template && [template, ...copiesOf(template, subject, services)].find(({ id }) => id === key)
  );
};

/** The template of a key: stored versions of a copy stay when its vendor or activity is gone. */
export const templateOfKey = (key: string): Template | undefined =>
  TEMPLATES.find(({ id }) => id === templateOf(key).template);

/** The vendor’s own terms, to take in place of an agreement, as far as the list has them. */
export function vendorTerms({ id }: Copy, { map }: DocumentInput): ListedDocument['vendorTerms'] {
  const company = map.recipients.find((each) => each.id === id);
  const tool = TOOLS.find((each) => each.id === company?.tool);
  const companies = tool?.companies ?? [];
  const own = companies.find(
    (each) => companies.length === 1 || [each.name, each.called].includes(company?.company),
  );
  const [address, lookFor] = [own?.terms ?? null, tool?.contract ?? null];
  if (!company || (address === null && lookFor === null)) return null;
  return {
    company: companyOf(company),
    address,
    lookFor,
    accepted: own?.accepted ?? null,
    wereRead: own?.read?.how !== 'named',
    acceptedOn: company.acceptedOn || null,
  };
}
