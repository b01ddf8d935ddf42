/** Puts what the program says in a reply into the reader's language, by the reply's own schema. */
import type { ZodMiniType } from 'zod/mini';
import { ourWords } from '#contract/our-words.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import type { Language } from '#text/language.ts';

/** What is read of a schema. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly Schema[];
}
interface Schema {
  readonly def: unknown;
}

type Retell = (value: unknown) => unknown;

/** undefined: nothing in it is said. */
const retellers = new WeakMap<Schema, Retell | undefined>();

function retellOf(schema: Schema): Retell | undefined {
  if (schema === ourWords) return inSpanish;
  if (!retellers.has(schema)) {
    // a schema within itself says nothing new
    retellers.set(schema, undefined);
    retellers.set(schema, made(schema.def as Definition));
  }
  return retellers.get(schema);
}

const inSpanish: Retell = (value) =>
  typeof value === 'string' ? (textInSpanish(value) ?? value) : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function made({ shape, element, innerType, valueType, items }: Definition): Retell | undefined {
  if (shape) return ofFields(shape);
  if (element) return ofList(() => retellOf(element));
  if (items) return ofList((at) => items[at] && retellOf(items[at]));
  if (valueType) {
    const each = retellOf(valueType);
    return each && ((value) => (isRecord(value) ? mapped(value, (one) => each(one)) : value));
  }
  return innerType && retellOf(innerType);
}

const mapped = (value: Record<string, unknown>, each: (one: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one, name)]));

function ofFields(shape: Readonly<Record<string, Schema>>): Retell | undefined {
  const fields = new Map<string, Retell>();
  for (const [name, schema] of Object.entries(shape)) {
    const retell = retellOf(schema);
    if (retell) fields.set(name, retell);
  }
  if (fields.size === 0) return undefined;
  return (value) =>
    isRecord(value) ? mapped(value, (one, name) => fields.get(name)?.(one) ?? one) : value;
}

function ofList(schemaAt: (at: number) => Retell | undefined): Retell | undefined {
  if (!schemaAt(0) && !schemaAt(1)) return undefined;
  return (value) =>
    Array.isArray(value) ? value.map((one, at) => schemaAt(at)?.(one) ?? one) : value;
}

/** The reply as it is told in this language. */
export function inReadersLanguage<T>(language: Language, schema: ZodMiniType, reply: T): T {
  return language === 'es' ? ((retellOf(schema)?.(reply) ?? reply) as T) : reply;
}
