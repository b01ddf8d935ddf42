/**
 * What owners entered about special things: the inventory, California's tables, sensitive data and
 * children, where data is kept.
 */
import { CALIFORNIA_GROUPS } from '#contract/documents/data-map.ts';
import type { ProposalCollector } from './collector.ts';
import type { ProposedLine } from '#documents/map/proposal.ts';
import {
  orOld,
  parts,
  type DetailsByName,
  detailItems,
  detailRows,
  detailText,
} from './detail-words.ts';

/** The inventory's four tables: rows of the same number belong together. */
export function addInventory(all: ProposalCollector, details: DetailsByName): void {
  const cellOf = (table: string, number: string, at: number) =>
    detailRows(details[table]).find(([first]) => first === number)?.[at] ?? '';
  for (const [number = '', kind = '', , purposes, sources] of detailRows(
    details['inventoryTable'],
  )) {
    if (kind.trim() === '') continue;
    const system = cellOf('inventoryPlaces', number, 1);
    const kept = cellOf('inventoryKeeping', number, 1);
    all.line(kind, (line) => ({
      purposes: orOld(parts(purposes), line.purposes),
      sources: orOld(parts(sources), line.sources),
      systems: orOld(parts(system), line.systems),
      kept: kept || line.kept,
    }));
  }
}

/** California's tables, where they name a group that no line is in yet. */
export function addCalifornia(all: ProposalCollector, details: DetailsByName): void {
  const companies = (cell: string | undefined, role: 'third party' | 'processor') =>
    parts(cell).map((words) => all.recipient(words, { role }));
  for (const group of CALIFORNIA_GROUPS) {
    const [, collected = '', sources, purposes] =
      detailRows(details['caTable']).find(([first]) => first === group) ?? [];
    const [, sold, disclosed] =
      detailRows(details['caDisclosureTable']).find(([first]) => first === group) ?? [];
    if (!/^y/i.test(collected.trim()) || all.lines.some((line) => line.group === group)) continue;
    const recipients = [...companies(sold, 'third party'), ...companies(disclosed, 'processor')];
    all.line(group, () => ({
      group,
      people: ['customers'],
      sources: parts(sources),
      purposes: parts(purposes),
      recipients: [...new Set(recipients)],
    }));
  }
}

/** What was told of sensitive data, of biometric data and of children. */
export function addSpecial(all: ProposalCollector, details: DetailsByName): void {
  const fill = (which: (line: ProposedLine) => boolean, purposes: unknown, kept: unknown) => {
    for (const { kind } of all.lines.filter(which))
      if (detailItems(purposes).length > 0 || detailText(kept) !== '')
        all.line(kind, (line) => ({
          purposes: orOld(line.purposes, detailItems(purposes)),
          kept: line.kept || detailText(kept),
        }));
  };
  const isBiometric = ({ type }: ProposedLine) => type === 'Biometric data';
  fill(isBiometric, details['biometricPurposes'], details['biometricRetention']);
  fill(
    ({ sensitive }) => sensitive === true,
    details['sensitivePurposes'],
    details['sensitiveRetention'],
  );
  const ofChildren = detailItems(details['childData']);
  if (ofChildren.length > 0)
    all.line(`Data on children: ${ofChildren.join(', ')}`, () => ({
      people: ['children'],
      minors: 'under 13',
      purposes: detailItems(details['childPurposes']),
      kept: detailText(details['childRetention']),
    }));
}

/** The inventory's five rows, which the map replaces: where each kind is kept, and how long. */
const FORMER_ROWS = [
  ['orderSystem', 'orderKeep', ['Purchase history', 'Postal addresses', 'Phone numbers']],
  ['mailSystem', 'mailKeep', ['Email addresses']],
  ['siteSystem', 'siteKeep', ['Internet activity']],
  ['paymentSystem', 'paymentKeep', ['Credit card information']],
] as const;

export function addKeeping(all: ProposalCollector, details: DetailsByName): void {
  for (const [system, keep, types] of FORMER_ROWS)
    for (const type of types)
      if (all.lines.some((line) => line.type === type))
        keepAs(all, type, details[system], details[keep]);
  for (const line of all.lines.filter(({ people }) => people.includes('staff')))
    keepAs(all, line.kind, details['staffSystem'], details['staffKeep']);
}

function keepAs(all: ProposalCollector, kind: string, system: unknown, kept: unknown): void {
  if (detailText(system) === '' && detailText(kept) === '') return;
  all.line(kind, (line) => ({
    systems: orOld(detailText(system) === '' ? [] : [detailText(system)], line.systems),
    kept: detailText(kept) || line.kept,
  }));
}
