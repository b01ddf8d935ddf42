/** Who wrote a letter: a public office, a lawyer, or somebody else. */
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { hasPhrase, smallWords } from '#text/phrase.ts';
import { US_STATES } from '#text/us-states.ts';
import { personOn, signerOf } from './letter-person.ts';
import { letterZones, type LetterZones } from './letter-zones.ts';

export interface LetterSender {
  readonly kind: 'office' | 'lawyer' | 'other';
  /** Its name as it stands in the letter; null: none was found. */
  readonly name: string | null;
  /** Whether the name is that of a person who writes for themselves. */
  readonly person: boolean;
  /** It names an address that looks like an office's and is none. */
  readonly strange: boolean;
  /** An office that it calls itself, and where it really comes from; null: no such difference. */
  readonly claimsToBe: { readonly office: string; readonly address: string } | null;
}

/** What a mail says of its sender. */
export interface LetterMail {
  readonly name: string;
  readonly address: string;
}

const LONGEST_LINE = 110;
/** Words of a sentence, which a letterhead has not. */
const IN_SENTENCE =
  /\b(?:you|your|we|our|the following|dear|has|have|will|may|must)\b|\b(?:re|subject):/i;
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

type Named = Omit<LetterSender, 'strange'>;

function senderIn(
  text: string,
  signs: Pick<LetterSigns, 'offices' | 'lawyers'>,
  mail: LetterMail | null,
): Named {
  const { offices } = signs;
  const zones = letterZones(text);
  const places = placesOf(zones);
  const named = places.filter((line) => isOfficeName(line, offices));
  const office = named.find((line) => namesState(line)) ?? named[0] ?? null;
  const mailName = mail === null || mail.name === '' ? null : mail.name;
  const official = mail === null || PUBLIC_ADDRESS.test(mail.address);
  const claimsToBe =
    official || (office === null && !hasPhrase(smallWords(mailName ?? ''), offices))
      ? null
      : { office: office ?? mailName ?? '', address: mail.address };
  if (office !== null && official)
    return {
      kind: 'office',
      name: whole(office.replace(/^(?:for|by):? (?=the |attorney )/i, ''), places),
      person: false,
      claimsToBe,
    };
  if (mail !== null && official)
    return { kind: 'office', name: mailName ?? mail.address, person: false, claimsToBe };
  const unofficial = nobodysOffice(text, { zones, places, signs, mail });
  return claimsToBe === null
    ? { ...unofficial, claimsToBe }
    : { kind: 'other', name: claimsToBe.office, person: false, claimsToBe };
}

interface Unofficial {
  readonly zones: LetterZones;
  readonly places: readonly string[];
  readonly signs: Pick<LetterSigns, 'offices' | 'lawyers'>;
  readonly mail: LetterMail | null;
}

/** Somebody speaks for somebody else, as lawyers do. */
const SPEAKS_FOR =
  /\b(?:(?:this|our|my) (?:law )?(?:firm|office) (?:represents|has been (?:retained|engaged))|i represent|i am (?:an? )?(?:attorney|lawyer|counsel|retained)|we (?:represent|are counsel|are (?:the )?attorneys|(?:are|have been|were) (?:retained|engaged)|act for|write (?:for|on behalf of) (?:mr|ms|mrs|dr|our client|my client))|(?:our|my) clients?(?:'s)?)\b/i;
/** Those who collect for others, and those who sell. */
const NO_LAWYER = /\b(?:collections?|recovery|billing|unsubscribe|subscription|per month)\b|\/mo/i;

/** A lawyer, a person or a company. */
function nobodysOffice(
  text: string,
  { zones, places, signs, mail }: Unofficial,
): Omit<Named, 'claimsToBe'> {
  const signer = signerOf(text, zones);
  const sent = mail === null || mail.name === '' ? null : mail.name;
  const firms = places.filter(
    (line) => hasPhrase(smallWords(line), signs.lawyers) && !isOfficeName(line, signs.offices),
  );
  const firm = firms.find((line) => !isRole(line));
  if (firm !== undefined) return { kind: 'lawyer', name: firm, person: false };
  const others = { name: companyIn(places) ?? signer ?? sent ?? mail?.address ?? null };
  if (firms.length > 0 || (SPEAKS_FOR.test(text) && !NO_LAWYER.test(text)))
    return { kind: 'lawyer', name: signer ?? others.name ?? firms[0] ?? null, person: false };
  if (mail !== null)
    return {
      kind: 'other',
      name: sent ?? signer ?? mail.address,
      person: personOn(sent ?? '') !== null || (sent === null && signer !== null),
    };
  return { kind: 'other', ...others, person: others.name !== null && others.name === signer };
}

/** "Attorneys and Counselors", "Counsel for Ms. Doe", "Ana Ruiz, Esq.": no name of a firm. */
const isRole = (line: string) =>
  /^(?:attorneys?|counsel|counselors?|lawyers?|trial lawyers|abogad\p{L}{1,2})\b/iu.test(line) ||
  personOn(line) !== null;

/** Companies may have an office's words in their names. */
export const isOfficeName = (line: string, offices: readonly string[]) =>
  hasPhrase(smallWords(line), offices) && !/\b(?:llc|inc|corp|ltd|llp|pllc)\b/i.test(line);

/** Lines of letterhead and signature, the letterhead first; none names who gets the letter. */
const placesOf = ({ head, end, recipients }: LetterZones) =>
  [...head, ...end].filter(
    (line) =>
      line.length <= LONGEST_LINE &&
      !IN_SENTENCE.test(line) &&
      !recipients.some((name) => line.toLowerCase().includes(name)),
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
  lines.find((line) =>
    /\b(?:inc|llc|corp|bureau|services|center|company|department|division|agency|office)\b\.?/i.test(
      line,
    ),
  ) ?? null;
