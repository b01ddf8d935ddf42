/** News for a business in sentences, made when they are shown, in the language of the law data. */
import type { ControlBook } from '#law/schema.ts';
import type { Language } from '#text/language.ts';
import { addDays } from '#calendar/dates.ts';
import type { FactSources } from '#engine/facts/business-on-day.ts';
import type { BusinessNews, DutyNews, StateNews } from './business-news.ts';
import { LAW_NEWS_EN } from './news-english.ts';
import { LAW_NEWS_ES } from './news-spanish.ts';

/** A paper that names a section of an entry that changed. */
export interface DocumentNews {
  readonly template: string;
  readonly number: number;
  readonly isPublished: boolean;
}

/** An open request whose last day is another. */
export interface RequestNews {
  readonly requestId: string;
  readonly reference: string;
  readonly before: string | null;
  readonly after: string | null;
}

type SmallLawStanding = 'binds' | 'may bind' | 'starts later' | 'does not bind';

/** A law without a size test that binds otherwise, or asks for other things. */
export interface SmallLawNews {
  readonly id: string;
  readonly name: string;
  readonly before: SmallLawStanding;
  readonly after: SmallLawStanding;
  readonly from: string | null;
  /** Names of the changes that account for it. */
  readonly changes: readonly string[];
}

/** What is kept of the news for one business: data alone. */
export interface KeptNews extends BusinessNews {
  readonly papers: readonly DocumentNews[];
  readonly requests: readonly RequestNews[];
  /** Left out by an older program. */
  readonly small?: readonly SmallLawNews[];
}

interface SpokenBooks extends FactSources {
  readonly controls: ControlBook;
  readonly language?: Language;
}

interface StateInWords {
  stateId: string;
  stateName: string;
  /** Where it was our error; null: it was none. */
  wrong: string | null;
  verdict: string;
  why: string | null;
  cites: string[];
  duties: { id: string; title: string; cite: string; text: string }[];
}

export interface NewsInWords {
  states: StateInWords[];
  tasks: string[];
  papers: { template: string; text: string }[];
  requests: { requestId: string; text: string }[];
  /** Of laws without a size test. */
  laws: { id: string; text: string }[];
}

/** What a change says, by its name, in both languages. */
type SentenceOf = (change: string) => Readonly<Record<Language, string>> | undefined;

/** The sentences; `on` is the day of the news. */
export function newsInWords(
  corpus: SpokenBooks,
  on: string,
  news: KeptNews,
  sentenceOf: SentenceOf,
): NewsInWords {
  const words = corpus.language === 'es' ? LAW_NEWS_ES : LAW_NEWS_EN;
  const { controls, templates } = corpus.controls;
  const taskTitle = (id: string) => controls.find(({ key }) => key === id)?.title ?? id;
  const paperTitle = (id: string) => templates.find((each) => each.id === id)?.title ?? id;
  return {
    states: news.states.map((each) => stateInWords(corpus, on, each, sentenceOf)),
    tasks: [
      ...news.tasks.come.map((id) => words.comeText(taskTitle(id))),
      ...news.tasks.go.map((id) => words.goText(taskTitle(id))),
    ],
    papers: news.papers.map(({ template, number, isPublished }) => ({
      template,
      text: words.paperText(paperTitle(template), number, isPublished),
    })),
    laws: (news.small ?? []).map(({ id, name, before, after, from, changes }) => ({
      id,
      text: [
        words.smallText(name, before === after ? 'asks' : after, from),
        ...changes.flatMap((change) => sentenceOf(change)?.[corpus.language ?? 'en'] ?? []),
      ].join(' '),
    })),
    requests: news.requests.map(({ requestId, reference, before, after }) => ({
      requestId,
      text: words.requestText(reference, before, after),
    })),
  };
}

function stateInWords(
  corpus: SpokenBooks,
  on: string,
  news: StateNews,
  sentenceOf: SentenceOf,
): StateInWords {
  const words = corpus.language === 'es' ? LAW_NEWS_ES : LAW_NEWS_EN;
  const { state, before, after, day, wrong, cites } = news;
  const law = corpus.laws.find((each) => each.state === state);
  const later = day > on ? day : null;
  const said = (news.changes ?? []).flatMap(
    (name) => sentenceOf(name)?.[corpus.language ?? 'en'] ?? [],
  );
  const withWhat = (why: string) => [why, ...said].join(' ');
  return {
    stateId: state,
    stateName: law?.name ?? state,
    wrong: wrong && withWhat(words.wrongText(wrong, before, after, later)),
    verdict: words.verdictText(before, after, later),
    // the sentence on our error says why
    why: news.class === null || wrong ? null : withWhat(words.whyText(news.class)),
    cites: [...cites],
    duties: news.duties.map(({ id, control, cite, ...duty }) => ({
      id,
      title:
        law?.requirements.find((each) => each.id === id)?.title ??
        corpus.controls.controls.find(({ key }) => key === control)?.title ??
        id,
      cite,
      text: words.dutyText(duty.before, duty.after),
    })),
  };
}

const SOON_DAYS = 30;

const beginsSoon = ({ before, after }: DutyNews, on: string) =>
  after !== null &&
  after.owed !== 'may be owed' &&
  (before === null || before.owed === 'may be owed' || before.from !== after.from) &&
  (after.from === null || after.from <= addDays(on, SOON_DAYS));

/**
 * Whether it is told at once: a verdict flips, a law without a size test binds otherwise, a duty
 * begins within 30 days, or an open request has another last day.
 */
export const isUrgent = (on: string, { states, requests, small = [] }: KeptNews): boolean =>
  requests.length > 0 ||
  small.some(({ before, after }) => before !== after && [before, after].includes('binds')) ||
  states.some(
    ({ before, after, duties }) => before !== after || duties.some((duty) => beginsSoon(duty, on)),
  );
