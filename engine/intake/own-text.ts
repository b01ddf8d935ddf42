/** What a mail says itself, without what it quotes. */

const MARKS: readonly RegExp[] = [
  /^\s*>/,
  /^-{2,}\s*(?:original message|mensaje original|forwarded message)/i,
  /^_{8,}$/,
];
const BEGINS_QUOTE =
  /^(?:.{3,160}\b(?:wrote|escribi[óo]|schrieb)\s?:|from:\s.{3,120}|de:\s.{3,120}<.{3,80}>)$/i;

/** With fewer characters before it, what is forwarded is what is meant. */
const FEW = 80;

/** "From: … Sent: … To: …", as some programs begin what they quote. */
const isHead = ([first = '', ...next]: readonly string[]) =>
  /^\s{0,4}\*?(?:from|de)\s?:/i.test(first) &&
  next.some((line) => /^\s{0,4}\*?(?:sent|date|to|enviado|fecha|para)\s?:/i.test(line));

/** The own words. A forwarded mail without words of its own is read whole. */
export function ownText(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n');
  const kept: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (isHead(lines.slice(at, at + 4))) break;
    if (BEGINS_QUOTE.test(line.trim()) || (MARKS[1]?.test(line) ?? false)) break;
    if (MARKS.some((mark) => mark.test(line))) continue;
    kept.push(line);
  }
  const own = kept.join('\n').trim();
  const forwards = own.length < FEW && lines.some((line) => MARKS[1]?.test(line));
  return own === '' || forwards
    ? lines.map((line) => line.replace(/^[\s>]{1,20}/, '')).join('\n')
    : own;
}
