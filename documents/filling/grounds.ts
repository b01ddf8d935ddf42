/** Which passages the laws require, by which sections, and the annex that lists them. */
import { list } from '#text/english.ts';
import { evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { Facts, Truth } from '#engine/rules/truth.ts';
import type { FactKey, LawRecord, Rule } from '#law/schema.ts';
import type { NeededIn, RequiredElement } from '#reference/schema-contents.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, Ground, Inline, Reference, Text } from '#documents/tree/tree.ts';
import type { Filling, FillingNotes, SmallLawHere } from '#documents/values/filling.ts';

/**
 * The duties and the good practice that require these elements in these states, for sure or under
 * an unknown condition.
 */
export function groundsOf(
  ids: readonly string[],
  laws: readonly LawRecord[],
  work: FillingNotes,
): Ground[] {
  return ids.flatMap((id) => {
    const element = work.byId.get(id);
    if (!element) return [];
    const cites = laws.flatMap((law): Reference[] => {
      const needed = element.states[law.state];
      if (!needed || elementAskedIn(element, needed, law, work) === false) return [];
      const { cite, required, doubt } = needed;
      const reference = { state: law.name, cite, advised: required === 'advised' };
      return [doubt === undefined ? reference : { ...reference, doubt }];
    });
    return cites.length === 0 ? [] : [{ id, title: element.title, cites }];
  });
}

/** A law without a size test as the reason for a passage. */
export const groundOfSmallLaw = ({ id, name, place, cite }: SmallLawHere): Ground => ({
  id,
  title: name,
  cites: [{ state: place, cite, advised: false }],
});

/**
 * Whether the law of a state asks for an element of this business: no, yes, or depending on what is
 * not known.
 */
export function elementAskedIn(
  element: RequiredElement,
  needed: NeededIn,
  { state, effective }: LawRecord,
  work: Filling & Pick<FillingNotes, 'supposed'>,
): Truth {
  const reach = work.reach?.[state];
  if (reach?.onlyOwes && !reach.onlyOwes.some((cite) => sharesSection(cite, needed.cite)))
    return false;
  const day = work.asOf > effective ? work.asOf : effective;
  const facts = { ...(reach?.facts ?? work.facts), ...work.supposed };
  return isAskedOn(element, needed, day, { facts });
}

/** Whether an element is asked for on that day, as far as its condition is known. */
export function isAskedOn(
  { when }: RequiredElement,
  { from }: NeededIn,
  day: string,
  { facts }: Pick<Filling, 'facts'>,
): Truth {
  if (from !== undefined && day < from) return false;
  return when === undefined ? true : evaluate(when, facts, NO_SILENT);
}

/**
 * Whether a state asks for these elements only from a later day: until then nobody is told of them.
 */
export const isAhead = (
  ids: readonly string[],
  { state }: LawRecord,
  { byId, asOf, toOnePerson }: Pick<FillingNotes, 'byId' | 'asOf' | 'toOnePerson'>,
): boolean => {
  if (toOnePerson === true) return false;
  const days = ids.map((id) => byId.get(id)?.states[state]?.from);
  return days.length > 0 && days.every((from) => from !== undefined && asOf < from);
};

/**
 * The numbers of sections in a citation, without their paragraphs and years: "501.715" in "Fla.
 * Stat. § 501.715(2)".
 */
const sectionsIn = (cite: string) =>
  [...cite.matchAll(/\d[\w.:-]*\d\w*/g)]
    .map(([section]) => section)
    .filter((section) => !A_YEAR.test(section));
const A_YEAR = /^(?:19|20)\d\d$/;

/** Whether two citations name one section. */
export const sharesSection = (one: string, other: string) => {
  const sections = new Set(sectionsIn(one));
  return sectionsIn(other).some((section) => sections.has(section));
};

/** The laws that bring all their duties; of one that applies in part, only its own duties count. */
export const fullyBound = (laws: readonly LawRecord[], reach: Filling['reach']) =>
  laws.filter(({ state }) => reach?.[state]?.onlyOwes === undefined);

/**
 * What has to be so for these elements to be asked for: undefined where one of them is asked for
 * anyway. A condition of a state is judged by what is known in that state.
 */
export function openConditionOf(
  ids: readonly string[],
  laws: readonly LawRecord[],
  work: FillingNotes,
): { readonly when: Rule; readonly facts: Facts; readonly states: readonly string[] } | undefined {
  const open: { when: Rule; facts: Facts; name: string }[] = [];
  for (const id of ids)
    for (const law of laws) {
      const element = work.byId.get(id);
      const needed = element?.states[law.state];
      if (!element || !needed || needed.required === 'advised') continue;
      const asked = elementAskedIn(element, needed, law, work);
      if (asked === true) return undefined;
      const facts = { ...(work.reach?.[law.state]?.facts ?? work.facts), ...work.supposed };
      if (asked === undefined && element.when)
        open.push({ when: element.when, facts, name: law.name });
    }
  const rules = [...new Map(open.map(({ when }) => [JSON.stringify(when), when])).values()];
  const [first] = rules;
  if (!first) return undefined;
  return {
    when: rules.length === 1 ? first : { any: rules },
    facts: inAll(open.map(({ facts }) => facts)),
    states: [...new Set(open.map(({ name }) => name))],
  };
}

/** What is known, and the same, in each of several states. */
const inAll = (each: readonly Facts[]): Facts =>
  Object.fromEntries(
    Object.entries(each[0] ?? {}).filter(([fact, value]) =>
      each.every((facts) => facts[fact as FactKey] === value),
    ),
  );

/** Whether one of them is a duty. */
export const isOwed = (grounds: readonly Ground[]) =>
  grounds.some(({ cites }) => cites.some(({ advised }) => !advised));

/** Merges two lists: every element once, every state once in it. */
export function mergedGrounds(one: readonly Ground[], other: readonly Ground[]): Ground[] {
  const all = new Map(one.map((ground) => [ground.id, ground]));
  for (const ground of other) {
    const known = all.get(ground.id);
    const cites = new Map(
      [...(known?.cites ?? []), ...ground.cites].map((each) => [each.state, each]),
    );
    all.set(ground.id, { ...ground, cites: [...cites.values()] });
  }
  return [...all.values()];
}

/** Records for the annex why a passage is included. */
export function recordGrounds(grounds: readonly Ground[], work: FillingNotes): void {
  for (const ground of mergedGrounds([...work.grounds.values()], grounds))
    work.grounds.set(ground.id, ground);
}

/** How a section is written. */
type PieceOf = (reference: Reference) => Inline;

/**
 * Sections as text, duties first: "Delaware: 6 Del. C. § 12D-106(c); good practice in Oregon: …;
 * Texas: …".
 */
export function sectionsText(
  cites: readonly Reference[],
  pieceOf: PieceOf = ({ cite }) => ({ cite }),
): Text {
  const owed = cites.filter(({ advised }) => !advised);
  const rest = cites.filter(({ advised }) => advised);
  const cited = (some: readonly Reference[]): Inline[] =>
    some.flatMap((one, at) => [`${at > 0 ? '; ' : ''}${one.state}: `, pieceOf(one)]);
  const good = owed.length > 0 ? '; good practice in ' : 'Good practice in ';
  return [...cited(owed), ...(rest.length > 0 ? [good, ...cited(rest)] : [])];
}

/**
 * "Not certain. Maryland: …", on a line of its own: what the owner should look up before relying on
 * the passage.
 */
export function doubtsText(cites: readonly Reference[]): Text {
  const states = new Map<string, string[]>();
  for (const { state, doubt } of cites)
    if (doubt !== undefined) states.set(doubt, [...(states.get(doubt) ?? []), state]);
  const lines = [...states].map(([doubt, names]) => `${list(names)}: ${doubt}`);
  return lines.length === 0 ? [] : ['\n', { strong: 'Not certain.' }, ` ${lines.join(' ')}`];
}

export const ANNEX = 'Where each part comes from';

/** The annex: where each part comes from. Sections in the order of the laws. */
export function annexBlocks(
  grounds: readonly Ground[],
  intro: readonly Block[],
  work: FillingNotes,
): Block[] {
  if (grounds.length === 0) return [];
  const rows = alike(grounds.map((ground) => [ground.title, inOrder(ground.cites, work)]));
  const words = `Each part of “${work.template.title}”, and the sections that ask for it.`;
  const neutral = work.neutral
    ? ' Take this annex off before you publish or send the document.'
    : '';
  return [
    { kind: 'heading', level: 1, text: ANNEX },
    ...(intro.length > 0 ? intro : [{ kind: 'paragraph', text: [words + neutral] } as const]),
    { kind: 'table', widths: [3, 5], head: ['Part', 'Sections'], rows },
  ];
}

/** One row for each set of sections: parts required by the same sections share a row. */
function alike(
  parts: readonly (readonly [title: string, cites: readonly Reference[]])[],
): Text[][] {
  const rows = new Map<string, { titles: string[]; sections: Text }>();
  for (const [title, cites] of parts) {
    const sections = [...sectionsText(cites), ...doubtsText(cites)];
    const row = rows.get(plain(sections));
    if (row) row.titles.push(title);
    else rows.set(plain(sections), { titles: [title], sections });
  }
  return [...rows.values()].map(({ titles, sections }) => [[titles.join('; ')], sections]);
}

/** Without a business, only duties; good practice is named if no state makes it a duty. */
function inOrder(cites: readonly Reference[], { laws, neutral }: FillingNotes): Reference[] {
  const order = new Map(laws.map(({ name }, at) => [name, at]));
  const owed = cites.filter(({ advised }) => !advised);
  return (neutral && owed.length > 0 ? owed : cites).toSorted(
    (one, other) => (order.get(one.state) ?? 0) - (order.get(other.state) ?? 0),
  );
}
