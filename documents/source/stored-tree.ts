/**
 * Validates a stored document tree: only what belongs to a document passes, and unknown fields are
 * dropped.
 */
import { z } from 'zod';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';

const words = z.string();
const inline = z.union([
  words,
  z.strictObject({ strong: words }),
  z.strictObject({ cite: words }),
  z.strictObject({ link: words, to: words }),
  z.strictObject({ gap: words }),
]);
const text = z.array(inline);
const reference = z.strictObject({
  state: words,
  cite: words,
  advised: z.boolean(),
  doubt: words.optional(),
});
const ground = z.strictObject({ id: words, title: words, cites: z.array(reference) });
const anchor = words.exactOptional();
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const block: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), level, text: words, anchor }),
  z.strictObject({ kind: z.literal('paragraph'), text, anchor }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(text) }),
  z.strictObject({
    kind: z.literal('checklist'),
    items: z.array(z.strictObject({ text, note: text })),
  }),
  z.strictObject({
    kind: z.literal('table'),
    widths: z.array(z.number()),
    head: z.array(words),
    rows: z.array(z.array(text)),
  }),
  z.strictObject({ kind: z.literal('note'), text }),
  z.strictObject({ kind: z.literal('page') }),
  z.strictObject({ kind: z.literal('form'), lines: z.array(text) }),
  z.strictObject({
    kind: z.literal('signature'),
    who: words,
    person: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('passage'),
    note: words.nullable(),
    grounds: z.array(ground),
    blocks: z.lazy(() => z.array(block)),
  }),
]);

const tree = z.strictObject({
  title: words,
  subtitle: words,
  subject: words,
  language: z.literal('en'),
  footer: words,
  contents: z.literal(true).exactOptional(),
  owner: words.exactOptional(),
  blocks: z.array(block),
  notes: z.strictObject({ basis: words, blocks: z.array(block) }).exactOptional(),
});

/**
 * The document. Throws if the value is no document, naming the place of the fault but not its text.
 */
export function readTree(value: unknown): DocumentTree {
  const parsed = tree.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`a stored document is damaged: ${issue?.code} at ${issue?.path.join('.')}`);
}
