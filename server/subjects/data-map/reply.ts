/** The data map in the shape of the contract: entries with what follows from them. */
import type { DataMap } from '#contract/documents/data-map.ts';
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';
import { passedOn } from '#documents/map/entries.ts';
import { progressOf } from '#documents/map/map-with-proposals.ts';
import { mismatchesOf } from '#documents/map/mismatches.ts';
import { CLIENT_WORK } from '#documents/template/copy-kinds.ts';
import { sensitivityOf } from '#documents/map/sensitivity.ts';
import { MAPPED } from '#documents/map/values/values.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { isOurs } from '#server/base/spanish/texts.ts';
import { TRADE_IDS } from '#contract/documents/trades.ts';
import { TOOLS, TRADE_PACKS } from '#reference/data.server.ts';
import type { Vendor } from '#reference/schema-vendors.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import type { Services } from '#server/subjects/services.ts';

const TOOL_CHOICES = TOOLS.map(({ id, name, category, purpose }) => ({
  id,
  name,
  category,
  purpose,
}));

/** The trades to choose from, in the order of the list. */
const TRADE_CHOICES = TRADE_IDS.map((id) => ({
  id,
  name: TRADE_PACKS.find((pack) => pack.id === id)?.name ?? id,
}));

/** The documents with a variable that the map fills. */
const USED_IN = TEMPLATES.filter(({ variables }) =>
  variables.some((name) => MAPPED.includes(name) && name in DICTIONARY.variables),
).map(({ id, title }) => ({ id, title }));

/** What entries say in words of ours, each as itself: the reply tells it in another language. */
function wordsOf({ lines, recipients }: DocumentInput['map']): Record<string, string> {
  const said = [
    ...lines.flatMap(({ kind, sources, purposes, systems, kept, keptBecause }) => [
      kind,
      kept,
      keptBecause,
      ...sources,
      ...purposes,
      ...systems,
    ]),
    ...recipients.flatMap(({ kind, business, does }) => [kind, business, does]),
  ];
  return Object.fromEntries(said.filter(isOurs).map((word) => [word, word]));
}

/** The companies that each tool of the map may be. */
const vendorsOf = ({ recipients }: DocumentInput['map']): DataMap['vendors'] =>
  Object.fromEntries(
    recipients.flatMap((each) => {
      const tool = TOOLS.find(({ id }) => id === each.tool);
      return tool ? [[tool.id, tool.companies.map(vendorChoice)]] : [];
    }),
  );

const vendorChoice = ({ called, name, nameFrom, terms, accepted, read }: Vendor) => ({
  called,
  name: name ?? null,
  nameIsKnown: nameFrom === 'known',
  terms: terms ?? null,
  accepted: accepted ?? null,
  read: read ? { on: read.on, how: read.how } : null,
});

export function mapReply(subject: DocumentInput, { corpus }: Pick<Services, 'corpus'>): DataMap {
  const { map, business, engine, asOf } = subject;
  const states = business.statesOperating;
  return {
    version: business.version,
    lines: map.lines.map((line) => ({
      ...line,
      ...passedOn(line, map.recipients),
      sensitiveWhy:
        line.type === null
          ? null
          : sensitivityOf(line.type, { states, sensitive: corpus.sensitive, asOf }).why,
    })),
    recipients: [...map.recipients],
    tools: [...map.tools],
    vendors: vendorsOf(map),
    complete: map.complete,
    trade: map.trade ?? null,
    tradeChoices: TRADE_CHOICES,
    progress: progressOf(map),
    mismatches: mismatchesOf(map, {
      facts: jointFacts(corpus, engine, states),
      dataTypes: business.dataTypesCollected,
      law: { states, sensitive: corpus.sensitive, asOf },
      tools: TOOLS,
      clientWork: subject.told.get(CLIENT_WORK)?.value,
    }),
    california: states.includes('CA'),
    shown: wordsOf(map),
    usedIn: USED_IN,
    toolChoices: TOOL_CHOICES,
  };
}
