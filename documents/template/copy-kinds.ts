/** Kinds of documents that are made once for each vendor, or for each activity. */

/**
 * Who the other side of an agreement is: a company that works for the business, one that uses data
 * for itself, either of them with terms of its own, or a client for which the business works.
 */
export const VENDOR_KINDS = [
  'processor',
  'third-party',
  'own-terms',
  'own-terms-third-party',
  'client',
] as const;
export type VendorKind = (typeof VENDOR_KINDS)[number];

/** The copy that is one for all clients. */
export const CLIENT_COPY = 'clients';

/** The detail in which an owner says whether the business handles data for clients, and its yes. */
export const CLIENT_WORK = 'clientWork';
export const worksForClients = (given: unknown): boolean =>
  typeof given === 'string' && /^(?:For|Only for) clients\b/.test(given);

/** Activities for which states ask for an assessment of their own. */
export const ACTIVITY_KINDS = ['sale', 'ads', 'profiling', 'sensitive', 'minors'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Between the id of a template and the id of a copy: "data-processing-agreement~mailchimp". */
const MARK = '~';
export const copyKey = (template: string, copy: string) => `${template}${MARK}${copy}`;

/** The template's own id, and that of the copy if the key names one. */
export function templateOf(key: string): { readonly template: string; readonly copy?: string } {
  const [template = key, copy] = key.split(MARK, 2);
  return copy === undefined ? { template } : { template, copy };
}

/** Activities of which each line of the map has an assessment of its own. */
export const OF_ONE_LINE: ReadonlySet<string> = new Set<ActivityKind>(['profiling', 'sensitive']);

/** "profiling", or "profiling-of-scores" where the assessment is about one line of several. */
const OF = '-of-';
export const lineCopyId = (kind: ActivityKind, line: string) => `${kind}${OF}${line}`;

/** The line that a copy is about; undefined: all that the activity uses. */
export const lineOfCopy = (id: string): string | undefined =>
  id.includes(OF) ? id.slice(id.indexOf(OF) + OF.length) : undefined;

/**
 * Key terms of an agreement that are proposed until the owner confirms them or tells others.
 * Calendar days, and hours.
 */
export const KEY_TERMS: Readonly<Record<string, string>> = {
  requestHelpDays: '10',
  incidentNoticeHours: '72',
  subcontractorNoticeDays: '14',
  recordsAnswerDays: '30',
  deletionDays: '30',
};

/**
 * What differs from vendor to vendor, or from activity to activity: a copy has it from the data
 * map.
 */
export const OF_A_COPY: ReadonlySet<string> = new Set([
  'vendorName',
  'vendorAddress',
  'vendorContact',
  'mainAgreement',
  'processingEnd',
  'processingPlaces',
  'servicesDescription',
  'vendorPurposes',
  'vendorDataTypes',
  'vendorSensitiveData',
  'vendorPeople',
  'vendorTerms',
  'subprocessorTable',
  'activityName',
  'activityPurpose',
  'activityStart',
]);
