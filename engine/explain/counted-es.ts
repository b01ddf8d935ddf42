/** Spanish counts: "1 persona", "2,140 personas", "1,000,000 de personas". */
import { pluralsIn } from '#text/plurals.ts';

const form = pluralsIn('es-US');

/** The noun alone, for sentences in which more than the noun changes. */
export const segun = (said: string, one: string, other: string, many = other): string =>
  form(said, { one, other, many });

/** A figure in digits with its noun. */
export const contados = (said: string, one: string, other: string): string =>
  `${said} ${segun(said, one, other, `de ${other}`)}`;

export const personas = (said: string): string => contados(said, 'persona', 'personas');
