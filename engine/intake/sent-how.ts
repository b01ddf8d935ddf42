/** How a mail was sent, by its headers: by a machine, to many, or as an answer. */

interface SentMail {
  readonly subject: string;
  /** Small names → values. */
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
}

/** Bounces, absences and tickets say so in their headers, or in their words. */
export function isAutomatic({ headers, from, subject }: SentMail, said: boolean): boolean {
  const auto = headers['auto-submitted'];
  if (auto !== undefined && !/^no\b/i.test(auto)) return true;
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined) return true;
  if (/multipart\/report/i.test(headers['content-type'] ?? '')) return true;
  if (/^(?:mailer-daemon|postmaster)@/i.test(from)) return true;
  return said && /auto|undeliver|returned|delivery|office|fuera|automática|entreg/i.test(subject);
}

/** A mail of ours came back; a receipt that it was read is a report, too. */
export const isBounce = ({ headers, from }: SentMail) =>
  /delivery-status/i.test(headers['content-type'] ?? '') ||
  /^(?:mailer-daemon|postmaster)@/i.test(from);

/** Forms of sites and services of agents send from such addresses, too. */
export const isFromMachine = ({ from }: SentMail) => /^(?:no-?reply|do-?not-?reply)@/i.test(from);

export const isMassMail = ({ headers }: SentMail) =>
  headers['list-unsubscribe'] !== undefined ||
  headers['list-id'] !== undefined ||
  /bulk|list|junk/i.test(headers['precedence'] ?? '');

export const isAnswer = ({ headers, subject }: SentMail) =>
  headers['in-reply-to'] !== undefined || /^\s*(?:re|aw|rv|resp)\s*:/i.test(subject);
