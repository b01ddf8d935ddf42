/** Who wrote a letter: a public office, a lawyer, or somebody else. */
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { hasPhrase, smallWords } from '#text/phrase.ts';
import { writtenDates } from '#text/written-dates.ts';
import { US_STATES } from '#text/us-states.ts';

export interface LetterSender {
  readonly kind: 'office' | 'lawyer' | 'other';
  /** Its name as it stands in the letter; null: none was found. */
  readonly name: string | null;
  /** It names an address that looks like an office's and is none. */
  readonly strange: boolean;
}

/** What a mail says of its sender. */
export interface LetterMail {
  readonly name: string;
  readonly address: string;
}

/** A letterhead and a signature stand in so many lines. */
const HEAD_LINES = 14;
const END_LINES = 16;
const LONGEST_LINE = 110;
/** Words of a sentence, which a letterhead has not. */
const IN_SENTENCE =
  /\b(?:you|your|we|our|the following|dear|has|have|will|may|must|re:|subject:)\b/i;
const PUBLIC_ADDRESS = /(?:\.gov|\.mil|\.state\.[a-z]{2}\.us|\.us)$/i;

/** The sender, by letterhead, signature and the address of a mail. */
export function letterSender(
  text: string,
  signs: Pick<LetterSigns, 'offices' | 'lawyers'>,
  mail: LetterMail | null,
): LetterSender {
  const sent = mail ?? mailHead(text);
  const address = sent === null ? '' : ` ${sent.address} `;
  return { ...senderIn(text, signs, sent), strange: looksLikeOffice(text + address) };
}

/** A mail is pasted with its head, too: its first lines then name who sent it. */
function mailHead(text: string): LetterMail | null {
  const head = text.trimStart().split('\n', 6).join('\n');
  const found =
    /^From:[ \t]{0,3}"?([^"<>\n@]{0,80})"?[ \t]{0,3}<?([^\s<>@]{1,64}@[\w.-]{1,100})>?/im.exec(
      head,
    );
  const [, name = '', address = ''] = found ?? [];
  return found === null ? null : { name: name.trim(), address };
}

/** "audit@calprivacy-enforcement.com": an office's words, and no office's address. */
const ADDRESS = /[@/.]([a-z0-9-]{1,60}\.(?:com|net|org|info|co|biz|online))\b/gi;
const OFFICE_WORDS =
  /calprivacy|cppa|privacy-(?:bureau|enforcement|compliance)|(?:^|-)(?:ag|oag|atg|gov)(?:-|\.)|attorneygeneral|attorney-general|state-?notice/i;
const looksLikeOffice = (text: string) =>
  [...text.matchAll(ADDRESS)].some(([, host = '']) => OFFICE_WORDS.test(host));

function senderIn(
  text: string,
  { offices, lawyers }: Pick<LetterSigns, 'offices' | 'lawyers'>,
  mail: LetterMail | null,
): Omit<LetterSender, 'strange'> {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const named = (kind: readonly string[]) =>
    placesOf(lines).find((line) => hasPhrase(smallWords(line), kind)) ?? null;
  const office = named(offices);
  const lawyer = named(lawyers);
  const mailName = mail === null || mail.name === '' ? null : mail.name;
  if (mail !== null && !PUBLIC_ADDRESS.test(mail.address)) {
    // An office writes from an office's address.
    if (lawyer !== null) return { kind: 'lawyer', name: lawyer };
    return { kind: 'other', name: mailName ?? mail.address };
  }
  if (office !== null) return { kind: 'office', name: whole(office, lines) };
  if (mail !== null) return { kind: 'office', name: mailName ?? mail.address };
  if (lawyer !== null) return { kind: 'lawyer', name: lawyer };
  return { kind: 'other', name: companyIn(withoutRecipient(lines)) };
}

const GREETING = /^(?:dear|to whom it may concern|hello|hi)\b/i;

/** Between its date and its greeting a letter names who gets it. */
function withoutRecipient(lines: readonly string[]): readonly string[] {
  const greeting = lines.findIndex((line) => GREETING.test(line));
  const date = lines
    .slice(0, Math.max(0, greeting))
    .findLastIndex((line) => writtenDates(line).length > 0);
  return date === -1 ? lines : [...lines.slice(0, date), ...lines.slice(greeting)];
}

/** Lines of letterhead and signature, the letterhead first. */
const placesOf = (lines: readonly string[]) =>
  [...lines.slice(0, HEAD_LINES), ...lines.slice(HEAD_LINES).slice(-END_LINES)].filter(
    (line) => line.length <= LONGEST_LINE && !IN_SENTENCE.test(line),
  );

/** "Office of the Attorney General" often stands a line apart from "State of Colorado". */
function whole(office: string, lines: readonly string[]): string {
  if (/\b(?:state|commonwealth|county|city) of\b/i.test(office) || namesState(office))
    return office;
  const at = lines.indexOf(office);
  const beside = [lines[at - 1], lines[at + 1]].find((line) =>
    /^(?:the )?(?:state|commonwealth|county|city) of [a-z .]{3,30}$/i.test(line ?? ''),
  );
  return beside === undefined ? office : `${office}, ${beside}`;
}

const namesState = (office: string) =>
  US_STATES.some(({ name }) => office.toLowerCase().includes(name.toLowerCase()));

const companyIn = (lines: readonly string[]) =>
  placesOf(lines).find((line) =>
    /\b(?:inc|llc|corp|bureau|services|center|company|department|division|agency|office)\b\.?/i.test(
      line,
    ),
  ) ?? null;
