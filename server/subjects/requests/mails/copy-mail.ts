/** The mail with the link that opens the copy of somebody's data once. */
import { fecha } from '#engine/explain/spanish.ts';
import { longDate } from '#text/english.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { isPlainName, plainMail } from '#server/base/mail/mails.ts';
import type { Mail } from '#server/base/mail/store.ts';
import { copyPath } from '#server/subjects/requests/copy/copy-path.ts';
import type { Services } from '#server/subjects/services.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

/** "The copy of your data", to the address of the request alone. `until`: the last day, ISO. */
export function copyMail(
  { origin }: Pick<Services, 'origin'>,
  { businessName }: StoredBusiness,
  { person, language, reference }: StoredRequest,
  { token, until }: { readonly token: string; readonly until: string },
): Mail {
  const email = person?.email ?? '';
  const link = origin() + copyPath(token, language);
  const name = isPlainName(businessName) ? businessName : null;
  return language === 'es'
    ? plainMail(
        email,
        `La copia de sus datos (${reference})`,
        [
          `${name ?? 'Una empresa'} preparó la copia de sus datos para la solicitud ${reference}.`,
          `Abra esta página y presione el botón. Se abre una sola vez, hasta el ${fecha(until)}. Después la copia se borra aquí: guarde el archivo.`,
          { link },
          'No reenvíe este mensaje: quien tiene el enlace puede abrir la copia.',
        ],
        'es',
      )
    : plainMail(email, `The copy of your data (${reference})`, [
        `${name ?? 'A business'} made the copy of your data for request ${reference}.`,
        `Open this page and press the button. It opens once, until ${longDate(until)}. After that the copy is erased here: save the file.`,
        { link },
        'Do not forward this message: whoever has the link can open the copy.',
      ]);
}
