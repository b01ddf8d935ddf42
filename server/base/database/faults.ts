/** Database errors: which of them mean "try again later", and which parts may appear in a log. */
import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATE classes: connection, resources, operator intervention, system error; read-only; out of
 * time or patience; a password or a database that is not the server's any more; damaged.
 */
const STORAGE_STATES = /^(08|28|53|57|58)|^(3D000|25006|25P03|55P03|40001|40P01|XX001|XX002)$/;
const STORAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EROFS',
  'EIO',
  'EACCES',
  'EDQUOT',
]);
/** The pool's and PGlite's own errors carry no code. */
const STORAGE_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|PGlite is closed|Cannot use a pool after calling end/;

/** Whether the database cannot be reached or written now, as opposed to an error of the program. */
export function isStorageFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  if (STORAGE_CODES.has(code) || STORAGE_STATES.test(code) || STORAGE_WORDS.test(fault.message))
    return true;
  return isStorageFault(fault.cause);
}

/**
 * What a broken foreign key says of a race: the business or the account was deleted while something
 * of it was written. Undefined for every other error.
 */
export function deletedMeanwhile(fault: unknown): 'account' | 'business' | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (!('code' in fault) || fault.code !== '23503') return deletedMeanwhile(fault.cause);
  const constraint = 'constraint' in fault ? String(fault.constraint) : '';
  return constraint.endsWith('users_id_fk') ? 'account' : 'business';
}

/**
 * What a log may say about an error. Query parameters are left out, because they hold what owners
 * entered.
 */
export function withoutValues(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: 'something that is no error was thrown' };
  const frames = fault.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const message =
    fault instanceof DrizzleQueryError ? `Failed query: ${fault.query}` : fault.message;
  return {
    name: fault.name,
    message,
    ...('code' in fault && { code: fault.code }),
    frames,
    ...(fault.cause !== undefined && { cause: withoutValues(fault.cause) }),
  };
}
