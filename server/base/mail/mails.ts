/** The mails that Statewise sends, as plain text and simple HTML. */
import { escapeHtml } from '#text/escape.ts';
import type { Language } from '#text/language.ts';
import { lineInSpanish } from './in-spanish.ts';
import type { Mail } from './store.ts';

export interface Addressee {
  readonly email: string;
  readonly firstName: string;
  /** Of the mail; English if left out. */
  readonly language?: Language;
}

/** "Please confirm your address", after registration or on request. */
export function verificationMail(to: Addressee, link: string): Mail {
  return ownerMail(to, 'Confirm your email address for Statewise', [
    'Thank you for opening a Statewise account.',
    'Open this link to confirm that this email address is yours. It works for 3 days.',
    { link },
    'If you did not open an account, you can ignore this message.',
  ]);
}

/** "Choose a new password". */
export function resetMail(to: Addressee, link: string): Mail {
  return ownerMail(to, 'Choose a new password for Statewise', [
    'Someone asked to reset the password of your Statewise account.',
    'Open this link to choose a new one. It works once, for 1 hour.',
    { link },
    'If that was not you, ignore this message. Your password stays as it is.',
  ]);
}

/** To the new address: "Confirm your new address". */
export function newAddressMail(to: Addressee, link: string): Mail {
  return ownerMail(to, 'Confirm your new email address for Statewise', [
    'You asked to use this address for your Statewise account.',
    'Open this link to confirm it. It works for 3 days. Until then your old address stays.',
    { link },
    'If that was not you, ignore this message. Nothing changes then.',
  ]);
}

/** To the old address, when a change was asked for. */
export function addressAskedMail(to: Addressee, newEmail: string): Mail {
  return ownerMail(to, 'Your Statewise address may change', [
    `Someone who knows your password asked to change the address of your account to ${newEmail}.`,
    'It changes when the link that we sent there is opened.',
    'If that was not you, change your password now, which also ends that link.',
  ]);
}

/** To the old address, when it was changed. */
export function addressChangedMail(to: Addressee, newEmail: string): Mail {
  return ownerMail(to, 'Your Statewise address was changed', [
    `The address of your account is now ${newEmail}. This address is no longer used.`,
    'If that was not you, write at once to the people who run this site.',
  ]);
}

export interface Inviter {
  readonly name: string;
  readonly businessName: string;
  /** In which the invited person is written to as well; English always is. */
  readonly language?: Language;
}

/** An invitation to advise; names that look like links are left out. */
export function invitationMail(
  email: string,
  from: Inviter & { readonly role: string },
  link: string,
): Mail {
  const who = isPlainName(from.name) ? from.name : 'Somebody';
  const what = isPlainName(from.businessName)
    ? `the business "${from.businessName}"`
    : 'a business';
  return strangersMail(
    email,
    'You are invited to a business on Statewise',
    [
      from.role === 'editor'
        ? `${who} invites you to read and edit ${what} on Statewise.`
        : `${who} invites you to read ${what} on Statewise.`,
      'Open this link and sign in, or open an account with this address. It works for 7 days.',
      { link },
      'If you do not expect this, ignore the message.',
    ],
    from.language,
  );
}

/** Running text, text in both languages or in another than the mail's, or an address. */
export type Paragraph =
  | string
  | { readonly en: string; readonly es: string }
  | { readonly text: string; readonly language: string }
  | { readonly rows: readonly (readonly string[])[]; readonly language: string }
  | { readonly link: string };

export function ownerMail(to: Addressee, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const all = [
    greeting(to.firstName),
    ...paragraphs,
    'Statewise gives general guidance. It is not legal advice.',
  ];
  return to.language === 'es'
    ? plainMail(to.email, lineInSpanish(subject) ?? subject, all.map(inSpanish), 'es')
    : plainMail(to.email, subject, all);
}

/** To somebody whose language is not known: in that of who writes, and in English below. */
export function strangersMail(
  email: string,
  subject: string,
  paragraphs: readonly Paragraph[],
  language: Language = 'en',
): Mail {
  const english = ownerMail({ email, firstName: '@' }, subject, paragraphs);
  if (language === 'en') return english;
  const below = [greeting('@'), ...paragraphs].map((part) =>
    typeof part === 'string'
      ? { text: part, language: 'en' }
      : 'en' in part
        ? { text: part.en, language: 'en' }
        : part,
  );
  const both = [...paragraphs, '———', ...below];
  return ownerMail({ email, firstName: '@', language }, subject, both);
}

/** A line that has no Spanish is marked as English. */
function inSpanish(part: Paragraph): Paragraph {
  if (typeof part !== 'string') return 'es' in part ? part.es : part;
  return lineInSpanish(part) ?? { text: part, language: 'en' };
}

/** A mail to somebody who is no owner, in the language of its paragraphs. */
export function plainMail(
  recipient: string,
  subject: string,
  all: readonly Paragraph[],
  language = 'en',
): Mail {
  return {
    recipient,
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${all.map(asHtml).join('')}</body></html>`,
  };
}

function asText(part: Paragraph): string {
  if (typeof part === 'string') return wrapped(part);
  if ('en' in part) return wrapped(part.en);
  if ('rows' in part) return part.rows.map((cells) => wrapped(cells.join(' | '))).join('\n');
  return 'link' in part ? part.link : wrapped(part.text);
}

function asHtml(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${linesOf(part)}</p>`;
  if ('en' in part) return `<p>${linesOf(part.en)}</p>`;
  if ('text' in part) return `<p lang="${part.language}">${linesOf(part.text)}</p>`;
  if ('rows' in part) return tableOf(part.rows, part.language);
  return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`;
}

const linesOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function tableOf([head = [], ...rows]: readonly (readonly string[])[], language: string): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag} align="left" valign="top">${linesOf(cell)}</${tag}>`).join('')}</tr>`;
  const all = [row(head, 'th'), ...rows.map((cells) => row(cells, 'td'))].join('');
  return `<table lang="${language}" border="1" cellpadding="6" style="border-collapse:collapse">${all}</table>`;
}

/**
 * Breaks the text into lines of at most 72 characters: longer ones would be encoded, which is hard
 * to read in a file.
 */
const wrapped = (paragraph: string) => paragraph.replace(/(?=.{73})(.{1,72}) /g, '$1\n');

const LIKE_A_LINK = /www\.|[/\\@]|[\p{L}\d-][.。]\p{L}{2,}/iu;
/** So many digits may be a number to call. */
const MOST_DIGITS = 4;

/**
 * Whether a name can stand in a mail to an address that nobody confirmed: it looks like no link and
 * no number to call.
 */
export function isPlainName(name: string): boolean {
  const text = name.normalize('NFKC');
  return !LIKE_A_LINK.test(text) && text.replaceAll(/\D/g, '').length <= MOST_DIGITS;
}

/** Anybody may register another's address: a name that looks like a link is not repeated. */
const greeting = (firstName: string) =>
  isPlainName(firstName) ? `Hello ${firstName.replace(/\s+/g, ' ').slice(0, 80)},` : 'Hello,';
