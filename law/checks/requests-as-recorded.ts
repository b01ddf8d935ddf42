import type { LawRecord } from '../schema.ts';
import type { RequestFile } from '../request-book.ts';
import type { RequestLaw, RequestRule } from '../request-law.ts';
import { requestLawOf } from '../request-rules.ts';
import type { Check, DataFault } from './check.ts';

const TIP =
  'requests/ and the record state the same law: read both sections, look the statute up, and mend the wrong one.';

/** Rights of the record that nobody asks for by a request. */
const NO_REQUEST = new Set(['non-discrimination', 'appeal']);

export const check: Check = {
  name: 'requests-as-recorded',
  description:
    'Law on requests: days, rights, sections, signals and appeals as the record has them; the days that a requirement names are those of the law.',
  run: ({ laws, requests, requestDefaults }) =>
    requests.flatMap((file) => {
      const record = laws.find(({ state }) => state === file.state);
      if (!record) return [];
      const law = requestLawOf(file, requestDefaults, record.effective);
      return [
        ...dayFaults(record, law),
        ...rightFaults(record, law, file),
        ...signalFaults(record, law),
        ...recordFaults(record, law),
      ];
    }),
};

const fault = (where: string, expected: unknown, actual: unknown): DataFault => ({
  where: `requests/ ${where}`,
  expected: String(expected),
  actual: String(actual),
  tip: TIP,
});

/** What the record gives in days, and the same of the file. */
function dayFaults({ state, requests }: LawRecord, { rules }: RequestLaw): DataFault[] {
  const { access, 'opt-out-sale': optOut } = rules;
  if (!access || !optOut) return [fault(state, 'a right to see data and to opt out', 'none')];
  const { answer, extension, acknowledge, appeal, free } = access;
  const pairs: [string, unknown, unknown][] = [
    ['respondDays', requests.respondDays, answer?.days],
    ['extensionDays', requests.extensionDays, extension?.days],
    ['confirmReceiptDays', requests.confirmReceiptDays, acknowledge?.days],
    [
      'optOutDays',
      requests.optOutDays ?? requests.respondDays,
      optOut.effect?.days ?? requests.respondDays,
    ],
    ['appealRespondDays', requests.appealRespondDays, appeal?.days ?? null],
    ['appealExtensionDays', requests.appealExtensionDays, appeal?.extension?.days],
    ['freePerYear', requests.freePerYear, free === 'always' ? null : free.perYear],
    [
      'businessDays',
      requests.businessDays?.toSorted().join(' ') ?? '',
      businessDays(access, optOut),
    ],
  ];
  return pairs
    .filter(([, recorded, here]) => recorded !== here)
    .map(([field, recorded, here]) => fault(`${state} ${field}`, recorded, here));
}

const businessDays = ({ acknowledge }: RequestRule, { effect }: RequestRule) =>
  [
    ...(acknowledge?.kind === 'business' ? ['confirmReceiptDays'] : []),
    ...(effect?.kind === 'business' ? ['optOutDays'] : []),
  ].join(' ');

/**
 * A right that the record does not list is told apart by a note: it is a part of another one, or a
 * duty.
 */
function rightFaults(
  record: LawRecord,
  { rules }: RequestLaw,
  { state }: RequestFile,
): DataFault[] {
  const rights = new Map<string, string>(record.rights.map(({ id, cite }) => [id, cite]));
  const missing = [...rights.keys()].filter((id) => !(id in rules) && !NO_REQUEST.has(id));
  const strange = Object.values(rules).filter(({ type, cite, note }) => {
    if (type === 'signal' || type === 'withdraw-consent') return false;
    return rights.has(type) ? rights.get(type) !== cite : note === undefined;
  });
  const appeals = Object.values(rules).some(({ appeal }) => appeal !== null);
  return [
    ...missing.map((id) => fault(`${state} ${id}`, 'the right of the record', 'none')),
    ...strange.map(({ type, cite }) =>
      fault(`${state} ${type}`, rights.get(type) ?? 'a right of the record, or a note', cite),
    ),
    ...(appeals === rights.has('appeal')
      ? []
      : [fault(`${state} appeal`, rights.has('appeal'), appeals)]),
  ];
}

function signalFaults({ state, optOutSignal }: LawRecord, { rules }: RequestLaw): DataFault[] {
  const { signal } = rules;
  const recorded = optOutSignal.required
    ? [optOutSignal.from, optOutSignal.cite, optOutSignal.conditional]
    : [];
  const here = signal ? [signal.from, signal.cite, signal.conditional] : [];
  const same = recorded.join('|') === here.join('|');
  return same ? [] : [fault(`${state} signal`, recorded.join(', '), here.join(', '))];
}

const TELLING = new Set(['rights-requests', 'appeals', 'consent-revocation']);
/** Days of other states that a text names beside its own. */
const OF_OTHERS: Readonly<Record<string, number>> = { 'NJ-03': 60, 'MT-09': 15 };

/** Numbers of days in the texts that owners read. */
function recordFaults({ state, requirements }: LawRecord, { rules }: RequestLaw): DataFault[] {
  const known = new Set(Object.values(rules).flatMap(daysIn));
  return requirements
    .filter(({ control }) => TELLING.has(control))
    .flatMap(({ id, text }) =>
      [...text.matchAll(/\b(\d+)\s+(?:more |business )*days/g)]
        .map((found) => Number(found[1]))
        .filter((days) => !known.has(days) && OF_OTHERS[id] !== days)
        .map((days) => fault(`${state} ${id}`, [...known].join(', '), `${days} days`)),
    );
}

const daysIn = ({ acknowledge, answer, extension, effect, withdrawal, appeal }: RequestRule) =>
  [
    acknowledge?.days,
    answer?.days,
    extension?.days,
    effect?.days,
    withdrawal?.days,
    appeal?.days,
    appeal?.extension?.days,
  ].filter((days) => typeof days === 'number');
