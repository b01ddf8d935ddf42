/** What an owner told for documents before there was a map becomes proposals, so that nothing is typed twice. */
import { CALIFORNIA_GROUPS } from '#contract/data-map.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { Collected } from './collected.ts';
import type { Proposals, ProposedLine } from './proposed.ts';
import { isNone, parts, toldItems, toldRows, toldText } from './told-words.ts';

/** Details by name, as stored: text, list or rows. */
export type Told = Readonly<Record<string, unknown>>;

const orOld = <T>(given: readonly T[], before: readonly T[]): T[] => [
  ...(given.length > 0 ? given : before),
];

/** The proposals with everything that was told. */
export function withTold(proposals: Proposals, told: Told, tools: readonly Tool[]): Proposals {
  const all = new Collected(proposals, tools);
  addRecipients(all, told);
  addLines(all, told);
  addCalifornia(all, told);
  addSpecial(all, told);
  addKeeping(all, told);
  return { lines: all.lines, recipients: all.recipients };
}

function addRecipients(all: Collected, told: Told): void {
  for (const kind of toldItems(told['serviceProviderKinds']))
    all.recipient(kind, { role: 'processor' });
  for (const [kind = '', business = '', gets = '', does = ''] of toldRows(told['recipientTable'])) {
    if (isNone(kind) || /^we share with no/i.test(kind)) continue;
    const id = all.recipient(kind, { role: 'third party', business, does });
    for (const data of parts(gets)) all.line(data, (line) => receivedBy(line, id));
  }
  for (const name of [...toldItems(told['buyerNames']), ...toldItems(told['saleBuyers'])])
    all.recipient(name, { name, role: 'third party', sold: true, named: true });
  for (const name of toldItems(told['adCompanies']))
    all.recipient(name, { name, role: 'third party', ads: true, onSite: true });
  for (const name of toldItems(told['siteCollectors']))
    all.recipient(name, { name, role: 'third party', onSite: true });
  for (const [name = '', company = '', does = '', optOutWords = ''] of toldRows(told['toolTable']))
    if (name.trim() !== '' && !isNone(name))
      all.recipient(name, { name, company, does, optOutWords, onSite: true });
  for (const tool of toldItems(told['siteTools'])) {
    const [name = tool, ...rest] = tool.split(/\s*[,:]\s+/);
    all.recipient(name, {
      name,
      onSite: true,
      ...(rest.length > 0 ? { does: rest.join(', ') } : {}),
    });
  }
}

const receivedBy = (line: ProposedLine, id: string) => ({
  recipients: line.recipients.includes(id) ? line.recipients : [...line.recipients, id],
});

function addLines(all: Collected, told: Told): void {
  const ids = (cell: string | undefined) => parts(cell).map((words) => all.recipient(words));
  for (const [kind = '', purposes, who, kept = ''] of toldRows(told['dataTable'])) {
    if (kind.trim() === '') continue;
    const recipients = ids(who);
    all.line(kind, (line) => ({
      kind,
      people: orOld(line.people, ['customers']),
      purposes: orOld(parts(purposes), line.purposes),
      recipients: (who ?? '').trim() === '' ? line.recipients : recipients,
      kept: kept || line.kept,
    }));
  }
  for (const [kind = '', purposes, , kept = ''] of toldRows(told['noticeTable'])) {
    if (kind.trim() === '') continue;
    all.line(kind, (line) => ({
      people: orOld(line.people, ['customers']),
      purposes: orOld(line.purposes, parts(purposes)),
      kept: line.kept || kept,
    }));
  }
  for (const [kind = '', purposes, who, , kept = ''] of toldRows(told['staffDataTable'])) {
    if (kind.trim() === '' || [purposes, who, kept].every((cell) => (cell ?? '') === '')) continue;
    const recipients = ids(who);
    all.line(kind, () => ({ people: ['staff'], purposes: parts(purposes), recipients, kept }));
  }
  for (const [kind = '', who, why] of toldRows(told['saleTable'])) {
    if (isNone(kind)) continue;
    const buyers = parts(who).map((words) =>
      all.recipient(words, { role: 'third party', sold: true, ...(why ? { does: why } : {}) }),
    );
    all.line(kind, (line) => ({ recipients: [...new Set([...line.recipients, ...buyers])] }));
  }
  addSources(all, told);
}

/** A source goes to the line that it fits, or to the first. */
function addSources(all: Collected, told: Told): void {
  for (const source of toldItems(told['sources'])) {
    const type = /\b(?:site|web|cookie|app)/i.test(source)
      ? 'Internet activity'
      : /\bdeliver|\bship/i.test(source)
        ? 'Postal addresses'
        : 'Email addresses';
    const kind = (all.lines.find((line) => line.type === type) ?? all.lines[0])?.kind;
    if (kind !== undefined)
      all.line(kind, (line) => ({ sources: [...new Set([...line.sources, source])] }));
  }
}

/** California's tables, where they name a group that no line is in yet. */
function addCalifornia(all: Collected, told: Told): void {
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
function addSpecial(all: Collected, told: Told): void {
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

function addKeeping(all: Collected, told: Told): void {
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

/** Names of details that no document asks for any more, and that the map still reads. */
export const FORMER_DETAILS = [
  ...FORMER_ROWS.flatMap(([system, keep]) => [system, keep]),
  'staffSystem',
  'staffKeep',
] as const;
