/**
 * Turns the passages of a template into blocks of a document: which are included, and with which
 * note.
 */
import { NO_SILENT, openConditions } from '#engine/rules/truth.ts';
import type { FactKey, LawRecord } from '#law/schema.ts';
import { isDoubtful } from '#documents/values/breach-values.ts';
import {
  fullyBound,
  groundOfSmallLaw,
  groundsOf,
  isAhead,
  isOwed,
  openConditionOf,
  recordGrounds,
} from './grounds.ts';
import { bothNotes, keepNote, keepNoteFor } from './keep-notes.ts';
import { givenIn, onlyNote } from './state-notes.ts';
import { joinedBlocks } from './joined-blocks.ts';
import { allPassages, textsOf } from '#documents/template/template.ts';
import type { TemplatePassage as Source } from '#documents/template/template.ts';
import { plain } from '#documents/tree/tree.ts';
import { list } from '#text/english.ts';
import type { Block, Passage } from '#documents/tree/tree.ts';
import type { FillingNotes } from '#documents/values/filling.ts';
import { plainBlock } from './plain-blocks.ts';

type Of<K extends Source['kind']> = Extract<Source, { kind: K }>;

export function blocksOf(passages: readonly Source[], work: FillingNotes): Block[] {
  return passages.flatMap((passage) => blockOf(passage, work));
}

function blockOf(passage: Source, work: FillingNotes): Block[] {
  switch (passage.kind) {
    case 'element':
      return elementBlocks(passage, work);
    case 'when':
      return whenBlocks(passage, work);
    case 'only':
      return onlyBlocks(passage, work);
    case 'detail':
      return detailBlocks(passage, work);
    case 'copy':
      return passage.kinds.includes(work.template.copy?.kind ?? 'none')
        ? blocksOf(passage.inner, work)
        : [];
    case 'form-only':
      return passage.form === work.form ? blocksOf(passage.inner, work) : [];
    case 'law':
      return lawBlocks(passage, work);
    case 'act':
      return work.neutral || passage.binds !== work.unbound ? blocksOf(passage.inner, work) : [];
    case 'state-each':
      return stateEachBlocks(passage, work);
    case 'every-state':
      return joinedBlocks(
        work.breachNotices
          .filter((breach) => !passage.doubtful || isDoubtful(breach))
          .flatMap((breach) => blocksOf(passage.inner, { ...work, breach })),
      );
    // in a business's own document they come last
    case 'notes':
      return work.neutral ? blocksOf(passage.inner, work) : [];
    // the annex comes last, under a heading of its own
    case 'annex':
      return [];
    default:
      return [plainBlock(passage, work)].filter(saysSomething);
  }
}

/** A paragraph of which nothing is left is not printed. */
const saysSomething = (block: Block) => block.kind !== 'paragraph' || plain(block.text) !== '';

const atState = (state: LawRecord, work: FillingNotes): FillingNotes => ({
  ...work,
  laws: [state],
  state,
  breach: work.breachNotices.find((notice) => notice.state === state.state),
});

/**
 * A passage for required elements: included if a state of the document requires one of them on that
 * day. If that depends on what is not known, a note says when to keep it.
 */
function elementBlocks(passage: Of<'element'>, work: FillingNotes): Block[] {
  const here = lawsIn(passage.only, work);
  const grounds = groundsOf(passage.ids, here, work);
  const whole = passage.always ? fullyBound(here, work.reach) : [];
  const inForce = whole.filter((law) => !isAhead(passage.ids, law, work));
  const stays =
    passage.always && (inForce.length > 0 || (passage.only.length === 0 && work.unbound));
  if (!isOwed(grounds) && !stays) return [];
  recordGrounds(grounds, work);
  // A blank template is for every business: its own passages say what depends on what.
  const open = stays || work.neutral ? undefined : openConditionOf(passage.ids, here, work);
  const keep = open ? keepNoteFor(open.when, open.facts, open.states) : null;
  if (open)
    for (const { fact } of openConditions(open.when, open.facts, NO_SILENT))
      work.openFacts.add(fact);
  const asked = new Set(grounds.flatMap(({ cites }) => cites.map(({ state }) => state)));
  const giving = here.filter((law) => inForce.includes(law) || asked.has(law.name));
  const blocks = blocksOf(passage.inner, { ...work, givenIn: givenIn(giving, work) });
  return withNote(blocks, { note: bothNotes(keep, onlyNote(passage.only, blocks, work)), grounds });
}

/** For laws without a size test; one that binds is the ground of the passage. */
function lawBlocks({ ids, is, inner }: Of<'law'>, work: FillingNotes): Block[] {
  const here = (work.smallLaws ?? []).filter(({ id }) => ids.includes(id));
  const isOpen = here.length === 0 || here.some(({ binds }) => binds === undefined);
  if (is === 'open') return work.neutral || isOpen ? blocksOf(inner, work) : [];
  if (work.neutral) {
    const which = here.length === 1 ? 'this law binds you' : 'one of these laws binds you';
    const note = `Keep this part only if ${which}: ${list(here.map(({ name }) => name))}.`;
    return is === 'either' && here.length > 0
      ? withNote(blocksOf(inner, work), { note, grounds: [] })
      : [];
  }
  const grounds = here.filter(({ binds }) => binds === true).map(groundOfSmallLaw);
  if (grounds.length === 0) return [];
  recordGrounds(grounds, work);
  return withNote(blocksOf(inner, work), { note: null, grounds });
}

function onlyBlocks(passage: Of<'only'>, work: FillingNotes): Block[] {
  const here = fullyBound(lawsIn(passage.only, work), work.reach);
  if (here.length === 0) return [];
  const blocks = blocksOf(passage.inner, { ...work, givenIn: givenIn(here, work) });
  return withNote(blocks, { note: onlyNote(passage.only, blocks, work), grounds: [] });
}

/**
 * Once for each state; of a law that applies in part, only where a duty that it brings asks for
 * something.
 */
function stateEachBlocks(passage: Of<'state-each'>, work: FillingNotes): Block[] {
  const each = work.laws.flatMap((state) => {
    const blocks = blocksOf(passage.inner, atState(state, work));
    const whole = fullyBound([state], work.reach).length > 0 || bindsEverybody(passage);
    return whole || blocks.some(isGrounded) ? blocks : [];
  });
  return joinedBlocks(each);
}

/** Breach laws bind everybody, whatever part of a privacy law does. */
const bindsEverybody = ({ inner }: Of<'state-each'>): boolean =>
  allPassages(inner)
    .flatMap(textsOf)
    .flat()
    .some(
      (piece) =>
        typeof piece === 'object' && 'variable' in piece && piece.variable.startsWith('breach.'),
    );

const isGrounded = (block: Block): boolean =>
  block.kind === 'passage' && (block.grounds.length > 0 || block.blocks.some(isGrounded));

function lawsIn(only: readonly string[], { laws }: FillingNotes): readonly LawRecord[] {
  return only.length === 0 ? laws : laws.filter(({ state }) => only.includes(state));
}

/** Included if the fact is true; if it is unknown, a note says when to keep the passage. */
function whenBlocks(passage: Of<'when'>, work: FillingNotes): Block[] {
  const fact = passage.fact as FactKey;
  const facts = (work.state && work.reach?.[work.state.state]?.facts) ?? work.facts;
  const value = work.supposed[fact] ?? facts[fact];
  if (value !== undefined && value !== passage.is) return [];
  const supposed = { ...work.supposed, [fact]: passage.is };
  const own = ({ state }: LawRecord) => work.reach?.[state]?.facts[fact] ?? passage.is;
  const laws = work.laws.filter((law) => own(law) === passage.is);
  const blocks = blocksOf(passage.inner, { ...work, laws, supposed });
  if (blocks.every(isBare)) return [];
  if (value === undefined) work.openFacts.add(fact);
  return value === undefined
    ? withNote(blocks, { note: keepNote(fact, passage.is), grounds: [] })
    : blocks;
}

/** Stands or is left out by what a detail says; before it is told, a note says when to keep it. */
function detailBlocks(passage: Of<'detail'>, work: FillingNotes): Block[] {
  const { name, says, is, asks, keep, inner } = passage;
  const given = [work.values[name] ?? []].flat(2).join('\n').trim();
  const untold = given === '';
  if (says === null && untold && (keep === null || !work.neutral))
    return asks ? [plainBlock({ kind: 'paragraph', text: [{ variable: name }] }, work)] : [];
  if (says === null ? !untold && !saysOne(given, is) : given.includes(says)) return [];
  const blocks = blocksOf(inner, work);
  return keep === null || !untold
    ? blocks
    : withNote(blocks, { note: `Keep this part only if ${keep}.`, grounds: [] });
}

const saysOne = (given: string, is: readonly string[]) => is.some((one) => given.startsWith(one));

/** Blocks that mean nothing without text below them. */
const isBare = ({ kind }: Block) => kind === 'heading' || kind === 'page';

/** An included passage; a page break at its beginning is put before it. */
function withNote(blocks: readonly Block[], about: Pick<Passage, 'note' | 'grounds'>): Block[] {
  const start = blocks.findIndex(({ kind }) => kind !== 'page');
  if (start < 0) return [...blocks];
  const [only, ...more] = blocks.slice(start);
  // For a condition within another, the note names both.
  if (more.length === 0 && only?.kind === 'passage' && about.grounds.length === 0) {
    return [...blocks.slice(0, start), { ...only, note: bothNotes(about.note, only.note) }];
  }
  if (about.note === null && about.grounds.length === 0) return [...blocks];
  return [...blocks.slice(0, start), { kind: 'passage', ...about, blocks: blocks.slice(start) }];
}
