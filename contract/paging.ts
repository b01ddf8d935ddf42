/**
 * Long lists come in pages of 100, newest first: the next page is asked for by the last entry of
 * the one before.
 */
import * as z from 'zod/mini';

export const PAGE_SIZE = 100;

const number = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Give the number of an entry'));

/** The number of an entry: those before it are wanted. */
export const pageBefore = z.object({ before: z.optional(number) });

/** The number in a query. */
export const beforeIn = ({ before }: z.infer<typeof pageBefore>): number | undefined =>
  before === undefined ? undefined : Number(before);
