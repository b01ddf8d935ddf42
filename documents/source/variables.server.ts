/** Loads the dictionary of variables from its files. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FACT_KEYS } from '#law/vocabulary.ts';
import type { StateVariable, Variable } from '#documents/template/template.ts';
import { PRACTISED } from '#documents/values/values.ts';

const text = z.string().min(1);
const cells = z.array(z.string());
const named = { label: text, from: text.nullable(), example: text.nullable() };

const variable = z.strictObject({
  ...named,
  kind: z.enum(['text', 'list', 'date', 'number', 'table']),
  form: z.enum(['email', 'phone', 'url']).optional(),
  orNone: z.literal(true).optional(),
  confirm: z.string().min(1).optional(),
  noneLeavesOut: z.literal(true).optional(),
  listed: text.optional(),
  derivedFrom: text.optional(),
  settles: z.enum(FACT_KEYS).optional(),
  perUse: z.literal(true).optional(),
  practice: z.literal(true).optional(),
  control: text.optional(),
  choices: z.array(text).min(2).optional(),
  columns: z.array(text).min(2).optional(),
  rows: z.array(cells).optional(),
  rowsFor: z.record(z.string(), z.array(text)).optional(),
  rowsWithoutProfile: z.array(text).optional(),
  known: text.optional(),
});

const stateVariable = z.strictObject({
  ...named,
  from: text,
  kind: z.enum(['text', 'number', 'date']),
  ifNull: text.optional(),
  words: z.record(z.string(), text).optional(),
  values: z
    .record(z.string(), z.union([text, z.strictObject({ office: text, url: z.url().nullable() })]))
    .optional(),
});

const book = z
  .object({ state: z.record(z.string(), stateVariable).default({}) })
  .catchall(variable);

export interface Dictionary {
  readonly variables: Readonly<Record<string, Variable>>;
  readonly stateVariables: Readonly<Record<string, StateVariable>>;
}

/** Reads the files of a dictionary. Throws if one is malformed, or if two define the same name. */
export function readDictionary(
  files: readonly { readonly name: string; readonly source: string }[],
): Dictionary {
  const variables: Record<string, Variable> = {};
  const stateVariables: Record<string, StateVariable> = {};
  for (const { name, source } of files) {
    const parsed = book.safeParse(JSON.parse(source));
    if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`);
    const { state, ...rest } = parsed.data;
    for (const [target, entries] of [
      [variables, rest],
      [stateVariables, state],
    ] as const) {
      const twice = Object.keys(entries).filter((key) => key in target);
      if (twice.length > 0) throw new Error(`${name}: ${twice.join(', ')} is in two files`);
      Object.assign(target, entries);
    }
  }
  return { variables, stateVariables };
}

const FILES = ['variables-consumer.json', 'variables-business.json'];

const practices = z.record(z.string(), z.strictObject({ label: text, control: text.optional() }));

/** The questions about practices: each is a variable with the same three answers. */
function practiceVariables(source: string): string {
  const asked = Object.entries(practices.parse(JSON.parse(source)));
  const like = { from: null, kind: 'text', example: null, practice: true };
  const choices = Object.values(PRACTISED);
  return JSON.stringify(
    Object.fromEntries(asked.map(([name, one]) => [name, { ...like, ...one, choices }])),
  );
}

export const loadDictionary = (folder: URL) => {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const name = 'practices.json';
  return readDictionary([
    ...FILES.map((file) => ({ name: file, source: read(file) })),
    { name, source: practiceVariables(read(name)) },
  ]);
};
