/**
 * Where the map and other things that the owner said do not fit together, each with both ways to
 * settle it.
 */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Mismatch } from '#documents/values/filling.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { longDate } from '#text/english.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { clientClashes } from './client-clashes.ts';
import { companyOf, getsNoneOfConsumers, isOfClients, isOfConsumers, titleOf } from './entries.ts';
import type { DataType } from './kinds.ts';
import type { MergedMap } from './map-with-proposals.ts';
import { mapClashes } from './map-clashes.ts';
import { RESELLS } from './map-facts.ts';
import { isSensitiveByAge, sensitiveBelow, sensitivityOf } from './sensitivity.ts';
import type { SensitiveLaw } from './sensitivity.ts';

interface KnownAnswers {
  readonly facts: Facts;
  readonly dataTypes: readonly string[];
  /** The law by which a kind of data may be sensitive. */
  readonly law?: SensitiveLaw | undefined;
  /** All tools: what is known of a company's tool. */
  readonly tools?: readonly Tool[] | undefined;
  /** The owner’s answer on handling data for clients. */
  readonly clientWork?: unknown;
}

export function mismatchesOf(
  map: MergedMap,
  { facts, dataTypes, law, tools = [], clientWork }: KnownAnswers,
): string[] {
  const companies = map.recipients.filter(({ state }) => state === 'confirmed');
  const own = companies.filter((each) => !getsNoneOfConsumers(each, map.lines, isOfClients));
  return [
    ...ofCompanies(own, facts),
    ...ofSales(own, tools),
    ...clientClashes(map, facts, clientWork).map(({ text }) => text),
    ...ofContracts(companies, law?.asOf),
    ...mapClashes(map, facts, law?.states).map(({ text }) => text),
    ...(law ? openMismatches(map, facts, law).map(({ text }) => text) : []),
    ...ofProfile(map.lines, dataTypes),
  ];
}

function ofCompanies(companies: readonly MapRecipient[], facts: Facts): string[] {
  const buyer = companies.find(({ sold }) => sold === true);
  const adUser = companies.find(({ ads }) => ads === true);
  const processor = companies.find(({ role }) => role === 'processor');
  const reseller = companies.find(({ sold, kind }) => sold === true && RESELLS.test(kind));
  return [
    reseller && facts.sellsToDataBroker === false && facts.sellsPersonalData !== false
      ? `You answered that you sell nothing to companies that resell data, but ${titleOf(reseller)} is a ${reseller.kind} that gets data. Change the answer, or that company.`
      : null,
    buyer && facts.sellsPersonalData === false
      ? `You answered that you do not sell data, but ${titleOf(buyer)} gets data for money or something of value. Change the answer, or that company.`
      : null,
    adUser && facts.targetedAdvertising === false
      ? `You answered that you use no targeted ads, but ${titleOf(adUser)} uses data for ads. Change the answer, or that company.`
      : null,
    processor && facts.usesProcessors === false
      ? `You answered that no outside company handles data for you, but ${titleOf(processor)} does. Change the answer, or that company.`
      : null,
  ].filter((each) => each !== null);
}

/** A no to a sale, where the vendor's own terms speak for one; a signed contract settles it. */
const ofSales = (companies: readonly MapRecipient[], tools: readonly Tool[]): string[] =>
  companies.flatMap((company) => {
    const tool = tools.find(({ id }) => id === company.tool);
    const settled = company.contract === 'signed' || company.role === 'processor';
    return tool && tool.mayBeSale !== 'unlikely' && company.sold === false && !settled
      ? [
          `You said that ${company.name || tool.name} gets no data for money or anything of value, but that may be a sale. ${tool.why} Change the answer at that company, or sign a contract with it that rules a sale out.`,
        ]
      : [];
  });

/** A contract that is over, while data still goes to the company. */
const ofContracts = (companies: readonly MapRecipient[], asOf: string | undefined): string[] =>
  companies
    .filter(({ endsOn }) => asOf !== undefined && endsOn !== '' && endsOn < asOf)
    .map(
      (each) =>
        `The contract with ${companyOf(each)} ended on ${longDate(each.endsOn)}, but it is still on your map. Renew the contract and change its last day, or drop the company.`,
    );

/** What the map itself leaves in doubt, as documents show it until it is settled. */
export function openMismatches(map: MergedMap, facts: Facts, law: SensitiveLaw): Mismatch[] {
  const doubt = (about: string, name: string) => (text: string) => ({ about, name, text });
  return [
    ...(facts.processesSensitiveData === false
      ? undecidedIn(map, law).map(doubt('processesSensitiveData', 'sensitiveTypes'))
      : []),
    ...youngDenied(map, facts, law).map(doubt('processesSensitiveData', 'sensitiveTypes')),
    ...ofTools(map).map(doubt('tools', 'dataTable')),
    ...missingFrom(map, facts),
  ];
}

/** An answer that says yes, beside a map that is whole and has nothing of it. */
function missingFrom({ lines, recipients, complete }: MergedMap, facts: Facts): Mismatch[] {
  const companies = recipients.filter(({ state }) => state !== 'dropped');
  const kinds = lines.filter((line) => line.state !== 'dropped' && isOfConsumers(line));
  const none = (is: 'sold' | 'ads') =>
    complete.recipients && companies.every((company) => company[is] === false);
  return [
    facts.sellsPersonalData === true && none('sold')
      ? {
          about: 'sellsPersonalData',
          name: 'saleTable',
          text: 'You answered that you sell data, but no company on your map gets any for money or something of value. Say which company does, or change the answer.',
        }
      : null,
    facts.targetedAdvertising === true && none('ads')
      ? {
          about: 'targetedAdvertising',
          name: 'recipientTable',
          text: 'You answered that you use targeted ads, but no company on your map uses data for them. Say which company does, or change the answer.',
        }
      : null,
    facts.processesSensitiveData === true &&
    complete.lines &&
    kinds.every(({ sensitive }) => sensitive === false)
      ? {
          about: 'processesSensitiveData',
          name: 'sensitiveTypes',
          text: 'You answered that you hold sensitive data, but no line of your map is marked as sensitive. Mark the line that is, or change the answer.',
        }
      : null,
  ].filter((each) => each !== null);
}

/**
 * Confirmed kinds of which the owner has not said whether they are sensitive, and that a law may
 * call so.
 */
function undecidedIn({ lines }: Pick<MergedMap, 'lines'>, law: SensitiveLaw): string[] {
  return lines.flatMap((line) => {
    const { state, type, kind, sensitive } = line;
    if (state !== 'confirmed' || type === null || sensitive !== null || !isOfConsumers(line))
      return [];
    const rule = sensitivityOf(type, law);
    return rule.sensitive === false || rule.why === null
      ? []
      : [
          `You answered that you hold no sensitive data, but “${kind}” may be sensitive: ${rule.why.replace(/\.? \(/, ' (')} Say on that line whether it is, or change the answer.`,
        ];
  });
}

/** A no to sensitive data, beside a line that the age of its people makes sensitive. */
function youngDenied({ lines }: MergedMap, facts: Facts, law: SensitiveLaw): string[] {
  const age = sensitiveBelow(law);
  const line = lines.find((each) => each.state === 'confirmed' && isSensitiveByAge(each, age));
  return line && facts.processesSensitiveData === false
    ? [
        `You answered that you hold no sensitive data, but “${line.kind}” is on young people, and a law of your states calls all data of people known to be under ${age} sensitive. Change the answer, or that line.`,
      ]
    : [];
}

const ofProfile = (lines: readonly MapLine[], dataTypes: readonly string[]) =>
  lines.flatMap(({ type, state, kind }) =>
    state === 'dropped' && type !== null && dataTypes.includes(type)
      ? [
          `You dropped “${kind}”, but your profile still says that you hold it. Change the profile, or take the line back.`,
        ]
      : [],
  );

/** What tools get by themselves, each with the companies that get it. */
const READ_BY_TOOLS: readonly { readonly type: DataType; readonly tools: RegExp }[] = [
  { type: 'Internet activity', tools: /\bstatistics\b|\badvertising\b/i },
  { type: 'Credit card information', tools: /\bpayment/i },
];

/** A kind of data that the owner took off the map, while a tool that gets it is still there. */
function ofTools({ lines, recipients }: Pick<MergedMap, 'lines' | 'recipients'>): string[] {
  return READ_BY_TOOLS.flatMap(({ type, tools }) => {
    const dropped = lines.find((line) => line.type === type && line.state === 'dropped');
    const tool = recipients.find(
      (each) => each.state === 'confirmed' && each.tool !== null && tools.test(each.kind),
    );
    return dropped && tool
      ? [
          `You took “${dropped.kind}” off your map, but ${titleOf(tool)} (${tool.kind}) gets such data. Put the line back, or drop the company.`,
        ]
      : [];
  });
}
