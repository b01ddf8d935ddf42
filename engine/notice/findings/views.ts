/**
 * A notice as the people of each state read it: the whole text, and what of it counts where an
 * element has to be usable.
 */
import { goodEmails, isMasked, namesForm } from './contacts.ts';
import type { WholeNotice } from './elements.ts';
import type { Contacts } from '#engine/notice/notice.ts';
import type { Hitlist } from '#engine/notice/signs/phrase-hits.ts';
import type { ReadySigns } from '#engine/notice/signs/ready-signs.ts';
import { covers } from '#engine/notice/text/scope.ts';
import { SignMatcher } from '#engine/notice/signs/sign-matcher.ts';
import type { UsableWords } from '#engine/notice/signs/signs.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import { otherSites, usable } from './usable.ts';

export type Matchers = ReadonlyMap<string, SignMatcher>;
/** By what counts; each by state. Where nothing had to be left out, they are the same. */
export type Views = Readonly<Record<'all' | UsableWords, Matchers>>;

/** The views of a text, and its ways to reach the business. */
export function viewsOf(
  states: readonly string[],
  sentences: readonly Sentence[],
  signs: ReadySigns,
  hits: Hitlist,
  contacts: Contacts,
): { views: Views; ways: Ways } {
  const isOther = otherSites(sentences, contacts.emails, signs.brands);
  const all = matchersFor(states, sentences, signs, hits);
  const view = (left: readonly Sentence[]) =>
    left === sentences ? all : matchersFor(states, left, signs, hits);
  const own = usable(sentences, 'own', isOther);
  return {
    views: { all, filled: view(usable(sentences, 'filled', isOther)), own: view(own) },
    ways: waysIn(own, contacts),
  };
}

type Ways = Pick<WholeNotice, 'linked' | 'emailFor' | 'formFor' | 'masked'>;

/**
 * The first e-mail address and form for the people of a state, and the first address that only
 * people can read.
 */
function waysIn(sentences: readonly Sentence[], contacts: Contacts): Ways {
  const written = sentences.filter((each) => goodEmails(each.text).length > 0);
  const forms = sentences.filter(({ clauses }) => clauses.some(({ text }) => namesForm(text)));
  return {
    linked: contacts.emails.length > 0 && written.length === 0,
    emailFor: (state) => written.find(({ scope }) => covers(scope, state)),
    formFor: (state) => forms.find(({ scope }) => covers(scope, state)),
    masked: sentences.find((each) => isMasked(each.text)),
  };
}

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
