/** The data map as its owner sees it: what is stored, and proposals for the rest. */
import type { MapLine, MapRecipient, StoredMap } from '#contract/documents/data-map.ts';
import { missingInLine, missingInRecipient } from './missing.ts';
import type { From, Proposals } from './proposal.ts';

type MaybeFrom = { readonly [Key in keyof From]: string | null };
type ShownLine = MapLine & MaybeFrom;
type ShownRecipient = MapRecipient & MaybeFrom;

export interface MergedMap {
  readonly lines: readonly ShownLine[];
  readonly recipients: readonly ShownRecipient[];
  readonly tools: readonly string[];
  readonly complete: StoredMap['complete'];
  /** The trade by which entries are proposed. */
  readonly trade?: StoredMap['trade'] | undefined;
}

/**
 * What is stored takes the place of its proposal; the rest follows in the order in which it was
 * stored.
 */
function merged<Entry extends { readonly id: string }>(
  stored: readonly Entry[],
  proposed: readonly (Entry & From)[],
): (Entry & MaybeFrom)[] {
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  const ids = new Set(proposed.map(({ id }) => id));
  return [
    ...proposed.map((entry) => {
      const own = byId.get(entry.id);
      return own ? { ...own, from: null } : entry;
    }),
    ...stored.filter(({ id }) => !ids.has(id)).map((entry) => ({ ...entry, from: null })),
  ];
}

export const mergedMap = (
  stored: StoredMap,
  proposals: Proposals,
  trade: StoredMap['trade'] = stored.trade,
): MergedMap => ({
  trade,
  lines: merged(stored.lines, proposals.lines),
  recipients: merged(stored.recipients, proposals.recipients),
  tools: stored.tools,
  complete: stored.complete,
});

/** Whether the owner has confirmed a line, so that documents read the map. */
export const isBegun = ({ lines }: Pick<MergedMap, 'lines'>) =>
  lines.some(({ state }) => state === 'confirmed');

interface Progress {
  readonly confirmed: number;
  readonly all: number;
  readonly minutesLeft: number;
}

/**
 * Things that are settled, of all. A line to read and complete takes about a minute, a company or
 * what it does with data half of one.
 */
export function progressOf({ lines, recipients, complete }: MergedMap): Progress {
  const passing = recipients.filter(
    ({ role, state }) => role !== 'processor' && state !== 'dropped',
  );
  const openLines = lines.filter(({ state }) => state === 'proposed').length;
  const openRecipients = recipients.filter(({ state }) => state === 'proposed').length;
  const openPassing = passing.filter(({ sold, ads }) => sold === null || ads === null).length;
  const openTicks = [complete.lines, complete.recipients].filter((each) => !each).length;
  const all = lines.length + recipients.length + passing.length + 2;
  return {
    confirmed: all - openLines - openRecipients - openPassing - openTicks,
    all,
    minutesLeft: Math.ceil(openLines + (openRecipients + openPassing) / 2 + openTicks / 4),
  };
}

export interface MapChange {
  readonly lines?: readonly MapLine[] | undefined;
  readonly recipients?: readonly MapRecipient[] | undefined;
  readonly tools?: readonly string[] | undefined;
  readonly complete?: StoredMap['complete'] | undefined;
  readonly trade?: StoredMap['trade'] | undefined;
}

/**
 * What is stored after a change. Companies that a saved line names are stored with it, so that no
 * later proposal removes them.
 */
export function afterChange(stored: StoredMap, change: MapChange, shown: MergedMap): StoredMap {
  const lines = replaced(stored.lines, change.lines ?? []);
  const named = new Set((change.lines ?? []).flatMap(({ recipients }) => recipients));
  const kept = new Set(stored.recipients.map(({ id }) => id));
  const companies = shown.recipients
    .filter(({ id }) => named.has(id) && !kept.has(id))
    .map(withoutFrom);
  const tools = change.tools ?? stored.tools;
  return {
    lines,
    recipients: replaced([...stored.recipients, ...companies], change.recipients ?? []).map(
      (entry) => ofTools(entry, stored.tools, tools),
    ),
    tools: [...tools],
    complete: change.complete ?? stored.complete,
    trade: change.trade === undefined ? stored.trade : change.trade,
  };
}

function withoutFrom(shown: ShownRecipient): MapRecipient {
  const { from: _, ...entry } = shown;
  return entry;
}

/** A tool that is no longer ticked is dropped; ticked again, it is to be confirmed again. */
function ofTools(entry: MapRecipient, before: readonly string[], now: readonly string[]) {
  if (entry.tool === null || entry.id !== `tool-${entry.tool}`) return entry;
  const [was, is] = [before.includes(entry.tool), now.includes(entry.tool)];
  if (was === is) return entry;
  return { ...entry, state: is ? ('proposed' as const) : ('dropped' as const) };
}

function replaced<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  changed: readonly Entry[],
): Entry[] {
  const byId = new Map([...entries, ...changed].map((entry) => [entry.id, entry]));
  return [...byId.values()];
}

/**
 * What is wrong with a change, by the id of the entry: what is confirmed has to be whole, and names
 * only companies that exist.
 */
export function changeFaults(
  { lines = [], recipients = [] }: MapChange,
  shown: Pick<MergedMap, 'recipients'>,
): Record<string, string> {
  const known = new Set([...shown.recipients, ...recipients].map(({ id }) => id));
  const faults = [
    ...lines.map((line) => {
      const unknown = line.recipients.some((id) => !known.has(id));
      const missing = line.state === 'confirmed' ? missingInLine(line) : undefined;
      return [line.id, unknown ? 'Choose companies that are on your list' : missing] as const;
    }),
    ...recipients.map((each) =>
      each.state === 'confirmed' ? ([each.id, missingInRecipient(each)] as const) : [each.id],
    ),
  ];
  return Object.fromEntries(faults.flatMap(([id, fault]) => (fault ? [[id, fault]] : [])));
}
