/** Checks a privacy notice: what each state's law asks for, and whether the text says it. Pure; its time is linear in the text. */
import { badAddresses, contactsIn, goodEmails, isMasked } from './contacts.ts';
import { daysBetween } from '#calendar/dates.ts';
import { noticeDate } from './dates.ts';
import { findingOf } from './elements.ts';
import type { WholeNotice } from './elements.ts';
import { gapsIn } from './gaps.ts';
import { kindOf } from './kind.ts';
import { Hitlist } from './phrase-hits.ts';
import { SignMatcher } from './sign-matcher.ts';
import { ReadySigns } from './ready-signs.ts';
import { lateDays } from './promises.ts';
import { readabilityOf } from './readability.ts';
import { covers, stateNameForms } from './scope.ts';
import type { SignBook } from './signs.ts';
import { quoteOf, unitsOf } from './units.ts';
import type { Sentence } from './units.ts';
import { namedStates, spokenTo } from './named-states.ts';
import type { AtOdds, ElementFinding, NoticeResult, NoticeText, NoticeQuestion } from './notice.ts';

/** Compiles the signs; once for many notices. Throws if a phrase names a list that does not exist. */
export const readySigns = (book: SignBook) => new ReadySigns(book);

/**
 * Per state, each required element as found, unclear, missing or not asked, with the sentence; and for the whole
 * text: states named and forgotten, date, contacts, unusable addresses, gaps, late deadlines, contradictions, reading grade.
 */
export function checkNotice(
  text: NoticeText,
  question: NoticeQuestion,
  signs: ReadySigns,
): NoticeResult {
  const { laws, states, asOf, facts } = question;
  const names = stateNameForms(laws);
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
  const speaksFor: WholeNotice['speaksFor'] = (state) => spoken.byState.get(state) ?? spoken.each;
  const ways = { contacts, ...emailsAt(sentences) };
  const whole: WholeNotice = { asOf, facts, date, age, grade, words, speaksFor, ...ways };
  const gaps = gapsIn(sentences);
  const matchers = matchersFor(states, sentences, signs, hits);
  return {
    ...kindOf(text.blocks, gaps),
    findings: own.flatMap((law) => findingsOf(question, law, matchers, signs, whole)),
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

/** The first e-mail address, and the first that is written so that only people can read it. */
const emailsAt = (sentences: readonly Sentence[]) => ({
  emailAt: sentences.find((each) => goodEmails(each.text).length > 0),
  masked: sentences.find((each) => isMasked(each.text)),
});

type Matchers = ReadonlyMap<string, SignMatcher>;

/** Groups the states for which the text says the same, so that each group is checked once. */
function matchersFor(
  states: readonly string[],
  sentences: readonly Sentence[],
  signs: ReadySigns,
  hits: Hitlist,
): Matchers {
  const scoped = sentences
    .flatMap(({ clauses }) => clauses.map(({ scope }) => scope))
    .filter((scope) => scope !== undefined);
  const made = new Map<string, SignMatcher>();
  return new Map(
    states.map((state) => {
      const key = scoped.map((scope) => (covers(scope, state) ? '1' : '0')).join('');
      const known =
        made.get(key) ?? new SignMatcher(signs, hits, sentences, (scope) => covers(scope, state));
      made.set(key, known);
      return [state, known];
    }),
  );
}

function findingsOf(
  { elements }: NoticeQuestion,
  law: NoticeQuestion['laws'][number],
  matchers: Matchers,
  signs: ReadySigns,
  whole: WholeNotice,
): ElementFinding[] {
  const matcher = matchers.get(law.state);
  if (!matcher) return [];
  return elements.flatMap((element): ElementFinding[] => {
    const finding = findingOf(element, law, matcher, signs.book, whole);
    if (!finding) return [];
    return [finding.status === 'missing' ? saidElsewhere(finding, matchers, signs) : finding];
  });
}

/** What is missing for one state may be written in a part for another state's people. */
function saidElsewhere(
  finding: ElementFinding,
  matchers: Matchers,
  { book }: ReadySigns,
): ElementFinding {
  const { id, state } = finding;
  const own = book.elements[id];
  const signs = own?.same === undefined ? own : book.elements[own.same];
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
