/** Notices that our generator made: random states and facts, completely filled in. */
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { ANNEX } from '#documents/filling/grounds.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import type { Value } from '#documents/values/filling.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { NoticeText } from '#engine/notice/notice.ts';
import { LAWS } from '#law/corpus.server.ts';
import { DICTIONARY, made, templateNamed } from '../documents/make-document.ts';
import { pick, randomFrom, some } from './random.ts';
import type { Random } from './random.ts';
import { readHtml, readPdf, readWord } from './readers.ts';

const AS_OF = '2026-11-21';

export interface Ours {
  readonly name: string;
  readonly format: 'html' | 'word' | 'pdf';
  readonly states: readonly string[];
  readonly facts: Facts;
  readonly blocks: readonly Block[];
  readonly filled: Filled;
}

const POLICY = templateNamed('privacy-policy');
const YES_NO = [
  'sellsPersonalData',
  'targetedAdvertising',
  'profiling',
  'processesSensitiveData',
  'processesBiometricData',
  'knowsChildren',
  'knowsTeens',
  'loyaltyProgram',
  'usesDeidentifiedData',
  'usesProcessors',
] as const;

/** Answers that an owner may have given: some yes, some no, and what follows. */
export function randomFacts(random: Random): Facts {
  const facts = Object.fromEntries(YES_NO.map((key) => [key, random() < 0.5]));
  const sells = facts['sellsPersonalData'] === true;
  const sensitive = facts['processesSensitiveData'] === true;
  return {
    ...facts,
    processesBiometricData: sensitive && facts['processesBiometricData'] === true,
    sellsForMoney: sells && random() < 0.5,
    sellsSensitiveData: sells && sensitive && random() < 0.3,
    consumers: 20_000,
    controlsHealthData: false,
  };
}

const TEXTS: Readonly<Record<string, Value>> = {
  businessName: 'A lamp shop in Ohio',
  legalName: 'Lamp Light LLC',
  tradeNames: 'Lamps and More',
  effectiveDate: 'November 1, 2026',
  sensitiveTypes: ['health conditions', 'precise location'],
  sensitivePurposes: ['fitting a lamp for poor sight'],
  sources: ['our website', 'delivery companies'],
  serviceProviderKinds: ['payment processors', 'delivery companies', 'web hosts'],
  buyerNames: ['Bright Lists LLC', 'Catalog House Inc.'],
  websiteUrl: 'https://lamp-light.test',
  optOutPageUrl: 'https://lamp-light.test/opt-out',
  requestFormUrl: 'https://lamp-light.test/request',
  contactEmail: 'privacy@lamp-light.test',
  contactPhone: '614-555-0101',
  tollFreePhone: '1-800-555-0101',
  postalAddress: '1 Lamp Street, Columbus, OH 43004',
  privacyOwner: 'The store manager',
  doNotTrackAnswer: 'nothing, because there is no common rule for it',
  otherTrackingAnswer: 'do not',
  profilingDecisions: ['who may pay in parts'],
  profilingTool: 'A bank’s tool adds up past bills and income. A low score means you pay at once.',
  profilingPerson: 'a member of our team checks each result',
  profilingCheck: 'it was tested for bias in May, and no group came out worse',
  profilingSensitive: 'no sensitive data goes in',
  profilingConsequences: 'you may pay in parts, or you pay at once',
  llmTrainingAnswer: 'do not',
  loyaltyBenefit: 'a free bulb after ten lamps',
  loyaltyData: ['your name', 'what you buy'],
  loyaltyRecipients: ['none'],
  loyaltyValue: 'about $4 a year, the price of the bulbs we gave away last year for each member',
  biometricTypes: ['face scans'],
  biometricPurposes: ['opening the door of the store room'],
  biometricPolicyUrl: 'https://lamp-light.test/biometric',
  under16Answer: 'do not',
  limitSensitiveAnswer:
    'We use this information only for the allowed purposes. So no link is needed.',
  patientDataAnswer: 'we do not sell or disclose it',
  policyLanguages: ['English'],
  privacyPageUrl: 'https://lamp-light.test/privacy',
  siteCollectors: ['none'],
  toolTable: [
    ['Tool', 'Who runs it', 'What it does', 'How to say no'],
    [
      'a cookie that keeps the basket',
      'we do',
      'keeps the basket',
      'delete cookies in the browser',
    ],
  ],
  childRetention: 'one year',
  childRetentionWhy: 'to send the club card, because we have to prove the parent’s yes',
  noticePlaces: ['the check-out page', 'a sign in the shop'],
  staffSaleAnswer: 'We neither sell nor share it.',
  admtDecision: 'whether you may pay in parts',
  admtException: 'none',
  admtInputs: ['past bills', 'income'],
  admtOutput: 'a score from 0 to 100',
  admtUse: 'below 40 you pay at once',
  admtAlternative: 'a member of our team looks at your last bills',
};

const CELLS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  dataTable: [
    [
      'Name, address, email and phone',
      'Fill orders and answer questions',
      'Delivery companies',
      '3 years',
    ],
    ['Payment data', 'Charge and refund', 'Payment processors', '7 years'],
    ['Website and device data', 'Count visits', 'Web hosts', '12 months'],
  ],
  noticeTable: [['Name and email', 'Fill orders', 'No', '3 years']],
  recipientTable: [
    ['Advertising networks', 'place ads on other sites', 'Website and device data', 'choose ads'],
  ],
  saleTable: [['Name and address', 'Catalog companies', 'They send catalogs']],
  caTable: [['Identifiers, such as name and email', 'Yes', 'You', 'Fill orders']],
  caDisclosureTable: [['Identifiers', 'no one', 'Delivery companies', 'Fill orders']],
  metricsTable: [['To know', '4', '4', '0', '9']],
  staffDataTable: [['Name, address, phone', 'Pay', 'Payroll company', 'No', '7 years']],
};

/** A value for every variable of the template. */
function values(): Record<string, Value> {
  return Object.fromEntries(
    POLICY.variables.flatMap((name): [string, Value][] => {
      const cells = CELLS[name];
      const { columns, practice } = DICTIONARY.variables[name] ?? {};
      if (practice) return [[name, PRACTISED.yes]];
      if (cells) return [[name, columns ? [columns, ...cells] : cells]];
      const text = TEXTS[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The notice as an owner publishes it: without our annex, and without the owner's notes. */
function published(blocks: readonly Block[]): Block[] {
  const cut = blocks.findIndex(
    (block) =>
      block.kind === 'heading' && (block.text === ANNEX || block.text.startsWith('For you')),
  );
  return cut < 0 ? [...blocks] : blocks.slice(0, cut);
}

export function ourNotice(states: readonly string[], facts: Facts, format: Ours['format']): Ours {
  const { buyerNames, ...others } = values();
  // whoever sells nothing names no buyers
  const sells = facts['sellsPersonalData'] !== false && buyerNames !== undefined;
  const told = sells ? { ...others, buyerNames } : { ...others, buyerNames: ['none'] };
  const filled = made(POLICY, states, { facts, values: told, asOf: AS_OF });
  const blocks = published(filled.tree.blocks);
  return { name: `${states.join('+')} ${format}`, format, states, facts, blocks, filled };
}

const FORMATS: readonly Ours['format'][] = ['html', 'html', 'word', 'pdf'];

/** A number of notices; the same ones for the same seed. */
export function ourNotices(count: number, seed: number): Ours[] {
  const random = randomFrom(seed);
  const codes = LAWS.map(({ state }) => state);
  return Array.from({ length: count }, (_, at) => {
    const size = at < codes.length ? 1 : 2 + Math.floor(random() * 6);
    const states = size === 1 ? [codes[at] ?? 'DE'] : some(codes, size, random);
    return ourNotice(
      states,
      randomFacts(random),
      at < 4 ? pick(FORMATS, random) : (FORMATS[at % 4] ?? 'html'),
    );
  });
}

/** Reads one of our notices from the file in its format. */
export async function readOurs(
  { filled, format }: Ours,
  blocks: readonly Block[],
): Promise<NoticeText> {
  const tree: DocumentTree = { ...filled.tree, blocks };
  if (format === 'word') return readWord(await wordOf(tree));
  if (format === 'pdf') return readPdf(await pdfOf(tree));
  return readHtml(htmlOf(tree));
}
