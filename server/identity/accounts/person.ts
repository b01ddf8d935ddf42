/** An account as the contract shows it. */
import { EASTERN } from '#calendar/time-zone.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { User } from './store.ts';

type Known = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'emailVerifiedAt' | 'businessName' | 'timeZone'
>;

export const personOf = (user: Known, { mailSender }: Pick<IdentityServices, 'mailSender'>) => ({
  ...user,
  timeZone: user.timeZone ?? EASTERN,
  emailVerified: user.emailVerifiedAt !== null,
  mails: mailSender.mails,
});
