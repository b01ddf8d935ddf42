/**
 * Checks a history. Each line is JSON with `text` and `hash`: the hash is the SHA-256 of the text in hexadecimal, and the
 * text is JSON with its number (`seq`, from 1, without a gap) and the hash of the event before (`previous`; empty in the
 * first). `earlier` is the number and hash of an event that you noted before: it must still be there.
 */
export async function check(file, sha256, earlier) {
  const lines = file.split('\n').filter((line) => line.trim() !== '');
  let last = { seq: 0, hash: '' };
  let found = false;
  for (const [at, line] of lines.entries()) {
    const fault = (why) => ({ right: false, events: last.seq, why: `Line ${at + 1}: ${why}` });
    let event;
    let text;
    try {
      event = JSON.parse(line);
      text = JSON.parse(event.text);
    } catch {
      return fault('this is no event. It was changed or cut off.');
    }
    if ((await sha256(event.text)) !== event.hash)
      return fault('the event was changed: its text does not have its hash.');
    if (text.seq !== last.seq + 1) return fault(`event ${last.seq + 1} is missing.`);
    if (text.previous !== last.hash)
      return fault('an event before it was changed or taken out: the hashes do not follow.');
    last = { seq: text.seq, hash: event.hash };
    if (earlier && earlier.seq === last.seq && earlier.hash === last.hash) found = true;
  }
  if (earlier && !found)
    return {
      right: false,
      events: last.seq,
      why: `Event ${earlier.seq} with the hash that you noted is not in this file.`,
    };
  return { right: true, events: last.seq, hash: last.hash };
}
