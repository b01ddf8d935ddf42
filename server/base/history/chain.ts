/**
 * The form of one event, and the check of a chain. The text of an event holds its number and the
 * hash of the event before; its own hash is the SHA-256 of the text. So any change to a stored byte
 * shows, here or at the next event.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Actor } from './actor.ts';
import type { Changed } from './changes.ts';

export interface NewEvent {
  readonly at: Date;
  readonly by: Actor;
  readonly what: string;
  readonly detail: string | null;
  readonly requirementIds: readonly string[];
  /** What stood there before and what stands there now. */
  readonly changes?: readonly Changed[];
  /** Caused by strangers, so it fills no quota of the owner. */
  readonly isApart?: boolean;
}

/** An event as it is stored: its number, its text and the hash of the text. */
export interface StoredLine {
  readonly seq: number;
  readonly body: string;
  readonly hash: string;
}

const written = z.object({
  seq: z.number(),
  previous: z.string(),
  at: z.string(),
  by: z.string(),
  actor: z.nullable(z.string()),
  session: z.nullable(z.string()),
  what: z.string(),
  detail: z.nullable(z.string()),
  requirementIds: z.array(z.string()),
  changes: z.array(z.object({ of: z.string(), before: z.unknown(), after: z.unknown() })),
});
type Written = z.infer<typeof written>;

export type StoredEvent = Omit<Written, 'at' | 'previous'> & {
  readonly id: string;
  readonly at: Date;
};

/**
 * The text of an event without its beginning `{"seq":…,"previous":"…",`, which the database writes.
 */
export function restOf({ at, by, what, detail, requirementIds, changes = [] }: NewEvent): string {
  const { id: actor, name, session } = by;
  return JSON.stringify({
    at: at.toISOString(),
    by: name,
    actor,
    session,
    what,
    detail,
    requirementIds,
    changes: changes.map(({ of, before = null, after = null }) => ({ of, before, after })),
  }).slice(1);
}

/** An event from its stored text. */
export function readEvent({ body }: Pick<StoredLine, 'body'>): StoredEvent {
  const { previous: _, at, ...event } = z.parse(written, JSON.parse(body));
  return { ...event, id: String(event.seq), at: new Date(at) };
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where the check of a chain stands: the number and hash of the last event that is right. */
export interface Position {
  readonly seq: number;
  readonly hash: string;
}
export const START: Position = { seq: 0, hash: '' };

/**
 * Checks the lines that follow `from`. Returns where they end, or what is wrong with the first that
 * is not right.
 */
export function followed(
  from: Position,
  lines: readonly StoredLine[],
): { readonly to: Position } | { readonly fault: string } {
  let to = from;
  for (const { seq, body, hash } of lines) {
    const fault = faultIn(to, { seq, body, hash });
    if (fault !== undefined) return { fault: `event ${seq}: ${fault}` };
    to = { seq, hash };
  }
  return { to };
}

function faultIn(before: Position, { seq, body, hash }: StoredLine): string | undefined {
  if (seq !== before.seq + 1) return `event ${before.seq + 1} is missing`;
  if (hashOf(body) !== hash) return 'its text does not have its hash';
  const text = z.safeParse(written, asJson(body));
  if (!text.success) return 'its text cannot be read';
  if (text.data.seq !== seq) return `its text says ${text.data.seq}`;
  return text.data.previous === before.hash ? undefined : 'it does not follow the event before';
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
