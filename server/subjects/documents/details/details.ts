/** The details of a business: values that its documents need. */
import { changeBusiness } from '#server/business/stored/change.ts';
import type { Detail, Details, DetailValue, SavedDetails } from '#contract/documents/details.ts';
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';
import { mapValues, mappedNames } from '#documents/map/values/values.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Variable } from '#documents/template/template.ts';
import { capital } from '#text/case.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Services } from '#server/subjects/services.ts';
import { invalidInput } from '#server/base/problem.ts';
import { listDetails, putDetail, withdrawDetail } from '#server/business/stored/detail-store.ts';
import { checkDetail } from './detail-rules.ts';
import { fillingOf, valueSources, youngLaw } from '#server/subjects/documents/drafting/filling.ts';
import {
  knownValue,
  suggestedValue,
  type ValueSources,
  type KnownValue,
} from '#server/subjects/documents/known/known-values.ts';
import { settledPractices } from '#server/subjects/documents/drafting/known-practices.ts';
import { TRACKING, trackingHelp } from './tracking-help.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';

/** Variables that are asked once for a business, in the order of the dictionary. */
const ASKED = Object.entries(DICTIONARY.variables).filter(
  ([, { perUse, derivedFrom }]) => perUse !== true && derivedFrom === undefined,
);
const USED_IN: ReadonlyMap<string, string[]> = new Map(
  ASKED.map(([name]) => [
    name,
    TEMPLATES.filter(({ variables }) => variables.includes(name)).map(({ id }) => id),
  ]),
);

/** The details that are given, known from elsewhere, and missing. Throws `not-found`. */
export async function readDetails(
  owner: Owner,
  db: Database,
  services: Services,
  businessId: string,
): Promise<Details> {
  const subject = await loadDocumentInput(owner, db, services, businessId);
  const about = valueSources(subject, subject.states, services);
  const missing = await missingIn(subject, services);
  const own = mapValues(subject.map, DICTIONARY.variables, youngLaw(about));
  const mapped = mappedNames(own);
  const settled = settledPractices(subject);
  return {
    version: subject.business.version,
    details: ASKED.map(([name, variable]): Detail => {
      const stored = subject.told.get(name);
      return {
        ...shown(name, variable),
        ...(name === TRACKING ? { hint: trackingHelp(subject.map) } : {}),
        missingIn: missing.filter((gap) => gap.name === name).map(({ id }) => id),
        mapped: mapped.has(name),
        ...(mapped.has(name)
          ? fromMap(variable, own.values[name])
          : {
              told: stored ? { value: stored.value, at: stored.at.toISOString() } : null,
              ...withoutTelling(name, variable, about, settled),
            }),
      };
    }),
  };
}

/** The gaps of all documents, as they would be made today. Copies have no details of their own. */
async function missingIn(
  subject: DocumentInput,
  services: Services,
): Promise<{ name: string; id: string }[]> {
  const missing = [];
  for (const template of TEMPLATES) {
    await yieldToOthers();
    const filling = fillingOf(template, subject, services);
    const names = filling ? services.drafts.summary(filling).missing : [];
    missing.push(...names.map((name) => ({ name, id: template.id })));
  }
  return missing;
}

function shown(name: string, variable: Variable) {
  const { label, listed, example, kind, form = null, practice = false } = variable;
  const { control = null, choices, columns } = variable;
  return {
    name,
    label: capital(listed ?? label),
    hint: example,
    kind,
    form,
    practice,
    control,
    choices: choices ? [...choices] : null,
    choiceLabels: choices ? [...choices] : null,
    columns: columns ? [...columns] : null,
    usedIn: USED_IN.get(name) ?? [],
  };
}

/** What the data map says; what was told before is among its lines. */
function fromMap(
  { kind }: Variable,
  value: Value | undefined,
): Pick<Detail, 'told' | 'known' | 'suggested' | 'rows'> {
  const rows = kind === 'table' ? value?.slice(1) : value;
  const known =
    rows === undefined ? null : { value: rows as DetailValue, from: 'from your data map' };
  return { told: null, known, suggested: null, rows: null };
}

/** A value that is known, or a proposal; for a table, the rows to start from. */
function withoutTelling(
  name: string,
  variable: Variable,
  about: ValueSources,
  settled: Readonly<Record<string, KnownValue>>,
): Pick<Detail, 'known' | 'suggested' | 'rows'> {
  const known = knownValue(variable, about) ?? settled[name];
  const suggested = suggestedValue(name, about);
  if (variable.kind === 'table')
    return { known: null, suggested: null, rows: startingRows(variable, known) };
  return { known: plain(known), suggested: plain(suggested), rows: null };
}

function startingRows(
  { columns = [], rows = [], rowsFor, rowsWithoutProfile = [] }: Variable,
  known: KnownValue | undefined,
): string[][] {
  if (!rowsFor) return rows.map((row) => [...row]);
  const kinds = known ? (known.value as readonly string[]) : rowsWithoutProfile;
  return kinds.map((kind) => {
    const cells = rowsFor[kind] ?? [kind];
    return columns.map((_, at) => cells[at] ?? '');
  });
}

const plain = (known: KnownValue | undefined) =>
  known ? { value: known.value as DetailValue, from: known.from } : null;

interface Change {
  readonly version: number;
  readonly details: readonly { readonly name: string; readonly value: DetailValue | null }[];
}

/**
 * Saves and withdraws the given details. One that does not fit holds up no other: it is named under
 * `refused`. Throws `invalid-input` if none fits, `stale-version`, `not-found`.
 */
export async function changeDetails(
  owner: Owner,
  services: Services,
  businessId: string,
  change: Change,
): Promise<SavedDetails> {
  const { map } = await loadDocumentInput(owner, services.db, services, businessId);
  const { fitting, refused } = checkedDetails(change, map);
  if (fitting.length === 0 && Object.keys(refused).length > 0) throw invalidInput(refused);
  const saved = await changeBusiness(owner.userId, services, {
    businessId,
    version: change.version,
    by: actorOf(owner),
    what: 'Details saved',
    detail: summary(fitting),
    write: async (db, now) => {
      const before = await listDetails(owner.userId, db, businessId);
      for (const { name, value } of fitting)
        await (value === null
          ? withdrawDetail(owner.userId, db, businessId, name)
          : putDetail(owner.userId, db, businessId, { variable: name, value, setAt: now }));
      return changedFields(
        Object.fromEntries(before.map(({ variable, value }) => [variable, value])),
        Object.fromEntries(fitting.map(({ name, value }) => [name, value])),
      );
    },
    read: (db) => readDetails(owner, db, services, businessId),
  });
  return { ...saved, refused };
}

/** The details that can be stored, and what is wrong with the others, by name. */
function checkedDetails({ details }: Change, map: DocumentInput['map']) {
  const mapped = mappedNames(mapValues(map, DICTIONARY.variables));
  const checked = details.map(({ name, value }) =>
    mapped.has(name) && value !== null
      ? { name, value: null, fault: 'This comes from your data map. Change it there' }
      : checkDetail(name, value),
  );
  const refused: Record<string, string> = Object.fromEntries(
    checked.flatMap(({ name, fault }) => (fault === undefined ? [] : [[name, fault]])),
  );
  return { fitting: checked.filter(({ fault }) => fault === undefined), refused };
}

function summary(checked: readonly { readonly value: DetailValue | null }[]): string | null {
  const withdrawn = checked.filter(({ value }) => value === null).length;
  const given = checked.length - withdrawn;
  const words = [given && `${given} told`, withdrawn && `${withdrawn} withdrawn`];
  return words.filter(Boolean).join(', ') || null;
}
