/**
 * What papers promise outright, beside the practice that keeps the promise: where its owner said
 * “Not yet”, the two do not fit, and publishing waits. A sentence that depends on its practice by
 * itself, as most do, needs no row.
 */
import type { FactKey } from '#law/schema.ts';

export type OtherWay =
  | 'ads'
  | 'sale'
  | 'scores'
  | 'both'
  | 'loyalty'
  | 'rights'
  | 'sensitive'
  | 'clause'
  | 'step';

interface Told {
  /** All of them keep the promise together. */
  readonly practices: readonly string[];
  /** Template, or template and kind of copy → words of the sentence that it prints. */
  readonly papers: Readonly<Record<string, string>>;
  /** It is a promise only of a business that does this. */
  readonly fact?: FactKey;
  /** The other way out than to do what the practice says. */
  readonly way: OtherWay;
}

const OF_CLIENTS = 'data-processing-agreement client';

export const PROMISES: readonly Told[] = [
  {
    practices: ['practiceOptOutStopsAds', 'practiceAdTagsOff', 'practiceAdListsStop'],
    fact: 'targetedAdvertising',
    papers: {
      'privacy-policy': 'You can opt out of the sale of your data and of targeted advertising',
      'opt-out-page': 'Do not use or share my data for targeted advertising.',
      'consumer-request-kit': 'stop using it for targeted advertising.',
    },
    way: 'ads',
  },
  {
    practices: ['practiceSaleStops'],
    fact: 'sellsPersonalData',
    papers: {
      'privacy-policy': 'You can opt out of the sale of your data',
      'opt-out-page': 'Do not sell my personal data.',
      'consumer-request-kit': 'Stop selling my data',
    },
    way: 'sale',
  },
  {
    practices: ['practiceProfilingWithout'],
    fact: 'profiling',
    papers: {
      'privacy-policy': 'the decision is made in this way',
      'opt-out-page': 'Do not use automated decisionmaking technology',
      'consumer-request-kit': 'profiling for decisions about me.',
    },
    way: 'scores',
  },
  {
    practices: ['practiceSignal'],
    papers: { 'opt-out-page': 'the Global Privacy Control signal of a browser' },
    way: 'both',
  },
  {
    practices: ['practiceLoyaltyLeave'],
    fact: 'loyaltyProgram',
    papers: {
      'privacy-policy': 'To leave, write to',
      'sensitive-data-consent': 'Yes, I want to join the program on these terms.',
    },
    way: 'loyalty',
  },
  {
    practices: ['practiceAnswersAll'],
    papers: { 'privacy-policy': 'to everyone, in whichever state you live.' },
    way: 'rights',
  },
  {
    practices: ['practiceConsentFirst'],
    fact: 'processesSensitiveData',
    papers: { 'privacy-policy': 'and only with your consent.' },
    way: 'sensitive',
  },
  {
    practices: ['practiceSafeguards'],
    papers: { [OF_CLIENTS]: 'must keep technical and organizational measures' },
    way: 'clause',
  },
  {
    practices: ['practiceStaffBound'],
    papers: { [OF_CLIENTS]: 'is bound by a duty of confidentiality' },
    way: 'clause',
  },
  {
    practices: ['practiceVendorContracts'],
    papers: { [OF_CLIENTS]: 'only under a written contract' },
    way: 'clause',
  },
  {
    practices: ['practicePassOn'],
    papers: { [OF_CLIENTS]: 'it sends the request on' },
    way: 'clause',
  },
  {
    practices: ['practicePassOn'],
    papers: { 'consumer-request-kit': 'Pass the request on to the client' },
    way: 'step',
  },
  {
    practices: ['practiceDeidentifiedPromise', 'practiceDeidentifiedContracts'],
    fact: 'usesDeidentifiedData',
    papers: { [OF_CLIENTS]: 'keeps and uses the data only in de-identified form' },
    way: 'clause',
  },
];

/**
 * Practices of which no paper says more than the words that depend on them, or than what the law
 * says.
 */
export const NO_OTHER_PROMISE: ReadonlySet<string> = new Set([
  'practiceNewUse',
  'practiceDeletes',
  'practiceInPerson',
  'practiceCookieSwitch',
  'practiceConsentSwitch',
  'practiceBiometricConsent',
  'practiceBiometricDeletes',
  'practiceBiometricDestroyed',
  'practiceMarketingOptOut',
  'practiceOversight',
  'practiceKeySeparate',
  'practiceDeidentifiedRelease',
  'practiceAllThirdParties',
  'practiceSignalAccount',
  'practiceCheckIdentity',
  'practiceTellChanges',
  'practiceNotifyMaterial',
  'practiceYearlyReview',
  'practiceScreenReader',
  'practiceHomeLink',
  'practiceStore',
  'practicePrintable',
  'practiceMinorsAssessed',
  'practiceInventoryReview',
  'practiceAccessLimited',
  'practiceStrongLogin',
  'practiceEncrypted',
  'practiceIncidentPlan',
  'practiceAccounts',
  'practiceNoAccount',
  'practiceNoIdForOptOut',
  'practiceSignalShown',
  'practiceOptOutConfirmed',
  'practiceNoSale12Months',
  'practiceNoSharing12Months',
  'practiceAppLink',
  'practiceStaffNotice',
  'practiceBiometricCheck',
  'practiceCopyLocked',
  'practiceKeepsRecords',
  'practiceSellsBiometric',
  'practiceNoBannedSale',
  'practiceNoMinorSale',
  'practiceSecurityRules',
  'practiceDevices',
  'practiceDisposal',
  'practiceNameClient',
  'practiceUpdates',
  'practiceLogs',
  'practiceBackups',
  'practiceSeparation',
  'practicePrintedByMail',
]);
