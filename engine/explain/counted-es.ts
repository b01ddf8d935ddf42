/** Spanish counts: "1 persona", "2,140 personas", "1,000,000 de personas". */
import { pluralsIn } from '#text/plurals.ts';

const form = pluralsIn('es-US');

/** The noun without its number, for sentences in which other words change too. */
export const segun = (said: string, one: string, other: string, many = other): string =>
  form(said, { one, other, many });

/** A number in digits with its noun. */
export const contados = (said: string, one: string, other: string): string =>
  `${said} ${segun(said, one, other, `de ${other}`)}`;

export const personas = (said: string): string => contados(said, 'persona', 'personas');
