/** The parts of a letter that name who wrote it and who gets it. */
import { writtenDates } from '#text/written-dates.ts';

export interface LetterZones {
  /** Lines of the letterhead, without those of who gets the letter. */
  readonly head: readonly string[];
  /** Lines of the signature. */
  readonly end: readonly string[];
  /** Whether a closing, "Sincerely,", leads the signature. */
  readonly closed: boolean;
  /** Names of who gets it, in small letters. */
  readonly recipients: readonly string[];
}

const HEAD_LINES = 14;
const END_LINES = 16;
const SIGNED_LINES = 12;
const GREETING_WITHIN = 40;

const GREETING =
  /^(?:dear|to whom it may concern|hello|hi|good (?:morning|afternoon|day)|greetings|estimad[oa]s?)\b|^counsel\b.{0,30}[,:]$/i;
const CLOSING =
  /^(?:(?:very |yours ){0,2}(?:truly|sincerely|respectfully|cordially|faithfully)|(?:(?:with )?(?:best|kind|warm) )?regards|yours|best|thank you|thanks|atentamente|cordialmente)\b.{0,24}$/i;
/** Who gets the letter or a copy of it, how it goes, and what it is about. */
const NO_SENDER =
  /^(?:to:?|attn|attention|via|by (?:mail|email|e-mail|hand|fedex|ups|certified)|cc|bcc|re|subject|date|enclosures?|encl)\b/i;
const AFTER_END =
  /^(?:cc|bcc|copy to|copies to|enclosures?|encl|attachments?|schedule|exhibit|appendix|p\.? ?s)\b/i;

/** The parts, by the lines of the letter without empty ones. */
export function letterZones(text: string): LetterZones {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const greeting = lines.slice(0, GREETING_WITHIN).findIndex((line) => GREETING.test(line));
  const headEnd = greeting === -1 ? Math.min(HEAD_LINES, lines.length) : greeting;
  const closing = lines.findLastIndex((line, at) => at > headEnd && CLOSING.test(line));
  const rest = lines.slice(headEnd);
  const signed = closing === -1 ? rest.slice(-END_LINES) : lines.slice(closing + 1);
  const cut = signed.findIndex((line) => AFTER_END.test(line));
  return {
    head: letterhead(lines.slice(0, headEnd), greeting !== -1),
    end: (cut === -1 ? signed : signed.slice(0, cut)).slice(
      0,
      closing === -1 ? END_LINES : SIGNED_LINES,
    ),
    closed: closing !== -1,
    recipients: recipientsIn(lines, greeting),
  };
}

/** Between its date and its greeting a letter names who gets it. */
function letterhead(head: readonly string[], greeted: boolean): readonly string[] {
  const date = greeted ? head.findLastIndex((line) => writtenDates(line).length > 0) : -1;
  const own = date > 0 ? head.slice(0, date) : head;
  return own.slice(0, HEAD_LINES).filter((line) => !NO_SENDER.test(line));
}

/** Words of a greeting that are no name. */
const NO_NAME =
  /\b(?:dear|hello|hi|sir|sirs|madam|owner|owners|counsel|president|general manager|manager|customer service|team|mr|mrs|ms|dr|business|phone|subscriber|or|and|the|of|to|whom|it|may|concern|inc|llc|ltd|corp|co)\b\.?/gi;
const ADDRESSED = /^to:? (?:the (?:owners?|managers?|operators?|attention) of )?(.{3,80})$/i;
const LEAST_NAME = 4;

function recipientsIn(lines: readonly string[], greeting: number): string[] {
  const to = lines
    .slice(0, greeting === -1 ? HEAD_LINES : greeting)
    .flatMap((line) => ADDRESSED.exec(line)?.[1] ?? []);
  return [...to, greeting === -1 ? '' : (lines[greeting] ?? '').slice(0, 80)]
    .map((name) =>
      (name.split(/[,:]/, 1)[0] ?? '')
        .replaceAll(NO_NAME, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name.length >= LEAST_NAME);
}
