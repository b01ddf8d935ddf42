/**
 * Each fact in Spanish: known and missing. The subject is "su empresa", so that gender and number
 * always agree.
 */
import { capital } from '#text/case.ts';
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import type { FactKey } from '#law/schema.ts';
import type { Known } from '../rules/truth.ts';
import { contados, personas } from './counted-es.ts';
import type { Saying } from './sentences.ts';
import { inFigures } from '#text/figures.ts';

const people = (value: number) => inFigures(value, 'es');
const dollars = (value: number) => `$${people(value)}`;
const percent = (value: number) => `el ${people(value)}%`;

/** "2,140", or bounds: "hasta 9,999". */
function figure(value: Known, format: (value: number) => string): string {
  if (typeof value !== 'object') return format(Number(value));
  const { least, most } = value;
  if (least === most) return format(least);
  if (most === NO_UPPER_BOUND) return `al menos ${format(least)}`;
  return least === 0 ? `hasta ${format(most)}` : `entre ${format(least)} y ${format(most)}`;
}

const count = (
  have: (n: string, place: string) => string,
  missing: (place: string) => string,
): Saying => ({ have: (value, place) => have(figure(value, people), place), missing });

/** "El 9% de sus ingresos viene de vender datos." */
const share = (from: (place: string) => string): Saying => ({
  have: (value, place) =>
    `${capital(figure(value, percent))} de sus ingresos viene de ${from(place)}.`,
  missing: (place) => `qué parte de sus ingresos viene de ${from(place)}`,
});

/** From the verb on: "vende datos personales" and "no vende datos personales". */
const does = (yes: string, no: string, who = 'su empresa'): Saying => ({
  have: (value) => `${capital(who)} ${value === true ? yes : no}.`,
  missing: () => `si ${who} ${yes}`,
});

/** The same with the state named at the end. */
const doesIn = (yes: string, no: string): Saying => ({
  have: (value, place) => `Su empresa ${value === true ? yes : no} de personas de ${place}.`,
  missing: (place) => `si su empresa ${yes} de personas de ${place}`,
});

const kind = (what: string, who?: string) => does(`es ${what}`, `no es ${what}`, who);
const GROUP = 'su organización';

export const FACTS_ES: Record<FactKey, Saying> = {
  consumers: count(
    (n, place) => `Su empresa tiene datos de ${personas(n)} de ${place}.`,
    (place) => `de cuántas personas de ${place} tiene datos`,
  ),
  sellsOrSharesConsumers: count(
    (n, place) => `Su empresa compra, vende o comparte datos de ${personas(n)} de ${place}.`,
    (place) => `de cuántas personas de ${place} compra, vende o comparte datos`,
  ),
  consumersHouseholdsDevices: count(
    (n, place) =>
      `Su empresa cuenta ${contados(n, 'persona, hogar o dispositivo', 'personas, hogares y dispositivos')} en ${place}.`,
    (place) => `cuántas personas, hogares y dispositivos cuenta en ${place}`,
  ),
  sensitiveConsumers: count(
    (n, place) => `Su empresa tiene datos sensibles de ${personas(n)} de ${place}.`,
    (place) => `de cuántas personas de ${place} tiene datos sensibles`,
  ),
  offeredForSaleConsumers: count(
    (n, place) => `Su empresa ofrece en venta datos de ${personas(n)} de ${place}.`,
    (place) => `de cuántas personas de ${place} ofrece datos en venta`,
  ),
  annualRevenueUSD: {
    have: (value) => `Sus ingresos anuales son de ${figure(value, dollars)}.`,
    missing: () => 'sus ingresos anuales',
  },
  employees: count(
    (n) => `Su empresa tiene ${contados(n, 'empleado', 'empleados')}.`,
    () => 'cuántas personas trabajan para usted',
  ),
  sbaSmallBusiness: does(
    'es pequeña según las reglas de la SBA',
    'no es pequeña según las reglas de la SBA',
  ),
  sellsPersonalData: does(
    'vende o intercambia datos personales',
    'no vende ni intercambia datos personales',
  ),
  sellsForMoney: does('vende datos personales por dinero', 'no vende datos personales por dinero'),
  saleRevenuePercent: share((place) =>
    place === 'California' ? 'vender o compartir datos' : 'vender datos',
  ),
  offersDataForSale: does(
    'ofrece datos personales en venta',
    'no ofrece datos personales en venta',
  ),
  sellsSensitiveData: does('vende datos sensibles', 'no vende datos sensibles'),
  dataBroker: kind('un corredor de datos'),
  sellsToDataBroker: does(
    'vende datos a un corredor de datos',
    'no vende datos a un corredor de datos',
  ),
  acquiresPersonalData: does(
    'recibe datos personales de otras empresas',
    'no recibe datos personales de otras empresas',
  ),
  targetedAdvertising: does('usa publicidad dirigida', 'no usa publicidad dirigida'),
  profiling: does(
    'usa programas que califican a las personas',
    'no usa programas que califiquen a las personas',
  ),
  processesSensitiveData: doesIn('tiene datos sensibles', 'no tiene datos sensibles'),
  processesBiometricData: does('usa datos biométricos', 'no usa datos biométricos'),
  controlsHealthData: does('tiene datos de salud', 'no tiene datos de salud'),
  reproductiveHealthData: does(
    'tiene datos de salud reproductiva o sexual',
    'no tiene datos de salud reproductiva o sexual',
  ),
  knowsChildren: does(
    'sabe que tiene datos de menores de 13 años',
    'no sabe que tenga datos de menores de 13 años',
  ),
  knowsTeens: does(
    'sabe que tiene datos de jóvenes de 13 a 17 años',
    'no sabe que tenga datos de jóvenes de 13 a 17 años',
  ),
  servicesForMinors: does(
    'opera un servicio en línea que usan menores de 18 años',
    'no opera un servicio en línea que usen menores de 18 años',
  ),
  usesProcessors: does(
    'usa empresas externas para manejar datos',
    'no usa empresas externas para manejar datos',
  ),
  usesDeidentifiedData: does(
    'usa datos a los que se quitó el nombre',
    'no usa datos a los que se quitó el nombre',
  ),
  loyaltyProgram: does('tiene un club de clientes', 'no tiene un club de clientes'),
  nonprofit: {
    have: (value) =>
      value === true
        ? 'Su organización no tiene fines de lucro.'
        : 'Su organización tiene fines de lucro.',
    missing: () => 'si su organización tiene fines de lucro',
  },
  government: kind('una entidad del gobierno', GROUP),
  higherEducation: kind('un college o una universidad', GROUP),
  glbaInstitution: kind('una institución financiera según la ley Gramm-Leach-Bliley'),
  bank: kind('un banco o una cooperativa de crédito'),
  insurer: kind('una aseguradora'),
  hipaaCoveredEntity: kind('una entidad cubierta según HIPAA', GROUP),
  hipaaBusinessAssociate: kind('un socio comercial según HIPAA'),
  airCarrier: kind('una aerolínea'),
  publicUtility: kind('una compañía regulada de servicios públicos'),
  electricUtility: kind('una compañía eléctrica'),
  securitiesAssociation: kind('una asociación nacional de valores', GROUP),
  sharesBrandAndControl: does(
    'comparte control, marca y datos de clientes con una empresa que la ley de California obliga',
    'no comparte control, marca y datos de clientes con una empresa que la ley de California obliga',
  ),
  carMaker: does('fabrica autos que recopilan datos', 'no fabrica autos que recopilen datos'),
  adRevenuePercent: share(() => 'la publicidad en línea'),
  smartSpeaker: does(
    'ofrece al público una bocina inteligente',
    'no ofrece al público una bocina inteligente',
  ),
  appStoreApps: count(
    (n) => `La tienda que opera su empresa ofrece ${contados(n, 'aplicación', 'aplicaciones')}.`,
    () => 'cuántas aplicaciones ofrece la tienda que opera su empresa',
  ),
  collectsOnline: does(
    'recopila datos de contacto en un sitio o aplicación',
    'no recopila datos de contacto en ningún sitio ni aplicación',
  ),
};
