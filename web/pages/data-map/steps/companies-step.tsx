import { useState } from 'react';
import type { DataMap, MapRecipient } from '#contract/documents/data-map.ts';
import { blankRecipient, titleOf } from '#documents/map/entries.ts';
import { missingInRecipient } from '#documents/map/missing.ts';
import { list, longDate } from '#text/english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import { ClientQuestion } from '#web/parts/client-work/client-question.tsx';
import { Locked } from '#web/parts/owner-page/may.tsx';
import { AllRight, faultsOf, toNextStep } from '../entry/all-right.tsx';
import { CompanyForm } from '../entry/company-form.tsx';
import { EntryRow, type Fact } from '../entry/entry-row.tsx';
import { vendorOf } from '../entry/vendor-terms.tsx';
import { newId } from '../entry/new-id.ts';
import { useOpenEntry } from '../entry/open-entry.ts';
import { companyShown } from '../shown.ts';
import type { StepProps } from '../step-props.ts';
import { ROLE_LABELS, shortKind } from '../words.ts';
import { TradePick } from './trade-pick.tsx';
import { ToolPick } from './tool-pick.tsx';

const isNew = (company: MapRecipient, map: DataMap) =>
  !map.recipients.some(({ id }) => id === company.id);

/** What it is and does: of a named tool also its kind and who runs it. */
const whatOf = ({ name, kind, company, does }: MapRecipient) =>
  name === ''
    ? capital(does)
    : `${capital(kind)}${company && ` of ${company}`}${does && `: ${lowerFirst(does)}`}`;

/** Whether its terms on data were accepted, where it is known that it has some. */
function termsOf(company: MapRecipient, vendors: DataMap['vendors']): string {
  if (company.acceptedOn !== '') return `Accepted on ${longDate(company.acceptedOn)}`;
  if (company.contract === 'signed') return 'A contract is signed';
  return vendorOf(company, vendors)?.terms ? 'Has terms to accept: open it for the address' : '';
}

/** All that a confirmation without opening the row would confirm. */
function aboutOf(company: MapRecipient, { lines, shown, vendors }: DataMap): readonly Fact[] {
  const kinds = lines.filter(
    ({ recipients: ids, state }) => ids.includes(company.id) && state !== 'dropped',
  );
  const site = company.onSite ? ' It is on your site.' : '';
  const gets = list(kinds.map(({ kind }) => lowerFirst(shortKind(shown[kind] ?? kind))));
  return [
    { head: 'What', words: whatOf(company) },
    { head: 'Role', words: `${ROLE_LABELS[company.role].label}.${site}` },
    { head: 'Terms', words: termsOf(company, vendors) },
    { head: 'Gets', words: capital(gets) || 'No kind of data yet' },
  ].filter(({ words }) => words !== '');
}

/** The companies, each to confirm, change or drop. */
function Companies({ map, drafts, saving }: StepProps) {
  const { typed, put, drop, forget } = drafts;
  const added = Object.values(typed.recipients).filter((each) => isNew(each, map));
  const companies: readonly MapRecipient[] = [...map.recipients, ...added];
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
  const waiting = companies
    .filter(({ state }) => state === 'proposed')
    .map((stored) => typed.recipients[stored.id] ?? stored);
  const saveAll = () => {
    const whole = waiting.filter((each) => missingInRecipient(each) === undefined);
    setFaults(faultsOf(waiting, missingInRecipient));
    if (whole.length === 0) return;
    saving.send({ recipients: whole.map((each) => ({ ...each, state: 'confirmed' })) }, () => {
      drop('recipients', whole);
      if (whole.length === waiting.length) toNextStep();
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
          const read = companyShown(company, map);
          return (
            <EntryRow
              key={stored.id}
              id={stored.id}
              title={read.name === '' ? capital(titleOf(read)) : titleOf(read)}
              about={aboutOf(read, map)}
              from={map.recipients.find(({ id }) => id === stored.id)?.from}
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
              <CompanyForm
                company={company}
                vendors={map.vendors}
                onType={(next) => put('recipients', next)}
              />
            </EntryRow>
          );
        })}
      </ul>
      <p className="row noprint">
        <AllRight waiting={waiting.length} pending={saving.pending} onConfirm={saveAll} />
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
      <TradePick {...props} />
      <ToolPick {...props} />
      <h3>Companies that receive data</h3>
      <Companies {...props} />
      <h3>Data of your clients</h3>
      <Locked businessId={props.business.id}>
        <ClientQuestion businessId={props.business.id} />
      </Locked>
    </>
  );
}
