/** The data of a guide from the record of its state, as of the first day of an interval. */
import { changeDates, intervals, lastChange } from '#engine/verdict/change-days.ts';
import { POINTS, comparedState } from '#engine/compare/compare.ts';
import type { PointKey } from '#engine/compare/compare.ts';
import { briefly } from '#engine/explain/short-answer/brief.ts';
import { longDate } from '#text/english.ts';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { requirementList } from '#engine/assessment/requirement-list.ts';
import { counts } from '#engine/rules/truth.ts';
import { factsOf, ownProngs } from '#engine/explain/short-answer/ways.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS, lawOf } from '#law/corpus.server.ts';
import { entriesOfAct } from '#law/deciding-entries.ts';
import { readingsOf } from '#law/readings.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { smallLawsNear } from '#law/small-laws.ts';
import type { Page } from '#web/words/page-row.ts';
import type { GuideWords } from '#web/words/articles/guides.ts';
import { GUIDE_WORDS, OTHER_GUIDE } from '#web/words/articles/guides.ts';
import { placeOf } from './placing.ts';
import type { BesideView, CitedText, FigureView, GuideView, SaidView } from './view.ts';

/** The first day for which pages are rendered: the records contain no older rules. */
const FIRST_DAY = FACT_BOOK.reviewed;

/** First days of the versions of a guide. */
export function versions(page: Page): string[] {
  return drawnOn(lawAt(page)).map((interval) => interval.from);
}

/** One version of a guide. */
export function data(page: Page, from: string): GuideView {
  return guideView(lawAt(page), from);
}

function lawAt(page: Page): LawRecord {
  const law = LAWS.find((each) => `/${each.slug}` === page.path);
  if (!law) throw new Error(`no law has its guide at ${page.path}`);
  return law;
}

/**
 * Other data on the page may change between the law's own days: such versions say the same about
 * the law.
 */
function drawnOn(law: LawRecord) {
  const { beside } = GUIDE_WORDS[law.state] ?? OTHER_GUIDE;
  const dates = [law, ...beside.flatMap((code) => lawOf(code) ?? [])].flatMap((each) =>
    changeDates(each, GUIDE_FIGURES.figures),
  );
  return intervals([...new Set(dates)].toSorted(), FIRST_DAY);
}

/** The intervals in which nothing changes in this law, or in figures published about it. */
const ownIntervals = (law: LawRecord) =>
  intervals(changeDates(law, GUIDE_FIGURES.figures), FIRST_DAY);

function periodOf(
  law: LawRecord,
  asOf: string,
): Pick<GuideView, 'asOf' | 'since' | 'until' | 'days'> {
  const own = ownIntervals(law);
  const now = own.findLast(({ from }) => from <= asOf);
  const days = own.map(({ from }) => from).filter((from) => from > FIRST_DAY);
  return {
    asOf: now?.from ?? asOf,
    since: lastChange(law, asOf),
    until: now?.until ?? null,
    days,
  };
}

/** The data of a law's guide from a first day on. */
export function guideView(law: LawRecord, asOf: string): GuideView {
  const day = asOf < law.effective ? law.effective : asOf;
  const words = GUIDE_WORDS[law.state] ?? OTHER_GUIDE;
  const prongs = ownProngs(law, day);
  const labelled = (reach: 'full' | 'limited'): CitedText[] =>
    prongs
      .filter((prong) => prong.reach === reach)
      .map(({ id, label, cite, note }) => ({ id, text: label, cite, note }));
  const exempt = (level: 'entity' | 'data') =>
    law.exemptions.filter((x) => x.level === level && counts(x, day));
  return {
    ...headOf(law, asOf),
    ...periodOf(law, asOf),
    asksSize: [...law.applicability.prongs, ...law.exemptions].some(
      (each) => each.if && factsOf(each.if).includes('sbaSmallBusiness'),
    ),
    overview: overviewOf(law, asOf),
    answer: shortAnswer(law, asOf),
    words,
    figures: figuresOf(law, asOf, words),
    nexus: law.applicability.nexus,
    full: labelled('full'),
    limited: labelled('limited'),
    exempt: exempt('entity'),
    dataLeftOut: exempt('data'),
    definitions: law.definitions,
    rights: law.rights,
    requests: requestsOf(law),
    duties: dutiesOf(law, asOf),
    enforcement: enforcementOf(law),
    facts: glanceOf(law, asOf),
    beside: besideOf(law, words, asOf),
    besidePoints: words.compared.map((point) => POINTS[point]),
    timeline: law.timeline.map((event) => ({ ...event, past: event.date <= asOf })),
    distinctive: law.distinctive,
    doubts: law.doubts.map((doubt) => doubt.text),
    smallLaws: smallLawsOf(law),
    resources: law.resources,
  };
}

function overviewOf(law: LawRecord, asOf: string): string {
  const duties = requirementList(law, asOf).filter((each) => !each.advice);
  const starts = law.effective <= asOf ? 'has been in force since' : 'starts on';
  return `The ${law.law.name.replace(/ \(.*\)$/, '')} ${starts} ${longDate(law.effective)}. It gives people in ${law.name} ${law.rights.length} rights over the data you hold on them. It asks up to ${duties.length} things of a business that it binds.`;
}

const smallLawsOf = ({ state }: LawRecord): GuideView['smallLaws'] =>
  smallLawsNear(state).map(({ id, name, place, tests, cite, url }) => ({
    id,
    name,
    place,
    who: tests.map(({ label }) => label),
    cite,
    url,
  }));

function headOf(law: LawRecord, asOf: string) {
  return {
    state: law.state,
    name: law.name,
    slug: law.slug,
    lawName: law.law.name,
    abbreviation: law.law.abbreviation,
    citation: law.law.citation,
    bill: law.law.bill,
    url: law.law.url,
    effective: law.effective,
    inForce: law.effective <= asOf,
    checkedTo: law.checkedTo,
    notRead: notReadOf(law),
    ruleCount: entriesOfAct(law).length,
  };
}

function figuresOf(law: LawRecord, asOf: string, words: GuideWords): FigureView[] {
  return GUIDE_FIGURES.figures
    .filter(
      (figure) =>
        figure.state === law.state && figure.screens.some((screen) => screen !== 'cost-calculator'),
    )
    .flatMap(({ id, point, said, readings, meaning, screens }) => {
      const reading = readings.find((each) => counts(each, asOf));
      if (!reading) return [];
      const { agrees, text, cite } = reading;
      const here = screens.includes(law.slug);
      const place = placeOf(point, words);
      return [{ id, point, place, here, said, agrees, text, cite, meaning }];
    });
}

function requestsOf({ requests }: LawRecord): CitedText {
  const more =
    requests.extensionDays > 0
      ? ` You may take ${requests.extensionDays} more days where you explain why in time.`
      : '';
  const free = freeWords(requests.freePerYear);
  return {
    text: `Answer within ${requests.respondDays} days.${more} ${free}`,
    cite: requests.cite,
  };
}

function freeWords(perYear: number | null): string {
  if (perYear === null) return 'Every answer is free.';
  if (perYear === 1) return 'Once a year it is free.';
  return `It is free ${perYear === 2 ? 'twice' : `${perYear} times`} a year.`;
}

/** Rules of the act that rest on what others write. */
const notReadOf = (law: LawRecord): string[] =>
  entriesOfAct(law).filter((id) => readingsOf(law.state, id).length === 0);

/** The list that the API serves, with the proof of each requirement. */
function dutiesOf(law: LawRecord, asOf: string): GuideView['duties'] {
  const evidence = new Map(law.requirements.map((each) => [each.id, each.evidence]));
  return requirementList(law, asOf).map((item) => ({
    ...item,
    evidence: evidence.get(item.id) ?? '',
  }));
}

function enforcementOf({ enforcement }: LawRecord): GuideView['enforcement'] {
  const { penalty, cure } = enforcement;
  return [
    { title: 'Who enforces it', text: `${enforcement.enforcer}.`, cite: penalty.cite },
    { title: 'Can people sue?', text: enforcement.privateRightOfAction, cite: penalty.cite },
    { id: 'penalty', title: 'Penalty', text: penalty.text, cite: penalty.cite },
    { id: 'cure', title: 'Time to fix a violation', text: cure.text, cite: cure.cite },
  ];
}

/**
 * The short answer says who is covered, since when and by when people are answered: a count of
 * people alone would mislead.
 */
const FACTS: PointKey[] = ['penalty', 'cure', 'signal', 'assessments'];

function glanceOf(law: LawRecord, asOf: string): GuideView['facts'] {
  const { points } = comparedState(law, asOf);
  return FACTS.map((point) => ({ label: POINTS[point], cell: points[point] }));
}

function besideOf(law: LawRecord, words: GuideWords, asOf: string): BesideView[] {
  const { compared, beside } = words;
  const others = beside.flatMap((code) => lawOf(code) ?? []);
  return [law, ...others].map((each) => {
    const { state, name, slug, url, points } = comparedState(each, asOf);
    // Points of the state's own cards are not repeated.
    const isInLead = (point: PointKey) => each === law && words.lead.includes(POINTS[point]);
    const figures = compared.map((point) =>
      isInLead(point) ? null : saidOf(each, POINTS[point], law.slug, asOf),
    );
    const cells = compared.map((point) =>
      point === 'consumers' ? { ...points[point], value: briefly(each, asOf) } : points[point],
    );
    return { state, name, slug, url, cells, said: figures };
  });
}

/** The published figure for a point in this guide's comparison table, if there is one. */
function saidOf(law: LawRecord, point: string, screen: string, asOf: string): SaidView | null {
  const named =
    { 'Time to fix a violation': 'Cure period', 'Right to a portable copy': 'Data portability' }[
      point
    ] ?? point;
  const figure = GUIDE_FIGURES.figures.find(
    (each) => each.state === law.state && each.point === named && each.screens.includes(screen),
  );
  const reading = figure?.readings.find((each) => counts(each, asOf));
  return figure && reading ? { said: figure.said, agrees: reading.agrees } : null;
}
