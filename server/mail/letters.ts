/** The mails that Statewise sends, as plain text and simple HTML. */
import { escapeHtml } from '#text/escape.ts';
import type { Letter } from './store.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** "Please confirm your address", after registration or on request. */
export function verificationLetter(to: Addressee, link: string): Letter {
  return letter(to, 'Confirm your email address for Statewise', [
    'Thank you for opening a Statewise account.',
    'Open this link to confirm that this email address is yours. It works for 3 days.',
    { link },
    'If you did not open an account, you can ignore this message.',
  ]);
}

/** "Choose a new password". */
export function resetLetter(to: Addressee, link: string): Letter {
  return letter(to, 'Choose a new password for Statewise', [
    'Someone asked to reset the password of your Statewise account.',
    'Open this link to choose a new one. It works once, for 1 hour.',
    { link },
    'If that was not you, ignore this message. Your password stays as it is.',
  ]);
}

type Paragraph = string | { readonly link: string };

function letter(to: Addressee, subject: string, paragraphs: readonly Paragraph[]): Letter {
  const all: Paragraph[] = [
    `Hello ${oneLine(to.firstName)},`,
    ...paragraphs,
    'Statewise gives general guidance. It is not legal advice.',
  ];
  return {
    recipient: to.email,
    subject,
    text: `${all.map((part) => (typeof part === 'string' ? wrapped(part) : part.link)).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${all.map(asHtml).join('')}</body></html>`,
  };
}

function asHtml(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`;
}

/** Breaks the text into lines of at most 72 characters: longer ones would be encoded, which is hard to read in a file. */
const wrapped = (paragraph: string) => paragraph.replace(/(?=.{73})(.{1,72}) /g, '$1\n');

/** A name as one short line, whatever the owner entered. */
const oneLine = (name: string) => name.replace(/\s+/g, ' ').slice(0, 80);
