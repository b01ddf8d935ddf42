/** What a mail says itself, without what it quotes. */

const MARKS: readonly RegExp[] = [
  /^\s*>/,
  /^-{2,}\s*(?:original message|mensaje original|forwarded message)/i,
  /^_{8,}$/,
];
const BEGINS_QUOTE =
  /^(?:.{3,160}\b(?:wrote|escribi[óo]|schrieb)\s?:|from:\s.{3,120}|de:\s.{3,120}<.{3,80}>)$/i;

/** Who sent what is passed on, when and to whom: nobody's words. */
const HEADER =
  /^\*?(?:from|de|sent|enviado(?: el)?|date|fecha|to|para|cc|attachments|datos adjuntos)\*?\s?:/i;

/** With fewer characters before it, what is forwarded is what is meant. */
const FEW = 80;
/** A colleague's words beside a mail that is passed on to the desk. */
const FEW_BESIDE = 400;

/** "From: … Sent: … To: …", as some programs begin what they quote. */
const isHead = ([first = '', ...next]: readonly string[]) =>
  /^\s{0,4}\*?(?:from|de)\s?:/i.test(first) &&
  next.some((line) => /^\s{0,4}\*?(?:sent|date|to|enviado|fecha|para)\s?:/i.test(line));

/** "FW: account removal": somebody passes on what came to them. */
export const isForwarded = ({ subject }: { readonly subject: string }): boolean =>
  /^\s{0,9}(?:fwd?|rv|reenv|enc|tr)\s?:/i.test(subject);

/**
 * The own words. A forwarded mail without words of its own, or with few of them, is read whole:
 * `forwards` says that the subject calls it one.
 */
export function ownText(text: string, forwards = false): string {
  const lines = text.replaceAll('\r', '').split('\n');
  const kept: string[] = [];
  let cut = false;
  for (const [at, line] of lines.entries()) {
    const isQuote = BEGINS_QUOTE.test(line.trim()) || (MARKS[1]?.test(line) ?? false);
    cut = isQuote || isHead(lines.slice(at, at + 4));
    if (cut) break;
    if (MARKS.some((mark) => mark.test(line))) continue;
    kept.push(line);
  }
  const own = kept.join('\n').trim();
  const passesOn = forwards
    ? cut && own.length < FEW_BESIDE
    : own.length < FEW && lines.some((line) => MARKS[1]?.test(line));
  return own === '' || passesOn
    ? lines
        .map((line) => line.replace(/^[\s>]{1,20}/, ''))
        .filter((line) => !HEADER.test(line))
        .join('\n')
    : own;
}
