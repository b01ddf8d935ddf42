/** What was told of special things: the inventory, California's tables, sensitive data and children, where data is kept. */
import { CALIFORNIA_GROUPS } from '#contract/data-map.ts';
import type { Collected } from './collector.ts';
import type { ProposedLine } from '#documents/map/proposal.ts';
import { orOld, parts, type Told, toldItems, toldRows, toldText } from './detail-words.ts';

/** The inventory's four tables: rows of the same number belong together. */
export function addInventory(all: Collected, told: Told): void {
  const cellOf = (table: string, number: string, at: number) =>
    toldRows(told[table]).find(([first]) => first === number)?.[at] ?? '';
  for (const [number = '', kind = '', , purposes, sources] of toldRows(told['inventoryTable'])) {
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
export function addCalifornia(all: Collected, told: Told): void {
  const companies = (cell: string | undefined, role: 'third party' | 'processor') =>
    parts(cell).map((words) => all.recipient(words, { role }));
  for (const group of CALIFORNIA_GROUPS) {
    const [, collected = '', sources, purposes] =
      toldRows(told['caTable']).find(([first]) => first === group) ?? [];
    const [, sold, disclosed] =
      toldRows(told['caDisclosureTable']).find(([first]) => first === group) ?? [];
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
export function addSpecial(all: Collected, told: Told): void {
  const fill = (which: (line: ProposedLine) => boolean, purposes: unknown, kept: unknown) => {
    for (const { kind } of all.lines.filter(which))
      if (toldItems(purposes).length > 0 || toldText(kept) !== '')
        all.line(kind, (line) => ({
          purposes: orOld(line.purposes, toldItems(purposes)),
          kept: line.kept || toldText(kept),
        }));
  };
  const isBiometric = ({ type }: ProposedLine) => type === 'Biometric data';
  fill(isBiometric, told['biometricPurposes'], told['biometricRetention']);
  fill(
    ({ sensitive }) => sensitive === true,
    told['sensitivePurposes'],
    told['sensitiveRetention'],
  );
  const ofChildren = toldItems(told['childData']);
  if (ofChildren.length > 0)
    all.line(`Data on children: ${ofChildren.join(', ')}`, () => ({
      people: ['children'],
      minors: 'under 13',
      purposes: toldItems(told['childPurposes']),
      kept: toldText(told['childRetention']),
    }));
}

/** The inventory's five rows, which the map replaces: where each kind is kept, and how long. */
const FORMER_ROWS = [
  ['orderSystem', 'orderKeep', ['Purchase history', 'Postal addresses', 'Phone numbers']],
  ['mailSystem', 'mailKeep', ['Email addresses']],
  ['siteSystem', 'siteKeep', ['Internet activity']],
  ['paymentSystem', 'paymentKeep', ['Credit card information']],
] as const;

export function addKeeping(all: Collected, told: Told): void {
  for (const [system, keep, types] of FORMER_ROWS)
    for (const type of types)
      if (all.lines.some((line) => line.type === type)) keepAs(all, type, told[system], told[keep]);
  for (const line of all.lines.filter(({ people }) => people.includes('staff')))
    keepAs(all, line.kind, told['staffSystem'], told['staffKeep']);
}

function keepAs(all: Collected, kind: string, system: unknown, kept: unknown): void {
  if (toldText(system) === '' && toldText(kept) === '') return;
  all.line(kind, (line) => ({
    systems: orOld(toldText(system) === '' ? [] : [toldText(system)], line.systems),
    kept: toldText(kept) || line.kept,
  }));
}
