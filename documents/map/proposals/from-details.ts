/**
 * What an owner told for documents before there was a map becomes proposals, so that nothing is
 * typed twice.
 */
import type { Tool } from '#reference/schema-tools.ts';
import { ProposalCollector } from './collector.ts';
import type { Proposals, ProposedLine } from '#documents/map/proposal.ts';
import { addCalifornia, addInventory, addKeeping, addSpecial } from './special-details.ts';
import {
  isNone,
  orOld,
  parts,
  type DetailsByName,
  detailItems,
  detailRows,
} from './detail-words.ts';

/** The proposals with everything that was told. */
export function withDetails(
  proposals: Proposals,
  details: DetailsByName,
  tools: readonly Tool[],
): Proposals {
  const all = new ProposalCollector(proposals, tools);
  addRecipients(all, details);
  // once more: the table says more than the list of names that came after it
  addTools(all, details);
  addLines(all, details);
  addInventory(all, details);
  addCalifornia(all, details);
  addSpecial(all, details);
  addKeeping(all, details);
  return { lines: all.lines, recipients: all.recipients };
}

function addRecipients(all: ProposalCollector, details: DetailsByName): void {
  for (const kind of detailItems(details['serviceProviderKinds']))
    all.recipient(kind, { role: 'processor' });
  for (const [kind = '', business = '', gets = '', does = ''] of detailRows(
    details['recipientTable'],
  )) {
    if (isNone(kind) || /^we share with no/i.test(kind)) continue;
    const id = all.recipient(kind, { role: 'third party', business, does });
    for (const data of parts(gets)) all.line(data, (line) => receivedBy(line, id));
  }
  for (const name of [...detailItems(details['buyerNames']), ...detailItems(details['saleBuyers'])])
    all.recipient(name, { name, role: 'third party', sold: true, named: true });
  for (const name of detailItems(details['adCompanies']))
    all.recipient(name, { name, role: 'third party', ads: true, onSite: true });
  for (const name of detailItems(details['siteCollectors']))
    all.recipient(name, { name, role: 'third party', onSite: true });
  addTools(all, details);
  for (const tool of detailItems(details['siteTools'])) {
    const [name = tool, ...rest] = tool.split(/[,:]\s+/).map((part) => part.trim());
    all.recipient(name, {
      name,
      onSite: true,
      ...(rest.length > 0 ? { does: rest.join(', ') } : {}),
    });
  }
}

/** The table of tools on the site. */
function addTools(all: ProposalCollector, details: DetailsByName): void {
  for (const [name = '', company = '', does = '', optOutWords = ''] of detailRows(
    details['toolTable'],
  ))
    if (!isNone(name)) all.recipient(name, { name, company, does, optOutWords, onSite: true });
}

const receivedBy = (line: ProposedLine, id: string) => ({
  recipients: line.recipients.includes(id) ? line.recipients : [...line.recipients, id],
});

function addLines(all: ProposalCollector, details: DetailsByName): void {
  const ids = (cell: string | undefined) => parts(cell).map((words) => all.recipient(words));
  for (const [kind = '', purposes, who, kept = ''] of detailRows(details['dataTable'])) {
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
  for (const [kind = '', purposes, , kept = ''] of detailRows(details['noticeTable'])) {
    if (kind.trim() === '') continue;
    all.line(kind, (line) => ({
      people: orOld(line.people, ['customers']),
      purposes: orOld(line.purposes, parts(purposes)),
      kept: line.kept || kept,
    }));
  }
  for (const [kind = '', purposes, who, , kept = ''] of detailRows(details['staffDataTable'])) {
    if (kind.trim() === '' || [purposes, who, kept].every((cell) => (cell ?? '') === '')) continue;
    const recipients = ids(who);
    all.line(kind, () => ({ people: ['staff'], purposes: parts(purposes), recipients, kept }));
  }
  for (const [kind = '', who, why] of detailRows(details['saleTable'])) {
    if (isNone(kind)) continue;
    const buyers = parts(who).map((words) =>
      all.recipient(words, { role: 'third party', sold: true, ...(why ? { does: why } : {}) }),
    );
    all.line(kind, (line) => ({ recipients: [...new Set([...line.recipients, ...buyers])] }));
  }
  addSources(all, details);
}

/** A source goes to the line that it fits, or to the first. */
function addSources(all: ProposalCollector, details: DetailsByName): void {
  for (const source of detailItems(details['sources'])) {
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
