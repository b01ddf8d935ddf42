/**
 * The short answer of a guide in plain English, made from its claims only. Words between asterisks
 * are highlighted.
 */
import { before } from '#text/trailing.ts';
import { capital, lowerFirst } from '#text/case.ts';
import type { FactKey, LawRecord, Requirement, Rule } from '#law/schema.ts';
import { claimsOf } from './claims.ts';
import type { Claim } from './claims.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import { factsOf } from './ways.ts';
import type { Way } from './ways.ts';
import { bound, clausesOf, joinedClauses } from './bounds-english.ts';
import { counted, longDate } from '#text/english.ts';
import { NOTES, pixelText } from './notes-english.ts';

export interface ShortAnswer {
  /** Ends with a colon if ways follow. */
  readonly lead: string;
  /** The ways into the whole law; empty if the lead states the only one. */
  readonly ways: readonly string[];
  /**
   * What owners overlook, such as an ad pixel; null where no test asks for it. It follows directly
   * after the ways.
   */
  readonly overlooked: string | null;
  /** What applies in part; the sentence ends with a colon if several follow. */
  readonly parts: { readonly lead: string; readonly each: readonly string[] } | null;
  /** What holds for a business that meets none of these. */
  readonly below: string;
  /** Who is left out, and who counts. */
  readonly notes: readonly string[];
  /** What changes next; null if the calendar has nothing. */
  readonly next: NextChange | null;
}

interface NextChange {
  /** "From January 1, 2027". */
  readonly day: string;
  readonly text: string;
  /** Whether it changes who is bound: if so, it follows directly after the ways. */
  readonly ways: boolean;
}

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

/** Who is bound by a law on a day, who is not, and what changes next. */
export function shortAnswer(law: LawRecord, asOf: string): ShortAnswer {
  const claims = claimsOf(law, asOf);
  const of = <K extends Claim['kind']>(kind: K) =>
    claims.filter((claim): claim is Of<K> => claim.kind === kind);
  const ways = of('binds').map(({ way }) => way);
  const parts = of('binds in part');
  const [shared, rests] = factored(ways, law.name);
  const pixels = of('pixels')[0];
  const [smallOut, ...othersOut] = of('small firms out');
  const answer = {
    ...opening(law, { starts: of('starts')[0], smallOut, shared, rests, partly: parts.length > 0 }),
    overlooked: pixels ? pixelText(pixels) : null,
    ...belowOf(parts, rests.length, law.name, of('nothing else')[0]?.everySite),
    notes: [
      ...othersOut.map(({ exemption }) => `${capital(firmOf(exemption.if))} is left out too.`),
      ...claims.flatMap((claim) => NOTES[claim.kind]?.(claim as never) ?? []),
    ],
    next: nextOf(claims, law.name),
  };
  return lengthOf(answer) > MOST_IN_ALL ? shortened(answer) : answer;
}

/**
 * If the answer is longer than this, a later change that binds nobody new is named by its day only.
 */
const MOST_IN_ALL = 950;

const lengthOf = ({ lead, ways, overlooked, parts, below, notes, next }: ShortAnswer) =>
  [
    lead,
    ...ways,
    overlooked ?? '',
    parts?.lead ?? '',
    ...(parts?.each ?? []),
    below,
    ...notes,
    next?.text ?? '',
  ].join(' ').length;

const shortened = (answer: ShortAnswer): ShortAnswer =>
  answer.next === null || answer.next.ways
    ? answer
    : { ...answer, next: { ...answer.next, text: 'see Dates.' } };

/** What all ways have in common, and the rest of each. */
function factored(ways: readonly Way[], place: string): [shared: string[], rests: string[]] {
  const all = ways.map((way, at) => clausesOf(way, place, at === 0));
  const [first = []] = all;
  const shared = all.length > 1 ? first.filter((one) => all.every((way) => way.includes(one))) : [];
  return [shared, all.map((way) => joinedClauses(way.filter((one) => !shared.includes(one))))];
}

interface Opening {
  readonly starts: Of<'starts'> | undefined;
  readonly smallOut: Of<'small firms out'> | undefined;
  readonly shared: readonly string[];
  readonly rests: readonly string[];
  readonly partly: boolean;
}

function opening(law: LawRecord, { starts, smallOut, shared, rests, partly }: Opening) {
  const first = starts ? `The law starts on *${longDate(starts.date)}*. ` : '';
  const firm = smallOut ? firmOf(smallOut.exemption.if) : '';
  const but = smallOut?.exemption.stillOwes ? ', but for one part' : '';
  const out = smallOut
    ? `${starts ? 'It' : 'This law'} leaves out ${starts ? firm : `*${firm}*`}${but}. Otherwise, if`
    : 'If';
  const whole = partly ? 'the whole law' : starts || smallOut ? 'it' : 'this law';
  const binds = `${first}${out} you deal with people in ${law.name}, ${whole} binds you only if`;
  const marked = starts !== undefined || smallOut !== undefined;
  const mark = (text: string) => (marked ? text : `*${text}*`);
  if (rests.length === 1) return { lead: `${binds} ${mark(rests[0] ?? '')}.`, ways: [] };
  const common = shared.length > 0 ? `${mark(joinedClauses(shared))} and ` : '';
  const sentences = rests.map((rest) => `${capital(rest)}.`);
  return {
    lead: `${binds} ${common}one of these is true:`,
    ways: sentences.map((way, at) =>
      at === 0 && !marked && common === '' ? markFigure(way) : way,
    ),
  };
}

/** The first number of a sentence is highlighted, with the word that bounds it. */
const markFigure = (text: string) =>
  text.replace(/(?:more than )?\$?\d[\d,]*(?: or more)?(?: people)?/, '*$&*');

/** "a nonprofit with fewer than 100 employees that sells no data on people". */
function firmOf(rule: Rule): string {
  const conditions = conditionsOf(rule);
  const of = (fact: FactKey) => conditions.find((condition) => condition.fact === fact);
  const sba = of('sbaSmallBusiness') ? 'a small business under the federal (SBA) size rules' : '';
  const noun = of('nonprofit')?.value === true ? 'a nonprofit' : sba || 'a business';
  const staff = of('employees');
  const size = staff ? ` with ${bound(staff)} employees` : '';
  return `${noun}${size}${of('sellsPersonalData') ? ' that sells no data on people' : ''}`;
}

/**
 * "get consent", from a title such as "Any size: get consent"; whom it binds is said by the test.
 */
const dutyOf = (title: string) => lowerFirst(before(title.replace(/^[^:]+: /, ''), ' if you '));

/** "sensitive data", from "you sell sensitive data". */
const dataIn = (clauses: readonly string[]) =>
  clauses.flatMap((clause) => /^you (?:sell|use) (\w+ data)$/.exec(clause)?.[1] ?? []);

function partInWords({ way, duties }: Of<'binds in part'>, place: string): string {
  const clauses = clausesOf(way, place, false);
  // "if you sell sensitive data: stop selling it"
  const asks = dataIn(clauses).reduce(
    (text, data) => text.replaceAll(data, 'it'),
    dutiesText(duties),
  );
  return `If ${joinedClauses(clauses)}: ${asks}.`;
}

function nothingElse(none: string, everySite: Requirement | undefined): string {
  if (everySite === undefined) return `${none}, it asks nothing of you.`;
  return `${none}, it asks almost nothing: ${dutyOf(everySite.title)}.`;
}

function belowOf(
  parts: readonly Of<'binds in part'>[],
  ways: number,
  place: string,
  everySite: Requirement | undefined,
) {
  const none =
    parts.length > 0 ? 'If none of this is so' : ways === 1 ? 'If not' : 'If none is true';
  const nothing = nothingElse(none, everySite);
  const bySize = parts.some(({ way }) => way.all.flatMap(factsOf).includes('sbaSmallBusiness'));
  const clauses = parts.map((part) => partInWords(part, place));
  if (clauses.length === 0) return { parts: null, below: nothing };
  const one = clauses.length === 1;
  const own = one ? 'One part has a test of its own:' : 'Parts of it have tests of their own:';
  const every = one ? 'One part binds firms of any size:' : 'Parts of it bind firms of any size:';
  return { parts: { lead: bySize ? own : every, each: clauses }, below: nothing };
}

/**
 * Limits in letters: the names of several duties together, and the name of one that stands for them
 * all.
 */
const MOST_DUTIES = 110;
const MOST_DUTY = 60;

function dutiesText(duties: readonly Requirement[]): string {
  const all = duties.map(({ title }) => dutyOf(title));
  if (all.join('; ').length <= MOST_DUTIES) return all.join('; ');
  const one = all.find((each) => each.length <= MOST_DUTY) ?? all[0] ?? '';
  return `${counted(all.length, 'duty', 'duties')}, such as: ${one}`;
}

/** Limit in letters: the first of several changes is described in full only if it is shorter. */
const MOST = 200;

function nextOf(claims: readonly Claim[], place: string): NextChange | null {
  for (const claim of claims) {
    if (claim.kind === 'ways change' || claim.kind === 'ways are added')
      return waysNext(claim, place);
    if (claim.kind === 'changes') return otherNext(claim);
  }
  return null;
}

function waysNext({ kind, date, ways }: Of<'ways change' | 'ways are added'>, place: string) {
  const clauses = ways.map((way) => joinedClauses(clausesOf(way, place, false)));
  const also = kind === 'ways are added' ? 'also ' : '';
  const year = ways.some((way) => way.yearBefore)
    ? ` “Last year” is then ${Number(date.slice(0, 4)) - 1}.`
    : '';
  const [only = ''] = clauses;
  const list = clauses.map((one) => `${capital(one)}.`).join(' Or: ');
  const text =
    clauses.length === 1
      ? `it ${also}binds you if ${only}.${year}`
      : `it ${also}binds you if one of these is true. ${list}${year}`;
  return { day: `From ${longDate(date)}`, text, ways: true };
}

function otherNext({ date, what: [first = '', ...others] }: Of<'changes'>): NextChange {
  const day = `Next change, ${longDate(date)}:`;
  if (first.length > MOST) return { day, text: 'see Dates.', ways: false };
  const closed = /[.!?]$/.test(first) ? first : `${first}.`;
  const more =
    others.length > 0 ? ` And ${counted(others.length, 'more point', 'more points')}.` : '';
  return { day, text: `${closed}${more}`, ways: false };
}
