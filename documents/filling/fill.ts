/**
 * Makes a document from a template: for these states, on this day, with the known values; unknown
 * values become marked gaps.
 */
import { longDate, list } from '#text/english.ts';
import type { FactKey } from '#law/schema.ts';
import { contradictionBlocks, contradictionsIn } from './clashes/contradictions.ts';
import type { Mismatch } from '#documents/values/filling.ts';
import { annexBlocks, fullyBound } from './grounds.ts';
import { lawsNamed } from './in-part.ts';
import { formBlocks, formOf } from './document-form.ts';
import { keepRange } from '#documents/values/keep-range.ts';
import { linkedBlocks } from '#documents/tree/links.ts';
import { blocksOf } from './passages.ts';
import { headed, withoutEmpty } from '#documents/tree/headings.ts';
import { gapsOf, openingBlocks } from './gaps.ts';
import type { Gap } from './gaps.ts';
import { asText, plainWords } from '#documents/values/values.ts';
import type { Template } from '#documents/template/template.ts';
import type { Filling, FillingNotes } from '#documents/values/filling.ts';
import { DISCLAIMER } from '#documents/reports/guide.ts';
import type { Block, Ground, DocumentTree } from '#documents/tree/tree.ts';

export interface Filled {
  readonly tree: DocumentTree;
  readonly gaps: readonly Gap[];
  /** The variable of each gap in the text of the tree: which question fills it in. */
  readonly gapNames: ReadonlyMap<object, string>;
  readonly grounds: readonly Ground[];
  /** Facts on which it depends whether a part stays, and that are not known. */
  readonly openFacts: readonly FactKey[];
  /**
   * What the document would say against itself; each is a marked line at its top until it is
   * settled.
   */
  readonly contradictions: readonly Mismatch[];
}

/** Makes the document. Pure: the same filling gives the same document. */
export function fill(filling: Filling): Filled {
  const { template } = filling;
  const work = workOf(filling);
  const [first, ...rest] = template.passages;
  const titled = first?.kind === 'heading' && first.level === 1;
  const title = titled ? plainWords(first.text, work) : template.title;
  const made = headed(blocksOf(titled ? rest : template.passages, work));
  const blocks = filling.neutral ? made : withoutEmpty(made);
  const intro = template.passages.flatMap((passage) =>
    passage.kind === 'annex' ? blocksOf(passage.inner, work) : [],
  );
  const own = filling.neutral ? [] : notesOf(template, work);
  const gaps = gapsOf(work);
  const grounds = [...work.grounds.values()];
  const contradictions = filling.neutral ? [] : contradictionsIn(work, blocks);
  return {
    tree: {
      title,
      subtitle: subtitleOf(filling),
      subject: shortTitle(filling),
      language: 'en',
      ...(template.contents === false || work.form === 'short' ? {} : { contents: true }),
      ...bound(
        filling,
        linkedBlocks([
          ...formBlocks(filling, work.form),
          ...contradictionBlocks(contradictions),
          ...withOpening(template, openingBlocks(gaps), blocks),
        ]),
        [[...unsureBlocks(filling), ...linkedBlocks(own)], annexBlocks(grounds, intro, work)],
      ),
    },
    gaps,
    gapNames: work.gapNames,
    grounds,
    openFacts: [...work.openFacts],
    contradictions,
  };
}

/** What is to be filled in stands first, but where the first page has to stand alone. */
function withOpening(
  { contents }: Template,
  opening: readonly Block[],
  blocks: readonly Block[],
): readonly Block[] {
  const page = contents === false ? blocks.findIndex(({ kind }) => kind === 'page') : -1;
  return [...blocks.slice(0, page + 1), ...opening, ...blocks.slice(page + 1)];
}

/** States that a document names to be safe; its owner learns that, not its readers. */
function unsureBlocks({ unsure = [] }: Filling): Block[] {
  if (unsure.length === 0) return [];
  const text = `Whether the law of ${list(unsure)} binds you is not known yet. The parts on it are in this document to be safe. Answer what is missing in the assessment.`;
  return [{ kind: 'note', text: [{ strong: 'Not sure yet. ' }, text] }];
}

type Bound = Pick<DocumentTree, 'footer' | 'owner' | 'blocks' | 'notes'>;

/**
 * A blank template carries our name. A filled document carries the business's, with the notes for
 * its owner separate.
 */
function bound(
  filling: Filling,
  blocks: readonly Block[],
  [own, annex]: readonly [own: readonly Block[], annex: readonly Block[]],
): Bound {
  const law = `${lawDate(filling)} Law data ${filling.lawDataHash.slice(0, 12)}.`.trim();
  if (filling.neutral)
    return { footer: `${law} ${DISCLAIMER}`, blocks: [...blocks, ...newPage(annex)] };
  const name = filling.values['businessName'] ?? filling.values['legalName'];
  return {
    footer: `Version of ${longDate(filling.asOf)}.`,
    owner: typeof name === 'string' ? asText(name) : '',
    blocks,
    notes: {
      basis: `${law} Made with Statewise. ${DISCLAIMER}`,
      blocks: under([...own, ...annex]),
    },
  };
}

/**
 * A blank template states the law of its day. A business's own says to which day its laws were
 * checked.
 */
function lawDate({ neutral, laws, asOf }: Filling): string {
  if (neutral) return `Law as of ${longDate(asOf)}.`;
  const [oldest] = laws.map(({ checkedTo }) => checkedTo).toSorted();
  return oldest === undefined ? '' : `Law checked to ${longDate(oldest)}.`;
}

const newPage = (annex: readonly Block[]): readonly Block[] =>
  annex.length === 0 ? annex : [{ kind: 'page' }, ...annex];

/** The template's notes for the owner. */
const notesOf = ({ passages }: Template, work: FillingNotes): Block[] =>
  passages.flatMap((passage) =>
    passage.kind === 'notes' ? headed(unbroken(blocksOf(passage.inner, work))) : [],
  );

/** The notes start a new page anyway. */
const unbroken = (blocks: readonly Block[]) =>
  blocks[0]?.kind === 'page' ? blocks.slice(1) : blocks;

/** Below the heading of the notes: each heading one level lower. */
const under = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.kind === 'passage') return { ...block, blocks: under(block.blocks) };
    if (block.kind !== 'heading') return block;
    return { ...block, level: block.level === 1 ? 2 : 3 };
  });

function workOf(filling: Filling): FillingNotes {
  return {
    ...filling,
    values: filling.neutral ? filling.values : { ...known(filling), ...filling.values },
    byId: new Map(filling.elements.map((element) => [element.id, element])),
    gaps: new Map(),
    gapNames: new Map(),
    openFacts: new Set(),
    grounds: new Map(),
    supposed: settled(filling),
    form: formOf(filling),
    unbound: !filling.neutral && fullyBound(filling.laws, filling.reach).length === 0,
  };
}

/** The questions that a detail answers with “none”, while they have no answer of their own. */
function settled({ facts, values, variables }: Filling): Readonly<Record<string, false>> {
  const answered = Object.entries(variables).flatMap(([name, { settles }]): [string, false][] => {
    if (settles === undefined || facts[settles as FactKey] !== undefined) return [];
    return /^\s*none\b/i.test([values[name] ?? ''].flat(2).join()) ? [[settles, false]] : [];
  });
  return Object.fromEntries(answered);
}

/** Values that follow from the states and the day. */
function known(filling: Filling) {
  const { asOf, values } = filling;
  const range = keepRange(values['dataTable']);
  const { effectiveDate: from } = values;
  const later = typeof from === 'string' && from > asOf;
  return {
    effectiveNote: later ? `This version counts from ${longDate(from)} on.` : 'none',
    statesList: lawsNamed(filling).map(({ name }) => name),
    lastUpdated: asOf,
    ...(range === undefined ? {} : { keepRange: range }),
  };
}

const shortTitle = ({ neutral, template: { title, ownTitle } }: Filling) =>
  neutral ? title : (ownTitle ?? title);

function subtitleOf(filling: Filling): string {
  const { neutral, template } = filling;
  const title = shortTitle(filling);
  if (neutral) return `${title} for all states with a privacy law. Take out what you do not need.`;
  const named = lawsNamed(filling).map(({ name }) => name);
  if (named.length === 0) return `${title}.`;
  // people of every state read it: "for Connecticut" would turn the others away
  if (template.everybody)
    return `${title}. With the ${named.length === 1 ? 'law' : 'laws'} of ${list(named)}.`;
  return template.copy ? `${title}. For ${list(named)}.` : `${title} for ${list(named)}.`;
}
