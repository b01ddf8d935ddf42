import { useState } from 'react';
import type { DataMap, MapLine } from '#contract/data-map.ts';
import { blankLine, missingInLine } from '#documents/map/entries.ts';
import { list } from '#text/english.ts';
import { EntryRow } from '../entry/entry-row.tsx';
import { LineForm } from '../entry/line-form.tsx';
import { newId } from '../entry/new-id.ts';
import { useOpenEntry } from '../entry/open-entry.ts';
import type { StepProps } from '../step-props.ts';
import { PEOPLE_LABELS } from '../words.ts';

/** Whether a law of the owner's states may call it sensitive, and the owner has not said. */
const mayBeSensitive = (line: MapLine, map: DataMap) =>
  line.sensitive === null &&
  typeof map.lines.find(({ id }) => id === line.id)?.sensitiveWhy === 'string';

/** All that a confirmation without opening the line would confirm. */
function aboutOf(line: MapLine, map: DataMap): string {
  const proposal = map.lines.find(({ id }) => id === line.id)?.from;
  return [
    mayBeSensitive(line, map) && 'it may be sensitive in your states: open it and say',
    line.sensitive && 'sensitive data',
    list(line.people.map((each) => PEOPLE_LABELS[each].toLowerCase())),
    line.sources.length > 0 && `from ${list(line.sources)}`,
    line.purposes.length > 0 && `used ${list(line.purposes)}`,
    line.kept !== '' && `kept ${line.kept}`,
    proposal && `a proposal ${proposal}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The stored entry as the contract takes it, without what follows from it. */
function plainLine(line: MapLine | DataMap['lines'][number]): MapLine {
  const {
    from: _,
    sold: __,
    ads: ___,
    sensitiveWhy: ____,
    ...plain
  } = line as DataMap['lines'][number];
  return plain;
}

/** Step 2: each kind of data, with a proposal to confirm, change or drop. */
export function KindsStep({ map, drafts, saving }: StepProps) {
  const { typed, put, drop, forget } = drafts;
  const added = Object.values(typed.lines).filter(
    (each) => !map.lines.some(({ id }) => id === each.id),
  );
  const lines: readonly MapLine[] = [...map.lines, ...added];
  const { open, setOpen, openAndFocus, after } = useOpenEntry(lines, true);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = (shown: MapLine, state: MapLine['state']) => {
    const missing = state === 'confirmed' ? missingInLine(shown) : undefined;
    setFaults(missing === undefined ? {} : { [shown.id]: missing });
    if (missing !== undefined) {
      setOpen(shown.id);
      return;
    }
    saving.send({ lines: [{ ...plainLine(shown), state }] }, () => {
      drop('lines', [shown]);
      after(shown.id, open === shown.id);
    });
  };
  const add = () => {
    const line = blankLine(newId(), '');
    put('lines', line);
    openAndFocus(line.id);
  };
  return (
    <>
      <p className="soft">
        Go through the lines. Each is a proposal: change what is not so, then say that it is right.
        No document states a line before that.
      </p>
      <ul className="mapentries">
        {lines.map((stored) => {
          const line = typed.lines[stored.id] ?? stored;
          return (
            <EntryRow
              key={stored.id}
              id={stored.id}
              title={line.kind}
              about={aboutOf(line, map)}
              state={stored.state}
              isOpen={open === stored.id}
              hasDraft={stored.id in typed.lines}
              fault={faults[stored.id] ?? saving.refused?.fields[stored.id]}
              missing={missingInLine(line)}
              unseen={!mayBeSensitive(line, map)}
              pending={saving.pending}
              dropWords="We do not hold this"
              onOpen={(isOpen) => setOpen(isOpen ? stored.id : undefined)}
              onSave={(state) => save(line, state)}
              onForget={() => forget('lines', stored.id)}
            >
              <LineForm
                line={line}
                why={map.lines.find(({ id }) => id === line.id)?.sensitiveWhy ?? null}
                map={map}
                onType={(next) => put('lines', plainLine(next))}
              />
            </EntryRow>
          );
        })}
      </ul>
      <p className="noprint">
        <button className="btn btn--quiet" type="button" onClick={add}>
          Add a kind of data
        </button>
      </p>
    </>
  );
}
