/**
 * Holds the version of the law package against what changed since the last one that was published
 * (packages/law/published.json).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LAW_CASES } from '#law/cases.server.ts';
import { packOf, lawBooksOf } from '#law/packs.server.ts';
import fc from 'fast-check';
import { currentFiles } from '../../scripts/law-diff/law-source.ts';
import { randomFacts } from '../../tests/random-facts.ts';
import { packageSchema } from './written-types.ts';
import { type Asked, isFarEnough, stepBetween } from './version.ts';

const published = z.array(
  z.strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    /** The pack of law data (law/packs). */
    pack: z.string().regex(/^[0-9a-f]{64}$/),
    /** SHA-256 of schema.json. */
    schema: z.string().regex(/^[0-9a-f]{64}$/),
  }),
);

const here = (name: string) => readFileSync(new URL(`../law/${name}`, import.meta.url), 'utf8');
const SAMPLE = 4_000;

/** Every case, and random businesses near the thresholds, always the same ones. */
function asked(books: ReturnType<typeof lawBooksOf>): Asked[] {
  const cases = LAW_CASES.flatMap(({ state, cases: all }) =>
    all.map(({ facts, asOf }) => ({ state, facts, asOf })),
  );
  const each = Math.ceil(SAMPLE / books.laws.length);
  const random = books.laws.flatMap((law) =>
    fc
      .sample(randomFacts(books.facts.facts, [law]), { numRuns: each, seed: 1 })
      .map((facts) => ({ state: law.state, facts, asOf: law.checkedTo })),
  );
  return [...cases, ...random];
}

/** SHA-256 of today's schema. */
const schemaHash = (): string =>
  createHash('sha256').update(JSON.stringify(packageSchema())).digest('hex');

/** Whether the version goes far enough, and a line for people. */
export function checkVersion(): { isOk: boolean; text: string } {
  const { version } = JSON.parse(here('manifest.json')) as { version: string };
  const last = published.parse(JSON.parse(here('published.json'))).at(-1);
  if (!last) return { isOk: true, text: `${version}, the first one` };
  const before = lawBooksOf(packOf(last.pack).files);
  const after = lawBooksOf(currentFiles());
  const { step, why } = stepBetween(
    { books: before, schema: last.schema },
    { books: after, schema: schemaHash() },
    asked(after),
  );
  const isOk = isFarEnough(last.version, version, step);
  return { isOk, text: `${version} after ${last.version}, which asks for ${step} (${why})` };
}
