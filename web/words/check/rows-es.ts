/** What is ticked or held against a figure, in Spanish. */
import type { CheckWords } from './words.ts';

const plain = (label: string, hint = '') => ({ label: () => label, hint });

export const ROWS_ES: CheckWords['rows'] = {
  consumers: {
    label: (place) => `Personas de ${place}`,
    hint: 'Clientes, lectores de su boletín, contactos y visitantes que una cookie, un aparato o un número IP permite distinguir. No cuente a su personal ni a quien actúa por una empresa; California también los cuenta. Donde la prueba lo dice, no cuente a quienes solo pagaron.',
  },
  sellsOrSharesConsumers: {
    label: (place) =>
      `Personas de ${place} cuya información compra, vende o comparte para anuncios`,
    hint: '',
  },
  consumersHouseholdsDevices: {
    label: (place) => `Llegar a personas, hogares y aparatos en ${place}`,
    hint: 'Sume los tres números. Cuente la información que compró, recibió, vendió o pasó a otros. Una familia con dos teléfonos cuenta por cada uno.',
  },
  sensitiveConsumers: {
    label: (place) => `Personas de ${place} de quienes tiene datos sensibles`,
    hint: '',
  },
  offeredForSaleConsumers: {
    label: (place) => `Personas de ${place} cuya información ofrece en venta`,
    hint: '',
  },
  annualRevenueUSD: plain('Ingresos anuales'),
  employees: plain('Personas que trabajan para usted'),
  sbaSmallBusiness: plain(
    'Pequeña empresa según las reglas federales',
    'Cada industria tiene su propio límite: ingresos anuales promedio en la mayoría, número de empleados en otras. Sume las empresas que usted controla o que lo controlan.',
  ),
  sellsPersonalData: plain(
    'Vender o intercambiar información de personas',
    'Darla a otra empresa por dinero u otra cosa de valor: listas, contactos, datos a cambio de descuentos. Los píxeles de anuncios también pueden contar. Los proveedores que solo trabajan para usted no cuentan.',
  ),
  sellsForMoney: plain(
    'Una empresa le paga dinero por ella',
    'Los cambios por servicios o descuentos no cuentan aquí.',
  ),
  saleRevenuePercent: plain('Parte de los ingresos por vender información'),
  offersDataForSale: plain(
    'Ofrecer esa información en venta',
    'Cuenta una lista de precios, un sitio o un contrato que la ofrece, aunque nadie la haya comprado.',
  ),
  sellsSensitiveData: plain(
    'Usted vende o intercambia datos sensibles',
    'Salud, raza, fe, vida sexual, inmigración, datos del cuerpo, ubicación exacta o datos de niños.',
  ),
  dataBroker: plain(
    'Vender datos de personas sin trato con usted',
    'Vender o licenciar listas, contactos o perfiles de personas que nunca trataron con usted.',
  ),
  sellsToDataBroker: plain(
    'Vender datos de clientes a un revendedor',
    'Venderlos o licenciarlos a una empresa que revende datos.',
  ),
  acquiresPersonalData: plain(
    'Recibir datos de personas de otras empresas',
    'Comprarlos, alquilarlos o recibirlos para su propio uso: listas de correo, contactos, datos de socios. Lo que sus proveedores reúnen para usted no cuenta.',
  ),
  targetedAdvertising: plain(
    'Usar anuncios que siguen a las personas',
    'Píxeles de Meta, Google Ads o TikTok, retargeting, listas de clientes que usted sube.',
  ),
  processesSensitiveData: {
    label: (place) => `Datos sensibles (${place})`,
    hint: 'Salud, raza, fe, vida sexual, inmigración, datos del cuerpo, ubicación exacta, datos de niños. En Connecticut también números de identidad, y de cuentas o tarjetas con sus códigos.',
  },
  processesBiometricData: plain(
    'Huellas, rostros o voces que identifican a alguien',
    'Cuentan los relojes con huella, el acceso con el rostro y los ojos. Las fotos, videos y grabaciones simples no.',
  ),
  controlsHealthData: plain(
    'Información de salud fuera de HIPAA',
    'Formularios de gimnasios o spas, aplicaciones, compras que muestran una condición.',
  ),
  reproductiveHealthData: plain(
    'Información de salud reproductiva o sexual',
    'También compras, búsquedas o lugares que la muestren.',
  ),
  servicesForMinors: plain(
    'Tener un servicio en línea que usan menores',
    'Un sitio, aplicación o servicio que usted sabe que usan menores de 18 años.',
  ),
  nonprofit: plain('Una organización sin fines de lucro'),
  government: plain('Una entidad del gobierno'),
  higherEducation: plain('Una universidad'),
  glbaInstitution: plain(
    'Una institución financiera según la ley Gramm-Leach-Bliley',
    'Bancos, prestamistas, preparadores de impuestos, asesores financieros, concesionarios que financian.',
  ),
  bank: plain('Un banco o cooperativa de crédito, o su filial financiera'),
  insurer: plain('Una compañía, agencia o agente de seguros'),
  hipaaCoveredEntity: plain(
    'Un proveedor o plan de salud bajo HIPAA',
    'Médicos, dentistas, clínicas y farmacias que cobran al seguro.',
  ),
  hipaaBusinessAssociate: plain('Un proveedor que maneja datos de pacientes con un contrato HIPAA'),
  airCarrier: plain('Una aerolínea'),
  publicUtility: plain('Una empresa regulada de servicios públicos'),
  electricUtility: plain('Una empresa eléctrica o vendedora de energía'),
  securitiesAssociation: plain('Una asociación nacional de valores o futuros'),
  carMaker: plain(
    'Fabricar autos que recogen datos',
    'Un fabricante, o parte de uno, que recoge datos del uso de los autos. Los concesionarios y talleres no lo son.',
  ),
  adRevenuePercent: plain('Los anuncios en línea que otros le pagan dan'),
  smartSpeaker: plain('Tener un altavoz inteligente con asistente de voz'),
  appStoreApps: plain('Tener una tienda de aplicaciones que ofrece'),
};
