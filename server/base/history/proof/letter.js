/**
 * Looks for a letter of the request desk: the events whose hash is that of its words, with one
 * space between two words. Also found is a letter within a mail, as a run of its paragraphs.
 */
export async function letterIn(file, letter, sha256) {
  const words = (text) => text.replaceAll(/\s{1,1000}/gu, ' ').trim();
  const hashes = new Set([await sha256(letter), await sha256(words(letter))]);
  const paragraphs = letter
    .trim()
    .split(/\r?\n[ \t]{0,20}\r?\n/)
    .slice(0, 80);
  for (let from = 0; from < paragraphs.length; from += 1)
    for (let to = from + 1; to <= paragraphs.length; to += 1)
      hashes.add(await sha256(words(paragraphs.slice(from, to).join(' '))));
  const found = [];
  for (const line of file.split('\n').filter((each) => each.trim() !== '')) {
    const event = JSON.parse(JSON.parse(line).text);
    for (const { after } of event.changes ?? []) {
      const own = [after?.fields?.sha256, ...(after?.fields?.sha256Words ?? [])];
      if (own.some((hash) => hashes.has(hash)))
        found.push(
          `Event ${event.seq}: ${event.what}${event.detail ? ` (${event.detail})` : ''}, on ${after.on}.`,
        );
    }
  }
  return found;
}
