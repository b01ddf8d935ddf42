/** Boxes and figures of the check, in Spanish. */
import type { CheckWords } from './words.ts';

const plain = (label: string, hint = '') => ({ label: () => label, hint });

export const ROWS_ES: CheckWords['rows'] = {
  consumers: {
    label: (place) => `Personas de ${place}`,
    hint: 'Clientes, lectores de su boletín, clientes potenciales y visitantes que una cookie, un dispositivo o un número IP permite distinguir. No cuente a su personal ni a quien actúa por una empresa; California también los cuenta. Donde la condición lo dice, no cuente a las personas cuyos datos usó solo para cobrar.',
  },
  sellsOrSharesConsumers: {
    label: (place) => `Personas de ${place} cuyos datos compra, vende o comparte para anuncios`,
    hint: '',
  },
  consumersHouseholdsDevices: {
    label: (place) => `Llegar a personas, hogares y dispositivos en ${place}`,
    hint: 'Sume los tres números. Cuente los datos que compró, recibió, vendió o pasó a otros. Una familia con dos teléfonos cuenta por cada uno.',
  },
  sensitiveConsumers: {
    label: (place) => `Personas de ${place} de quienes tiene datos sensibles`,
    hint: '',
  },
  offeredForSaleConsumers: {
    label: (place) => `Personas de ${place} cuyos datos ofrece en venta`,
    hint: '',
  },
  annualRevenueUSD: plain('Ingresos anuales'),
  employees: plain('Personas que trabajan para usted'),
  sbaSmallBusiness: plain(
    'Pequeña empresa según las reglas federales',
    'Cada sector tiene su propio límite: ingresos anuales promedio en la mayoría, número de empleados en otros. Sume las empresas que usted controla o que controlan a la suya. Si su empresa no tiene un establecimiento en Estados Unidos, no está claro: elija “No sé”.',
  ),
  sellsPersonalData: plain(
    'Vender o intercambiar datos personales',
    'Darlos a otra empresa por dinero u otra cosa de valor: listas, clientes potenciales, datos a cambio de descuentos. Los píxeles de anuncios también pueden contar. Los proveedores que solo trabajan para usted no cuentan.',
  ),
  sellsForMoney: plain(
    'Una empresa le paga dinero por esos datos',
    'Los intercambios por servicios o descuentos no cuentan aquí.',
  ),
  saleRevenuePercent: plain('Parte de los ingresos por vender datos'),
  offersDataForSale: plain(
    'Ofrecer esos datos en venta',
    'Cuenta una lista de precios, un sitio o un contrato que los ofrece, aunque nadie los haya comprado.',
  ),
  sellsSensitiveData: plain(
    'Vende o intercambia datos sensibles',
    'Salud, raza, religión, vida sexual, inmigración, datos biométricos, ubicación exacta o datos de niños.',
  ),
  dataBroker: plain(
    'Vender datos de personas con quienes nunca trató',
    'Vender o licenciar listas, clientes potenciales o perfiles de personas que nunca trataron con su empresa.',
  ),
  sellsToDataBroker: plain(
    'Vender datos de clientes a un corredor de datos',
    'Venderlos o licenciarlos a una empresa que los vende a otras.',
  ),
  acquiresPersonalData: plain(
    'Recibir datos de personas de otras empresas',
    'Comprarlos, alquilarlos o recibirlos para su propio uso: listas de correo, clientes potenciales, datos de socios. Lo que sus proveedores reúnen para usted no cuenta.',
  ),
  targetedAdvertising: plain(
    'Usar anuncios que siguen a las personas entre sitios',
    'Píxeles de Meta, Google Ads o TikTok, retargeting, listas de clientes que usted sube.',
  ),
  processesSensitiveData: {
    label: (place) => `Datos sensibles (${place})`,
    hint: 'Salud, raza, religión, vida sexual, inmigración, datos biométricos, ubicación exacta, datos de niños. En Connecticut también números de identificación, y de cuentas o tarjetas con sus códigos.',
  },
  processesBiometricData: plain(
    'Huellas, rostros o voces que identifican a alguien',
    'Cuentan los relojes con huella, el acceso con el rostro y el escaneo de ojos. Las fotos, los videos y las grabaciones de llamadas simples no.',
  ),
  controlsHealthData: plain(
    'Datos de salud fuera de HIPAA',
    'Formularios de gimnasios o spas, aplicaciones, compras que muestran una condición.',
  ),
  reproductiveHealthData: plain(
    'Datos de salud reproductiva o sexual',
    'También compras, búsquedas o lugares que la muestren.',
  ),
  servicesForMinors: plain(
    'Operar un servicio en línea que usan menores',
    'Un sitio, aplicación o servicio que usted sabe que usan menores de 18 años.',
  ),
  usesProcessors: plain(
    'Otras empresas manejan datos de personas para usted',
    'Correo masivo, tienda en línea, nómina, reservas, almacenamiento en la nube o soporte técnico.',
  ),
  profiling: plain(
    'Un programa califica o clasifica personas para decidir sobre ellas',
    'Filtra currículums, califica crédito o inquilinos, o dice sí o no por sí solo. Ordenar listas de correo no cuenta.',
  ),
  knowsChildren: plain(
    'Sabe que algunas de esas personas son menores de 13 años',
    'Pide la edad o la fecha de nacimiento, ofrece algo para niños, o tiene buenas razones para saberlo.',
  ),
  knowsTeens: plain(
    'Sabe que algunas de esas personas tienen de 13 a 17 años',
    'Pide la edad o la fecha de nacimiento, tiene programas para jóvenes o precios de estudiante, o tiene buenas razones para saberlo.',
  ),
  loyaltyProgram: plain(
    'Tiene un club de lealtad, premios o descuentos',
    'Puntos, sellos ligados a un nombre o número, y precios de socio a cambio de un correo electrónico.',
  ),
  usesDeidentifiedData: plain(
    'Guarda datos sin nombres, como anónimos',
    'Cuenta con que las leyes de privacidad no cubren esos datos. Los totales de informes normales no cuentan.',
  ),
  nonprofit: plain('Una organización sin fines de lucro'),
  government: plain('Una entidad del gobierno'),
  higherEducation: plain('Un college o universidad'),
  glbaInstitution: plain(
    'Una institución financiera según la ley Gramm-Leach-Bliley',
    'Bancos, prestamistas, preparadores de impuestos, asesores financieros, concesionarios que financian.',
  ),
  bank: plain('Un banco o cooperativa de crédito, o su filial financiera'),
  insurer: plain('Una compañía, agencia o agente de seguros'),
  hipaaCoveredEntity: plain(
    'Un proveedor o plan de salud según HIPAA (entidad cubierta)',
    'Médicos, dentistas, clínicas y farmacias que cobran al seguro.',
  ),
  hipaaBusinessAssociate: plain(
    'Un socio comercial según HIPAA (maneja datos de pacientes por contrato)',
  ),
  airCarrier: plain('Una aerolínea'),
  publicUtility: plain('Una empresa regulada de servicios públicos'),
  electricUtility: plain('Una empresa eléctrica o vendedora de energía'),
  securitiesAssociation: plain('Una asociación nacional de valores o futuros'),
  sharesBrandAndControl: plain(
    'Compartir control y marca con una empresa mayor',
    'Una controla a la otra, y comparten datos de clientes. Una franquicia por su cuenta no cuenta.',
  ),
  carMaker: plain(
    'Fabricar autos que recopilan datos',
    'Un fabricante, o parte de uno, que recopila datos del uso de los autos. Los concesionarios y talleres no lo son.',
  ),
  adRevenuePercent: plain('Ingresos por anuncios en línea de otros'),
  smartSpeaker: plain('Ofrecer al público una bocina inteligente con asistente de voz'),
  appStoreApps: plain('Aplicaciones en la tienda que usted opera'),
  collectsOnline: plain(
    'La gente deja datos de contacto en su sitio o aplicación',
    'Un formulario de contacto, una tienda, una página de reservas, un boletín o una cuenta.',
  ),
};
