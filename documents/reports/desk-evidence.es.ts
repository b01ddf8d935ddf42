/** What the request desk proves, in Spanish. */
import { list, longDate } from '#text/english.es.ts';
import { plural } from '#text/figures.es.ts';
import type * as english from './desk-evidence.ts';

const some = (count: number, words: string) => (count === 0 ? [] : [`${words}: ${count}`]);

/** "12 solicitudes; respondidas a tiempo: 11; abiertas: 1; último día: 3 de diciembre de 2026." */
export const answeredWords: typeof english.answeredWords = (figures) => {
  const { received, inTime, late, ended, open, overdue, nextLastDay } = figures;
  if (received === 0) return 'Todavía no llegó ninguna solicitud.';
  const parts = [
    plural(received, 'solicitud', 'solicitudes'),
    ...some(inTime, 'respondidas a tiempo'),
    ...some(late, 'respondidas tarde'),
    ...some(ended, 'terminadas sin respuesta'),
    ...some(open, 'abiertas'),
    ...some(overdue, 'de ellas vencidas'),
    ...(nextLastDay === null ? [] : [`último día: ${longDate(nextLastDay)}`]),
  ];
  return `${parts.join('; ')}.`;
};

const WAYS: Readonly<Record<string, string>> = {
  form: 'por el formulario',
  email: 'por correo electrónico',
  phone: 'por teléfono',
  post: 'por correo postal',
  counter: 'en el mostrador',
  vendor: 'por medio de un proveedor',
};

export const waysWords: typeof english.waysWords = ({ isOn, received, ways }) => {
  const form = `El formulario de solicitudes está ${isOn ? 'activo' : 'apagado'}.`;
  if (received === 0) return `${form} Todavía no llegó ninguna solicitud.`;
  const came = ways.map(({ way, count }) => `${count} ${WAYS[way] ?? `por ${way}`}`);
  return `${form} De ${plural(received, 'solicitud', 'solicitudes')}, llegaron ${list(came)}.`;
};
