/** What flows where: each kind of data with its sources, systems and recipients. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { list } from '#text/english.ts';
import { say } from '#text/say.ts';
import { receiving } from '#documents/map/cells.ts';
import { isOfStaff, titleOf } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/** One kind of data with everything that it is linked to. */
export interface Flow {
  readonly kind: string;
  readonly people: string;
  readonly sources: readonly string[];
  readonly systems: readonly string[];
  readonly recipients: readonly { readonly name: string; readonly role: string }[];
  readonly isConfirmed: boolean;
  readonly isOfStaff: boolean;
}

export const ROLE_WORDS: Readonly<Record<MapRecipient['role'], string>> = {
  processor: 'works for you',
  'third party': 'uses it for itself',
  'not known': 'role not known',
};

const PEOPLE_WORDS: Readonly<Record<MapLine['people'][number], string>> = {
  customers: say`customers`,
  visitors: say`visitors`,
  children: say`children`,
  'business contacts': 'business contacts',
  'people of clients': 'people of clients',
  staff: say`staff`,
  applicants: say`applicants`,
};

/** The flows of all lines that are not dropped. */
export const flowsOf = (map: Pick<MergedMap, 'lines' | 'recipients'>): Flow[] =>
  map.lines.filter(({ state }) => state !== 'dropped').map((line) => flowOf(line, map));

function flowOf(line: MapLine, map: Pick<MergedMap, 'recipients'>): Flow {
  return {
    kind: line.kind,
    people: list(line.people.map((each) => PEOPLE_WORDS[each])),
    sources: line.sources,
    systems: line.systems,
    recipients: receiving(line, map).map((each) => ({
      name: titleOf(each),
      role: ROLE_WORDS[each.role],
    })),
    isConfirmed: line.state === 'confirmed',
    isOfStaff: isOfStaff(line),
  };
}

/** A flow as a sentence, for those who do not see the picture. */
export function flowSentence({ kind, sources, systems, recipients }: Flow): string {
  const parts = [
    sources.length > 0 ? `from ${list(sources)}` : 'source not told',
    ...(systems.length > 0 ? [`kept in ${list(systems)}`] : []),
    recipients.length > 0
      ? `goes to ${list(recipients.map(({ name, role }) => `${name} (${role})`))}`
      : 'goes to no one',
  ];
  return `${kind}: ${parts.join('; ')}.`;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The shapes, as SVG text. */
  readonly shapes: string;
}
