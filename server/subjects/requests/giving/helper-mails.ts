/** Mails to helpers: in the name of the business, about a request by its number alone. */
import type { Language } from '#text/language.ts';
import { longDate } from '#text/english.ts';
import * as spanish from '#text/english.es.ts';
import { isPlainName, ownerMail, strangersMail, type Addressee } from '#server/base/mail/mails.ts';
import type { Mail, WaitingMail } from '#server/base/mail/store.ts';
import { aboutRequest, type StoredRequest } from '#server/subjects/requests/stored/store.ts';

/** What a mail to a helper carries: a refused one is told at the request. */
export const toHelper = (
  request: StoredRequest,
  { businessName }: { readonly businessName: string },
): NonNullable<WaitingMail['carries']> => ({
  ...aboutRequest(request),
  toHelper: true,
  ...(isPlainName(businessName) && businessName !== '' && { name: businessName }),
});

interface Receiver {
  readonly email: string;
  /** Of the helper, once they accepted. */
  readonly account: Omit<Addressee, 'email'> | undefined;
  readonly writer: { readonly language: Language };
}

interface About {
  readonly businessName: string;
  readonly reference: string;
}

const named = ({ businessName }: About) => (isPlainName(businessName) ? businessName : '');

/** A request was given: with the link of the invitation, or of the page where it now stands. */
export function givenMail(
  { email, account, writer }: Receiver,
  about: About & { readonly day: string | undefined },
  to: { readonly invitation: string } | { readonly page: string },
): Mail {
  const subject = 'Somebody asks you to help with a privacy request';
  const asks = `${named(about) || 'A business'} asks you to help with the privacy request ${about.reference} on Statewise.`;
  const { day } = about;
  const lastDay =
    day === undefined
      ? []
      : [
          {
            en: `Its last day is ${longDate(day)}.`,
            es: `Su último día es el ${spanish.longDate(day)}.`,
          },
        ];
  const ignore = 'If you do not expect this, ignore the message.';
  if ('page' in to)
    return ownerMail({ firstName: '@', ...account, email }, subject, [
      asks,
      ...lastDay,
      'Sign in to see it, with the next step.',
      { link: to.page },
      ignore,
    ]);
  const opens =
    'Open this link and sign in, or open an account with this address. It works for 7 days.';
  const paragraphs = [asks, ...lastDay, opens, { link: to.invitation }, ignore];
  return strangersMail(email, subject, paragraphs, writer.language);
}

/** Tomorrow, or today, is the last day of a request. */
export function lastDayMail(
  to: Addressee,
  about: About & { readonly day: string },
  page: string,
): Mail {
  const { reference, day } = about;
  const of =
    named(about) === ''
      ? { en: '', es: '' }
      : { en: ` of ${named(about)}`, es: ` de ${named(about)}` };
  return ownerMail(to, 'A request that was given to you comes due', [
    {
      en: `The last day of the privacy request ${reference}${of.en} is ${longDate(day)}.`,
      es: `El último día de la solicitud de privacidad ${reference}${of.es} es el ${spanish.longDate(day)}.`,
    },
    { link: page },
  ]);
}

/** A helper wrote a note, such as that a letter is ready: its owner is told, without its words. */
export const noteMail = (
  to: Addressee,
  { reference, by }: { readonly reference: string; readonly by: string },
  page: string,
): Mail =>
  ownerMail(to, 'A helper wrote a note about a request', [
    {
      en: `${isPlainName(by) ? by : 'Your helper'} wrote a note about the privacy request ${reference}.`,
      es: `${isPlainName(by) ? by : 'Su ayudante'} escribió una nota sobre la solicitud de privacidad ${reference}.`,
    },
    { link: page },
  ]);

/** A helper accepted: the owner is told once. */
export const joinedMail = (to: Addressee, by: string, page: string): Mail =>
  ownerMail(to, 'A helper accepted your invitation', [
    {
      en: `${isPlainName(by) ? by : 'Your helper'} can now work on the requests that you gave them.`,
      es: `${isPlainName(by) ? by : 'Su ayudante'} ya puede trabajar en las solicitudes que usted le dio.`,
    },
    { link: page },
  ]);
