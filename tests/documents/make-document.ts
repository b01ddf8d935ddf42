/** Makes documents for tests: any template, for any states, with given values. */
import { DICTIONARY, TEMPLATES } from '#documents/source/templates.server.ts';
import { fill } from '#documents/filling/fill.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { Template } from '#documents/template/template.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import { plain, signatureLabels } from '#documents/tree/tree.ts';
import type { Filling } from '#documents/values/filling.ts';
import type { Facts, Known } from '#engine/rules/truth.ts';
import { BREACH_NOTICES, CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';

export { DICTIONARY, TEMPLATES };

export function templateNamed(id: string): Template {
  const found = TEMPLATES.find((template) => template.id === id);
  if (!found) throw new Error(`there is no template ${id}`);
  return found;
}

export const lawsOf = (codes: readonly string[]) =>
  LAWS.filter(({ state }) => codes.length === 0 || codes.includes(state));

/** The document of a template; by default for all states and unfilled. */
export function made(
  template: Template,
  codes: readonly string[],
  more: Partial<Filling> = {},
): Filled {
  return fill({
    template,
    laws: lawsOf(codes),
    neutral: codes.length === 0,
    asOf: '2026-11-21',
    facts: {},
    values: {},
    ...DICTIONARY,
    elements: REQUIRED_ELEMENTS,
    breachNotices: BREACH_NOTICES.states,
    lawDataHash: CORPUS_HASH,
    ...more,
  });
}

const NUMBERS = new Set([
  'consumers',
  'sellsOrSharesConsumers',
  'consumersHouseholdsDevices',
  'sensitiveConsumers',
  'offeredForSaleConsumers',
  'annualRevenueUSD',
  'employees',
  'saleRevenuePercent',
  'adRevenuePercent',
  'appStoreApps',
]);
const every = (yes: boolean, number: number): Facts =>
  Object.fromEntries(
    FACT_KEYS.map((key): [string, Known] => [key, NUMBERS.has(key) ? number : yes]),
  );

/** A business that does everything, and one that does nothing of it. */
export const DOES_ALL = every(true, 1_000_000_000);
export const DOES_NOTHING = every(false, 0);

/** The blocks of a document and of its notes. */
export const withNotes = ({ blocks, notes }: DocumentTree): readonly Block[] => [
  ...blocks,
  ...(notes?.blocks ?? []),
];

/** The words of blocks in order, as every format must show them; `numbers`: also those of lists. */
export function wordsOf(blocks: readonly Block[], numbers = false): string {
  return blocks.map((block) => blockWords(block, numbers)).join(' ');
}

function blockWords(block: Block, numbers: boolean): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'note':
      return plain(block.text);
    case 'list':
      return block.items
        .map((item, at) => `${numbers && block.ordered ? `${at + 1}. ` : ''}${plain(item)}`)
        .join(' ');
    case 'checklist':
      return block.items.map(({ text, note }) => `${plain(text)} ${plain(note)}`).join(' ');
    case 'form':
      return block.lines.map(plain).join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat().map(plain)].join(' ');
    case 'signature':
      return signatureLabels(block).join(' ');
    case 'page':
      return '';
    case 'passage':
      return `${block.note ?? ''} ${wordsOf(block.blocks, numbers)}`;
  }
}
