/** Checks a privacy notice: what each state's law asks for, and whether the text says it. Pure; linear in the text. */
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

/** Makes a book of signs ready; once for many notices. Throws where a phrase names a list that is not there. */
export const readySigns = (book: SignBook) => new ReadySigns(book);

/**
 * Per state each required element as found, unclear, missing or not asked, with the sentence; and what holds for the whole
 * text: states named and forgotten, date, contacts, dead addresses, gaps, late days, claims at odds, reading grade.
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
  const readings = readingsFor(states, sentences, signs, hits);
  return {
    ...kindOf(text.blocks, gaps),
    findings: own.flatMap((law) => findingsOf(question, law, readings, signs, whole)),
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

/** Where the first e-mail address stands, and the first that is written for people alone. */
const emailsAt = (sentences: readonly Sentence[]) => ({
  emailAt: sentences.find((each) => goodEmails(each.text).length > 0),
  masked: sentences.find((each) => isMasked(each.text)),
});

type Readings = ReadonlyMap<string, SignMatcher>;

/** One reading for all states for which the text says the same. */
function readingsFor(
  states: readonly string[],
  sentences: readonly Sentence[],
  signs: ReadySigns,
  hits: Hitlist,
): Readings {
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
  readings: Readings,
  signs: ReadySigns,
  whole: WholeNotice,
): ElementFinding[] {
  const reading = readings.get(law.state);
  if (!reading) return [];
  return elements.flatMap((element): ElementFinding[] => {
    const finding = findingOf(element, law, reading, signs.book, whole);
    if (!finding) return [];
    return [finding.status === 'missing' ? saidElsewhere(finding, readings, signs) : finding];
  });
}

/** What is missing for one state may be said for the people of another. */
function saidElsewhere(
  finding: ElementFinding,
  readings: Readings,
  { book }: ReadySigns,
): ElementFinding {
  const { id, state } = finding;
  const own = book.elements[id];
  const signs = own?.same === undefined ? own : book.elements[own.same];
  const parts = Object.values(signs?.parts ?? {}).flatMap(({ found }) => found);
  const looked = parts.length > 0 ? parts : (signs?.found ?? []);
  const others = [...readings].flatMap(([other, reading]) => {
    const same = other === state || reading === readings.get(state);
    const sentence = same ? undefined : reading.first(looked);
    return sentence ? [{ other, sentence }] : [];
  });
  const [first] = others;
  if (!first) return finding;
  return { ...finding, quote: quoteOf(first.sentence), onlyFor: others.map(({ other }) => other) };
}

/** What the text says to everyone, against what the owner answered. */
function oddities(
  { facts }: NoticeQuestion,
  sentences: readonly Sentence[],
  signs: ReadySigns,
  hits: Hitlist,
): AtOdds[] {
  const reading = new SignMatcher(signs, hits, sentences, (scope) => scope === undefined);
  return signs.book.claims.flatMap(({ fact, says, found }): AtOdds[] => {
    const known = facts[fact];
    if (typeof known !== 'boolean' || known === says) return [];
    const sentence = reading.first(found);
    return sentence ? [{ fact, says, quote: quoteOf(sentence) }] : [];
  });
}
