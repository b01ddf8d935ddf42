/** Every rule of a record: words, section, days, doubts, cases and past changes. */
import { ruleInLine } from '#engine/law-changes/leaves.ts';
import { keyOfEntry } from '#engine/law-changes/written.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { breachRule } from './breach-rule.server.ts';
import { isDeciding } from '#law/change-book.ts';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { entriesOfAct } from '#law/deciding-entries.ts';
import { coverageIn, lackedOf, READING_FILES, readingsOf } from '#law/readings.server.ts';
import type { LawRecord, Rule } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { lawSteps } from '#web/parts/law/law-history.server.ts';
import type { Page } from '#web/words/page-row.ts';
import { TEXT_WORDS } from './text-words.ts';
import type { LawRecordView, PastChange, ReadTextView, RuleGroup, RuleView } from './view.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly text?: string | null | undefined;
  readonly rule?: Rule | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly cite: string;
}

function daysOf({ from, until }: Told): string | null {
  if (from && until) return `Counts from ${longDate(from)} to ${longDate(until)}`;
  if (from) return `Counts from ${longDate(from)}`;
  return until ? `Counts until ${longDate(until)}` : null;
}

/** The cases that name a rule, or rest on it. */
function casesOf(law: LawRecord, id: string): RuleView['cases'] {
  const cases = LAW_CASES.find(({ state }) => state === law.state)?.cases ?? [];
  return cases
    .filter(({ expect }) =>
      [...(expect.because ?? []), ...(expect.owed ?? []), ...(expect.comingUp ?? [])].includes(id),
    )
    .map(({ id: name, title, asOf, expect }) => ({
      id: name,
      title,
      asOf,
      verdict: expect.verdict,
    }));
}

/** What a change decides is said by its sentence, the rest by what differs. */
const historyOf = (state: string, id: string): PastChange[] =>
  lawSteps().flatMap((step) =>
    step.entries
      .filter((entry) => entry.state === state && entry.id === id)
      .map((entry) => {
        const change = step.changes.find((one) => one.entries.includes(keyOfEntry(entry)));
        const what = change && isDeciding(change) ? change.what.en : entry.what;
        return { day: step.day, class: entry.class, what };
      }),
  );

function viewOf(law: LawRecord, told: Told): RuleView {
  const { id, title, text = null, rule, cite } = told;
  return {
    id,
    title,
    text: text ?? null,
    rule: rule ? ruleInLine(rule) : null,
    days: daysOf(told),
    cite,
    doubts: law.doubts.flatMap((doubt) => (doubt.about?.includes(id) ? [doubt.text] : [])),
    readings: readingsOf(law.state, id).map(({ reading, text }) => ({
      cite: reading.cite,
      official: reading.official ?? null,
      text: reading.text,
      kind: TEXT_WORDS[text.kind].in,
      short: TEXT_WORDS[text.kind].short,
      asOf: text.asOf,
      numbers: (reading.second?.numbers ?? []).length > 0,
      on: reading.first.on,
      length: reading.length,
      sha256: reading.sha256,
    })),
    lacks: lackedOf(law.state, id),
    cases: casesOf(law, id),
    history: historyOf(law.state, id),
  };
}

const REACH = { full: 'The whole law', limited: 'Only a part of the law' } as const;

/** What a law says once, by the name of its part of the record. */
function singleRules(law: LawRecord): Told[] {
  const { enforcement, requests, optOutSignal, sensitiveData, minors, assessments } = law;
  return [
    {
      id: 'requests',
      title: 'Days to answer people',
      text: `${requests.respondDays} days, and ${requests.extensionDays} more where it is needed. ${requests.authorizedAgent}`,
      cite: requests.cite,
    },
    {
      id: 'optOutSignal',
      title: 'Opt-out preference signals',
      ...optOutSignal,
      from: optOutSignal.from ?? undefined,
    },
    { id: 'sensitiveData', title: 'Sensitive data', ...sensitiveData },
    { id: 'minors', title: 'Children and teens', ...minors },
    {
      id: 'assessments',
      title: 'Assessments',
      ...assessments,
      from: assessments.from ?? undefined,
    },
    { id: 'penalty', title: 'Penalty', ...enforcement.penalty },
    {
      id: 'cure',
      title: 'Time to fix',
      text: enforcement.cure.text,
      until: enforcement.cure.until ?? undefined,
      cite: enforcement.cure.cite,
    },
    breachRule(law.state),
  ];
}

const testsOf = ({ applicability }: LawRecord): Told[] =>
  applicability.prongs.map(({ label, note, if: rule, reach, ...rest }) => ({
    ...rest,
    title: label,
    text: [`${REACH[reach]}.`, note].filter(Boolean).join(' '),
    rule,
  }));

function groupsOf(law: LawRecord): RuleGroup[] {
  const { exemptions, requirements, rights } = law;
  const view = (told: readonly Told[]) => told.map((each) => viewOf(law, each));
  return [
    { id: 'who', title: 'Who must comply', rules: view(testsOf(law)) },
    {
      id: 'exempt',
      title: 'Who or what is outside',
      rules: view(
        exemptions.map(({ text, note, if: rule, ...rest }) => ({
          ...rest,
          title: text,
          text: note,
          rule,
        })),
      ),
    },
    {
      id: 'rights',
      title: 'What people may ask',
      rules: view(rights.map(({ id, text, cite }) => ({ id, title: text, cite }))),
    },
    {
      id: 'duties',
      title: 'What it asks of you',
      rules: view(requirements.map(({ when: rule, ...rest }) => ({ ...rest, rule }))),
    },
    { id: 'days', title: 'Days, signals and penalties', rules: view(singleRules(law)) },
  ];
}

/** The texts in which words of a law were read. */
const textsOf = (law: LawRecord): ReadTextView[] =>
  Object.entries(READING_FILES.find(({ state }) => state === law.state)?.texts ?? {}).map(
    ([id, { kind, url, asOf }]) => ({ id, what: TEXT_WORDS[kind].what, url, asOf }),
  );

function readIn(law: LawRecord): LawRecordView['read'] {
  const entries = entriesOfAct(law);
  const { words, part } = coverageIn(law, entries);
  const file = READING_FILES.find(({ state }) => state === law.state);
  const used = file?.readings.filter((reading) => reading.entries.some((id) => id !== 'breach'));
  const days = (used ?? []).flatMap(({ text }) => file?.texts[text]?.asOf ?? []).toSorted();
  const quoted = (used ?? []).filter(({ text }) => file?.texts[text]?.kind === 'quotation').length;
  return {
    words,
    part,
    all: entries.length,
    quoted,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}

/** The record of the state in the page's address. */
export function data(page: Page): LawRecordView {
  const law = LAWS.find(({ state }) => page.path === `/law/${state}`);
  if (!law) throw new Error(`no law has its record at ${page.path}`);
  const groups = groupsOf(law);
  const ofAct = new Set(entriesOfAct(law));
  return {
    state: law.state,
    name: law.name,
    slug: law.slug,
    lawName: law.law.name,
    citation: law.law.citation,
    url: law.law.url,
    effective: law.effective,
    checkedTo: law.checkedTo,
    hash: CORPUS_HASH,
    groups,
    read: readIn(law),
    notRead: groups
      .flatMap(({ rules }) => rules)
      .filter(({ id, readings }) => ofAct.has(id) && readings.length === 0)
      .map(({ id, title }) => ({ id, title })),
    texts: textsOf(law),
    sources: law.sources,
    doubts: law.doubts.flatMap((doubt) => (doubt.about ? [] : [doubt.text])),
  };
}
