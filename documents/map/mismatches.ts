/** Where the map and other things that the owner said do not fit together, each with both ways to settle it. */
import type { MapLine, MapRecipient } from '#contract/data-map.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { isOfConsumers, titleOf } from './entries.ts';
import type { MergedMap } from './merged.ts';
import { sensitivityOf } from './sensitivity.ts';
import type { SensitiveLaw } from './sensitivity.ts';

interface Said {
  readonly facts: Facts;
  readonly dataTypes: readonly string[];
  /** The law by which a kind of data may be sensitive. */
  readonly law?: SensitiveLaw | undefined;
}

export function mismatchesOf(map: MergedMap, { facts, dataTypes, law }: Said): string[] {
  const companies = map.recipients.filter(({ state }) => state === 'confirmed');
  const lines = map.lines.filter(({ state }) => state === 'confirmed');
  return [
    ...ofCompanies(companies, facts),
    ...ofLines(lines, facts),
    ...(law && facts.processesSensitiveData === false ? undecidedIn(map, law) : []),
    ...ofProfile(map.lines, dataTypes),
  ];
}

const RESELLS = /\bdata broker|\blist (?:seller|broker)/i;

function ofCompanies(companies: readonly MapRecipient[], facts: Facts): string[] {
  const buyer = companies.find(({ sold }) => sold === true);
  const adUser = companies.find(({ ads }) => ads === true);
  const processor = companies.find(({ role }) => role === 'processor');
  const reseller = companies.find(({ sold, kind }) => sold === true && RESELLS.test(kind));
  return [
    reseller && facts.sellsToDataBroker === false
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

function ofLines(lines: readonly MapLine[], facts: Facts): string[] {
  const consumers = lines.filter(isOfConsumers);
  const ofChildren = consumers.find(
    ({ people, minors }) =>
      people.includes('children') || minors === 'under 13' || minors === 'both',
  );
  const ofTeens = consumers.find(({ minors }) => minors === '13 to 17' || minors === 'both');
  const sensitive = consumers.find((line) => line.sensitive === true);
  const biometric = consumers.find(({ type }) => type === 'Biometric data');
  return [
    ofChildren && facts.knowsChildren === false
      ? `You answered that you hold no data on children, but “${ofChildren.kind}” is on children under 13. Change the answer, or that line.`
      : null,
    ofTeens && facts.knowsTeens === false
      ? `You answered that you hold no data on people of 13 to 17, but “${ofTeens.kind}” is on them. Change the answer, or that line.`
      : null,
    sensitive && facts.processesSensitiveData === false
      ? `You answered that you hold no sensitive data, but “${sensitive.kind}” is marked as sensitive. Change the answer, or that line.`
      : null,
    biometric && facts.processesBiometricData === false
      ? `You answered that you hold no biometric data, but “${biometric.kind}” is on your map. Change the answer, or that line.`
      : null,
  ].filter((each) => each !== null);
}

/** Confirmed kinds of which the owner has not said whether they are sensitive, and that a law may call so. */
export function undecidedIn({ lines }: Pick<MergedMap, 'lines'>, law: SensitiveLaw): string[] {
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

const ofProfile = (lines: readonly MapLine[], dataTypes: readonly string[]) =>
  lines.flatMap(({ type, state, kind }) =>
    state === 'dropped' && type !== null && dataTypes.includes(type)
      ? [
          `You dropped “${kind}”, but your profile still says that you hold it. Change the profile, or take the line back.`,
        ]
      : [],
  );
