import { useState } from 'react';
import type { DataMap, MapRecipient } from '#contract/data-map.ts';
import { blankRecipient, missingInRecipient, titleOf } from '#documents/map/entries.ts';
import { list } from '#text/english.ts';
import { lowerFirst } from '#text/letters.ts';
import { CompanyForm } from '../entry/company-form.tsx';
import { EntryRow } from '../entry/entry-row.tsx';
import { newId } from '../entry/new-id.ts';
import { useOpenEntry } from '../entry/open-entry.ts';
import type { StepProps } from '../step-props.ts';
import { ROLE_LABELS } from '../words.ts';
import { ToolPick } from './tool-pick.tsx';

const isNew = (company: MapRecipient, map: DataMap) =>
  !map.recipients.some(({ id }) => id === company.id);

/** All that a confirmation without opening the row would confirm. */
function aboutOf(company: MapRecipient, { recipients, lines }: DataMap): string {
  const proposal = recipients.find(({ id }) => id === company.id)?.from;
  const kinds = lines.filter(
    ({ recipients: ids, state }) => ids.includes(company.id) && state !== 'dropped',
  );
  return [
    company.kind,
    `role: ${lowerFirst(ROLE_LABELS[company.role].label)}`,
    company.onSite && 'on your site, as a script, pixel or cookie',
    kinds.length > 0
      ? `gets: ${list(kinds.map(({ kind }) => kind))}`
      : 'no kind of data goes to it yet',
    proposal && `a proposal ${proposal}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The companies, each to confirm, change or drop. */
function Companies({ map, drafts, saving }: StepProps) {
  const { typed, put, drop, forget } = drafts;
  const added = Object.values(typed.recipients).filter((each) => isNew(each, map));
  const companies = [...map.recipients, ...added];
  const { open, setOpen, openAndFocus, after } = useOpenEntry(companies, false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = (shown: MapRecipient, state: MapRecipient['state']) => {
    const missing = state === 'confirmed' ? missingInRecipient(shown) : undefined;
    setFaults(missing === undefined ? {} : { [shown.id]: missing });
    if (missing !== undefined) {
      setOpen(shown.id);
      return;
    }
    saving.send({ recipients: [{ ...shown, state }] }, () => {
      drop('recipients', [shown]);
      after(shown.id, open === shown.id);
    });
  };
  const add = () => {
    const company = blankRecipient(newId());
    put('recipients', company);
    openAndFocus(company.id);
  };
  return (
    <>
      {companies.length === 0 && (
        <p className="soft">No company yet. Tick your tools, or add one.</p>
      )}
      <ul className="mapentries">
        {companies.map((stored) => {
          const company = typed.recipients[stored.id] ?? stored;
          return (
            <EntryRow
              key={stored.id}
              id={stored.id}
              title={titleOf(company)}
              about={aboutOf(company, map)}
              state={stored.state}
              isOpen={open === stored.id}
              hasDraft={stored.id in typed.recipients}
              fault={faults[stored.id] ?? saving.refused?.fields[stored.id]}
              missing={missingInRecipient(company)}
              pending={saving.pending}
              dropWords="We do not use it"
              onOpen={(isOpen) => setOpen(isOpen ? stored.id : undefined)}
              onSave={(state) => save(company, state)}
              onForget={() => forget('recipients', stored.id)}
            >
              <CompanyForm company={company} onType={(next) => put('recipients', next)} />
            </EntryRow>
          );
        })}
      </ul>
      <p className="noprint">
        <button className="btn btn--quiet" type="button" onClick={add}>
          Add a company
        </button>
      </p>
    </>
  );
}

/** Step 1: which tools are in use, and which companies receive data. */
export function CompaniesStep(props: StepProps) {
  return (
    <>
      <p className="soft">
        Tick the tools that you use. Then go through the companies: who receives data about people,
        and what for?
      </p>
      <ToolPick {...props} />
      <h3>Companies that receive data</h3>
      <Companies {...props} />
    </>
  );
}
