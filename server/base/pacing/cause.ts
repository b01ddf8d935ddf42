/** What a line of the log says of a fault. */
import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Why, in the words of one line of the log. A failed statement is told by its cause alone: its own
 * message holds what owners entered.
 */
export function causeInWords(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown cause';
  if (fault instanceof DrizzleQueryError) return causeInWords(fault.cause);
  return fault.message || ('code' in fault ? String(fault.code) : fault.name);
}
