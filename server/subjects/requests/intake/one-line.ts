/** Names as one line of signs that are seen: a stranger's name writes no lines into a letter. */

/** Signs without width, those that turn the direction of a text, and those that nothing shows. */
const UNSEEN = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;
/** They join letters of some scripts, and do nothing beside Latin ones or spaces. */
const IDLE_JOINERS =
  /(?<=^|[\p{Script=Latin}\s])[\u200C\u200D]|[\u200C\u200D](?=$|[\p{Script=Latin}\s])/gu;

/** The text in one line, without signs that nobody sees; null where nothing is left. */
export function oneLine(text: string | null): string | null {
  if (text === null) return null;
  const seen = text.replaceAll(UNSEEN, '').replaceAll(IDLE_JOINERS, '');
  return seen.replaceAll(/\s+/g, ' ').trim() || null;
}
