/** Mails about a business that goes to another owner. Names that look like links are left out. */
import { type Addressee, type Inviter, isPlainName, ownerMail, strangersMail } from './mails.ts';
import { NOT_YOU, sayMoment } from './security-mails.ts';
import type { Mail } from './store.ts';

const business = (name: string) => (isPlainName(name) ? `the business "${name}"` : 'a business');
const person = (name: string) => (isPlainName(name) ? name : 'Somebody');

/** To the next owner. */
export function offerMail(email: string, from: Inviter, link: string): Mail {
  return strangersMail(
    email,
    'A business on Statewise is offered to you',
    [
      `${person(from.name)} offers you ${business(from.businessName)} on Statewise. You would be its owner.`,
      'Open this link and sign in, or open an account with this address. It works for 7 days.',
      { link },
      'If you do not expect this, ignore the message. Nothing changes then.',
    ],
    from.language,
  );
}

/** To the owner, when a business was offered. */
export function offeredMail(
  to: Addressee,
  { email, businessName }: { readonly email: string; readonly businessName: string },
  at: Date,
): Mail {
  return ownerMail(to, 'You offered a business on Statewise to another owner', [
    `Someone who knows your password offered ${business(businessName)} to ${email} on ${sayMoment(at)}.`,
    'It goes to that person when they accept. Until then you can take the offer back on your account page.',
    NOT_YOU,
  ]);
}

const AFTERWARDS = {
  editor: 'You can still read and edit it.',
  reader: 'You can still read it.',
  nothing: 'You no longer have access to it.',
} as const;

/** To the former owner, when the offer was accepted. */
export function takenOverMail(
  to: Addressee,
  by: {
    readonly name: string;
    readonly businessName: string;
    readonly keeps: keyof typeof AFTERWARDS;
  },
  at: Date,
): Mail {
  return ownerMail(to, 'A business on Statewise has another owner now', [
    `${person(by.name)} accepted your offer of ${business(by.businessName)} on ${sayMoment(at)}, and is its owner now.`,
    AFTERWARDS[by.keeps],
    'The address of its calendar and its links for reading have ended.',
  ]);
}
