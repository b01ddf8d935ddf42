/**
 * Mails that tell an owner of each change by which somebody could take the account, or keep the
 * owner out.
 */
import { ownerMail, type Addressee } from './mails.ts';
import type { Mail } from './store.ts';

/** A moment that reads the same everywhere: "2026-11-22 at 16:05 (UTC)". */
export const sayMoment = (at: Date) => at.toISOString().replace(/T(\d\d:\d\d).*/, ' at $1 (UTC)');

export const NOT_YOU =
  'If that was not you, press "Forgot password" on the sign-in page at once, and choose a new one.';

/** A sign-in in a browser that the account does not know. */
export function newDeviceMail(
  to: Addressee,
  device: string | undefined,
  at: Date,
  passkey?: string,
): Mail {
  const how = passkey === undefined ? 'your password' : 'a passkey';
  return ownerMail(to, 'New sign-in to your Statewise account', [
    `Someone signed in to your account with ${how} on ${sayMoment(at)}.`,
    `Browser: ${device ?? 'one that we do not know'}.`,
    'If that was you, there is nothing to do.',
    passkey === undefined
      ? 'If that was not you, sign in, change your password, and sign out everywhere else.'
      : 'If that was not you, sign in, remove the passkeys that you do not know, and sign out everywhere else.',
  ]);
}

const passkeysStay = (count: number) =>
  `${count === 1 ? 'A passkey still opens' : `${count} passkeys still open`} your account without the password. Look at them on your account page, and remove what you do not know.`;

/** The password was changed by its owner, or by the link of "Forgot password". */
export function passwordChangedMail(
  to: Addressee,
  how: 'changed' | 'reset',
  at: Date,
  passkeys: number,
): Mail {
  return ownerMail(to, 'Your Statewise password was changed', [
    how === 'changed'
      ? `The password of your account was changed on ${sayMoment(at)}.`
      : `The link of "Forgot password" was used on ${sayMoment(at)}, and a new password was chosen.`,
    how === 'changed'
      ? 'All other browsers were signed out.'
      : 'All browsers were signed out, and addresses of calendars and feeds have ended.',
    ...(passkeys > 0 ? [passkeysStay(passkeys)] : []),
    NOT_YOU,
  ]);
}

/** An app, a passkey or recovery codes were added, removed or replaced. */
export function factorsChangedMail(to: Addressee, what: string, at: Date): Mail {
  return ownerMail(to, 'The second step of your Statewise account was changed', [
    `${what}. That was on ${sayMoment(at)}.`,
    NOT_YOU,
  ]);
}

/** The people who run the installation took the second step away, as somebody asked them to. */
export function factorsRemovedMail(to: Addressee, at: Date): Mail {
  return ownerMail(to, 'The second step of your Statewise account was taken away', [
    `The people who run this site took it away on ${sayMoment(at)}, because they were asked to.`,
    'Your password alone opens your account now. Sign in and add an app or a passkey again.',
    'If you did not ask for that, change your password at once, and write to the people who run this site.',
  ]);
}

/** A recovery code was used in place of an app or passkey. */
export function recoveryCodeMail(to: Addressee, left: number, at: Date): Mail {
  return ownerMail(to, 'A recovery code of your Statewise account was used', [
    `It was used on ${sayMoment(at)}. You have ${left} left.`,
    'Make new ones on your account page before they run out.',
    NOT_YOU,
  ]);
}
