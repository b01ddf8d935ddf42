import { useState } from 'react';
import type { DataMap, MapLine } from '#contract/documents/data-map.ts';
import { blankLine } from '#documents/map/entries.ts';
import { missingInLine } from '#documents/map/missing.ts';
import { list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { AllRight, faultsOf, toNextStep } from '../entry/all-right.tsx';
import { EntryRow, type Fact } from '../entry/entry-row.tsx';
import { KeptField, LineForm, SensitiveField } from '../entry/line-form.tsx';
import { newId } from '../entry/new-id.ts';
import { useOpenEntry } from '../entry/open-entry.ts';
import type { Typed } from '../drafts.ts';
import { lineShown } from '../shown.ts';
import type { StepProps } from '../step-props.ts';
import { PEOPLE_LABELS } from '../words.ts';

/** Whether a law of the owner's states may call it sensitive, and the owner has not said. */
const mayBeSensitive = (line: MapLine, map: DataMap) =>
  line.sensitive === null &&
  typeof map.lines.find(({ id }) => id === line.id)?.sensitiveWhy === 'string';

/** All that a confirmation without opening the line would confirm. */
function aboutOf(line: MapLine): readonly Fact[] {
  return [
    { head: 'Whose', words: list(line.people.map((each) => PEOPLE_LABELS[each])) },
    { head: 'From', words: capital(list(line.sources)) },
    { head: 'Used', words: capital(list(line.purposes)) },
    { head: 'Kept', words: capital(line.kept) },
    { head: 'Sensitive', words: line.sensitive === true ? 'Yes' : '' },
  ].filter(({ words }) => words !== '');
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

/**
 * What hinders confirming a line that is folded. On an open one “Not sure yet” is an answer too.
 */
const faultOf = (line: MapLine, map: DataMap) =>
  missingInLine(line) ?? (mayBeSensitive(line, map) ? 'Say whether it is sensitive' : undefined);

/** Times that the owner said of other lines: proposals of ours are not among them. */
const saidTimes = (lines: readonly MapLine[], typed: Typed['lines'], but: string) =>
  lines.flatMap((stored) => {
    const kept = (typed[stored.id] ?? stored).kept;
    const isOwn = stored.state === 'confirmed' || kept !== stored.kept;
    return stored.id !== but && isOwn && kept !== '' ? [kept] : [];
  });

interface LackingProps {
  stored: MapLine;
  line: MapLine;
  map: DataMap;
  said: readonly string[];
  onType: (line: MapLine) => void;
}

/** What a proposal lacks, asked on the closed line. It stays while it is filled in. */
function Lacking({ stored, line, map, said, onType }: LackingProps) {
  const why = map.lines.find(({ id }) => id === line.id)?.sensitiveWhy ?? null;
  const { kind } = lineShown(line, map);
  return (
    <>
      {stored.kept === '' && <KeptField line={line} of={kind} said={said} onType={onType} />}
      {mayBeSensitive(stored, map) && (
        <SensitiveField line={line} why={why} of={kind} onType={onType} />
      )}
    </>
  );
}

/** Step 2: each kind of data, with a proposal to confirm, change or drop. */
export function KindsStep({ map, drafts, saving }: StepProps) {
  const { typed, put, drop, forget } = drafts;
  const added = Object.values(typed.lines).filter(
    (each) => !map.lines.some(({ id }) => id === each.id),
  );
  const lines: readonly MapLine[] = [...map.lines, ...added];
  const { open, setOpen, openAndFocus, after } = useOpenEntry(lines, false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = (shown: MapLine, state: MapLine['state']) => {
    const fault = open === shown.id ? missingInLine(shown) : faultOf(shown, map);
    const missing = state === 'confirmed' ? fault : undefined;
    setFaults(missing === undefined ? {} : { [shown.id]: missing });
    if (missing !== undefined) {
      // the time and the care can be said on the closed line
      if (missingInLine({ ...shown, kept: 'said' }) !== undefined) setOpen(shown.id);
      return;
    }
    saving.send({ lines: [{ ...plainLine(shown), state }] }, () => {
      drop('lines', [shown]);
      after(shown.id, open === shown.id);
    });
  };
  const waiting = lines
    .filter(({ state }) => state === 'proposed')
    .map((stored) => typed.lines[stored.id] ?? stored);
  const saveAll = () => {
    const whole = waiting.filter((each) => faultOf(each, map) === undefined);
    setFaults(faultsOf(waiting, (each) => faultOf(each, map)));
    if (whole.length === 0) return;
    const confirmed = whole.map((each) => ({ ...plainLine(each), state: 'confirmed' as const }));
    saving.send({ lines: confirmed }, () => {
      drop('lines', whole);
      if (whole.length === waiting.length) toNextStep();
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
        Each line is a proposal. Open it to change what is not so. Where a time is missing, say how
        long you keep the data, such as “1 year after the last contact”.
      </p>
      <ul className="mapentries">
        {lines.map((stored) => {
          const line = typed.lines[stored.id] ?? stored;
          const read = lineShown(line, map);
          return (
            <EntryRow
              key={stored.id}
              id={stored.id}
              title={read.kind}
              about={aboutOf(read)}
              from={map.lines.find(({ id }) => id === line.id)?.from}
              state={stored.state}
              isOpen={open === stored.id}
              hasDraft={stored.id in typed.lines}
              fault={faults[stored.id] ?? saving.refused?.fields[stored.id]}
              missing={missingInLine(line)}
              lacking={
                <Lacking
                  stored={stored}
                  line={line}
                  map={map}
                  said={saidTimes(lines, typed.lines, stored.id)}
                  onType={(next) => put('lines', plainLine(next))}
                />
              }
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
      <p className="row noprint">
        <AllRight waiting={waiting.length} pending={saving.pending} onConfirm={saveAll} />
        <button className="btn btn--quiet" type="button" onClick={add}>
          Add a kind of data
        </button>
      </p>
    </>
  );
}
