/**
 * Which words of an owner cannot stand in one document: an answer beside a detail, or two details.
 */
import type { FactKey } from '#law/schema.ts';

const YES = /^Yes$/;
const NONE = /^\s*(?:none|no one|nobody|nothing|n\/a)\b/i;
/** Something that is not "none". */
const NAMED = /^(?!\s*(?:none|no one|nobody|nothing|n\/a|we have none)\b)\s*\S/i;
/** Tools that follow people across sites for ads; held against reference/tools.json by a test. */
export const AD_TOOLS =
  /\badvertis|\bad (?:network|pixel|tag|tech|attribution)|\bads\b|\bretarget|\bremarket|\bpixel\b|\b(?:meta|facebook) |google ads|adsense|ad manager|admob|customer match|custom audience|\brokt\b|display & video|insight tag|pinterest tag|criteo|adroll|taboola|outbrain|trade desk|appsflyer|microsoft clarity|triple whale|wunderkind|shopify audiences|shop campaigns|rakuten|epsilon|liveramp|disqus|sharethis/i;
/** The same, and words about ads in a table of data. */
const AD_LINES = new RegExp(`${AD_TOOLS.source}|\\bpick(?:s|ed)? .{0,200}\\bads\\b`, 'i');

export interface AnswerPair {
  readonly fact: FactKey;
  /** The answer of the owner. */
  readonly is: boolean;
  /** The details that speak against it, by what they name. */
  readonly details: readonly string[];
  readonly names: RegExp;
  /** Both ways to settle it. */
  readonly ways: readonly [answer: string, detail: string];
  /** Only where one of the laws counts anything of value as a price. */
  readonly anyValue?: true;
  /** The practice whose no makes both true. */
  readonly unless?: string;
  /** An answer of which this one is a part: denied whole, its own pair says so. */
  readonly beside?: FactKey;
}

const LISTS = ['dataTable', 'recipientTable', 'toolTable', 'siteCollectors', 'noticeTable'];

export const ANSWER_PAIRS: readonly AnswerPair[] = [
  {
    fact: 'sellsPersonalData',
    is: false,
    details: ['recipientTable'],
    names: AD_TOOLS,
    ways: [
      'the answer about giving data for something of value, because ads can be that value',
      'the ad company in the table of others',
    ],
    anyValue: true,
  },
  {
    fact: 'targetedAdvertising',
    is: false,
    details: [...LISTS, 'serviceProviderKinds'],
    names: AD_LINES,
    ways: ['the answer about targeted ads', 'the line about advertising'],
  },
  {
    fact: 'sellsPersonalData',
    is: false,
    details: ['recipientTable'],
    names:
      /\b(?:their|its) own (?:ends|use|products?|purposes?|customers)|\bdata broker|\blist seller/i,
    ways: ['the answer about selling data', 'the company that uses data for itself'],
  },
  {
    fact: 'sellsPersonalData',
    is: true,
    details: ['saleTable'],
    names: /^\s*(?:none|no one|nobody|nothing)\b/i,
    ways: ['the answer about selling data', 'the table of what you sell'],
  },
  {
    fact: 'processesSensitiveData',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names:
      /\bhealth|\ballerg|\bmedic|\bdiagnos|\bbiometric|\bfingerprint|\bface scan|\breligio|\bprecise location|\bsexual|\bimmigration|\brac(?:e|ial)\b/i,
    ways: ['the answer about sensitive data', 'the line about that data'],
  },
  {
    fact: 'processesBiometricData',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names: /\bbiometric|\bfingerprint|\bface scan|\bvoice ?print/i,
    ways: ['the answer about biometric data', 'the line about that data'],
  },
  {
    fact: 'knowsChildren',
    is: false,
    details: ['dataTable', 'noticeTable', 'sources'],
    names: /\bchild(?:ren)?\b|\bkids?\b|\bunder 13\b/i,
    ways: ['the answer about children', 'the line about children'],
  },
  {
    fact: 'usesProcessors',
    is: false,
    details: ['serviceProviderKinds'],
    names: /^(?!\s*(?:none|no one|nobody)\b)\s*\S/i,
    ways: ['the answer about outside companies', 'the list of companies that work for you'],
  },
  {
    fact: 'loyaltyProgram',
    is: false,
    details: ['dataTable', 'noticeTable'],
    names: /\bloyalty|\breward points|\bclub card/i,
    ways: ['the answer about a loyalty program', 'the line about it'],
  },
  {
    fact: 'sellsSensitiveData',
    is: true,
    details: ['practiceBiometricConsent'],
    names: /^Yes$/,
    unless: 'practiceSellsBiometric',
    ways: [
      'the answer about selling sensitive data',
      'your yes that you never sell biometric data',
    ],
  },
  {
    fact: 'targetedAdvertising',
    is: false,
    details: ['adCompanies'],
    names: NAMED,
    ways: ['the answer about targeted ads', 'the ad companies on your site'],
  },
  {
    fact: 'targetedAdvertising',
    is: false,
    details: ['noticeTable', 'staffDataTable'],
    names: /^yes,.*\bfor ads\b/i,
    ways: ['the answer about targeted ads', 'the line that says it is for ads'],
  },
  {
    fact: 'sellsPersonalData',
    is: false,
    details: ['dataTable', 'noticeTable', 'staffDataTable'],
    names: /\b(?:sell|sells|sold|for sale|list buyers?)\b(?! or shared\?)/i,
    ways: ['the answer about selling data', 'the line that says it is sold'],
  },
  {
    fact: 'sellsPersonalData',
    is: false,
    details: ['buyerNames', 'saleBuyers'],
    names: NAMED,
    ways: ['the answer about selling data', 'the names of buyers'],
  },
  {
    fact: 'sellsToDataBroker',
    is: false,
    beside: 'sellsPersonalData',
    details: ['recipientTable', 'saleTable', 'buyerNames', 'saleBuyers'],
    names: /\bdata brokers?\b|\blist (?:seller|broker)s?\b/i,
    ways: ['the answer about companies that resell data', 'the data broker'],
  },
  {
    fact: 'sellsSensitiveData',
    is: true,
    details: ['limitSensitiveAnswer'],
    names: /only for the allowed purposes/i,
    ways: ['the answer about selling sensitive data', 'the sentence on limiting its use'],
  },
];

/** Two details of one document that cannot both be true. */
export interface DetailPair {
  /** Nothing of it is printed for a business that answered no to this. */
  readonly unless?: FactKey;
  /** Held against each other although they stand in two documents. */
  readonly across?: true;
  readonly one: { readonly details: readonly string[]; readonly names: RegExp };
  readonly other: { readonly details: readonly string[]; readonly names: RegExp };
  readonly ways: readonly [one: string, other: string];
}

export const DETAIL_PAIRS: readonly DetailPair[] = [
  {
    one: { details: ['staffSaleAnswer'], names: /neither sell nor share/i },
    other: { details: ['staffDataTable'], names: /^\s*(?:yes|sold|shared)\b/i },
    ways: ['the sentence on data of your team', 'the column “Sold or shared?”'],
  },
  {
    one: { details: ['recipientTable'], names: /\bno such compan/i },
    other: { details: ['siteCollectors'], names: NAMED },
    ways: ['the table of others', 'the companies that collect on your site for themselves'],
  },
  {
    one: { details: ['recipientTable'], names: /\bno such compan/i },
    other: { details: ['toolTable'], names: AD_TOOLS },
    ways: ['the table of others', 'the advertising tool on your site'],
  },
  {
    one: { details: ['otherTrackingAnswer'], names: /^\s*do not/i },
    other: { details: ['toolTable', 'siteCollectors'], names: AD_TOOLS },
    ways: ['what you say of tracking by others', 'the advertising tool on your site'],
  },
  {
    one: { details: ['otherTrackingAnswer'], names: /^\s*may\b/i },
    other: { details: ['recipientTable'], names: /\bno such compan/i },
    ways: ['what you say of tracking by others', 'the table of others'],
  },
  {
    one: { details: ['practiceHomeLink', 'practiceCookieSwitch'], names: YES },
    other: { details: ['websiteUrl'], names: NONE },
    ways: ['your yes about your site', 'the address of your website'],
  },
  {
    unless: 'processesSensitiveData',
    one: { details: ['sensitiveLoss'], names: NONE },
    other: {
      details: ['sensitiveNeed'],
      names: /\b(?:cannot|can ?not|can’t|could not|impossible|does not work|no other way)\b/i,
    },
    ways: ['what does not work without the data', 'why the purpose needs it'],
  },
  {
    across: true,
    one: { details: ['practiceCookieSwitch'], names: YES },
    other: { details: ['practiceAdTagsOff'], names: /^Not yet$/ },
    ways: ['your yes that your site has such a switch', 'your answer on turning off the ad tags'],
  },
  {
    across: true,
    one: { details: ['practiceSignalAccount', 'practiceSignalShown'], names: YES },
    other: { details: ['practiceSignal'], names: /^(?:Not yet|No)$/ },
    ways: ['your yes on what happens with the signal', 'your answer on obeying it'],
  },
  {
    unless: 'processesSensitiveData',
    one: { details: ['limitSensitiveAnswer'], names: /only for the allowed purposes/i },
    other: {
      details: ['sensitivePurposes', 'sensitiveTable'],
      names: /\bads?\b|\badvert|\bmarketing\b|\bto sell\b|\binfer|\bprofil/i,
    },
    ways: ['the sentence on limiting its use', 'the purpose of that data'],
  },
  {
    unless: 'processesBiometricData',
    one: { details: ['practiceBiometricConsent'], names: YES },
    other: { details: ['practiceSellsBiometric'], names: YES },
    ways: ['your yes that you never sell biometric data', 'the company that buys it'],
  },
  {
    one: { details: ['practiceNoAccount'], names: YES },
    other: {
      details: ['withdrawWay', 'requestFormUrl'],
      names: /\b(?:sign in|log ?in|register)\b/i,
    },
    ways: ['your yes that no account is needed', 'the way that needs one'],
  },
];
