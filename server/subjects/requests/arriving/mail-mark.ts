/** What tells a mail from all others, so that one that comes twice stands once. */
import { createHash } from 'node:crypto';
import { MOST_OF_MAIL } from '#contract/requests/request-mail.ts';

interface Marked {
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
  readonly text: string;
  /** As the mail names its time, or the day on which it came; '' where neither is known. */
  readonly sentAt: string;
}

/**
 * Its own name where it has one: servers that hear no answer send the same mail again. Without one:
 * sender, day and words.
 */
export function markOf({ headers, from, text, sentAt }: Marked): string {
  const name = headers['message-id']?.trim().slice(0, MOST_OF_MAIL.header);
  const words = text.slice(0, MOST_OF_MAIL.text).replaceAll(/\s+/g, ' ').trim();
  const hash = createHash('sha256');
  return hash
    .update(name || [from.trim().toLowerCase(), dayIn(sentAt), words].join('\n'))
    .digest('hex');
}

/** The day in Greenwich: only the same mail has to give the same one. */
function dayIn(sentAt: string): string {
  const at = new Date(sentAt);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}
