/**
 * Checks a privacy notice: what each state's law asks for, and whether the text says it. Pure; its
 * time is linear in the text.
 */
import { badAddresses, contactsIn } from './contacts.ts';
import { daysBetween } from '#calendar/dates.ts';
import { noticeDate } from './dates.ts';
import { findingOf } from './elements.ts';
import type { WholeNotice } from './elements.ts';
import { gapsIn } from './gaps.ts';
import { kindOf } from './kind.ts';
import { Hitlist } from '#engine/notice/signs/phrase-hits.ts';
import { SignMatcher } from '#engine/notice/signs/sign-matcher.ts';
import { ReadySigns } from '#engine/notice/signs/ready-signs.ts';
import { lateDays } from './promises.ts';
import { readabilityOf } from './readability.ts';
import { stateNameForms } from '#engine/notice/text/scope.ts';
import type { ElementSigns, SignBook } from '#engine/notice/signs/signs.ts';
import { unusableIn } from './usable.ts';
import { viewsOf } from './views.ts';
import type { Matchers, Views } from './views.ts';
import { quoteOf, unitsOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import { namedStates, spokenTo } from './named-states.ts';
import type {
  AtOdds,
  ElementFinding,
  NoticeQuestion,
  NoticeResult,
  NoticeText,
} from '#engine/notice/notice.ts';

/**
 * Compiles the signs; once for many notices. Throws if a phrase names a list that does not exist.
 */
export const readySigns = (book: SignBook) => new ReadySigns(book);

/**
 * Per state, each required element as found, unclear, missing or not asked, with the sentence; and
 * for the whole text: states named and forgotten, date, contacts, unusable addresses, gaps, late
 * deadlines, contradictions, reading grade.
 */
export function checkNotice(
  text: NoticeText,
  question: NoticeQuestion,
  signs: ReadySigns,
): NoticeResult {
  const { laws, states, asOf, facts } = question;
  const names = stateNameForms(laws, signs.book.called);
  const skip = signs.book.leaveOut.map((words) => new RegExp(`^${words}`, 'i'));
  const codes = laws.map(({ state }) => state);
  const { sentences, leftOut } = unitsOf(text, names, codes, skip);
  const hits = new Hitlist(signs);
  const own = states.flatMap((code) => laws.filter(({ state }) => state === code));
  const spoken = spokenTo(sentences, text.blocks, names);
  const reading = readabilityOf(sentences);
  const date = noticeDate(sentences, text.blocks);
  const age = date && daysBetween(date.day, asOf);
  const contacts = contactsIn(sentences, text.links);
  const { grade, words } = reading;
  const { views, ways } = viewsOf(states, sentences, signs, hits, contacts);
  const whole: WholeNotice = { asOf, facts, date, age, grade, words, spoken, ...ways };
  const gaps = gapsIn(sentences);
  return {
    ...kindOf(text.blocks, gaps),
    findings: own.flatMap((law) => findingsOf(question, law, views, signs, whole)),
    states: namedStates(spoken, states),
    date,
    age,
    contacts,
    badAddresses: badAddresses(sentences, text.links),
    gaps,
    days: lateDays(sentences, own),
    atOdds: oddities(question, sentences, signs, hits),
    reading,
    leftOut,
  };
}

function findingsOf(
  { elements }: NoticeQuestion,
  law: NoticeQuestion['laws'][number],
  views: Views,
  signs: ReadySigns,
  whole: WholeNotice,
): ElementFinding[] {
  const found = elements.flatMap((element): ElementFinding[] => {
    const matchers = views[signsOf(element.id, signs)?.needs ?? 'all'];
    const looked = (matcher = matchers.get(law.state)) =>
      matcher && findingOf(element, law, matcher, signs.book, whole);
    const finding = looked();
    if (!finding) return [];
    if (finding.status !== 'missing') return [finding];
    const quote = matchers === views.all ? undefined : looked(views.all.get(law.state))?.quote;
    return [
      quote
        ? { ...finding, quote, lacks: [unusableIn(quote.sentence)] }
        : foundElsewhere(finding, matchers, signs),
    ];
  });
  return found.map((finding) => wholeOnly(finding, found, signs));
}

/** What is found, but builds on something that is missing, is unclear. */
function wholeOnly(
  finding: ElementFinding,
  all: readonly ElementFinding[],
  signs: ReadySigns,
): ElementFinding {
  const after = signsOf(finding.id, signs)?.after;
  const base = all.find(({ id }) => id === after);
  if (finding.status !== 'found' || base?.status !== 'missing') return finding;
  return { ...finding, status: 'unclear', lacks: ['say which rights people have'] };
}

/** The signs of an element, or those of the element whose signs it shares. */
function signsOf(id: string, { book: { elements } }: ReadySigns): ElementSigns | undefined {
  const own = elements[id];
  return own?.same === undefined ? own : elements[own.same];
}

/** What is missing for one state may be written in a part for another state's people. */
function foundElsewhere(
  finding: ElementFinding,
  matchers: Matchers,
  ready: ReadySigns,
): ElementFinding {
  const { id, state } = finding;
  const signs = signsOf(id, ready);
  const parts = Object.values(signs?.parts ?? {}).flatMap(({ found }) => found);
  const looked = parts.length > 0 ? parts : (signs?.found ?? []);
  const others = [...matchers].flatMap(([other, matcher]) => {
    const same = other === state || matcher === matchers.get(state);
    const sentence = same ? undefined : matcher.first(looked);
    return sentence ? [{ other, sentence }] : [];
  });
  const [first] = others;
  if (!first) return finding;
  return { ...finding, quote: quoteOf(first.sentence), onlyFor: others.map(({ other }) => other) };
}

/** Statements of the text that contradict the owner's answers. */
function oddities(
  { facts }: NoticeQuestion,
  sentences: readonly Sentence[],
  signs: ReadySigns,
  hits: Hitlist,
): AtOdds[] {
  const matcher = new SignMatcher(signs, hits, sentences, (scope) => scope === undefined);
  return signs.book.claims.flatMap(({ fact, says, found }): AtOdds[] => {
    const known = facts[fact];
    if (typeof known !== 'boolean' || known === says) return [];
    const sentence = matcher.first(found);
    return sentence ? [{ fact, says, quote: quoteOf(sentence) }] : [];
  });
}
