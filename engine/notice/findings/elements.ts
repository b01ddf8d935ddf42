/** Which elements each state asks for, and whether the text has them. */
import { conditionsOf, evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { FactKey } from '#law/schema.ts';
import type { Spoken } from './named-states.ts';
import type { SignMatcher } from '#engine/notice/signs/sign-matcher.ts';
import { quotable } from '#engine/notice/signs/quoting.ts';
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type { ElementSigns, SignBook, SignOrPhrases } from '#engine/notice/signs/signs.ts';
import type {
  AskedIn,
  DateFound,
  ElementFinding,
  NeedKind,
  NoticeElement,
  NoticeLaw,
  Quote,
} from '#engine/notice/notice.ts';

/** Findings about the whole text. */
export interface WholeNotice {
  readonly asOf: string;
  readonly facts: Facts;
  readonly date: DateFound | undefined;
  readonly age: number | undefined;
  readonly grade: number;
  readonly words: number;
  readonly spoken: Spoken;
  /**
   * The sentence with an e-mail address, or with a form, that is meant for people of this state.
   */
  readonly emailFor: (state: string) => Sentence | undefined;
  readonly formFor: (state: string) => Sentence | undefined;
  /** Whether an address stands behind a link alone. */
  readonly linked: boolean;
  /** The sentence with an address that only people can read. */
  readonly masked: Sentence | undefined;
}

type Judged = Pick<ElementFinding, 'status' | 'quote' | 'lacks'>;

const YEAR = 366;
/** Above this grade a text counts as hard; our own measure, no law names one. */
const HARD = 14;

const missing: Judged = { status: 'missing', quote: undefined, lacks: [] };
const found = (quote: Quote | undefined): Judged => ({ status: 'found', quote, lacks: [] });
const unclear = (quote: Quote | undefined, ...lacks: string[]): Judged => ({
  status: 'unclear',
  quote,
  lacks,
});

/** One state's finding on one element; undefined if the state does not list it. */
export function findingOf(
  element: NoticeElement,
  law: NoticeLaw,
  matcher: SignMatcher,
  book: SignBook,
  whole: WholeNotice,
): ElementFinding | undefined {
  const asked = element.states[law.state];
  if (!asked) return undefined;
  const base = { id: element.id, state: law.state, cite: asked.cite, note: asked.note };
  const due = dueOf(element, asked, law, whole);
  if (due.status !== undefined) return { ...base, ...due, status: due.status, lacks: [] };
  const judged = judge(element.id, law, matcher, book, whole);
  return { ...base, ...judged, need: due.need, waitsFor: due.waitsFor };
}

interface Due {
  readonly need: NeedKind;
  readonly waitsFor: readonly FactKey[];
  readonly status?: 'not asked';
  readonly from?: string | undefined;
}

/** Whether the state asks this business for it on this day. */
function dueOf(
  { when }: NoticeElement,
  asked: AskedIn,
  { effective }: NoticeLaw,
  { asOf, facts }: WholeNotice,
): Due {
  const day = asOf > effective ? asOf : effective;
  const advised = asked.required === 'advised';
  const met = when === undefined ? true : evaluate(when, facts, NO_SILENT);
  if (met === false) return { need: 'if', waitsFor: [], status: 'not asked' };
  if (asked.from !== undefined && day < asked.from)
    return { need: 'must', waitsFor: [], status: 'not asked', from: asked.from };
  if (advised) return { need: 'advised', waitsFor: [] };
  const waitsFor = met === undefined && when ? conditionsOf(when).map(({ fact }) => fact) : [];
  const sure = met === true && (asked.required === true || when !== undefined);
  return { need: sure ? 'must' : 'if', waitsFor };
}

function judge(
  id: string,
  law: NoticeLaw,
  matcher: SignMatcher,
  book: SignBook,
  whole: WholeNotice,
): Judged {
  const own = book.elements[id];
  const signs = own?.same === undefined ? own : book.elements[own.same];
  if (!signs) return { status: 'yourself', quote: undefined, lacks: [] };
  const measured = signs.measure === undefined ? undefined : MEASURES[signs.measure](law, whole);
  if (measured && measured.status !== 'missing') return measured;
  if (signs.parts) return partsOf(signs, law, matcher, whole);
  const quote = (sentence: Sentence, list: readonly SignOrPhrases[] = []) =>
    quotable(sentence, list, signs, matcher);
  const sentence = matcher.first(signs.found ?? [], signs.home);
  const against = signs.against === undefined ? [] : (book.elements[signs.against]?.found ?? []);
  const shown = sentence && quote(sentence, signs.found);
  const isShown =
    shown !== undefined || !signs.shown || matcher.first(tablesOf(signs)) !== undefined;
  if (sentence && isShown && !matcher.first(against)) return found(shown);
  const half = matcher.first(signs.unclear ?? [], signs.home) ?? sentence;
  if (half)
    return unclear(quote(half, signs.unclear), ...(signs.lacks === undefined ? [] : [signs.lacks]));
  if (signs.yourself !== undefined) return { status: 'yourself', quote: undefined, lacks: [] };
  return missing;
}

/** The signs that are columns of a table, which shows itself. */
const tablesOf = ({ found: signs = [] }: ElementSigns) =>
  signs.filter((each) => typeof each !== 'string' && each.columns !== undefined);

/** All parts: found. Some of them: unclear, with the missing ones named. */
function partsOf(
  signs: ElementSigns,
  law: NoticeLaw,
  matcher: SignMatcher,
  { facts }: WholeNotice,
): Judged {
  const { parts = {}, home } = signs;
  const asked = Object.values(parts).filter(
    ({ right, fact }) =>
      (right === undefined || law.rights.includes(right)) &&
      (fact === undefined || facts[fact] !== false),
  );
  const looked = asked.map((part) => ({ part, sentence: matcher.first(part.found, home) }));
  const [first] = looked.flatMap(({ sentence }) => (sentence ? [sentence] : []));
  if (!first) return missing;
  const lacks = looked.flatMap(({ part, sentence }) => (sentence ? [] : [part.title]));
  const all = asked.flatMap((part) => part.found);
  const quote = quotable(first, all, signs, matcher);
  return lacks.length === 0 ? found(quote) : unclear(quote, ...lacks);
}

const MEASURES: Readonly<
  Record<NonNullable<ElementSigns['measure']>, (law: NoticeLaw, whole: WholeNotice) => Judged>
> = {
  date: (_, { date }) => {
    if (!date) return missing;
    return date.sure
      ? found(date.quote)
      : unclear(date.quote, 'say that this is the date of the last update');
  },
  age: (_, { date, age }) => {
    if (!date || age === undefined) return unclear(undefined, 'without a date nobody can tell');
    return age > YEAR ? { ...missing, quote: date.quote } : found(date.quote);
  },
  grade: (_, { grade, words }) => {
    if (words < 40) return missing;
    return grade > HARD
      ? unclear(
          undefined,
          `the text reads like grade ${Math.round(grade)}: use shorter words and sentences`,
        )
      : found(undefined);
  },
  email: ({ state }, { linked, emailFor, formFor, masked }) => {
    const sentence = emailFor(state) ?? formFor(state);
    if (sentence || linked) return found(sentence && quoteOf(sentence));
    return masked
      ? unclear(quoteOf(masked), 'write the e-mail address out, as a link that opens a mail')
      : missing;
  },
  states: (law, { spoken: { byState, each } }) => {
    const sentence = byState.get(law.state);
    if (sentence) return found(quoteOf(sentence));
    return each ? unclear(quoteOf(each), 'name the state') : missing;
  },
};
