/** Turns the passages of a template into blocks of a document: which are included, and with which note. */
import type { FactKey, LawRecord } from '#law/schema.ts';
import { NO_SILENT, openConditions } from '#engine/rules/truth.ts';
import type { Block, Ground } from '#documents/tree/tree.ts';
import { allPassages, textsOf } from '#documents/template/template.ts';
import type { DocumentForm, TemplatePassage as Source } from '#documents/template/template.ts';
import { isDoubtful } from '#documents/values/breach-values.ts';
import type { WordSources } from '#documents/values/filling.ts';
import {
  fullyBound,
  groundsOf,
  isAhead,
  isOwed,
  openConditionOf,
  recordGrounds,
} from './grounds.ts';
import { joinedBlocks } from './joined-blocks.ts';
import { bothNotes, keepIfSo, keepNote, keepNoteFor, NO_NOTE } from './keep-notes.ts';
import type { LawScope } from './law-scope.ts';
import { isBare, withNote } from './noted-blocks.ts';
import { givenIn, onlyNote } from './state-notes.ts';
import { textBlocks } from './text-blocks.ts';

/** With what passages become blocks. */
export interface Work {
  /** What decides which of them a document needs. */
  readonly scope: LawScope;
  /** What their words are filled in from. */
  readonly words: WordSources;
  readonly made: Made;
  readonly found: Found;
}

/** What is made of the template. */
interface Made {
  readonly form: DocumentForm;
  /** The kind of vendor or activity that it is made for; `none`: for none. */
  readonly copyKind: string;
  /** Whether no privacy act binds the business wholly. */
  readonly unbound: boolean;
}

/** What is noted down while passages become blocks. */
interface Found {
  readonly grounds: Map<string, Ground>;
  /** Facts on which it depends whether a part stays, and that are not known. */
  readonly openFacts: Set<FactKey>;
}

type Of<K extends Source['kind']> = Extract<Source, { kind: K }>;

export function blocksOf(passages: readonly Source[], work: Work): Block[] {
  return passages.flatMap((passage) => blockOf(passage, work));
}

function blockOf(passage: Source, work: Work): Block[] {
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
      return passage.kinds.includes(work.made.copyKind) ? blocksOf(passage.inner, work) : [];
    case 'form-only':
      return passage.form === work.made.form ? blocksOf(passage.inner, work) : [];
    case 'act':
      return work.scope.neutral || passage.binds !== work.made.unbound
        ? blocksOf(passage.inner, work)
        : [];
    case 'state-each':
      return stateEachBlocks(passage, work);
    case 'every-state':
      return joinedBlocks(
        work.scope.breachNotices
          .filter((breach) => !passage.doubtful || isDoubtful(breach))
          .flatMap((breach) =>
            blocksOf(passage.inner, { ...work, words: { ...work.words, breach } }),
          ),
      );
    // in a business's own document they come last
    case 'notes':
      return work.scope.neutral ? blocksOf(passage.inner, work) : [];
    // the annex comes last, under a heading of its own
    case 'annex':
      return [];
    default:
      return textBlocks(passage, work.words);
  }
}

const atState = (state: LawRecord, { scope, words, ...work }: Work): Work => ({
  ...work,
  scope: { ...scope, laws: [state] },
  words: {
    ...words,
    state,
    breach: scope.breachNotices.find((notice) => notice.state === state.state),
  },
});

/** The same, within a passage that some of the states give. */
const givenBy = (giving: readonly LawRecord[], work: Work): Work => ({
  ...work,
  words: { ...work.words, givenIn: givenIn(giving, work.scope) },
});

/**
 * A passage for required elements: included if a state of the document requires one of them on that day. If that
 * depends on what is not known, a note says when to keep it.
 */
function elementBlocks(passage: Of<'element'>, work: Work): Block[] {
  const { scope, made, found } = work;
  const here = lawsIn(passage.only, scope);
  const grounds = groundsOf(passage.ids, here, scope);
  const whole = passage.always ? fullyBound(here, scope.reach) : [];
  const told = whole.filter((law) => !isAhead(passage.ids, law, scope));
  const stays = passage.always && (told.length > 0 || (passage.only.length === 0 && made.unbound));
  if (!isOwed(grounds) && !stays) return [];
  recordGrounds(grounds, found.grounds);
  // A blank template is for every business: its own passages say what depends on what.
  const open = stays || scope.neutral ? undefined : openConditionOf(passage.ids, here, scope);
  const keep = open ? keepNoteFor(open.when, open.facts, open.states) : NO_NOTE;
  if (open)
    for (const { fact } of openConditions(open.when, open.facts, NO_SILENT))
      found.openFacts.add(fact);
  const asked = new Set(grounds.flatMap(({ cites }) => cites.map(({ state }) => state)));
  const giving = here.filter((law) => told.includes(law) || asked.has(law.name));
  const blocks = blocksOf(passage.inner, givenBy(giving, work));
  return withNote(blocks, { ...bothNotes(keep, onlyIn(passage.only, blocks, work)), grounds });
}

function onlyBlocks(passage: Of<'only'>, work: Work): Block[] {
  const here = fullyBound(lawsIn(passage.only, work.scope), work.scope.reach);
  if (here.length === 0) return [];
  const blocks = blocksOf(passage.inner, givenBy(here, work));
  return withNote(blocks, { ...onlyIn(passage.only, blocks, work), grounds: [] });
}

/** Where a passage stands once for each state, its heading names the state. */
const onlyIn = (only: readonly string[], blocks: readonly Block[], { scope, words }: Work) =>
  words.state ? NO_NOTE : onlyNote(only, blocks, scope);

/** Once for each state; of a law that applies in part, only where a duty that it brings asks for something. */
function stateEachBlocks(passage: Of<'state-each'>, work: Work): Block[] {
  const each = work.scope.laws.flatMap((state) => {
    const blocks = blocksOf(passage.inner, atState(state, work));
    const whole = fullyBound([state], work.scope.reach).length > 0 || bindsEverybody(passage);
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

function lawsIn(only: readonly string[], { laws }: LawScope): readonly LawRecord[] {
  return only.length === 0 ? laws : laws.filter(({ state }) => only.includes(state));
}

/** Included if the fact is true; if it is unknown, a note says when to keep the passage. */
function whenBlocks(passage: Of<'when'>, work: Work): Block[] {
  const { scope, words, found } = work;
  const fact = passage.fact as FactKey;
  const facts = (words.state && scope.reach?.[words.state.state]?.facts) ?? scope.facts;
  const value = scope.supposed[fact] ?? facts[fact];
  if (value !== undefined && value !== passage.is) return [];
  const supposed = { ...scope.supposed, [fact]: passage.is };
  const own = ({ state }: LawRecord) => scope.reach?.[state]?.facts[fact] ?? passage.is;
  const laws = scope.laws.filter((law) => own(law) === passage.is);
  const blocks = blocksOf(passage.inner, { ...work, scope: { ...scope, laws, supposed } });
  if (blocks.every(isBare)) return [];
  if (value === undefined) found.openFacts.add(fact);
  return value === undefined
    ? withNote(blocks, { ...keepNote(fact, passage.is), grounds: [] })
    : blocks;
}

/** Left out where a detail says what makes it needless; before it is told, a note says when to keep the passage. */
function detailBlocks({ name, says, keep, inner }: Of<'detail'>, work: Work): Block[] {
  const said = [work.words.values[name] ?? []].flat(2).join('\n');
  if (said.includes(says)) return [];
  const blocks = blocksOf(inner, work);
  return keep === null || said.trim() !== ''
    ? blocks
    : withNote(blocks, { ...keepIfSo(keep), grounds: [] });
}
