/**
 * The signs by which a required element is recognised in others' notices
 * (engine/notice/signs/phrases.ts says how a phrase is written).
 */
import { z } from 'zod';
import { stateCode } from '#law/rules.ts';

const words = z.string().min(1);
const sign = z.strictObject({
  all: z.array(words).min(1).optional(),
  least: z.int().positive().optional(),
  of: z.array(words).min(1).optional(),
  in: z.enum(['clause', 'sentence', 'block', 'section']).optional(),
  under: words.optional(),
  notUnder: words.optional(),
  unless: words.optional(),
  near: z.int().positive().optional(),
  times: z.int().positive().optional(),
  columns: z.array(words).min(1).optional(),
  exact: words.optional(),
});
const signs = z.array(z.union([sign, words]));

const part = z.strictObject({
  title: words,
  right: words.optional(),
  fact: words.optional(),
  found: signs.min(1),
});

const elementSigns = z.strictObject({
  same: words.optional(),
  measure: z.enum(['date', 'age', 'grade', 'email', 'states']).optional(),
  home: words.optional(),
  quoted: words.optional(),
  notQuoted: words.optional(),
  found: signs.optional(),
  unclear: signs.optional(),
  lacks: words.optional(),
  against: words.optional(),
  after: words.optional(),
  shown: z.literal(true).optional(),
  needs: z.enum(['filled', 'own']).optional(),
  parts: z.record(words, part).optional(),
  yourself: words.optional(),
});

export const noticeSigns = z.strictObject({
  lists: z.record(words, z.array(words).min(1)),
  elements: z.record(z.string().regex(/^pn-[a-z0-9-]+$/), elementSigns),
  claims: z.array(z.strictObject({ fact: words, says: z.boolean(), found: signs.min(1) })),
  leaveOut: z.array(words),
  /** What people of each state are called, and other short names of its law than the record's. */
  called: z.record(stateCode, z.array(words).min(1)),
});
