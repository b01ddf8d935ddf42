/**
 * Mails about requests to the people who made them. They hold nothing that was typed, since anybody
 * can type another's address.
 */
import { fecha } from '#engine/explain/spanish.ts';
import { longDate } from '#text/english.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { isPlainName, plainMail } from '#server/base/mail/mails.ts';
import type { Mail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

type Origin = Pick<Services, 'origin'>;

/** The page with the letters: its address goes to the mailbox alone. */
const mailedAddress = ({ origin }: Origin, language: 'en' | 'es', token: string) =>
  `${origin()}${language === 'es' ? '/es' : ''}/r/m/${token}`;

const nameOf = ({ businessName }: StoredBusiness, otherwise: string) =>
  isPlainName(businessName) ? businessName : otherwise;

/** "We received your request", with the address of the page with its letters. */
export function receivedMail(
  services: Origin,
  business: StoredBusiness,
  { person, language, reference, receivedOn }: StoredRequest,
  token: string,
): Mail {
  const email = person?.email ?? '';
  const link = mailedAddress(services, language, token);
  return language === 'es'
    ? plainMail(
        email,
        `Su solicitud de privacidad (${reference})`,
        [
          `Su solicitud a ${nameOf(business, 'una empresa')} se guardó el ${fecha(receivedOn)}. Su número es ${reference}.`,
          'En esta página ve qué pasa con ella y lee las cartas para usted. Guarde este mensaje: solo este enlace abre las cartas.',
          { link },
          'Si usted no pidió nada, ignore este mensaje.',
        ],
        'es',
      )
    : plainMail(email, `Your privacy request (${reference})`, [
        `Your request to ${nameOf(business, 'a business')} was saved on ${longDate(receivedOn)}. Its number is ${reference}.`,
        'This page shows what happens with it, and the letters to you. Keep this message: only this link opens the letters.',
        { link },
        'If you did not ask for anything, ignore this message.',
      ]);
}

/** "Is this request yours?", with the address of the page where the person says so. */
export function confirmMail(
  { origin }: Origin,
  business: StoredBusiness,
  { person, language, reference }: StoredRequest,
  token: string,
): Mail {
  const email = person?.email ?? '';
  const link = `${origin()}${language === 'es' ? '/es' : ''}/r/c/${token}`;
  return language === 'es'
    ? plainMail(
        email,
        `¿Es suya esta solicitud? (${reference})`,
        [
          `${nameOf(business, 'Una empresa')} recibió la solicitud ${reference} con este correo.`,
          'Si es suya, abra esta página y presione el botón. Sirve 14 días.',
          { link },
          'Si no es suya, ignore este mensaje.',
        ],
        'es',
      )
    : plainMail(email, `Is this request yours? (${reference})`, [
        `${nameOf(business, 'A business')} got request ${reference} with this email address.`,
        'If it is yours, open this page and press the button. It works for 14 days.',
        { link },
        'If it is not yours, ignore this message.',
      ]);
}
