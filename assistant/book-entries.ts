/**
 * Sentences of law that stand beside the records: days of requests, kinds of sensitive data, laws
 * on breaches, contents of notices, changes of the data.
 */
import { addDays } from '#calendar/dates.ts';
import { breachRules, isWithheld, type BreachRule } from '#engine/breach/breach-days.ts';
import { whyOf } from '#engine/requests/clock/why.ts';
import { DUTIES_WITH_A_DAY } from '#engine/words/requests.ts';
import { isDeciding } from '#law/change-book.ts';
import { isOfficial } from '#law/checks/official-pages.ts';
import { lawChanges } from '#law/changes.server.ts';
import { BREACH_NOTICES, lawOf, requestLaw, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { coverageOf, readingsOf } from '#law/readings.server.ts';
import type { BreachNotice, LawRecord, RequestLaw, RequestRule, RequestType } from '#law/schema.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';
import { NOTICE_CONTENTS } from '#reference/notice-contents.server.ts';
import { sensitiveSince } from '#law/earlier-law.server.ts';
import { RANKS, type LawSentence, type Rank } from './sentence.ts';

/** The best rank in which an entry was read; the law's own words may carry a part of it only. */
export function rankOf(state: LawRecord['state'], id: string): Rank {
  const read = readingsOf(state, id);
  if (coverageOf(state, id) === 'part') return 'statute, in part';
  return RANKS.find((each) => read.some(({ text }) => text.rank === each)) ?? 'not read';
}

type DueDuty = (typeof DUTIES_WITH_A_DAY)[number];

/** What a rule has a last day for. */
const has: Readonly<Record<DueDuty, (rule: RequestRule) => unknown>> = {
  acknowledge: ({ acknowledge }) => acknowledge,
  answer: ({ answer }) => answer,
  effect: ({ effect }) => effect?.days ?? null,
  withdraw: ({ withdrawal }) => withdrawal,
  appeal: ({ appeal }) => appeal,
  'completion-notice': ({ completionNotice }) => completionNotice,
};

/** The id of the rule behind a last day. */
export const requestEntryId = (state: string, type: RequestType, due: DueDuty) =>
  `${state}/request/${type}-${due}`;

const NO_DATE = { by: '', extendedTo: null, strict: null, done: null, lastDay: '' } as const;

function requestSentence(law: LawRecord, book: RequestLaw, rule: RequestRule, due: DueDuty) {
  const why = whyOf(book, rule, { ...NO_DATE, due, standing: 'open' });
  return {
    id: requestEntryId(law.state, rule.type, due),
    text: `${rule.type}: ${why.rule}`,
    cite: why.cite ?? rule.cite,
    url: law.law.url,
    readAt: null,
    rank: why.source === 'memory' ? ('not read' as const) : rankOf(law.state, 'requests'),
    checked: law.checkedTo,
    from: rule.from,
    until: null,
  };
}

function requestSentences(law: LawRecord): LawSentence[] {
  const book = requestLaw(law.state);
  if (!book) return [];
  return REQUEST_TYPES.flatMap((type) => {
    const rule = book.rules[type];
    if (!rule) return [];
    return DUTIES_WITH_A_DAY.filter((due) => has[due](rule) !== null).map((due) =>
      requestSentence(law, book, rule, due),
    );
  });
}

/** The id of what a state says of a kind of data; `from`: of the rule that begins on that day. */
export const sensitiveEntryId = (state: string, kind: string, from?: string) =>
  `${state}/sensitive/${kind.toLowerCase().replaceAll(' ', '-')}${from === undefined ? '' : `-${from}`}`;

function sensitiveSentences(law: LawRecord): LawSentence[] {
  const types = SENSITIVE_BOOK.states[law.state]?.types ?? {};
  const one = (
    id: string,
    text: string,
    cite: string,
    from: string | null,
    until: string | null,
  ) => ({
    id,
    text,
    cite,
    url: law.law.url,
    readAt: null,
    rank: rankOf(law.state, 'sensitiveData'),
    checked: law.checkedTo,
    from,
    until,
  });
  return Object.entries(types).flatMap(([kind, { why, cite, next }]) => {
    const until = next ? addDays(next.from, -1) : null;
    const since = sensitiveSince(law.state, kind, law.effective) ?? null;
    const now = one(sensitiveEntryId(law.state, kind), `${kind}: ${why}`, cite, since, until);
    if (!next) return [now];
    const id = sensitiveEntryId(law.state, kind, next.from);
    return [now, one(id, `${kind}: ${next.why}`, next.cite, next.from, null)];
  });
}

/** The id of a rule on breaches. */
export const breachEntryId = (state: string, whom: BreachRule['whom']) => `${state}/breach/${whom}`;

const SOURCE_RANKS = {
  'statute text': 'statute',
  'state office': 'official summary',
  summary: 'other',
} as const;

/** The lowest rank among the sources: which of them told which part is not on record. */
function breachRank({ sources, generalKnowledge }: BreachNotice, whom: BreachRule['whom']): Rank {
  if (whom !== 'people' && generalKnowledge.includes(whom)) return 'not read';
  const ranks = sources.map(({ kind }) => SOURCE_RANKS[kind]);
  return RANKS.findLast((rank) => ranks.some((one) => one === rank)) ?? 'not read';
}

/** A page of a public body, else the first that was read. */
const breachPage = ({ sources }: BreachNotice): string =>
  (sources.find(({ url }) => isOfficial(url)) ?? sources[0])?.url ?? '';

/** Of a law whose newest text was not read only what counted before. */
const breachSentences = (law: BreachNotice): LawSentence[] =>
  breachRules(law).map(({ whom, text, cite }) => ({
    id: breachEntryId(law.state, whom),
    text,
    cite,
    url: breachPage(law),
    readAt: null,
    rank: breachRank(law, whom),
    checked: law.checkedTo,
    from: null,
    until: law.withheld ? addDays(law.withheld.since, -1) : null,
  }));

/** The law on breaches of a state as it may be told on a day; undefined: it may not. */
export function breachLawOn(state: string, day: string): BreachNotice | undefined {
  const law = BREACH_NOTICES.states.find((each) => each.state === state);
  return law && !isWithheld(law, day) ? law : undefined;
}

/** The id of what a state asks of a notice. */
export const noticeEntryId = (state: string, element: string) => `${state}/notice/${element}`;

const noticeSentences = (law: LawRecord): LawSentence[] =>
  NOTICE_CONTENTS.flatMap(({ id, title, what, states }) => {
    const asked = states[law.state];
    if (!asked) return [];
    return {
      id: noticeEntryId(law.state, id),
      text: `${title}: ${what}${asked.note === undefined ? '' : ` ${asked.note}`}`,
      cite: asked.cite,
      url: law.law.url,
      readAt: null,
      rank: asked.source === 'general knowledge' ? ('not read' as const) : ('other' as const),
      checked: law.checkedTo,
      from: asked.from ?? null,
      until: null,
    };
  });

/** The ids of a change of the law data, one for each state; of all states it is `US`. */
export const changeEntryIds = (name: string, states: readonly string[]) =>
  (states.length > 0 ? states : ['US']).map((state) => `${state}/change/${name}`);

const changeSentences = (): LawSentence[] =>
  lawChanges()
    .filter(isDeciding)
    .flatMap(({ name, states, what, cite, firstDay }) =>
      changeEntryIds(name, states).map((id) => {
        const law = lawOf(id.slice(0, 2));
        return {
          id,
          text: what.en,
          cite: cite ?? 'follows from the sections of several laws',
          url: law?.law.url ?? `statewise://law/${id.replace('/', '#')}`,
          readAt: null,
          rank: 'other' as const,
          // names begin with the day of the change
          checked: name.slice(0, 10),
          from: firstDay,
          until: null,
        };
      }),
    );

/** All of them, for the laws on record; those on breaches for every state. */
export const bookSentences = (laws: readonly LawRecord[]): LawSentence[] => [
  ...laws.flatMap((law) => [
    ...requestSentences(law),
    ...sensitiveSentences(law),
    ...noticeSentences(law),
  ]),
  ...BREACH_NOTICES.states.flatMap(breachSentences),
  ...changeSentences(),
];
