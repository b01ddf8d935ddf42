/** How each fact is said in Spanish: what the owner has, what is missing, and what a test asks. Written with "usted". */
import type { Condition, FactKey } from '#law/schema.ts';
import type { Known } from '../truth.ts';
import type { Saying } from './sentences.ts';

const plain = new Intl.NumberFormat('es-US');

interface Unit {
  readonly format: (value: number) => string;
}
const people: Unit = { format: (value) => plain.format(value) };
const dollars: Unit = { format: (value) => `$${plain.format(value)}` };
const percent: Unit = { format: (value) => `${plain.format(value)} %` };

/** "2,140", or what is known of the number: "como máximo 9,999". */
function figure(value: Known, { format }: Unit): string {
  if (typeof value !== 'object') return format(Number(value));
  const { least, most } = value;
  if (least === most) return format(least);
  if (most === Number.MAX_SAFE_INTEGER) return `al menos ${format(least)}`;
  return least === 0 ? `como máximo ${format(most)}` : `de ${format(least)} a ${format(most)}`;
}

const BOUNDS: Readonly<Record<Condition['op'], (n: string) => string>> = {
  '>=': (n) => `${n} o más`,
  '>': (n) => `más de ${n}`,
  '<=': (n) => `${n} o menos`,
  '<': (n) => `menos de ${n}`,
  '=': (n) => `exactamente ${n}`,
};

/** Also what a test asks: "datos de 35,000 personas o más de Delaware". */
export interface SayingWithTest extends Saying {
  readonly test: (condition: Condition, place: string) => string;
}

const singular = (text: string) =>
  text.replace(/(?<= )1 (personas|empleados)/, (match) => match.slice(0, -1));

function amount(
  unit: Unit,
  have: (n: string, place: string) => string,
  missing: (place: string) => string,
  test: (n: string, place: string) => string,
): SayingWithTest {
  return {
    have: (value, place) => singular(have(figure(value, unit), place)),
    missing,
    test: ({ op, value }, place) => test(BOUNDS[op](unit.format(Number(value))), place),
  };
}

/** From the verb on: "vende datos personales" and "no vende datos personales". */
function does(yes: string, no: string): SayingWithTest {
  return {
    have: (value) => `Usted ${value === true ? yes : no}.`,
    missing: () => `si usted ${yes}`,
    test: ({ value }) => `la empresa ${value === true ? yes : no}`,
  };
}

/** The same with the state named at the end. */
function doesIn(yes: string, no: string): SayingWithTest {
  return {
    have: (value, place) => `Usted ${value === true ? yes : no} de personas de ${place}.`,
    missing: (place) => `si usted ${yes} de personas de ${place}`,
    test: ({ value }, place) => `la empresa ${value === true ? yes : no} de personas de ${place}`,
  };
}

const kind = (what: string) => does(`es ${what}`, `no es ${what}`);

export const FACTS_ES: Record<FactKey, SayingWithTest> = {
  consumers: amount(
    people,
    (n, place) => `Usted tiene datos de ${n} personas de ${place}.`,
    (place) => `de cuántas personas de ${place} tiene datos`,
    (n, place) => `datos de ${n} personas de ${place}`,
  ),
  sellsOrSharesConsumers: amount(
    people,
    (n, place) => `Usted compra, vende o comparte datos de ${n} personas de ${place}.`,
    (place) => `de cuántas personas de ${place} compra, vende o comparte datos`,
    (n, place) => `compra, venta o intercambio de datos de ${n} personas de ${place}`,
  ),
  consumersHouseholdsDevices: amount(
    people,
    (n, place) => `Usted cuenta ${n} personas, hogares y aparatos en ${place}.`,
    (place) => `cuántas personas, hogares y aparatos cuenta en ${place}`,
    (n, place) => `datos de ${n} personas, hogares o aparatos de ${place}`,
  ),
  sensitiveConsumers: amount(
    people,
    (n, place) => `Usted tiene datos sensibles de ${n} personas de ${place}.`,
    (place) => `de cuántas personas de ${place} tiene datos sensibles`,
    (n, place) => `datos sensibles de ${n} personas de ${place}`,
  ),
  offeredForSaleConsumers: amount(
    people,
    (n, place) => `Usted ofrece en venta datos de ${n} personas de ${place}.`,
    (place) => `de cuántas personas de ${place} ofrece datos en venta`,
    (n, place) => `datos ofrecidos en venta de ${n} personas de ${place}`,
  ),
  annualRevenueUSD: amount(
    dollars,
    (n) => `Sus ingresos anuales son ${n}.`,
    () => 'sus ingresos anuales',
    (n) => `ingresos anuales de ${n}`,
  ),
  employees: amount(
    people,
    (n) => `Usted tiene ${n} empleados.`,
    () => 'cuántas personas trabajan para usted',
    (n) => `${n} empleados`,
  ),
  sbaSmallBusiness: does(
    'es una pequeña empresa según las reglas de la SBA',
    'no es una pequeña empresa según las reglas de la SBA',
  ),
  sellsPersonalData: does(
    'vende o intercambia datos personales',
    'no vende ni intercambia datos personales',
  ),
  sellsForMoney: does('vende datos personales por dinero', 'no vende datos personales por dinero'),
  saleRevenuePercent: amount(
    percent,
    (n) => `La venta de datos le da ${n} de sus ingresos.`,
    () => 'qué parte de sus ingresos viene de vender datos',
    (n) => `${n} de los ingresos por vender datos`,
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
    'no sabe de menores de 13 años',
  ),
  knowsTeens: does(
    'sabe que tiene datos de jóvenes de 13 a 17 años',
    'no sabe de jóvenes de 13 a 17 años',
  ),
  servicesForMinors: does(
    'tiene un servicio en línea que usan menores de 18 años',
    'no tiene un servicio en línea que usen menores de 18 años',
  ),
  usesProcessors: does(
    'usa empresas externas que manejan datos por usted',
    'no usa empresas externas para manejar datos',
  ),
  usesDeidentifiedData: does(
    'usa datos a los que se quitó el nombre',
    'no usa datos a los que se quitó el nombre',
  ),
  loyaltyProgram: does('tiene un club de clientes', 'no tiene un club de clientes'),
  nonprofit: kind('una organización sin fines de lucro'),
  government: kind('una entidad del gobierno'),
  higherEducation: kind('una universidad'),
  glbaInstitution: kind('una institución financiera según la ley Gramm-Leach-Bliley'),
  bank: kind('un banco o una cooperativa de crédito'),
  insurer: kind('una aseguradora'),
  hipaaCoveredEntity: kind('una entidad de salud obligada por HIPAA'),
  hipaaBusinessAssociate: kind('una empresa con contrato HIPAA'),
  airCarrier: kind('una aerolínea'),
  publicUtility: kind('una empresa regulada de servicios públicos'),
  electricUtility: kind('una empresa eléctrica'),
  securitiesAssociation: kind('una asociación nacional de valores'),
  carMaker: kind('un fabricante de vehículos'),
  adRevenuePercent: amount(
    percent,
    (n) => `La publicidad en línea le da ${n} de sus ingresos.`,
    () => 'qué parte de sus ingresos viene de la publicidad en línea',
    (n) => `${n} de los ingresos por publicidad en línea`,
  ),
  smartSpeaker: does('ofrece un altavoz inteligente', 'no ofrece un altavoz inteligente'),
  appStoreApps: amount(
    people,
    (n) => `Su tienda ofrece ${n} aplicaciones.`,
    () => 'cuántas aplicaciones ofrece su tienda',
    (n) => `una tienda con ${n} aplicaciones`,
  ),
};
