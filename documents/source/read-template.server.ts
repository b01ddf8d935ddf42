/**
 * Parses a template: front matter, and Markdown with directives, into passages. Errors say what is
 * wrong, and where.
 */
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse } from 'yaml';
import { z } from 'zod';
import { FORM_CHOICE } from '#documents/filling/document-form.ts';
import { allPassages, textsOf } from '#documents/template/template.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { ANCHORS, anchorIn } from '#documents/tree/anchors.ts';
import type { Piece, Pieces, TemplatePassage, TemplateText } from '#documents/template/template.ts';
import { TemplateFault } from './node.ts';
import type { Node } from './node.ts';
import { piecesOf } from './read-text.ts';
import { statesMeant } from './states-meant.server.ts';

const front = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  states: z.string(),
  contents: z.literal(false).optional(),
  ownTitle: z.string().optional(),
  everybody: z.literal(true).optional(),
  blanks: z.literal('marked').optional(),
  variables: z.array(z.string()),
});

const FRONT = /^---\n([\s\S]*?)\n---\n/;

/** Parses the text of one template file. Errors name the line. */
export function readTemplate(source: string): TemplateText {
  const [whole = '', head] = FRONT.exec(source) ?? [];
  if (head === undefined) throw new TemplateFault(undefined, 'it has no front matter');
  const { states, ...rest } = frontOf(head);
  // replaced by as many empty lines, so that line numbers stay right
  const body = whole.replaceAll(/[^\n]/g, '') + source.slice(whole.length);
  const tree = fromMarkdown(body, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  }) as unknown as Node;
  return {
    ...rest,
    states: states === 'all' ? [] : statesMeant(undefined, states, []),
    passages: passagesOf(tree.children ?? []),
  };
}

function frontOf(head: string) {
  const parsed = front.safeParse(parse(head));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new TemplateFault(undefined, `front matter: ${issue?.path.join('.')} ${issue?.message}`);
}

/** Names used in the texts. */
export function variablesUsed(passages: readonly TemplatePassage[]): string[] {
  const named = (piece: Piece): string[] => {
    if (typeof piece !== 'object') return [];
    if ('variable' in piece) return [piece.variable];
    return 'practice' in piece ? [piece.practice, ...piece.text.flatMap(named)] : [];
  };
  const all = allPassages(passages);
  const details = all.flatMap((passage) => (passage.kind === 'detail' ? [passage.name] : []));
  const choice = all.some(({ kind }) => kind === 'form-only') ? [FORM_CHOICE] : [];
  return [...new Set([...choice, ...details, ...all.flatMap(textsOf).flat().flatMap(named)])];
}

function passagesOf(nodes: readonly Node[]): TemplatePassage[] {
  return nodes.flatMap(passageOf);
}

function passageOf(node: Node): TemplatePassage[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: levelOf(node), ...anchored(node) }];
    case 'paragraph':
      return [{ kind: 'paragraph', ...anchored(node) }];
    case 'list':
      return [{ kind: 'list', ordered: node.ordered === true, items: itemsOf(node) }];
    case 'table':
      return [tableOf(node)];
    case 'containerDirective':
      return [directiveOf(node)];
    case 'leafDirective':
      return [leafOf(node)];
    case 'thematicBreak':
      return [{ kind: 'page' }];
    default:
      throw new TemplateFault(node, `a template cannot contain ${node.type}`);
  }
}

/** The text, and the anchor at its end if there is one. */
function anchored(node: Node): { text: Pieces; anchor?: string } {
  const pieces = piecesOf(node);
  const last = pieces.at(-1);
  if (typeof last !== 'string') return { text: pieces };
  const { text, anchor } = anchorIn(last);
  if (anchor === undefined) return { text: pieces };
  if (!(anchor in ANCHORS)) throw new TemplateFault(node, `there is no anchor ${anchor}`);
  return { text: [...pieces.slice(0, -1), ...(text === '' ? [] : [text])], anchor };
}

function levelOf(node: Node): 1 | 2 | 3 {
  if (node.depth === 1 || node.depth === 2 || node.depth === 3) return node.depth;
  throw new TemplateFault(node, 'headings go down to the third level');
}

/** Items of one paragraph each, because nested lists would be lost in Word. */
function itemsOf(node: Node) {
  return (node.children ?? []).map((item) => {
    const [only, ...more] = item.children ?? [];
    if (only?.type !== 'paragraph' || more.length > 0)
      throw new TemplateFault(item, 'an item of a list is one paragraph');
    return piecesOf(only);
  });
}

function tableOf(node: Node): TemplatePassage {
  const rows = (node.children ?? []).map((row) => (row.children ?? []).map(piecesOf));
  const [head = [], ...body] = rows;
  return { kind: 'table', head, rows: body };
}

const codes = (text: string | null | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

function directiveOf(node: Node): TemplatePassage {
  const inner = () => passagesOf(node.children ?? []);
  const named = node.attributes ?? {};
  switch (node.name) {
    case 'element': {
      const given = codes(named['id']);
      if (given.length === 0) throw new TemplateFault(node, 'an element needs an id');
      const ids = given.filter((id) => id !== 'always');
      const always = given.includes('always') || 'always' in named;
      const only = statesMeant(node, named['only'], ids);
      return { kind: 'element', ids, always, only, inner: inner() };
    }
    case 'when': {
      const { fact, is } = named;
      if (!fact || (is !== 'true' && is !== 'false'))
        throw new TemplateFault(node, 'when needs a fact and is="true" or is="false"');
      return { kind: 'when', fact, is: is === 'true', inner: inner() };
    }
    case 'detail':
      return detailOf(node, inner());
    case 'only':
      if (!named['states']) throw new TemplateFault(node, 'only needs states, or a set of them');
      return { kind: 'only', only: statesMeant(node, named['states'], []), inner: inner() };
    case 'ticks':
      return { kind: 'ticks', items: lines(node) };
    case 'form':
      return { kind: 'form', lines: lines(node) };
    default:
      return partOf(node) ?? leafOf(node);
  }
}

function detailOf(node: Node, inner: readonly TemplatePassage[]): TemplatePassage {
  const { name, says = null, is, keep = null, ...rest } = node.attributes ?? {};
  if (!name || (says === null) === (is === undefined))
    throw new TemplateFault(node, 'detail needs a name, and what it says or what it is');
  const one = is?.split('|') ?? [];
  return { kind: 'detail', name, says, is: one, asks: 'asks' in rest, keep, inner };
}

/** For laws of law/small-laws.json. */
function lawOf(node: Node, inner: readonly TemplatePassage[]): TemplatePassage {
  const { id, is = 'either' } = node.attributes ?? {};
  const ids = codes(id);
  const strange = ids.find((one) => !SMALL_LAWS.laws.some((law) => law.id === one));
  if (ids.length === 0 || strange !== undefined)
    throw new TemplateFault(node, `there is no law without a size test named ${strange ?? ''}`);
  if (is !== 'applies' && is !== 'open' && is !== 'either')
    throw new TemplateFault(node, 'law needs is="applies", is="open", or none');
  return { kind: 'law', ids, is, inner };
}

/** Parts of a document that depend on its form, on whether an act binds, or on states. */
function partOf(node: Node): TemplatePassage | undefined {
  const inner = () => passagesOf(node.children ?? []);
  const named = node.attributes ?? {};
  switch (node.name) {
    case 'short':
    case 'full':
      return { kind: 'form-only', form: node.name, inner: inner() };
    case 'law':
      return lawOf(node, inner());
    case 'act':
      return { kind: 'act', binds: named['binds'] !== 'false', inner: inner() };
    case 'copy':
      return { kind: 'copy', kinds: codes(named['for']), inner: inner() };
    case 'state-each':
      return { kind: 'state-each', inner: inner() };
    case 'every-state':
      return { kind: 'every-state', doubtful: 'doubtful' in named, inner: inner() };
    case 'notes':
    case 'annex':
      return { kind: node.name, inner: inner() };
    default:
      return undefined;
  }
}

function lines(node: Node) {
  const [list, ...more] = node.children ?? [];
  if (list?.type !== 'list' || more.length > 0)
    throw new TemplateFault(node, `${node.name} contains exactly one list`);
  return itemsOf(list);
}

function leafOf(node: Node): TemplatePassage {
  if (node.name === 'signature')
    return {
      kind: 'signature',
      who: node.attributes?.['who'] ?? 'Signed',
      ...('person' in (node.attributes ?? {}) ? { person: true } : {}),
    };
  if (node.name === 'page') return { kind: 'page' };
  throw new TemplateFault(node, `there is no passage named ${node.name}`);
}
