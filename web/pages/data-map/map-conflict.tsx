import { say } from '#text/say.ts';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { titleOf } from '#documents/map/entries.ts';
import { StoredAndYours } from '#web/parts/account/stored-and-yours.tsx';
import type { Saving } from './saving.ts';
import { STATES } from './words.ts';

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('; ') || say`none`;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && value !== '' ? value : 'No answer';
};

const lineWords = (line: MapLine | undefined) =>
  line
    ? [STATES[line.state].label, line.kind, inWords(line.purposes), line.kept || 'No time'].join(
        ', ',
      )
    : 'Nothing';

const companyWords = (company: MapRecipient | undefined) =>
  company
    ? [STATES[company.state].label, titleOf(company), company.role, company.does].join(', ')
    : 'Nothing';

/** An entry was changed elsewhere: what is stored now beside what was to be saved. */
export function MapConflict({ saving }: { saving: Saving }) {
  const conflict = saving.refused?.conflict;
  if (!conflict) return null;
  const { stored, step } = conflict;
  const find = <Entry extends { id: string }>(entries: readonly Entry[], id: string) =>
    entries.find((each) => each.id === id);
  const rows = [
    ...(step.lines ?? []).map((line) => ({
      key: line.id,
      name: line.kind,
      stored: lineWords(find(stored.lines, line.id)),
      yours: lineWords(line),
    })),
    ...(step.recipients ?? []).map((company) => ({
      key: company.id,
      name: titleOf(company),
      stored: companyWords(find(stored.recipients, company.id)),
      yours: companyWords(company),
    })),
    ...(step.tools
      ? [
          {
            key: 'tools',
            name: 'Tools in use',
            stored: inWords(stored.tools),
            yours: inWords(step.tools),
          },
        ]
      : []),
    ...(step.complete
      ? [
          {
            key: 'complete',
            name: 'The whole list',
            stored: inWords(Object.values(stored.complete).map(inWords)),
            yours: inWords(Object.values(step.complete).map(inWords)),
          },
        ]
      : []),
  ];
  return (
    <StoredAndYours
      of="Entry"
      rows={rows}
      pending={saving.pending}
      onKeep={saving.keepMine}
      onLeave={saving.leave}
      focused
      tableClass="table mapboth"
    />
  );
}
