/** What an owner told for documents before there was a map becomes proposals, so that nothing is typed twice. */
import type { Tool } from '#reference/schema-tools.ts';
import { Collected } from './collector.ts';
import type { Proposals, ProposedLine } from '#documents/map/proposal.ts';
import { addCalifornia, addInventory, addKeeping, addSpecial } from './special-details.ts';
import { isNone, orOld, parts, type Told, toldItems, toldRows } from './detail-words.ts';

/** The proposals with everything that was told. */
export function withTold(proposals: Proposals, told: Told, tools: readonly Tool[]): Proposals {
  const all = new Collected(proposals, tools);
  addRecipients(all, told);
  // once more: the table says more than the list of names that came after it
  addTools(all, told);
  addLines(all, told);
  addInventory(all, told);
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
  addTools(all, told);
  for (const tool of toldItems(told['siteTools'])) {
    const [name = tool, ...rest] = tool.split(/[,:]\s+/).map((part) => part.trim());
    all.recipient(name, {
      name,
      onSite: true,
      ...(rest.length > 0 ? { does: rest.join(', ') } : {}),
    });
  }
}

/** The table of tools on the site. */
function addTools(all: Collected, told: Told): void {
  for (const [name = '', company = '', does = '', optOutWords = ''] of toldRows(told['toolTable']))
    if (!isNone(name)) all.recipient(name, { name, company, does, optOutWords, onSite: true });
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
