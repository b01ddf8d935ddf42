/** The clauses of an agreement are numbered without a gap, whatever is asked of its parties. */
import { expect, test } from 'vitest';
import {
  DOES_ALL,
  DOES_NOTHING,
  made,
  templateNamed,
} from '../../tests/documents/make-document.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';

const AGREEMENT = templateNamed('data-processing-agreement');
const CLAUSE = /^(CA|\d{1,2})\.(\d{1,2}) /;

const paragraphs = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'passage') return paragraphs(block.blocks);
    return block.kind === 'paragraph' ? [plain(block.text)] : [];
  });

const cases = ['none', 'processor', 'client'].flatMap((kind) =>
  ['CA', 'MT', 'TX'].flatMap((state) =>
    [DOES_ALL, DOES_NOTHING, { ...DOES_NOTHING, knowsChildren: true, usesProcessors: true }].map(
      (facts, at) => [kind, state, at, facts] as const,
    ),
  ),
);

test.each(cases)('%s in %s, business %i', (kind, state, _, facts) => {
  const copy = { id: 'x', kind, name: 'x' };
  const { tree } = made({ ...AGREEMENT, copy }, [state], {
    facts: { ...facts, usesProcessors: true },
  });
  const next = new Map<string, number>();
  let count = 0;
  for (const text of paragraphs(tree.blocks)) {
    const [, part = '', number = ''] = CLAUSE.exec(text) ?? [];
    if (part === '') continue;
    expect(`${part}.${number}`).toBe(`${part}.${(next.get(part) ?? 0) + 1}`);
    next.set(part, Number(number));
    count += 1;
  }
  expect(count).toBeGreaterThan(30);
});
